//! Sends bytes down the road `outputs`; what must hold is written in `tests/support/fuzz_roads/outputs.rs`.
#![no_main]

#[path = "../../tests/support/fuzz_roads/mod.rs"]
mod fuzz_roads;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let road = fuzz_roads::ROADS.iter().find(|(name, _)| *name == "outputs");
    road.expect("the road of this target").1(bytes);
});
