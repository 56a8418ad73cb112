//! Sends bytes down the path `pbn`; what must hold is written in `tests/support/fuzz_paths/pbn.rs`.
#![no_main]

#[path = "../../tests/support/fuzz_paths/mod.rs"]
mod fuzz_paths;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let path = fuzz_paths::PATHS.iter().find(|(name, _)| *name == "pbn");
    path.expect("the path of this target").1(bytes);
});
