//! Why a setup cannot arise in a game, in chess players' words.

use core::fmt;

use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::piece::Color;
use super::square::Square;

/// A reason why a setup is impossible.
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
        /// The squares of its kings.
        kings: Bitboard,
    },
    /// `…/4P3` on the first or last rank, where no pawn can be (FIDE 3.7.5.1 of 2018).
    PawnsOnBackRanks {
        /// The color of the pawns.
        color: Color,
        /// Their squares.
        pawns: Bitboard,
    },
    /// More than the 16 pieces of FIDE 2.2.
    TooManyPieces {
        /// The color of the pieces.
        color: Color,
        /// How many there are.
        n_pieces: usize,
    },
    /// More than 8 pawns.
    TooManyPawns {
        /// The color of the pawns.
        color: Color,
        /// How many there are.
        n_pawns: usize,
    },
    /// Three knights, two queens and so on, without enough missing pawns to explain them.
    TooManyPromoted {
        /// The color of the pieces.
        color: Color,
        /// How many pieces must have been pawns.
        n_promoted: usize,
        /// How many pawns are missing.
        n_missing: usize,
    },
    /// The kings are on neighboring squares.
    KingsTouch {
        /// The white king.
        white: Square,
        /// The black king.
        black: Square,
    },
    /// The player who is not to move is in check (FIDE 3.9.2 of 2018).
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
    /// Two pieces give a check that no single move can have produced.
    ImpossibleDoubleCheck {
        /// The player in check.
        color: Color,
        /// The pieces that give check.
        checkers: Bitboard,
    },
    /// A right to castle, but the king is not on its first rank.
    CastlingKingAway {
        /// The color with the right.
        color: Color,
        /// The side of the king's move, if the letter shows it.
        castling_side: Option<CastlingSide>,
    },
    /// A right to castle with a rook that is not on its square.
    CastlingRookAway {
        /// The color with the right.
        color: Color,
        /// On which side.
        castling_side: CastlingSide,
        /// The square where the rook should be.
        rook: Square,
    },
    /// A letter in the castling field for which there is no rook.
    CastlingRookMissing {
        /// The color with the right.
        color: Color,
        /// The letter.
        letter: char,
    },
    /// A right that exists only in Chess960, in a game of standard chess.
    CastlingNotStandard {
        /// The color with the right.
        color: Color,
        /// On which side.
        castling_side: CastlingSide,
        /// The square of the king.
        king: Square,
        /// The square of the rook.
        rook: Square,
    },
    /// `w … e3`: the en passant square is on the wrong rank for the player to move.
    EnPassantRank {
        /// The square.
        square: Square,
        /// The player to move.
        turn: Color,
    },
    /// There is no enemy pawn in front of the en passant square.
    EnPassantPawnMissing {
        /// The square.
        square: Square,
        /// The color of the missing pawn.
        color: Color,
    },
    /// The pawn cannot have passed: its starting square or the passed square is occupied.
    EnPassantWayBlocked {
        /// The en passant square.
        square: Square,
        /// The occupied square.
        blocked: Square,
    },
    /// An en passant square, although according to the halfmove clock no pawn has just moved.
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
    /// Returns true if play cannot start from the setup: the kings are wrong or can be captured, pawns are on the back
    /// ranks, or a side has more than 16 pieces.
    ///
    /// ```
    /// use zapis_chess::{CastlingMode, SetupFault, parse_fen};
    /// let setup = parse_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1")?;
    /// let (position, faults) = setup.position(CastlingMode::Standard);
    /// assert!(position.is_some()); // without the right to castle
    /// assert!(!faults.is_empty() && !faults.iter().any(SetupFault::is_fatal));
    /// # Ok::<(), zapis_chess::FenError>(())
    /// ```
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

    /// Returns true if the fault is about castling rights, which are then ignored.
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
}

