//! The four results a record can give.

use super::grammar::TERMINATIONS;

/// Says how a game ended, as a termination marker or a Result tag gives it (PGN 8.1.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: in progress, abandoned, or unknown.
    Unknown,
}

impl GameResult {
    /// Reads the whole of a text as a result, in any spelling the grammar knows.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        TERMINATIONS.iter().find(|(spelling, _)| *spelling == text).map(|(_, result)| *result)
    }

    /// Returns the marker of the export format.
    #[must_use]
    pub const fn marker(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }
}
