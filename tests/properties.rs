//! Properties that hold for every input, tried on random ones: the same ones in every run.

mod accounted;
mod claims;
mod comments;
mod cutting;
mod encodings;
mod identity;
mod letters;
mod program;
mod records;
mod soup;
mod stood;
mod tape;

use crate::support::fuzz_paths;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, FileFailurePersistence, RngSeed};

/// Tries a property on `cases` inputs; the seed is fixed, so that every run tries the same ones.
///
/// More are tried with `ZAPIS_PROPERTY_FACTOR=100`.
fn config(cases: u32) -> Config {
    let factor = std::env::var("ZAPIS_PROPERTY_FACTOR").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1);
    Config {
        cases: cases.saturating_mul(factor),
        rng_seed: RngSeed::Fixed(20_260_421),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..Config::default()
    }
}

/// Bytes to make choices with: more bytes make longer inputs.
fn choices(longest: usize) -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), longest / 4..longest)
}

#[test]
fn every_road_takes_any_bytes() {
    for (name, path) in fuzz_paths::PATHS {
        println!("{name}");
        proptest!(config(24), |(bytes in choices(300))| path(&bytes));
    }
}