/// Lists squares for people: `e1`, `e1 and f8`, `a1, b1 and c8`.
struct Listed(Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.0.len();
        for (index, square) in self.0.into_iter().enumerate() {
            match index {
                0 => {}
                _ if index + 1 == n => f.write_str(" and ")?,
                _ => f.write_str(", ")?,
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing { color } => write!(f, "there is no {color} king"),
            Self::SeveralKings { color, kings } => {
                write!(f, "there are {} {color} kings, on {}", kings.len(), Listed(kings))
            }
            Self::PawnsOnBackRanks { color, pawns } if pawns.len() == 1 => {
                write!(f, "a {color} pawn is on {}", Listed(pawns))
            }
            Self::PawnsOnBackRanks { color, pawns } => write!(f, "{color} pawns are on {}", Listed(pawns)),
            Self::TooManyPieces { color, n_pieces } => {
                write!(f, "{} has {n_pieces} pieces, but a game starts with 16", color.player())
            }
            Self::TooManyPawns { color, n_pawns } => {
                write!(f, "{} has {n_pawns} pawns, but a game starts with 8", color.player())
            }
            Self::TooManyPromoted { color, n_promoted, n_missing } => {
                let pieces = if n_promoted == 1 { "piece" } else { "pieces" };
                let are = if n_missing == 1 { "pawn is" } else { "pawns are" };
                write!(f, "{} has {n_promoted} promoted {pieces}, but only {n_missing} {are} missing", color.player())
            }
            Self::KingsTouch { white, black } => {
                write!(f, "the kings on {white} and {black} are on adjacent squares")
            }
            Self::OpponentInCheck { color, .. } => {
                write!(f, "the {color} king is in check although it is {}'s turn", (!color).player())
            }
            Self::TooManyCheckers { color, checkers } => {
                let squares = Listed(checkers);
                write!(f, "the {color} king is in check from {} pieces at once, on {squares}", checkers.len())
            }
            Self::ImpossibleDoubleCheck { color, checkers } => {
                write!(f, "no single move can have put the {color} king in check from {}", Listed(checkers))
            }
            Self::ClockAheadOfMoves { clock, number } => {
                write!(f, "the halfmove clock says {clock}, but at move {number} fewer plies have been played")
            }
            Self::MoveNumberZero => write!(f, "the move number is 0, but moves are numbered from 1"),
            Self::CastlingKingAway { color, castling_side: Some(castling_side) } => {
                write!(
                    f,
                    "{} has the right to castle {castling_side}, but the king is not on its first rank",
                    color.player()
                )
            }
            Self::CastlingKingAway { color, castling_side: None } => {
                write!(f, "{} has the right to castle, but the king is not on its first rank", color.player())
            }
            Self::CastlingRookAway { color, castling_side, rook } => write!(
                f,
                "{} has the right to castle {castling_side}, but there is no {color} rook on {rook} for it",
                color.player()
            ),
            Self::CastlingRookMissing { color, letter } => {
                write!(f, "{} has the right to castle `{letter}`, but there is no {color} rook for it", color.player())
            }
            Self::CastlingNotStandard { color, castling_side, king, rook } => write!(
                f,
                "{} has the right to castle {castling_side} with king {king} and rook {rook}, which only Chess960 allows",
                color.player()
            ),
            Self::EnPassantRank { square, turn } => {
                write!(f, "the en passant square {square} is on the wrong rank when {} is to move", turn.player())
            }
            Self::EnPassantPawnMissing { square, color } => {
                write!(f, "the en passant square is {square}, but no {color} pawn can have just passed it")
            }
            Self::EnPassantWayBlocked { square, blocked } => {
                write!(f, "the en passant square is {square}, but a piece on {blocked} blocks the pawn")
            }
            Self::EnPassantClock { square, clock } => {
                let plies = if clock == 1 { "ply" } else { "plies" };
                write!(
                    f,
                    "the en passant square is {square}, but the last pawn move or capture was {clock} {plies} ago"
                )
            }
            Self::EnPassantCheck { square, attackers } => write!(
                f,
                "the en passant square is {square}, but the king was in check from {} before that pawn moved",
                Listed(attackers)
            ),
        }
    }
}

impl core::error::Error for SetupFault {}
