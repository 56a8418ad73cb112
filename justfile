# The everyday commands; `just` without a name lists them.

default:
    @just --list

# every test, doc tests included
test *ARGS:
    cargo test --locked {{ARGS}}

# rewrites everything in the repository that is made from the rest: look at the diff, then commit it with its cause
renew:
    INSTA_UPDATE=always INSTA_FORCE_PASS=1 ZAPIS_SIGNATURE=renew ZAPIS_COOKBOOK=renew ZAPIS_README=renew ZAPIS_COLUMNS=renew \
        cargo test --locked --test all -- messages:: signature:: cookbook:: readme:: tables::the_schemas

# formatting, clippy and the documentation, all warnings refused
lint:
    cargo fmt --check
    cargo clippy --locked --workspace --all-targets -- -D warnings
    RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps

# speed, in MB/s and games/s
bench *ARGS:
    cargo bench --locked {{ARGS}}

# instructions of every path, beside those of the last commit that renewed them (needs valgrind)
instructions *ARGS:
    benches/instructions {{ARGS}}

# the program that is shipped, target/dist/zapis, guided by a profile of the shipped records
dist:
    scripts/build-dist

# the Python module, built and tested
python *ARGS:
    scripts/test-python {{ARGS}}

# what people install: static program, .deb, npm, wheel; tried where nothing else is
release *ARGS:
    scripts/release {{ARGS}}

# the list of public items anew (needs cargo-public-api and a nightly toolchain)
public-api:
    scripts/public-api --renew

# speed beside other programs
compare *ARGS:
    cargo build --profile dist --locked --package zapis
    benches/compare {{ARGS}}

# how time and memory grow with the input
linear *ARGS:
    cargo build --release --locked
    benches/linear {{ARGS}}

# licenses, advisories and sources of the dependencies (needs cargo-deny)
deny:
    cargo deny check

# what has to pass before a change is merged
ci:
    .ci/run
