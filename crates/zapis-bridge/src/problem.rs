//! Everything that can be wrong with a record of bridge, as data; who words it is somebody else's business.

use crate::call::{Call, Contract, Denomination};
use crate::card::{Card, Suit};
use crate::comparison::SittingProblem;
use crate::seat::{Seat, Side, Vulnerability};
use crate::span::Span;

/// Something found at a place of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What is wrong.
    pub problem: Problem,
    /// Where, in the text of the record.
    pub span: Span,
}

/// Why a deal cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// It does not begin with a seat and a colon.
    NoFirstSeat,
    /// There are not four hands, but this many.
    Hands(usize),
    /// Two blanks stand where one must, or one where none must.
    Blank,
    /// No hand has a card.
    NoCards,
}

/// What a flag of an irregularity stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregularity {
    /// `^I`: an insufficient bid that was accepted.
    InsufficientBid,
    /// `^S`: a player who was skipped.
    SkippedPlayer,
    /// `^L`: a lead out of turn.
    LeadOutOfTurn,
    /// `^R`: a revoke.
    Revoke,
}

/// What a section needs that stands nowhere before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// The dealer.
    Dealer,
    /// The deal.
    Deal,
    /// The declarer.
    Declarer,
    /// The contract.
    Contract,
}

/// What is wrong with an annotation of a call or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnotationFault {
    /// A second suffix or a second judgement: `! $3`.
    SecondSuffix,
    /// A second note.
    SecondNote,
    /// A number that is not of calls, or not of cards, or over 255.
    Number,
    /// A reference to a note outside 1 to 32.
    Note,
    /// Nothing stands before it.
    Alone,
}

/// What is wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A column of its heading cannot be read.
    Heading,
    /// The elements do not fill their rows.
    Incomplete,
    /// A sign that may not stand in a table: brackets, braces, `%`.
    Sign,
    /// A comment between elements.
    Comment,
    /// Rows that do not stand in the order that the heading says.
    Order,
}

