//! Moves in every alphabet and every notation.

use proptest::prelude::*;
use zapis::chess::Alphabet;
use zapis_play::game::Notation;

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::{games, records, san};

#[test]
fn the_spelling_of_every_legal_move_means_that_move_alone() {
    proptest!(config(48), |(bytes in choices(120))| san::path(&bytes));
}

#[test]
fn a_game_written_in_another_notation_is_read_again() {
    let russian = Alphabet::by_code("ru").unwrap();
    proptest!(config(40), |(bytes in choices(400))| {
        if let Some(written) = records::record(&mut Choices::new(&bytes)) {
            for notation in games::OTHERS {
                games::in_letters(&written, notation, Alphabet::ENGLISH);
            }
            games::in_letters(&written, Notation::Spoken, russian);
        }
    });
}

#[test]
fn a_game_written_in_any_alphabet_is_read_again_with_and_without_being_given_them() {
    for letters in Alphabet::all() {
        proptest!(config(2), |(bytes in choices(300))| {
            if let Some(written) = records::record(&mut Choices::new(&bytes)) {
                for notation in [Notation::San, Notation::Lan] {
                    games::in_letters(&written, notation, letters);
                }
            }
        });
    }
}
