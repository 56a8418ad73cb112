//! What is wrong in a report file, and where.

/// Something wrong in a report file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A record whose number is not known: `0O1`.
    UnknownRecord {
        /// The number as written.
        code: String,
    },
    /// What stands in the columns of a part is not what belongs there: a rating `25x8`.
    Unreadable {
        /// The part.
        part: Part,
        /// What stands there.
        text: String,
    },
    /// Columns that must be blank are not: the line is shifted.
    Shifted,
    /// Columns were counted in bytes, not in characters.
    ColumnsInBytes,
    /// Rounds that stand beside their columns could still be read in their order.
    RoundsBesideColumns,
    /// A tab stands where only blanks can.
    Tab,
    /// The record ends before a part that it must have.
    Short {
        /// The part.
        part: Part,
    },
    /// A starting rank that another player has already; this record is passed over.
    DoubledNumber {
        /// The number.
        number: u32,
        /// The line of the other.
        first_line: u32,
    },
    /// The opponent or the member of a team is no one's number.
    NobodysNumber {
        /// The number.
        number: u32,
    },
    /// A player is paired with himself.
    AgainstSelf {
        /// The round.
        round: u16,
    },
    /// A game that was played, against no one: `0000 w 1`.
    WithoutOpponent {
        /// The round.
        round: u16,
    },
    /// A bye with an opponent: `  12 - H`.
    ByeWithOpponent {
        /// The round.
        round: u16,
    },
    /// A game that was played, of which no color is told: `  12 - 1`.
    WithoutColor {
        /// The round.
        round: u16,
    },
    /// More rounds than are read.
    TooManyRounds,
    /// A count that the file states is not what it holds: tag 062 says 16 players.
    WrongCount {
        /// The tag.
        code: &'static str,
        /// What it states.
        stated: u32,
        /// What there is.
        found: u32,
    },
    /// A record that changes what a kind of result is worth (tag 299 with a result), but the points stated are those
    /// without it; it is not reckoned with.
    NotReckoned,
    /// Points for a kind of result that the contestant does not have in the round (tag 299).
    NoSuchResult {
        /// The contestant's number.
        number: u32,
        /// The round.
        round: u16,
    },
    /// A tie-break that is not known here.
    UnknownTieBreak {
        /// The text.
        text: String,
    },
    /// A record that stands for the whole event stands there twice; the first counts.
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
    /// A number of players, rounds or points in a record on the tournament.
    Count,
}
