# Agon in a container: the program, an unprivileged user, and a volume for the database. No token is ever part of it.
#
#   docker build -t agon --build-arg AGON_COMMIT=$(git rev-parse --short=10 HEAD) .
#   docker run -d --name agon --restart unless-stopped -e DISCORD_TOKEN -v agon:/var/lib/agon agon
#
# More in docs/OPERATING.md.

FROM rust:1.95.0-bookworm AS tools
RUN cargo install --locked cargo-chef --version 0.1.78
WORKDIR /src

# The list of dependencies: this layer changes with every file, the list seldom does.
FROM tools AS plan
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

# Dependencies are built once for a list; a change of our own files builds only those.
FROM tools AS build
COPY --from=plan /src/recipe.json .
RUN cargo chef cook --release --locked --no-default-features --recipe-path recipe.json
COPY . .
ARG AGON_COMMIT
RUN .ci/image /image release

FROM debian:bookworm-slim
COPY --from=build /image/ /
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /var/lib/agon agon \
    && chown agon:agon /var/lib/agon \
    && chmod 700 /var/lib/agon
# For the health check inside the container only. An agon.toml with ops.listen decides instead.
ENV AGON_OPS_LISTEN=127.0.0.1:9090
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 CMD ["agon", "health"]
USER agon
# The database is agon.db in here, unless an agon.toml in here says otherwise.
WORKDIR /var/lib/agon
VOLUME /var/lib/agon
ENTRYPOINT ["agon"]
CMD ["run"]
