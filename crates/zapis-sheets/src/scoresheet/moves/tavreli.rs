//! Moves of Tavreli for the search for the game behind a sheet: each has one spelling, which names both its squares.

use arrayvec::ArrayString;

use crate::game::{CheckStatus, Rules, Tavreli};
use crate::tavreli::{Files, Move, Position, spelled};
use crate::text::fold;

use super::decodable::{Choice, Decodable, SheetNotation};
use super::template::{CheckMark, PartRole, Spellings, Template, finish, put};
use crate::scoresheet::damage::confusions::{CASTLING, Costs};

/// A move spelled with Latin files, and its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpelledMove {
    text: ArrayString<16>,
    mark: CheckMark,
}

impl Decodable for Tavreli {
    const NARROWER: usize = 4;
    type Outline = SpelledMove;
    type Recent = ();

    fn recent_after(&self, (): (), _: &Position, _: Move) {}

    /// All legal moves have the same probability: no games are known to weigh them by.
    fn choices(&self, position: &Position, (): ()) -> Vec<Choice<Self>> {
        let moves = position.legal_moves();
        let prior = f32::from(u16::try_from(moves.len().max(1)).unwrap_or(u16::MAX)).ln();
        let choice = |mv: Move| Choice { mv, prior, outline: self.outline(position, mv) };
        moves.into_iter().map(choice).collect()
    }

    fn outline(&self, position: &Position, mv: Move) -> SpelledMove {
        let spelled = spelled(position, mv, Files::Latin);
        let text = ArrayString::from(&spelled).unwrap_or_default();
        let mut after = position.clone();
        after.play(mv);
        let mark = match self.gives(&after) {
            CheckStatus::Nothing => CheckMark::None,
            CheckStatus::Check | CheckStatus::DoubleCheck => CheckMark::Check,
            CheckStatus::Mate => CheckMark::Mate,
        };
        SpelledMove { text, mark }
    }

    fn mark_of(outline: SpelledMove) -> CheckMark {
        outline.mark
    }

    fn spellings(outline: SpelledMove, notation: SheetNotation<Files>, _: &[char], costs: &Costs) -> Spellings {
        let mut parts = Template::new();
        for sign in outline.text.chars() {
            match sign {
                '0' => put(&mut parts, CASTLING, PartRole::Letter, costs.lost, 0.0),
                'x' => put(&mut parts, 'x', PartRole::Capture, costs.capture_lost, costs.capture_written),
                '-' | '(' | ')' => put(&mut parts, sign, PartRole::Free, 0.3, 0.0),
                'a'..='h' => put(&mut parts, fold(file_in(sign, notation.letters)), PartRole::Letter, costs.lost, 0.0),
                _ => put(&mut parts, sign, PartRole::Letter, costs.lost, 0.0),
            }
        }
        finish(&mut parts, outline.mark, costs);
        std::iter::once(parts).collect()
    }

    fn is_mated(&self, position: &Position) -> bool {
        !position.has_legal_move() && position.is_check()
    }

    fn rival_notations(&self, _: &[&str], replayed: Files) -> Vec<SheetNotation<Files>> {
        vec![SheetNotation::usual(replayed)]
    }

    fn has_wrong_sign(&self, _: &Position, _: Move, _: &[char]) -> bool {
        false
    }
}

/// Returns the letter of a file in the letters of a sheet.
fn file_in(letter: char, files: Files) -> char {
    let latin = Files::Latin.letters();
    let place = latin.iter().position(|known| *known == letter);
    place.and_then(|place| files.letters().get(place).copied()).unwrap_or(letter)
}
