//! What can be wrong with the comparison of results.

use crate::seat::Side;

/// What is written of a result besides its score.
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

/// Why the deals of two records of one board are not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fouling {
    /// The hands are the same and lie at other places: turned this many places clockwise.
    Turned(usize),
    /// Some hands are the same, others are not.
    Mixed,
    /// The deal is another one.
    OtherDeal,
}

/// What is wrong with the comparison of results.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SittingProblem {
    /// A row's score is another than its contract and result give.
    RowScore {
        /// Whose score it is.
        side: Side,
        /// What is written.
        written: i32,
        /// What contract and result give.
        wanted: i32,
    },
    /// What a result is said to be worth is another than the scores of the board give.
    Compared {
        /// What is said.
        measure: Measure,
        /// Of whom.
        side: Side,
        /// What is written.
        written: String,
        /// What the scores give.
        wanted: String,
        /// By which way of comparing.
        way: &'static str,
    },
    /// A better score is said to be worth less than a lower one, or an equal one something else.
    Order {
        /// What is said.
        measure: Measure,
        /// What is written.
        written: String,
        /// What is written of the other.
        other: String,
        /// Whether the scores are equal.
        is_equal: bool,
    },
    /// No way of comparing gives what is written.
    Unexplained {
        /// What is said.
        measure: Measure,
    },
    /// What an adjusted score is said to be worth is not what it gives.
    Award {
        /// What is said.
        measure: Measure,
        /// Of whom.
        side: Side,
        /// What is written.
        written: String,
        /// What the award gives.
        wanted: String,
        /// The award in percent.
        percent: String,
    },
    /// The total of a pair is another than its boards give.
    Total {
        /// The pair.
        pair: String,
        /// The column of the total.
        column: String,
        /// What is written.
        written: String,
        /// What the boards give.
        wanted: String,
        /// How many boards.
        n_boards: u64,
    },
    /// The totals are of other boards than those of the file.
    TotalsUnexplained {
        /// The column of the totals.
        column: String,
    },
    /// The results of this record and others are held against none, because there are too many.
    NotCompared {
        /// How many there are.
        n_results: u64,
        /// How many are held against each other.
        n_compared: u64,
    },
    /// The board was played with another deal at another table.
    Fouled {
        /// The number of the board.
        board: u32,
        /// The number of the record that has it otherwise.
        other: u64,
        /// How the deals differ.
        fouling: Fouling,
    },
    /// The board was played with another dealer or vulnerability at another table.
    Conditions {
        /// The number of the board.
        board: u32,
        /// The number of the record that has it otherwise.
        other: u64,
        /// Whether the dealers differ, not only the vulnerability.
        is_dealer: bool,
    },
    /// The same four players have a result of this board in another record, too.
    ResultTwice {
        /// The number of the board.
        board: u32,
        /// The number of the other record.
        other: u64,
        /// Whether both results are the same.
        is_same: bool,
    },
    /// The deal stands under another number of the sitting, too.
    DealTwice {
        /// The number of the board.
        board: u32,
        /// The other number.
        other_board: u32,
        /// The number of the record that has it.
        other: u64,
    },
    /// Results of a deal that is not 52 different cards are compared.
    DeckResult {
        /// How many results there are.
        n_results: u64,
    },
    /// The IMPs of a board of a match are others than the scores of both rooms give.
    MatchImps {
        /// What is written, of North and South.
        written: String,
        /// What the scores give.
        wanted: i32,
        /// The number of the record of the other room.
        other: u64,
        /// The scores of North and South in this room and in the other one.
        scores: [i32; 2],
    },
}
