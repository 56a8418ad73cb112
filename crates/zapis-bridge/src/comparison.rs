//! Problems in the comparison of results.

use crate::seat::Side;

/// A value of a result besides its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// `MP_NS`
    Matchpoints,
    /// `IMP_NS`
    Imps,
    /// `Percentage_NS`
    Percentage,
}

impl Measure {
    /// Lists the measures.
    pub const ALL: [Self; 3] = [Self::Matchpoints, Self::Imps, Self::Percentage];
}

/// How the deals of two records of one board differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fouling {
    /// The hands are the same but in other seats: rotated this many places clockwise.
    Turned(usize),
    /// Some hands are the same, others are not.
    Mixed,
    /// The deals are unrelated.
    OtherDeal,
}

/// A problem in the comparison of results.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SittingProblem {
    /// A row's score differs from that of its contract and result.
    RowScore {
        /// The side that has the score.
        side: Side,
        /// The written score.
        written: i32,
        /// The score of contract and result.
        wanted: i32,
    },
    /// The value of a result differs from that computed from the scores of the board.
    Compared {
        /// The kind of value.
        measure: Measure,
        /// The side that has it.
        side: Side,
        /// The written value.
        written: String,
        /// The computed value.
        wanted: String,
        /// The method of comparison.
        way: &'static str,
    },
    /// A better score has a lower value than a worse one, or equal scores have different values.
    Order {
        /// The kind of value.
        measure: Measure,
        /// The written value.
        written: String,
        /// The written value of the other result.
        other: String,
        /// Whether the scores are equal.
        is_equal: bool,
    },
    /// No method of comparison gives the written values.
    Unexplained {
        /// The kind of value.
        measure: Measure,
    },
    /// The value of an adjusted score differs from that of the award.
    Award {
        /// The kind of value.
        measure: Measure,
        /// The side that has it.
        side: Side,
        /// The written value.
        written: String,
        /// The value of the award.
        wanted: String,
        /// The award in percent.
        percent: String,
    },
    /// The total of a pair differs from the sum of its boards.
    Total {
        /// The pair.
        pair: String,
        /// The column of the total.
        column: String,
        /// The written total.
        written: String,
        /// The total of the boards.
        wanted: String,
        /// The number of boards.
        n_boards: u64,
    },
    /// The totals are of other boards than those in the file.
    TotalsUnexplained {
        /// The column of the totals.
        column: String,
    },
    /// Some results of this and other records are not compared, because there are too many.
    NotCompared {
        /// The number of results.
        n_results: u64,
        /// The number of results compared.
        n_compared: u64,
    },
    /// The board has another deal at another table.
    Fouled {
        /// The board number.
        board: u32,
        /// The number of the other record.
        other: u64,
        /// How the deals differ.
        fouling: Fouling,
    },
    /// The board has another dealer or vulnerability at another table.
    Conditions {
        /// The board number.
        board: u32,
        /// The number of the other record.
        other: u64,
        /// Whether the dealers differ, rather than only the vulnerability.
        is_dealer: bool,
    },
    /// The same four players have a result of this board in another record, too.
    ResultTwice {
        /// The board number.
        board: u32,
        /// The number of the other record.
        other: u64,
        /// Whether the two results are equal.
        is_same: bool,
    },
    /// The deal occurs under another board number of the sitting, too.
    DealTwice {
        /// The board number.
        board: u32,
        /// The other board number.
        other_board: u32,
        /// The number of the other record.
        other: u64,
    },
    /// Results are compared for a deal that is not 52 different cards.
    DeckResult {
        /// The number of results.
        n_results: u64,
    },
    /// The IMPs of a board of a match differ from those of the scores in both rooms.
    MatchImps {
        /// The written IMPs, of North-South.
        written: String,
        /// The IMPs of the scores.
        wanted: i32,
        /// The number of the other room's record.
        other: u64,
        /// The North-South scores in this room and in the other one.
        scores: [i32; 2],
    },
}
