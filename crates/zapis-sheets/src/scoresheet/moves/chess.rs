//! Chess moves for the search for the game behind a sheet.

use crate::chess::{Alphabet, CheckSuffix, Dialect, Move, Notation, Position};
use crate::game::{Chess, MoveNotation};

use super::algebraic::{algebraic, naming_taken};
use super::check_mark::mark_of;
use super::decodable::{Choice, Decodable, SheetNotation};
use super::descriptive::descriptive;
use super::digits::{in_digits, kings_move};
use super::outline::MoveOutline;
use super::policy::Policy;
use super::prior::LastMoves;
use super::template::{CheckMark, Spellings, finish};
use crate::scoresheet::damage::confusions::Costs;

/// The weight of the player's choice against what is written.
const WEIGHT_OF_PRIOR: f32 = 0.8;
/// The maximum cost of a legal move's improbability, in natural logarithms: some games are composed, or agreed on.
const MAX_UNLIKELY: f32 = 6.0;
/// The number of words that decide the notation of a sheet, of which one in the second number is enough to try another
/// one.
const WORDS_FOR_NOTATION: usize = 40;
const ONE_OF_WORDS: usize = 3;
/// The notations whose moves are compared character by character, besides algebraic notation.
const OTHERS: [Notation; 2] = [Notation::Iccf, Notation::Descriptive];

impl Decodable for Chess {
    type Outline = MoveOutline;
    type Recent = LastMoves;

    fn recent_after(&self, recent: LastMoves, position: &Position, mv: Move) -> LastMoves {
        recent.after(position, mv)
    }

    fn choices(&self, position: &Position, recent: LastMoves) -> Vec<Choice<Self>> {
        let moves = position.legal_moves();
        let priors = Policy::get().costs(position, &moves, recent);
        let choice = |(mv, prior): (&Move, f32)| Choice {
            mv: *mv,
            prior: WEIGHT_OF_PRIOR * prior.min(MAX_UNLIKELY),
            outline: MoveOutline::of(position, *mv),
        };
        let mut choices: Vec<Choice<Self>> = moves.iter().zip(priors).map(choice).collect();
        note_board_sides(&mut choices);
        choices
    }

    fn outline(&self, position: &Position, mv: Move) -> MoveOutline {
        let of = |mv: Move| Choice { mv, prior: 0.0, outline: MoveOutline::of(position, mv) };
        let mut choices: Vec<Choice<Self>> = position.legal_moves().iter().map(|mv| of(*mv)).collect();
        note_board_sides(&mut choices);
        choices.into_iter().find(|choice| choice.mv == mv).map_or_else(|| of(mv).outline, |choice| choice.outline)
    }

    fn mark_of(outline: MoveOutline) -> CheckMark {
        outline.mark()
    }

    fn spellings(outline: MoveOutline, notation: SheetNotation<Alphabet>, near: &[char], costs: &Costs) -> Spellings {
        let mut spellings = Spellings::new();
        match notation.other {
            Some(Notation::Descriptive) => return descriptive(outline, near, costs),
            Some(Notation::Iccf) => {
                spellings.push(in_digits(outline, costs));
                return spellings;
            }
            _ => {}
        }
        let mut plain = algebraic(outline, notation.letters, costs);
        finish(&mut plain, outline.mark(), costs);
        spellings.push(plain);
        let word = near.split(|letter| *letter == ' ').next().unwrap_or_default();
        // The captured piece has a second capital letter; castling is written as the king's move by its squares.
        if word.iter().filter(|letter| letter.is_uppercase()).count() > 1
            && let Some(mut naming) = naming_taken(outline, notation.letters, costs)
        {
            finish(&mut naming, outline.mark(), costs);
            spellings.push(naming);
        }
        if word.iter().filter(|letter| letter.is_ascii_digit()).count() > 1 {
            spellings.extend(kings_move(outline, costs));
        }
        spellings
    }

    fn is_mated(&self, position: &Position) -> bool {
        position.is_checkmate()
    }

    fn rival_notations(&self, words: &[&str], replayed: Alphabet) -> Vec<SheetNotation<Alphabet>> {
        let mut letters = vec![replayed];
        for alphabet in [Some(Alphabet::ENGLISH), Alphabet::by_code("ru")].into_iter().flatten() {
            if !letters.contains(&alphabet) {
                letters.push(alphabet);
            }
        }
        let mut rivals: Vec<SheetNotation<Alphabet>> = letters.into_iter().map(SheetNotation::usual).collect();
        let words = &words[..words.len().min(WORDS_FOR_NOTATION)];
        let start = Position::initial();
        let read = |word: &&str| self.read_in_another_notation(&start, word, "", Alphabet::ENGLISH, None);
        let dialects: Vec<Dialect> = words.iter().filter_map(read).map(|read| read.dialect).collect();
        for notation in OTHERS {
            let n_words = dialects.iter().filter(|dialect| **dialect == Dialect::Of(notation)).count();
            if n_words > 0 && n_words * ONE_OF_WORDS >= words.len() {
                rivals.push(SheetNotation { letters: Alphabet::ENGLISH, other: Some(notation) });
            }
        }
        rivals
    }

    fn has_wrong_sign(&self, position: &Position, mv: Move, written: &[char]) -> bool {
        let marks = written.iter().filter(|letter| matches!(letter, '+' | '#')).count();
        let is_mate_written = marks > 1 || written.contains(&'#');
        let says_capture = written.iter().skip(1).rev().skip(2).any(|letter| *letter == 'x');
        let says_too_much = match mark_of(position, mv) {
            CheckSuffix::None => marks > 0,
            CheckSuffix::Check => is_mate_written,
            CheckSuffix::Double | CheckSuffix::Mate => false,
        };
        says_too_much || says_capture && !position.is_capture(mv)
    }
}

/// Marks quiet moves if another piece of the same kind can go to the same square on the other side of the board:
/// `N-B3`.
fn note_board_sides(choices: &mut [Choice<Chess>]) {
    /// The file counted from the edge: files of both sides have the same names.
    fn from_edge(outline: MoveOutline) -> (usize, usize, usize, bool) {
        let (mv, role) = (outline.mv(), outline.role());
        let file = mv.to().file().index();
        (role.index(), file.min(7 - file.min(7)), mv.to().rank().index(), file < 4)
    }
    // By role, file from the edge and rank, the sides that can be reached, two bits each.
    let mut reached = [[0_u64; 4]; 8];
    let bit = |rank: usize, is_left: bool| 1_u64 << (2 * rank + usize::from(is_left));
    for choice in choices.iter().filter(|choice| choice.outline.taken().is_none()) {
        let (role, file, rank, is_left) = from_edge(choice.outline);
        reached[role % 8][file % 4] |= bit(rank, is_left);
    }
    for choice in choices.iter_mut().filter(|choice| choice.outline.taken().is_none()) {
        let (role, file, rank, is_left) = from_edge(choice.outline);
        if file < 3 && reached[role % 8][file % 4] & bit(rank, !is_left) != 0 {
            choice.outline = choice.outline.needing_board_side();
        }
    }
}
