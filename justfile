# The commands the documents repeat. `just` lists them.

_list:
    @just --list --unsorted

# Starts the bot in a Discord of its own
sandbox *args:
    cargo run -- sandbox {{ args }}

# Runs all tests
test *args:
    cargo test --workspace {{ args }}

# Runs all tests with as many games as CI
test-long *args:
    AGON_TESTS_LONG=1 cargo test --workspace {{ args }}

# Runs the conversations whose names hold a word
talk word:
    cargo test -p agon --test conversations {{ word }}

# Checks format and lints
lint:
    cargo fmt --check
    cargo clippy --workspace --all-targets -- -D warnings

# Runs everything that must hold before a change lands
ci:
    .ci/run

# Checks licences, sources and advisories of all we build with (cargo install --locked cargo-deny)
deny:
    cargo deny --all-features check

# Breaks functions of a file one by one and tells which breaks no test sees (cargo install --locked cargo-mutants)
mutants file *args:
    cargo mutants --file {{ file }} {{ args }}

# Accepts the pictures as they are drawn now
accept-pictures:
    AGON_ACCEPT_PICTURES=1 cargo test -p agon-draw pictures_are_as_golden_ones

# Measures the rules, pictures, the service, or the records: rules, draw, service, store
bench what:
    cargo bench -p {{ if what == "service" { "agon" } else { "agon-" + what } }}

# Builds the container image
image:
    docker build -t agon --build-arg AGON_COMMIT=$(git rev-parse --short=10 HEAD) .
