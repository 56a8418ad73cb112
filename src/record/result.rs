//! The four results a record can give.

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

/// The spellings of a termination marker, longer ones before their beginnings.
pub(super) const TERMINATIONS: [(&str, GameResult); 22] = {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    [
        ("1-0", WhiteWins),
        ("0-1", BlackWins),
        ("1/2-1/2", Draw),
        ("*", Unknown),
        ("1:0", WhiteWins),
        ("0:1", BlackWins),
        ("1/2:1/2", Draw),
        ("½-½", Draw),
        ("½:½", Draw),
        ("1–0", WhiteWins),
        ("0–1", BlackWins),
        ("1—0", WhiteWins),
        ("0—1", BlackWins),
        ("½–½", Draw),
        ("1/2–1/2", Draw),
        ("1 - 0", WhiteWins),
        ("0 - 1", BlackWins),
        ("1/2 - 1/2", Draw),
        ("1 : 0", WhiteWins),
        ("0 : 1", BlackWins),
        ("1/2", Draw),
        ("½", Draw),
    ]
};
