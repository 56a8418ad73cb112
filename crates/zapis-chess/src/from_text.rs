//! Squares, moves and positions from text and back, by the traits of the standard library and serde.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::alphabet::Alphabet;
use crate::castling::CastlingMode;
use crate::confusable::fold;
use crate::fen::{FenError, parse_fen};
use crate::moves::Move;
use crate::position::Position;
use crate::resolve::Unresolved;
use crate::san_lenient::Spelling;
use crate::setup_fault::SetupFault;
use crate::square::{File, Rank, Square};

/// The error of text that is not what it was parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    expected: &'static str,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// The text is not a FEN; the error knows the place.
    Fen(FenError),
    /// No game can be played on from this board. All faults are listed, also those that are not fatal.
    Impossible(Vec<SetupFault>),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Impossible(faults) => {
                for (index, fault) in faults.iter().filter(|fault| fault.is_fatal()).enumerate() {
                    write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for PositionError {}

/// Why a word is not a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveError {
    /// The word is not written as a move.
    Syntax,
    /// No legal move is written this way.
    Illegal,
    /// Several legal moves are written this way.
    Ambiguous(Vec<Move>),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax => f.write_str("not written as a move"),
            Self::Illegal => f.write_str("illegal move"),
            Self::Ambiguous(moves) => write!(f, "ambiguous move: {} legal moves are written this way", moves.len()),
        }
    }
}

impl core::error::Error for MoveError {}

/// Implements `FromStr` for a type that is written as one ASCII character.
macro_rules! from_one_byte {
    ($($type:ty, $expected:literal;)+) => { $(
        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                match text.as_bytes() {
                    [byte] => <$type>::from_byte(*byte),
                    _ => None,
                }
                .ok_or(ParseError { expected: $expected })
            }
        }
    )+ };
}

from_one_byte! {
    File, "a file from `a` to `h`";
    Rank, "a rank from `1` to `8`";
}

/// Parses a square such as `e4`.
///
/// ```
/// use zapis_chess::Square;
/// let square: Square = "e4".parse()?;
/// assert_eq!(square.to_string(), "e4");
/// assert!("e9".parse::<Square>().is_err());
/// # Ok::<(), zapis_chess::ParseError>(())
/// ```
impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text.as_bytes()).ok_or(ParseError { expected: "a square from `a1` to `h8`" })
    }
}

/// Parses a FEN: standard, X-FEN or Shredder-FEN, with as few as its first field.
///
/// Rights and en passant squares that are impossible are left out, as by [`Setup::position`](crate::Setup::position),
/// which lists them. Castling rights are those of the standard game where they fit it, otherwise of Chess960.
///
/// ```
/// use zapis_chess::Position;
/// let position: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse()?;
/// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
/// assert!("4k3/8/8/8/8/8/4P3/8 w - - 0 1".parse::<Position>().is_err()); // no white king
/// # Ok::<(), zapis_chess::PositionError>(())
/// ```
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let setup = parse_fen(text).map_err(PositionError::Fen)?;
        let (standard, faults) = setup.position(CastlingMode::Standard);
        if faults.is_empty()
            && let Some(position) = standard
        {
            return Ok(position);
        }
        let (chess960, others) = setup.position(CastlingMode::Chess960);
        let fits = chess960.filter(|_| others.is_empty());
        fits.or(standard).ok_or(PositionError::Impossible(faults))
    }
}

/// Writes the FEN, see [`Position::to_fen`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}

impl Position {
    /// Parses a legal move in English letters: SAN, long algebraic or coordinates, as people and engines write it.
    ///
    /// Other letters, and why a move is illegal, are known to [`Alphabet::read_move`](crate::Alphabet::read_move), [`Position::resolve`] and
    /// [`Reason`](crate::Reason).
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the word is not a move, if it is illegal, or if several legal moves are written this way.
    ///
    /// ```
    /// use zapis_chess::{MoveError, Position};
    /// let mut position = Position::initial();
    /// for word in ["e4", "e7e5", "Ng1-f3", "Nc6"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// assert_eq!(position.to_string(), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    /// assert_eq!(position.parse_move("Nd2"), Err(MoveError::Illegal));
    /// # Ok::<(), MoveError>(())
    /// ```
    pub fn parse_move(&self, word: &str) -> Result<Move, MoveError> {
        let folded: String = word.chars().map(fold).collect();
        let Ok(("", written)) = Spelling::new(Alphabet::ENGLISH).san_move(&folded) else {
            return Err(MoveError::Syntax);
        };
        match self.resolve(&written) {
            Ok(resolved) => Ok(resolved.mv),
            Err(Unresolved::Illegal) => Err(MoveError::Illegal),
            Err(Unresolved::Ambiguous(moves)) => Err(MoveError::Ambiguous(moves.into_iter().collect())),
        }
    }
}

/// Serializes types as the text that they display and parse.
macro_rules! serde_as_text {
    ($($type:ty)+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = alloc::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )+ };
}

serde_as_text! { Square Position }

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer as _;
    use serde::de::value::{Error, StrDeserializer};

    use super::*;

    #[test]
    fn squares_are_two_characters() {
        for (text, is_square) in
            [("a1", true), ("h8", true), ("i1", false), ("a9", false), ("a", false), ("a11", false)]
        {
            assert_eq!(text.parse::<Square>().is_ok(), is_square, "{text}");
            let from_serde: StrDeserializer<'_, Error> = text.into_deserializer();
            assert_eq!(Square::deserialize(from_serde).is_ok(), is_square, "{text}");
        }
        assert_eq!("é".parse::<File>().unwrap_err().to_string(), "expected a file from `a` to `h`");
    }

    #[test]
    fn positions_come_back_from_their_text() {
        let texts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            // Rights that only Chess960 has.
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        ];
        for text in texts {
            let position: Position = text.parse().unwrap();
            let again: Position = position.to_string().parse().unwrap();
            assert_eq!(again.key(), position.key(), "{text}");
        }
        let faults = "4k3/8/8/8/8/8/8/8 w - - 0 1".parse::<Position>().unwrap_err();
        assert!(matches!(faults, PositionError::Impossible(_)) && !faults.to_string().is_empty(), "{faults}");
        let not_a_fen = "x".parse::<Position>().unwrap_err();
        assert!(matches!(not_a_fen, PositionError::Fen(_)), "{not_a_fen}");
    }

    #[test]
    fn moves_are_parsed_whole() {
        let position: Position = "4k3/8/8/8/8/2N5/8/2N1K3 w - - 0 1".parse().unwrap();
        let found = |word: &str| position.parse_move(word).map(|mv| position.san(mv));
        assert_eq!(found("N1e2"), Ok("N1e2".to_owned()));
        assert_eq!(found("c1e2"), Ok("N1e2".to_owned()));
        assert!(matches!(found("Ne2"), Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
        assert_eq!(found("Nc5"), Err(MoveError::Illegal));
        assert_eq!(found("Ne2?? bad"), Err(MoveError::Syntax));
        assert_eq!(found(""), Err(MoveError::Syntax));
    }
}
