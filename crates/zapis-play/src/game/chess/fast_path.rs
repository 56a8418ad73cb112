//! The fast path of chess: words packed when they were measured, and series of positions.

use crate::chess::{Alphabet, FenSeries, Move, Origin, Position, Square};
use crate::game::Game;
use crate::game::fast_path::{FastPath, sealed::Sealed};
use crate::game::notation::{ReadMove, Resolution, WrittenSuffix};
use crate::game::rules::CheckStatus;
use crate::game::side::Side;
use crate::record::{PackedSan, PlainSign, Record};
use crate::text::ByteCursor;

use super::Chess;
use super::letters::names_no_piece;
use super::packed::{packed_lan, packed_special};
use super::rules::checks;

/// What chess does faster than by its plain methods.
#[derive(Clone, Copy, Debug)]
pub enum ChessFast {}

impl Game for Chess {
    type Fast = ChessFast;
}

impl Sealed for ChessFast {}

impl FastPath<Chess> for ChessFast {
    type Series = FenSeries;

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn resolve_packed(
        _: &Chess,
        position: &Position,
        side: Side,
        word: PackedSan,
        alphabet: Alphabet,
    ) -> Option<Resolution<Move>> {
        // The same word may name another piece in another language; a word without a piece is the same in all.
        if alphabet != Alphabet::ENGLISH && !names_no_piece(word) {
            return None;
        }
        let to = Square::from_index(word.square())?;
        let origin = Origin::of_number(word.origin());
        match position.packed_move(side.into(), word.piece(), origin, to, word.has_capture_sign()) {
            Some(resolved) => Some(Resolution { mv: resolved.mv, overspecified: resolved.overspecified }),
            None => packed_special(position, word, origin, to),
        }
    }

    fn read_and_resolve(game: &Chess, position: &Position, word: &[u8], alphabet: Alphabet) -> Option<ReadMove<Move>> {
        if alphabet == Alphabet::ENGLISH {
            // Its plain words have been analyzed already.
            return packed_lan(position, word, 0);
        }
        let Some(respelled) = alphabet.respell(word) else {
            // Squares are the same in all languages; the small letter of a promotion piece is English.
            let names_piece = word.iter().any(|byte| byte.is_ascii_uppercase() || *byte == b'=');
            return packed_lan(position, word, 0).filter(|_| !names_piece);
        };
        let (window, len) = respelled.english.to_window();
        let Some(plain) = PackedSan::of_window(window, len) else {
            return packed_lan(position, respelled.english.as_slice(&mut [0; 8]), respelled.spellings);
        };
        let sign = match plain.sign() {
            PlainSign::None => WrittenSuffix::None { expected: true },
            PlainSign::Plus => WrittenSuffix::Check,
            PlainSign::Hash => WrittenSuffix::Mate,
        };
        let resolution = Self::resolve_packed(game, position, position.turn().into(), plain, Alphabet::ENGLISH)?;
        Some(ReadMove { resolution, sign, captures: plain.has_capture_sign(), spellings: respelled.spellings })
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_packed(_: &Chess, position: &mut Position, side: Side, mv: Move, word: PackedSan) {
        position.play_known(side.into(), mv, word.piece());
    }

    #[inline]
    fn checks(_: &Chess, position: &Position) -> CheckStatus {
        checks(position)
    }

    #[inline]
    fn most_reversible_plies(_: &Chess, position: &Position) -> u32 {
        position.halfmove_clock()
    }

    fn is_alone_with(_: &Chess, alphabet: Alphabet, spellings: u32) -> bool {
        alphabet.is_alone_with(spellings)
    }

    fn starts_with_foreign_letter(_: &Chess, word: &[u8], alphabet: Alphabet) -> bool {
        let is_usual = |byte: &u8| byte.is_ascii() && (!byte.is_ascii_uppercase() || b"KQRBNOPZ".contains(byte));
        alphabet == Alphabet::ENGLISH && !word.first().is_none_or(is_usual)
    }

    #[inline]
    fn starts_as_usual(game: &Chess, record: &Record<'_>) -> bool {
        game.default_start.is_none() && ["Variant", "FEN", "SetUp"].iter().all(|name| record.tag_pair(name).is_none())
    }

    #[inline]
    fn write_next_position(_: &Chess, series: &mut FenSeries, position: &Position, out: &mut ByteCursor<'_>) {
        out.put_with(|room| series.fen(position, room));
    }

    #[inline]
    fn write_next_fields(_: &Chess, series: &mut FenSeries, position: &Position, out: &mut ByteCursor<'_>) {
        out.put_with(|room| series.fields(position, room));
    }
}
