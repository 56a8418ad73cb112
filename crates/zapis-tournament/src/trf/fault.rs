//! Faults in a report file, with their location.

/// A fault in a report file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub kind: FaultKind,
}

/// The kind of fault.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A record with an unknown number: `0O1`.
    UnknownRecord {
        /// The number as written.
        code: String,
    },
    /// Columns of a part with invalid content: a rating `25x8`.
    Unreadable {
        /// The part.
        part: Part,
        /// The text found.
        text: String,
    },
    /// Columns that must be blank are not: the line is shifted.
    Shifted,
    /// Columns were counted in bytes, not in characters.
    ColumnsInBytes,
    /// Rounds outside their columns that could still be read in order.
    RoundsBesideColumns,
    /// A tab where only blanks are allowed.
    Tab,
    /// The record ends before a required part.
    Short {
        /// The part.
        part: Part,
    },
    /// A starting rank that another player already has; this record is ignored.
    DoubledNumber {
        /// The number.
        number: u32,
        /// The line of the other record.
        first_line: u32,
    },
    /// An opponent or team member whose number belongs to no player.
    NobodysNumber {
        /// The number.
        number: u32,
    },
    /// A player is paired with himself or herself.
    AgainstSelf {
        /// The round.
        round: u16,
    },
    /// A played game without an opponent: `0000 w 1`.
    WithoutOpponent {
        /// The round.
        round: u16,
    },
    /// A bye with an opponent: `  12 - H`.
    ByeWithOpponent {
        /// The round.
        round: u16,
    },
    /// A played game without a color: ` 12 - 1`.
    WithoutColor {
        /// The round.
        round: u16,
    },
    /// More rounds than are read.
    TooManyRounds,
    /// A stated count that is wrong: tag 062 says 16 players.
    WrongCount {
        /// The tag.
        code: &'static str,
        /// The stated count.
        stated: u32,
        /// The actual count.
        found: u32,
    },
    /// A record that changes the points of a kind of result (tag 299 with a result) although the stated points do not
    /// include it; it is ignored.
    NotReckoned,
    /// Points for a kind of result that the contestant does not have in the round (tag 299).
    NoSuchResult {
        /// The contestant's number.
        number: u32,
        /// The round.
        round: u16,
    },
    /// An unknown tie-break.
    UnknownTieBreak {
        /// The text.
        text: String,
    },
    /// A record about the whole event that occurs twice; the first one counts.
    DoubledRecord {
        /// The number.
        code: String,
    },
}

/// A part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Columns 5 to 8 of a player, the number of a team.
    Number,
    /// Column 10.
    Sex,
    /// Columns 11 to 13.
    Title,
    /// Columns 15 to 47.
    Name,
    /// Columns 49 to 52.
    Rating,
    /// Columns 54 to 56.
    Federation,
    /// Columns 58 to 68.
    FideId,
    /// Columns 70 to 79.
    Birth,
    /// Columns 81 to 84.
    Points,
    /// Columns 86 to 89.
    Rank,
    /// The opponent of a round.
    Opponent(u16),
    /// The color of a round.
    Color(u16),
    /// The result of a round.
    Outcome(u16),
    /// A round number.
    Round,
    /// A number of players, rounds or points in a record about the tournament.
    Count,
}
