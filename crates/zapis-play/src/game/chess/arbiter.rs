//! What an arbiter needs of chess: why a move is illegal, what a player has written or moved, who can still win.

use crate::chess::{Alphabet, CastlingMode, Move, Position, Reason, Role, Shape, Square, WrittenMove};
use crate::game::arbiter::{
    Arbiter, Breach, CenterKing, Explanation, FragmentContradiction, FragmentMove, Intended, MadeMove, Winnability,
};
use crate::game::side::Side;
use crate::l10n::ToMessage;

use super::articles::topics_of;
use super::fragment;
use super::readings::{bare_word, readings_of};
use super::words::{fold_word, in_english, read, spell};
use super::{Chess, notations};

impl Arbiter for Chess {
    const READS_FRAGMENTS: bool = true;

    fn contradictions(&self, start: &Position, moves: &[FragmentMove<WrittenMove>]) -> Vec<FragmentContradiction> {
        fragment::contradictions(moves, start.mode())
    }

    fn begins_amid(&self, start: &Position, moves: &[FragmentMove<WrittenMove>]) -> bool {
        start.mode() == CastlingMode::Standard && fragment::begins_amid(moves)
    }

    fn explain(&self, position: &Position, word: &str, alphabet: Alphabet) -> Explanation {
        explain(position, word, alphabet)
    }

    fn nearest(&self, position: &Position, word: &str, alphabet: Alphabet) -> Vec<(Move, usize)> {
        const COMPARED: usize = 8;
        let plain = fold_word(word).map_or_else(|| word.to_owned(), |folded| in_english(&folded, alphabet));
        position.nearest_with_distance(&plain, read(word.as_bytes(), alphabet).as_ref(), COMPARED)
    }

    fn intended(&self, position: &Position, word: &str, own: Alphabet) -> Intended<Move> {
        intended(position, word, own)
    }

    fn made_moves(&self, position: &Position, written: &WrittenMove) -> Vec<MadeMove<Move>> {
        position.made_moves(written).into_iter().map(made).collect()
    }

    fn made_moves_in_another_notation(
        &self,
        position: &Position,
        word: &str,
        marks: &str,
        own: Alphabet,
    ) -> Vec<MadeMove<Move>> {
        notations::made_moves(position, word, marks, own).into_iter().map(made).collect()
    }

    fn is_irregular(&self, position: &Position) -> bool {
        position.is_irregular()
    }

    fn as_stood(&self, mv: Move) -> Move {
        mv.stood()
    }

    #[inline]
    fn may_lack_a_mate(&self, position: &Position) -> bool {
        position.may_lack_a_mate()
    }

    fn may_be_unable_to_mate(&self, position: &Position, side: Side) -> bool {
        !position.plainly_can_mate(side.into())
    }

    fn cannot_mate(&self, position: &Position, side: Side) -> bool {
        position.cannot_mate(side.into())
    }

    fn winnability(&self, position: &Position, side: Side) -> Winnability {
        position.winnability(side.into())
    }

    fn is_plainly_dead(&self, position: &Position) -> bool {
        position.is_plainly_dead()
    }

    fn center_king(&self, position: &Position, side: Side, written: &WrittenMove) -> Option<CenterKing> {
        let Shape::Piece { role: Role::King, to, .. } = written.shape else { return None };
        let is_center = |square: Square| matches!(&square.bytes(), b"d4" | b"e4" | b"d5" | b"e5");
        let (own, other) = (position.king(side.into()), position.king(side.other().into()));
        is_center(to).then(|| CenterKing {
            is_light: to.is_light(),
            is_put: own.distance(to) > 1 || other.distance(to) <= 1,
            other: (is_center(other) && other != to).then(|| other.is_light()),
        })
    }
}

/// Explains why a word is not a legal move and what may have been meant.
fn explain(position: &Position, word: &str, alphabet: Alphabet) -> Explanation {
    const SUGGESTIONS: usize = 4;
    let Some(written) = read(word.as_bytes(), alphabet) else { return Explanation::default() };
    let reasons = position.why_illegal(&written);
    let breach = reasons.iter().find_map(|reason| match reason {
        Reason::MustPromote(_) => Some(Breach::PawnUnpromoted),
        Reason::TakesKing { .. } => Some(Breach::KingTaken),
        _ => None,
    });
    let both =
        |breach: Breach| if position.would_check_both_kings(&written) { Breach::BothKingsInCheck } else { breach };
    let breach = breach.unwrap_or_else(|| both(Breach::Other));
    let topics = topics_of(&written, &reasons, position.mode());
    let reasons = reasons.iter().map(Reason::message).collect();
    let plain = fold_word(word).map(|folded| in_english(&folded, alphabet)).unwrap_or_default();
    let nearest = position.nearest_legal(&plain, &written, SUGGESTIONS);
    let nearest = nearest.into_iter().map(|mv| spell(position, mv, alphabet)).collect();
    Explanation { reasons, nearest, breach, article: None, topics }
}

/// Returns true if all letters of a word are Latin, with or without diacritics.
fn is_latin(word: &str) -> bool {
    const FIRST_BEHIND_LATIN: char = '\u{250}';
    word.chars().all(|c| c < FIRST_BEHIND_LATIN)
}

/// Finds the move that a player has written: in the record's own letters, otherwise in English ones, otherwise in any.
///
/// A word that is a move in its own script, even if not a legal one, is not tried further: `Kf3` in an English record
/// is not a knight's move because it would be one in Russian letters.
fn intended(position: &Position, written: &str, own: Alphabet) -> Intended<Move> {
    let is_of_the_script = |alphabet: &Alphabet| is_latin(alphabet.form(Role::King)) == is_latin(written);
    let mut all_illegal = None;
    for only in [Some(own), Some(Alphabet::ENGLISH), None] {
        let mut readings = readings_of(position, written, only);
        if readings.legal.iter().any(|reading| reading.alphabets.iter().any(is_of_the_script)) {
            readings.legal.retain(|reading| reading.alphabets.iter().any(is_of_the_script));
        }
        if readings.legal.is_empty() {
            all_illegal = all_illegal.or(readings.illegal.first().copied());
        } else {
            return Intended { legal: readings.legal.iter().map(|reading| reading.mv).collect(), illegal: None };
        }
        if only.is_some() && readings.illegal.iter().any(is_of_the_script) {
            break;
        }
    }
    let why = |alphabet| explain(position, &bare_word(written), alphabet).reasons;
    Intended { legal: Vec::new(), illegal: all_illegal.map(why) }
}

fn made(made: crate::chess::MadeMove) -> MadeMove<Move> {
    MadeMove { mv: made.mv, is_of_its_piece: made.is_of_its_piece, is_variant: made.is_variant }
}
