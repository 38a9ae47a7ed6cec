# Agon in a container: the program, an unprivileged user, and a volume for the database. No token is ever part of it.
#
#   docker build -t agon .
#   docker run -d --name agon --restart unless-stopped -e DISCORD_TOKEN -v agon:/var/lib/agon agon
#
# More in docs/OPERATING.md.

FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN .ci/image /image release

FROM debian:bookworm-slim
COPY --from=build /image/ /
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /var/lib/agon agon \
    && chown agon:agon /var/lib/agon \
    && chmod 700 /var/lib/agon
USER agon
# The database is agon.db in here, unless an agon.toml in here says otherwise.
WORKDIR /var/lib/agon
VOLUME /var/lib/agon
ENTRYPOINT ["agon"]
CMD ["run"]
