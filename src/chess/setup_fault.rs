//! Why a setup cannot arise in a game, in players' words.

use std::fmt;

use crate::l10n::{Arg, Message, message};

use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::piece::Color;
use super::square::Square;

/// Names one reason why a setup is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// `8/8/8/8/8/8/8/K7`: a side has no king.
    NoKing {
        /// The side without a king.
        color: Color,
    },
    /// `KK6/…`: a side has more than one king.
    SeveralKings {
        /// The side.
        color: Color,
        /// Where its kings stand.
        kings: Bitboard,
    },
    /// `…/4P3` on the first or last rank, where no pawn can be (FIDE 3.7.5.1 of 2018).
    PawnsOnBackRanks {
        /// Whose pawns.
        color: Color,
        /// Where they stand.
        pawns: Bitboard,
    },
    /// More than the 16 pieces of FIDE 2.2.
    TooManyPieces {
        /// Whose pieces.
        color: Color,
        /// How many there are.
        n_pieces: usize,
    },
    /// More than 8 pawns.
    TooManyPawns {
        /// Whose pawns.
        color: Color,
        /// How many there are.
        n_pawns: usize,
    },
    /// Three knights, two queens and so on, without enough missing pawns to have become them.
    TooManyPromoted {
        /// Whose pieces.
        color: Color,
        /// How many pieces must have been pawns.
        n_promoted: usize,
        /// How many pawns are missing.
        n_missing: usize,
    },
    /// The kings stand on neighboring squares.
    KingsTouch {
        /// The white king.
        white: Square,
        /// The black king.
        black: Square,
    },
    /// The player who is not to move stands in check (FIDE 3.9.2 of 2018).
    OpponentInCheck {
        /// The player in check.
        color: Color,
        /// The pieces that could capture the king.
        attackers: Bitboard,
    },
    /// Three or more pieces give check; one move gives check with at most two.
    TooManyCheckers {
        /// The player in check.
        color: Color,
        /// The pieces that give check.
        checkers: Bitboard,
    },
    /// Two pieces give check that no single move can have brought about.
    ImpossibleDoubleCheck {
        /// The player in check.
        color: Color,
        /// The pieces that give check.
        checkers: Bitboard,
    },
    /// A right to castle, but the king is not on its first rank.
    CastlingKingAway {
        /// Whose right.
        color: Color,
        /// On which wing, where the letter says so.
        wing: Option<CastlingSide>,
    },
    /// A right to castle with a rook that does not stand on that square.
    CastlingRookAway {
        /// Whose right.
        color: Color,
        /// On which wing.
        wing: CastlingSide,
        /// Where the rook should stand.
        rook: Square,
    },
    /// A letter in the castling field for which there is no rook.
    CastlingRookMissing {
        /// Whose right.
        color: Color,
        /// The letter.
        letter: char,
    },
    /// A right that only Chess960 knows, in a game of standard chess.
    CastlingNotStandard {
        /// Whose right.
        color: Color,
        /// On which wing.
        wing: CastlingSide,
        /// Where the king stands.
        king: Square,
        /// Where the rook stands.
        rook: Square,
    },
    /// `w … e3`: the en passant square is on the wrong rank for the player to move.
    EnPassantRank {
        /// The square.
        square: Square,
        /// The player to move.
        turn: Color,
    },
    /// No enemy pawn stands in front of the en passant square.
    EnPassantPawnMissing {
        /// The square.
        square: Square,
        /// Whose pawn is missing.
        color: Color,
    },
    /// The pawn cannot have passed: its starting square or the square it passed is occupied.
    EnPassantWayBlocked {
        /// The en passant square.
        square: Square,
        /// The square in the way.
        blocked: Square,
    },
    /// An en passant square, though the halfmove clock says that no pawn has just moved.
    EnPassantClock {
        /// The square.
        square: Square,
        /// The halfmove clock.
        clock: u32,
    },
    /// The pawn's double step cannot have been the last move: the king was in check before it.
    EnPassantCheck {
        /// The square.
        square: Square,
        /// The pieces that gave check already.
        attackers: Bitboard,
    },
    /// More plies without capture or pawn move than have been played.
    ClockAheadOfMoves {
        /// The halfmove clock.
        clock: u32,
        /// The number of the move to be played.
        number: u32,
    },
    /// The move number is 0.
    MoveNumberZero,
}

