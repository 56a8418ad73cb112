//! Sends bytes down the path `lin`; what must hold is written in `tests/support/fuzz_paths/lin.rs`.
#![no_main]

#[path = "../../tests/support/fuzz_paths/mod.rs"]
mod fuzz_paths;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let path = fuzz_paths::PATHS.iter().find(|(name, _)| *name == "lin");
    path.expect("the path of this target").1(bytes);
});
