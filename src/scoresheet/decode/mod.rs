//! The one decoder of damaged sheets: from what is written on one sheet or several, from what each makes of a move, and from
//! how likely a player makes it, come the games that may have been played, as a lattice with the sum of all ways through it.
//!
//! # Invariants
//! - What may become of a ply or of a word, and what that costs, is said once (`step_costs`).
//! - Two sweeps go over it. The words of one sheet are decoded with its moves, character by character; where they are told
//!   apart, several sheets are decoded ply by ply. Where both can be asked, they are held against all ways counted one by one
//!   (`counted_ways_tests`).

mod aligned_beam;
mod beam;
mod by_characters;
mod by_plies;
#[cfg(test)]
mod counted_ways_tests;
mod decoded_games;
mod options;

pub use aligned_beam::MAX_SHEETS;
pub(super) use decoded_games::DecodedGames;
pub use options::{MAX_STEPS, SearchOptions};

use crate::game::Chess;
use crate::record::GameResult;

use super::bridges::PlainWords;
use super::choices::Choices;
use super::lost_rows::LostRows;
use super::moves::Decodable;
use super::observations::Observations;
use super::sheet_channel::SheetChannel;
use super::sheet_costs::SheetReading;
use by_characters::CharacterSweep;
use by_plies::PlySweep;

/// What is decoded.
pub(super) enum DecodedSheets<'a, G: Decodable = Chess> {
    /// The first characters of one sheet: what is a word is decoded with the moves.
    Strip {
        strip: &'a Observations,
        n_letters: usize,
        /// What is known of its gaps, if they are bridged.
        gaps: Option<GapsToBridge<'a, G>>,
    },
    /// The cells of one sheet or several.
    Cells {
        readings: &'a [SheetReading<'a>],
        /// Whether what is dearer is followed, too.
        is_patient: bool,
    },
}

/// What leads over the gaps of a sheet: the words as they are written, and the rows that are lost.
pub(super) struct GapsToBridge<'a, G: Decodable = Chess> {
    pub(super) words: &'a PlainWords<G::Written>,
    pub(super) lost_rows: &'a LostRows<G::Move>,
}

/// What is known of the game that is looked for.
pub(super) struct SoughtGame<'a, G: Decodable = Chess> {
    pub(super) start: &'a G::Position,
    pub(super) result: GameResult,
}

/// Decodes sheets, each through its channel; `prior` has the moves that can be made and how likely each is.
pub(super) fn decode<G: Decodable>(
    sheets: &DecodedSheets<'_, G>,
    channels: &[SheetChannel<'_, G>],
    prior: &mut Choices<'_, G>,
    game: &SoughtGame<'_, G>,
    options: SearchOptions,
) -> DecodedGames<G::Move> {
    match (sheets, channels) {
        (DecodedSheets::Strip { strip, n_letters, gaps }, [channel, ..]) => {
            let sweep = CharacterSweep::new(strip, channel, game.result, options, prior);
            match gaps {
                Some(gaps) => sweep.bridging(gaps.words, gaps.lost_rows).run(game.start, *n_letters),
                None => sweep.run(game.start, *n_letters),
            }
        }
        (DecodedSheets::Strip { .. }, []) => DecodedGames::nothing(),
        (DecodedSheets::Cells { readings, is_patient }, channels) => {
            let sweep = PlySweep::new(readings, channels, game.result, options.max_cost, prior);
            let sweep = if *is_patient { sweep.patient() } else { sweep };
            sweep.run(game.start, options.beam)
        }
    }
}
