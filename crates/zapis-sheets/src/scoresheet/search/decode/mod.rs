//! The decoder of damaged sheets: it derives the games that may have been played from the text of one sheet or several,
//! the channel of each, and the probability of each move, as a lattice with the sum of all ways through it.
//!
//! # Invariants
//! - The possible damage of a ply or a word, and its cost, is defined once (`step_costs`).
//! - There are two sweeps. The words of one sheet are decoded with its moves, character by character; if the words are
//!   separated, several sheets are decoded ply by ply. If both apply, they are compared with all ways counted one by
//!   one (`counted_ways_tests`).

mod aligned_beam;
mod beam;
mod by_characters;
mod by_plies;
#[cfg(test)]
mod counted_ways_tests;
mod decoded_games;
mod options;

pub use aligned_beam::MAX_SHEETS;
pub(crate) use decoded_games::DecodedGames;
pub use options::{MAX_STEPS, SearchOptions};

use crate::game::Chess;
use crate::record::GameResult;

use super::bridges::PlainWords;
use super::choices::Choices;
use super::lost_rows::LostRows;
use super::sheet_costs::SheetReading;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::reading::observations::SheetText;
use by_characters::CharacterSweep;
use by_plies::PlySweep;

/// What is decoded.
pub(crate) enum DecodedSheets<'a, G: Decodable = Chess> {
    /// The first characters of one sheet, whose words are decoded with the moves.
    OneText {
        sheet_text: &'a SheetText,
        n_letters: usize,
        /// What is known of its gaps, if they are bridged.
        gaps: Option<GapsToBridge<'a, G>>,
    },
    Cells {
        readings: &'a [SheetReading<'a>],
        /// Whether more expensive steps are followed, too.
        is_patient: bool,
    },
}

/// The data for bridging the gaps of a sheet: the words as they are written, and the lost rows.
pub(crate) struct GapsToBridge<'a, G: Decodable = Chess> {
    pub(crate) words: &'a PlainWords<G::Written>,
    pub(crate) lost_rows: &'a LostRows<G::Move>,
}

/// What is known of the game.
pub(crate) struct SoughtGame<'a, G: Decodable = Chess> {
    pub(crate) start: &'a G::Position,
    pub(crate) result: GameResult,
}

/// Decodes sheets, each through its channel; `prior` has the legal moves and their probabilities.
pub(crate) fn decode<G: Decodable>(
    sheets: &DecodedSheets<'_, G>,
    channels: &[SheetChannel<'_, G>],
    prior: &mut Choices<'_, G>,
    game: &SoughtGame<'_, G>,
    options: SearchOptions,
) -> DecodedGames<G::Move> {
    match (sheets, channels) {
        (DecodedSheets::OneText { sheet_text, n_letters, gaps }, [channel, ..]) => {
            let sweep = CharacterSweep::new(sheet_text, channel, game.result, options, prior);
            match gaps {
                Some(gaps) => sweep.bridging(gaps.words, gaps.lost_rows).run(game.start, *n_letters),
                None => sweep.run(game.start, *n_letters),
            }
        }
        (DecodedSheets::OneText { .. }, []) => DecodedGames::nothing(),
        (DecodedSheets::Cells { readings, is_patient }, channels) => {
            let sweep = PlySweep::new(readings, channels, game.result, options.max_cost, prior);
            let sweep = if *is_patient { sweep.patient() } else { sweep };
            sweep.run(game.start, options.beam)
        }
    }
}
