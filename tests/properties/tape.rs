//! The tape joins to the input.

use proptest::prelude::*;

use super::soup::{any_bytes, soup};
use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::{records, tape};

#[test]
fn every_byte_of_a_record_in_order_has_a_place_on_the_tape() {
    proptest!(config(48), |(bytes in choices(600))| {
        if let Some(written) = records::record(&mut Choices::new(&bytes)) {
            tape::check(written.text.as_bytes());
        }
    });
}

#[test]
fn every_byte_of_a_damaged_record_has_a_place_on_the_tape() {
    let damage = proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..12);
    proptest!(config(48), |(bytes in choices(400), damage in damage)| {
        if let Some(written) = records::record(&mut Choices::new(&bytes)) {
            let mut text = written.text.into_bytes();
            for (at, byte, kind) in damage {
                let at = at.index(text.len());
                match kind {
                    0 => text[at] = byte,
                    1 => text.insert(at, byte),
                    _ => drop(text.remove(at)),
                }
            }
            tape::check(&text);
        }
    });
}

#[test]
fn every_byte_of_a_heap_of_tokens_has_a_place_on_the_tape() {
    proptest!(config(400), |(text in soup(40))| tape::check(text.as_bytes()));
}

#[test]
fn every_byte_of_anything_has_a_place_on_the_tape() {
    proptest!(config(400), |(bytes in any_bytes(200))| tape::check(&bytes));
}
