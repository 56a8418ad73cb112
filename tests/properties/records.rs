//! Rewritten records are the same records.

use proptest::prelude::*;

use super::soup::{any_bytes, soup};
use super::{choices, config};
use crate::support::fuzz_paths::{games, pgn};

#[test]
fn a_record_in_order_is_the_same_after_every_way_of_writing_it() {
    proptest!(config(64), |(bytes in choices(700))| games::path(&bytes));
}

#[test]
fn a_heap_of_tokens_is_written_as_a_record_in_order_with_the_same_moves() {
    proptest!(config(250), |(text in soup(40))| pgn::path(text.as_bytes()));
}

#[test]
fn a_heap_of_bytes_is_written_as_a_record_in_order_with_the_same_moves() {
    proptest!(config(200), |(bytes in any_bytes(160))| pgn::path(&bytes));
}

#[test]
fn our_own_games_are_written_as_records_in_order_with_the_same_moves() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/games");
    for entry in std::fs::read_dir(folder).expect("the corpus is part of the sources") {
        let bytes = std::fs::read(entry.expect("a folder can be listed").path()).expect("a game can be read");
        pgn::path(&bytes);
    }
}
