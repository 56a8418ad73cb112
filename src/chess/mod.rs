//! Chess: squares and pieces at the bottom, legality above them, and how a move or a position is written on top.
//!
//! What is absent: nothing here reads a file, knows of records, comments or variations, prints, or cites an article at a
//! player. What was *written* ([`WrittenMove`]), what can be *played* ([`Move`]) and what the board *is* ([`Position`]) are
//! three types, and only [`Position::resolve`] leads from the first to the second.

pub mod alphabet;
pub mod attacks;
pub mod bitboard;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod braille;
pub mod canonical;
pub mod castling;
pub mod chess960;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod descriptive;
mod descriptive_words;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod fen;
mod fen_series;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod iccf;
pub mod identity;
mod initials;
mod legal;
pub mod letters;
pub mod long;
pub mod mended_fen;
mod moves;
mod nearest;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod piece;
mod play;
pub mod position;
pub mod quick;
mod quick_long;
pub mod reason;
pub mod resolve;
mod respell;
pub mod san;
pub mod setup;
pub mod setup_fault;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod shorthand;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod smith;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod spelling;
mod spoken;
pub mod square;
pub mod stood;
pub mod told;
mod why;
pub mod winnability;
pub mod written;
mod zobrist;

pub use alphabet::Alphabet;
pub use bitboard::Bitboard;
pub use castling::{CastlingMode, Wing};
pub use fen::{CastlingField, EnPassantField, FenError, FenProblem, FenStyle, parse_fen, write_fen};
pub use fen_series::FenSeries;
pub use identity::Identity;
pub use initials::Initial;
pub use mended_fen::{FenSlip, FenSlipKind, MendedFen, mend_fen};
pub use moves::{Candidates, Move, MoveList};
pub use notation::{Dialect, NOTATIONS, Notation, OtherWord, readings};
pub use outcome::Outcome;
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use quick::Origin;
pub use reason::{Reason, Stander};
pub use resolve::{Resolved, Unresolved};
pub use respell::{FoldedWord, Respelled, is_common_byte};
pub use san::{ShortWord, disambiguation, write_lan, write_san, write_uci};
pub use setup::Setup;
pub use setup_fault::SetupFault;
pub use spelling::Spelling;
pub use square::{File, Rank, Square};
pub use stood::{MadeMove, MadeMoves};
pub use told::{Description, Meaning, Takes, Told};
pub use winnability::Winnability;
pub use written::{CheckMark, Shape, WrittenMove};

#[cfg(test)]
mod tests;