/// A character or a line that may not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterFault {
    /// A tab in a text.
    Tab,
    /// A control.
    Control,
    /// A character of the encoding that ISO 8859-1 does not have: `’`.
    Other,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Problem {
    /// More faults of one kind than are shown.
    More {
        /// The first of them.
        of: Box<Problem>,
        /// How many there are.
        n: u64,
    },
    /// The deal cannot be read.
    DealSyntax {
        /// Why.
        fault: DealFault,
    },
    /// Ranks of a hand are none.
    DealBadRank {
        /// What is written, of the first one.
        written: String,
        /// Whether it is `10`, for which `T` stands.
        is_ten: bool,
        /// Whose hand it is.
        seat: Seat,
        /// How many there are in the hand.
        n: u64,
    },
    /// Latin and Cyrillic letters stand in one hand.
    MixedLetters {
        /// The first Latin one.
        letter: String,
        /// Whose hand it is.
        seat: Seat,
        /// How many there are in the hand.
        n: u64,
    },
    /// A hand has not four suits.
    SuitCount {
        /// Whose hand it is.
        seat: Seat,
        /// How many it has.
        n: usize,
    },
    /// A hand has too many cards or too few.
    HandSize {
        /// Whose hand it is.
        seat: Seat,
        /// How many cards it has.
        size: u32,
        /// How many it should have.
        wanted: u32,
        /// Another hand that has too few, with how many it has.
        other: Option<(Seat, u32)>,
    },
    /// Cards of a hand stand twice in the deal.
    DuplicateCard {
        /// The cards.
        cards: Vec<Card>,
        /// How many are too many: more than there are cards where one stands three times.
        n: u64,
        /// Who has it, in the order of writing.
        seats: [Seat; 2],
        /// The one card that no one has.
        missing: Option<Card>,
    },
    /// Cards are missing from the deal.
    MissingCard {
        /// Whose hand is short.
        seat: Seat,
        /// How many cards it has.
        size: u32,
        /// The cards that no one has, where one hand alone is short.
        cards: Vec<Card>,
        /// How many cards no one has.
        n: u32,
    },
    /// The dealer is not the one of the board's number.
    BoardDealer {
        /// The number.
        board: u32,
        /// Who deals that board.
        wanted: Seat,
        /// Who is said to.
        written: Seat,
    },
    /// The vulnerability is not that of the board's number.
    BoardVulnerability {
        /// The number.
        board: u32,
        /// What it is on that board.
        wanted: Vulnerability,
        /// What is said.
        written: Vulnerability,
    },
    /// A bid is not higher than the last one.
    InsufficientBid {
        /// Who bids.
        seat: Seat,
        /// The bid.
        call: Call,
        /// The last bid.
        over: Call,
    },
    /// A double is not allowed.
    IllegalDouble {
        /// Who doubles.
        seat: Seat,
        /// The call it follows, that is no pass, and who made it.
        after: Option<(Call, Seat)>,
    },
    /// A redouble is not allowed.
    IllegalRedouble {
        /// Who redoubles.
        seat: Seat,
        /// The call it follows, that is no pass, and who made it.
        after: Option<(Call, Seat)>,
    },
    /// A call behind the end of the auction.
    CallAfterEnd {
        /// Who calls.
        seat: Seat,
    },
    /// The auction does not end, and no `*` or `+` says so.
    AuctionUnfinished {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Somebody else than the dealer calls first.
    NotDealer {
        /// The dealer.
        dealer: Seat,
        /// Who calls.
        seat: Seat,
    },
    /// A word of an auction that is no call.
    UnreadableCall,
    /// A word of a play that is no card.
    UnreadableCard {
        /// Whether `10` is written for `T`.
        is_ten: bool,
    },
    /// Passes at the beginning of the auction are left out.
    LeadingPasses {
        /// How many.
        n: usize,
    },
    /// The declarer is another than the auction gives.
    DeclarerMismatch {
        /// Who is said to play it.
        written: Seat,
        /// Who does by the auction.
        wanted: Seat,
        /// Whether the tag says that declarer and dummy were exchanged.
        is_exchanged: bool,
    },
    /// The contract is another than the auction gives; absent where everybody passed.
    ContractMismatch {
        /// What is said.
        written: Option<Contract>,
        /// What the auction gives.
        wanted: Option<Contract>,
        /// Whether nothing but the double is missing, in a file of a program that tells of none: `4S` for every four spades.
        is_double_untold: bool,
    },
    /// A board that was passed out has a declarer or a result.
    PassedOut {
        /// What is named.
        tag: String,
        /// Whether tricks are said to have been made.
        has_tricks: bool,
    },
    /// A result without a declarer or a contract.
    ResultAlone,
    /// A section without what it needs.
    SectionNeeds {
        /// The section.
        section: String,
        /// What it needs.
        needed: Needed,
        /// Whether what the game before it has would fit: its deal, or its dealer.
        would_fit: bool,
    },
    /// A card that the player was not dealt.
    NotHeld {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who was dealt it.
        holder: Option<Seat>,
        /// The trick, from 1.
        trick: usize,
    },
    /// A card that was played before.
    CardTwice {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The trick, from 1.
        trick: usize,
        /// The trick it was played in before.
        before: usize,
    },
    /// A player does not follow suit and could.
    Revoke {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The suit that was led.
        led: Suit,
        /// The cards of it that are held.
        held: Vec<Card>,
        /// The trick, from 1.
        trick: usize,
    },
    /// A card was played behind the thirteenth trick.
    PlayAfterEnd,
    /// The first column of the play is not the opening leader's.
    WrongLeader {
        /// Whose column it is.
        written: Seat,
        /// Who leads.
        wanted: Seat,
    },
    /// The columns of the play are not those of the players.
    RotatedRows {
        /// The first trick where that is so.
        trick: usize,
    },
    /// A flag of a revoke at a card that is none.
    RevokeFlag {
        /// Who plays.
        seat: Seat,
    },
    /// A flag of an irregularity that is none, or that cannot stand here.
    IrregularityFlag {
        /// The flag, if it is known.
        flag: Option<Irregularity>,
    },
    /// Something follows `+`, or a second one stands there.
    AfterContinuation,
    /// The result cannot be, by the tricks played.
    ResultImpossible {
        /// Declarer's tricks, as they are said.
        written: u32,
        /// Declarer's tricks in the play.
        won: u32,
        /// How many tricks were played to the end.
        completed: u32,
        /// How many there are.
        total: u32,
    },
    /// `^` says that the result differs from the play, and it does not.
    ResultFlag,
    /// The tricks of both sides do not add up to 13.
    ResultSum {
        /// What they add up to.
        sum: u32,
    },
    /// The score is another than the contract and the result give.
    ScoreMismatch {
        /// The side whose score is written.
        side: Side,
        /// What is written.
        written: i32,
        /// What it should be.
        wanted: i32,
    },
    /// The rubbers won do not fit the vulnerability.
    RubberHistory,
    /// A reference to a note that is not there.
    NoteUndefined {
        /// The number.
        number: u32,
        /// Whether the reference has its closing sign: `=1=`.
        is_closed: bool,
    },
    /// A note that no one refers to.
    NoteUnused {
        /// The number.
        number: u32,
    },
    /// A Note tag without a number from 1 to 32, or at a place where no section is.
    NoteNumber {
        /// Whether the references of the game lack their closing signs, too.
        is_dialect: bool,
    },
    /// A Note tag behind another section than the auction and the play; it is taken for the one that refers to it.
    NoteBehind,
    /// A reference to a note without its closing sign: `=1`.
    NoteUnclosed,
    /// An annotation that cannot be.
    Annotation {
        /// Why.
        fault: AnnotationFault,
    },
    /// A tag that stands a second time.
    DuplicateTag {
        /// Its name.
        name: String,
    },
    /// A tag of which nothing may be inherited.
    InheritForbidden {
        /// Its name.
        name: String,
    },
    /// A tag pair that is not one.
    TagSyntax,
    /// A tag whose value cannot be.
    TagValue {
        /// Its name.
        name: String,
        /// Whether what is meant can be read all the same: `2013-08-10 17:04`, `North`.
        is_legible: bool,
    },
    /// A value of a tag with a list of values, that is not in the list.
    TagUnlisted {
        /// Its name.
        name: String,
    },
    /// A tag that the standard does not have.
    UnknownTag {
        /// Its name.
        name: String,
        /// The one that may be meant.
        meant: Option<&'static str>,
    },
    /// Text that belongs to no tag.
    TextOutside {
        /// Whether it looks like the calls or cards of a section that a blank line has cut off.
        is_cut_off: bool,
        /// Whether a tag pair of the same game follows it.
        is_before_tag: bool,
    },
    /// A comment without an end.
    UnclosedComment,
    /// A table that cannot be read as it is headed.
    Table {
        /// Why.
        fault: TableFault,
    },
    /// A line of more than 255 characters.
    LongLine {
        /// How many it has, with its end.
        len: usize,
    },
    /// A character that may not be.
    Character {
        /// Why.
        fault: CharacterFault,
    },
    /// A spelling that is read although no standard has it.
    Dialect {
        /// Which.
        kind: Dialect,
    },
    /// A command of LIN that cannot be read.
    LinSyntax,
    /// Names of players with commas shift the seats.
    LinSeats {
        /// How many names there are.
        n: usize,
    },
    /// The result of a vugraph file is another than that of the play.
    LinResult {
        /// What is written.
        written: String,
        /// What the play gives.
        wanted: String,
    },
    /// The result of a vugraph file is of a number of tricks that cannot be.
    LinTricks {
        /// The number.
        tricks: i32,
    },
    /// The IMPs that a vugraph file lists for a board are others than both rooms give.
    LinPoints {
        /// The board.
        board: u32,
        /// What they should be.
        wanted: i32,
    },
    /// The IMPs that a team carries over are others than it had at the end of the part of the match before.
    LinCarried {
        /// The team.
        team: String,
        /// What it had.
        wanted: f64,
    },
    /// The tricks that are said to be there when all cards are seen are others than there are.
    DoubleDummy {
        /// Who plays.
        declarer: Seat,
        /// What is trumps.
        denomination: Denomination,
        /// How many tricks are said.
        written: u8,
        /// How many there are.
        wanted: u8,
        /// How many more numbers of the same tag differ.
        more: usize,
    },
    /// The score of best bidding and best play is another than the cards give.
    Par {
        /// What North and South are said to score.
        written: i32,
        /// What they score.
        wanted: i32,
    },
    /// A contract of best bidding gives another score than that.
    ParContract {
        /// What North and South score with it.
        score: i32,
        /// What they score with best bidding.
        wanted: i32,
    },
    /// Something is wrong with the comparison of results.
    Sitting(SittingProblem),
}

/// A way of writing that no standard has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dialect {
    /// `1N`, `PASS`, `P`, `Dbl`
    Calls,
    /// `3N`, `3NR`, `2Dx`
    Contracts,
    /// `4D*`
    AlertStars,
    /// Letters of suits, dashes for voids, Russian letters in the deal.
    Deals,
    /// A play or auction without seat: `[Play ""]`.
    EmptySections,
    /// Lines of a program that generates deals.
    GeneratorLines,
    /// Characters outside Latin-1.
    OtherLetters,
}