impl SetupFault {
    /// Tells whether play cannot start from the setup: the kings are wrong or can be captured, pawns stand on the back
    /// ranks, or a side has more than 16 pieces.
    #[must_use]
    pub const fn is_fatal(&self) -> bool {
        matches!(
            self,
            Self::NoKing { .. }
                | Self::SeveralKings { .. }
                | Self::PawnsOnBackRanks { .. }
                | Self::TooManyPieces { .. }
                | Self::KingsTouch { .. }
                | Self::OpponentInCheck { .. }
        )
    }

    /// Tells whether the fault is about castling rights, which are then ignored.
    #[must_use]
    pub const fn is_about_castling(&self) -> bool {
        matches!(
            self,
            Self::CastlingKingAway { .. }
                | Self::CastlingRookAway { .. }
                | Self::CastlingRookMissing { .. }
                | Self::CastlingNotStandard { .. }
        )
    }

    /// Tells whether the fault is about the en passant square.
    #[must_use]
    pub const fn is_about_en_passant(&self) -> bool {
        matches!(
            self,
            Self::EnPassantRank { .. }
                | Self::EnPassantPawnMissing { .. }
                | Self::EnPassantWayBlocked { .. }
                | Self::EnPassantClock { .. }
                | Self::EnPassantCheck { .. }
        )
    }
}

/// Lists squares as people do: `e1`, `e1 and f8`, `a1, b1 and c8`.
fn all(squares: Bitboard) -> Arg {
    Arg::All(squares.into_iter().map(|square| square.to_string()).collect())
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl SetupFault {
    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Self::NoKing { color } => message!("no-king", color = color),
            Self::SeveralKings { color, kings } => {
                message!("several-kings", count = kings.len(), color = color, squares = all(kings))
            }
            Self::PawnsOnBackRanks { color, pawns } => {
                message!("pawns-on-back-ranks", count = pawns.len(), color = color, squares = all(pawns))
            }
            Self::TooManyPieces { color, n_pieces } => message!("too-many-pieces", color = color, count = n_pieces),
            Self::TooManyPawns { color, n_pawns } => message!("too-many-pawns", color = color, count = n_pawns),
            Self::TooManyPromoted { color, n_promoted, n_missing } => {
                message!("too-many-promoted", color = color, promoted = n_promoted, missing = n_missing)
            }
            Self::KingsTouch { white, black } => message!("kings-touch", white = white, black = black),
            Self::OpponentInCheck { color, .. } => message!("opponent-in-check", color = color, turn = !color),
            Self::TooManyCheckers { color, checkers } => {
                message!("too-many-checkers", color = color, count = checkers.len(), squares = all(checkers))
            }
            Self::ImpossibleDoubleCheck { color, checkers } => {
                message!("impossible-double-check", color = color, squares = all(checkers))
            }
            Self::ClockAheadOfMoves { clock, number } => {
                message!("clock-ahead-of-moves", clock = clock.to_string(), number = number.to_string())
            }
            Self::MoveNumberZero => message!("move-number-zero"),
            Self::CastlingKingAway { color, wing: Some(wing) } => {
                message!("right-without-king", color = color, wing = wing)
            }
            Self::CastlingKingAway { color, wing: None } => message!("right-without-king-or-wing", color = color),
            Self::CastlingRookAway { color, wing, rook } => {
                message!("right-without-rook-on", color = color, wing = wing, rook = rook)
            }
            Self::CastlingRookMissing { color, letter } => {
                message!("right-without-rook", color = color, letter = letter.to_string())
            }
            Self::CastlingNotStandard { color, wing, king, rook } => {
                message!("right-of-chess960", color = color, wing = wing, king = king, rook = rook)
            }
            Self::EnPassantRank { square, turn } => message!("en-passant-rank", square = square, turn = turn),
            Self::EnPassantPawnMissing { square, color } => {
                message!("en-passant-pawn-missing", square = square, color = color)
            }
            Self::EnPassantWayBlocked { square, blocked } => {
                message!("en-passant-way-blocked", square = square, blocked = blocked)
            }
            Self::EnPassantClock { square, clock } => message!("en-passant-clock", square = square, clock = clock),
            Self::EnPassantCheck { square, attackers } => {
                message!("en-passant-check", square = square, squares = all(attackers))
            }
        }
    }
}

impl std::error::Error for SetupFault {}