impl Found {
    /// Makes one.
    #[must_use]
    pub const fn new(problem: Problem, span: Span) -> Self {
        Self { problem, span }
    }
}

impl Problem {
    /// Returns how many faults it stands for.
    #[must_use]
    pub const fn count(&self) -> u64 {
        match self {
            Self::More { n, .. }
            | Self::DealBadRank { n, .. }
            | Self::MixedLetters { n, .. }
            | Self::DuplicateCard { n, .. } => *n,
            _ => 1,
        }
    }

    /// Counts another fault of the same kind in the same hand; returns false if it is of another kind.
    fn join(&mut self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::DealBadRank { is_ten, seat, n, .. },
                Self::DealBadRank { is_ten: other_ten, seat: other_seat, n: more, .. },
            ) if (*is_ten, *seat) == (*other_ten, *other_seat) => *n += more,
            (Self::MixedLetters { seat, n, .. }, Self::MixedLetters { seat: other_seat, n: more, .. })
                if seat == other_seat =>
            {
                *n += more;
            }
            (
                Self::DuplicateCard { cards, n, seats, .. },
                Self::DuplicateCard { cards: other_cards, n: more, seats: other_seats, .. },
            ) if seats == other_seats => {
                *n += more;
                for card in other_cards {
                    if !cards.contains(card) {
                        cards.push(*card);
                    }
                }
            }
            _ => return false,
        }
        true
    }
}

/// Returns a fault of a hand unless one of its kind is known, which then counts it, too: of each kind a hand has one.
pub(crate) fn unless_known<'p>(mut known: impl Iterator<Item = &'p mut Problem>, problem: Problem) -> Option<Problem> {
    if known.any(|known| known.join(&problem)) { None } else { Some(problem) }
}
