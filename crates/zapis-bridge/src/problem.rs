//! All problems of a bridge record, as data; their wording is left to the caller.

use crate::call::{Call, Contract, Denomination};
use crate::card::{Card, Suit};
use crate::comparison::SittingProblem;
use crate::seat::{Seat, Side, Vulnerability};
use crate::span::Span;

/// A problem at a place in a record.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    /// The problem.
    pub problem: Problem,
    /// Its place in the text of the record.
    pub span: Span,
}

/// Why a deal cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// It does not begin with a seat and a colon.
    NoFirstSeat,
    /// There are this many hands instead of four.
    Hands(usize),
    /// Two blanks where one is required, or one where none is allowed.
    Blank,
    /// No hand has a card.
    NoCards,
}

/// The meaning of an irregularity flag.
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

/// What a section requires but is not given before it.
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

/// A problem with an annotation of a call or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnotationFault {
    /// A second suffix or a second judgement: `! $3`.
    SecondSuffix,
    /// A second note.
    SecondNote,
    /// A number that is not for calls, or not for cards, or over 255.
    Number,
    /// A reference to a note outside 1 to 32.
    Note,
    /// There is no call or card before it.
    Alone,
}

/// A problem with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A column of its heading is unreadable.
    Heading,
    /// The elements do not fill their rows.
    Incomplete,
    /// A sign that is not allowed in a table: brackets, braces, `%`.
    Sign,
    /// A comment between elements.
    Comment,
    /// Rows that do not have the order stated in the heading.
    Order,
}

/// A character or a line that is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterFault {
    /// A tab in a text.
    Tab,
    /// A control character.
    Control,
    /// A character that ISO 8859-1 does not have: `’`.
    Other,
}

/// A problem of a record.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Problem {
    /// More problems of one kind than are shown.
    More {
        /// The first of them.
        of: Box<Problem>,
        /// The number of them.
        n: u64,
    },
    /// The deal is unreadable.
    DealSyntax {
        /// The reason.
        fault: DealFault,
    },
    /// Invalid ranks in a hand.
    DealBadRank {
        /// The first one, as written.
        written: String,
        /// Whether it is `10`, which must be written `T`.
        is_ten: bool,
        /// The player.
        seat: Seat,
        /// The number of them in the hand.
        n: u64,
    },
    /// Latin and Cyrillic letters in one hand.
    MixedLetters {
        /// The first Latin one.
        letter: String,
        /// The player.
        seat: Seat,
        /// The number of them in the hand.
        n: u64,
    },
    /// A hand that does not have four suits.
    SuitCount {
        /// The player.
        seat: Seat,
        /// The number of suits.
        n: usize,
    },
    /// A hand with too many or too few cards.
    HandSize {
        /// The player.
        seat: Seat,
        /// The number of cards it has.
        size: u32,
        /// The number of cards it should have.
        wanted: u32,
        /// Another hand with too few cards, and their number.
        other: Option<(Seat, u32)>,
    },
    /// Cards of a hand that occur twice in the deal.
    DuplicateCard {
        /// The cards.
        cards: Vec<Card>,
        /// The number of excess cards: more than the number of cards if one occurs three times.
        n: u64,
        /// The players who have it, in the order of writing.
        seats: [Seat; 2],
        /// The missing card, if there is only one.
        missing: Option<Card>,
    },
    /// Cards are missing from the deal.
    MissingCard {
        /// The player whose hand is short.
        seat: Seat,
        /// The number of cards it has.
        size: u32,
        /// The missing cards, if only one hand is short.
        cards: Vec<Card>,
        /// The number of missing cards.
        n: u32,
    },
    /// The dealer does not match the board number.
    BoardDealer {
        /// The board number.
        board: u32,
        /// The dealer of that board.
        wanted: Seat,
        /// The dealer as written.
        written: Seat,
    },
    /// The vulnerability does not match the board number.
    BoardVulnerability {
        /// The board number.
        board: u32,
        /// The vulnerability of that board.
        wanted: Vulnerability,
        /// The vulnerability as written.
        written: Vulnerability,
    },
    /// A bid is not higher than the last one.
    InsufficientBid {
        /// The bidder.
        seat: Seat,
        /// The bid.
        call: Call,
        /// The last bid.
        over: Call,
    },
    /// A double is not allowed.
    IllegalDouble {
        /// The player who doubles.
        seat: Seat,
        /// The preceding call other than a pass, and its player.
        after: Option<(Call, Seat)>,
    },
    /// A redouble is not allowed.
    IllegalRedouble {
        /// The player who redoubles.
        seat: Seat,
        /// The preceding call other than a pass, and its player.
        after: Option<(Call, Seat)>,
    },
    /// A call after the end of the auction.
    CallAfterEnd {
        /// The caller.
        seat: Seat,
    },
    /// The auction does not end, and there is no `*` or `+`.
    AuctionUnfinished {
        /// The player whose turn it is.
        seat: Seat,
    },
    /// A player other than the dealer calls first.
    NotDealer {
        /// The dealer.
        dealer: Seat,
        /// The first caller.
        seat: Seat,
    },
    /// A word of an auction that is not a call.
    UnreadableCall,
    /// A word of a play that is not a card.
    UnreadableCard {
        /// Whether `10` is written for `T`.
        is_ten: bool,
    },
    /// Leading passes of the auction are omitted.
    LeadingPasses {
        /// The number of passes.
        n: usize,
    },
    /// The declarer differs from that of the auction.
    DeclarerMismatch {
        /// The declarer as written.
        written: Seat,
        /// The declarer by the auction.
        wanted: Seat,
        /// Whether the tag states that declarer and dummy were swapped.
        is_exchanged: bool,
    },
    /// The contract differs from that of the auction; `None` if all players passed.
    ContractMismatch {
        /// The contract as written.
        written: Option<Contract>,
        /// The contract by the auction.
        wanted: Option<Contract>,
        /// Whether only the double is missing, in a file of a program that never writes it: `4S` for every four spades.
        lacks_double: bool,
    },
    /// A passed-out board with a declarer or a result.
    PassedOut {
        /// The name of the tag.
        tag: String,
        /// Whether tricks are stated.
        has_tricks: bool,
    },
    /// A result without a declarer or a contract.
    ResultAlone,
    /// A section without a required value.
    SectionNeeds {
        /// The section.
        section: String,
        /// The required value.
        needed: Needed,
        /// Whether the value of the previous game would fit: its deal, or its dealer.
        would_fit: bool,
    },
    /// A card that the player was not dealt.
    NotHeld {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The player who was dealt it.
        holder: Option<Seat>,
        /// The trick, from 1.
        trick: usize,
    },
    /// A card that was played before.
    CardTwice {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The trick, from 1.
        trick: usize,
        /// The trick in which it was played before.
        before: usize,
    },
    /// A player does not follow suit but could.
    Revoke {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The suit led.
        led: Suit,
        /// The held cards of that suit.
        held: Vec<Card>,
        /// The trick, from 1.
        trick: usize,
    },
    /// A card was played after the thirteenth trick.
    PlayAfterEnd,
    /// The first column of the play is not the opening leader's.
    WrongLeader {
        /// The player of that column.
        written: Seat,
        /// The leader.
        wanted: Seat,
    },
    /// The columns of the play do not match the players.
    RotatedRows {
        /// The first such trick.
        trick: usize,
    },
    /// A revoke flag on a card that is not a revoke.
    RevokeFlag {
        /// The player.
        seat: Seat,
    },
    /// An irregularity flag that is unknown, or not allowed here.
    IrregularityFlag {
        /// The flag, if it is known.
        flag: Option<Irregularity>,
    },
    /// Something follows `+`, or there is a second one.
    AfterContinuation,
    /// The result is impossible given the tricks played.
    ResultImpossible {
        /// Declarer's tricks as written.
        written: u32,
        /// Declarer's tricks in the play.
        won: u32,
        /// The number of completed tricks.
        completed: u32,
        /// The total number of tricks.
        total: u32,
    },
    /// `^` states that the result differs from the play, but it does not.
    ResultFlag,
    /// The tricks of both sides do not add up to 13.
    ResultSum {
        /// The sum.
        sum: u32,
    },
    /// The score differs from that of the contract and the result.
    ScoreMismatch {
        /// The side whose score is written.
        side: Side,
        /// The score as written.
        written: i32,
        /// The correct score.
        wanted: i32,
    },
    /// The rubbers won do not match the vulnerability.
    RubberHistory,
    /// A reference to a missing note.
    NoteUndefined {
        /// The number.
        number: u32,
        /// Whether the reference has its closing sign: `=1=`.
        is_closed: bool,
    },
    /// A note without a reference.
    NoteUnused {
        /// The number.
        number: u32,
    },
    /// A Note tag without a number from 1 to 32, or outside any section.
    NoteNumber {
        /// Whether the references of the game lack their closing signs, too.
        is_dialect: bool,
    },
    /// A Note tag after a section other than the auction and the play; it is assigned to the section that refers to it.
    NoteBehind,
    /// A reference to a note without its closing sign: `=1`.
    NoteUnclosed,
    /// An invalid annotation.
    Annotation {
        /// The reason.
        fault: AnnotationFault,
    },
    /// A tag that occurs twice.
    DuplicateTag {
        /// Its name.
        name: String,
    },
    /// A tag that may not be inherited.
    InheritForbidden {
        /// Its name.
        name: String,
    },
    /// A malformed tag pair.
    TagSyntax,
    /// A tag with an invalid value.
    TagValue {
        /// Its name.
        name: String,
        /// Whether the meaning is clear all the same: `2013-08-10 17:04`, `North`.
        is_legible: bool,
    },
    /// A value that is not in the list of values of its tag.
    TagUnlisted {
        /// Its name.
        name: String,
    },
    /// A tag that the standard does not have.
    UnknownTag {
        /// Its name.
        name: String,
        /// The tag that may be meant.
        meant: Option<&'static str>,
    },
    /// Text outside any section.
    TextOutside {
        /// Whether it looks like calls or cards of a section cut off by a blank line.
        is_cut_off: bool,
        /// Whether a tag pair of the same game follows it.
        is_before_tag: bool,
    },
    /// A comment without an end.
    UnclosedComment,
    /// A table that does not match its heading.
    Table {
        /// The reason.
        fault: TableFault,
    },
    /// A line of more than 255 characters.
    LongLine {
        /// Its length, including its end.
        len: usize,
    },
    /// A character that is not allowed.
    Character {
        /// The reason.
        fault: CharacterFault,
    },
    /// A spelling that is read although it is not standard.
    Dialect {
        /// The kind of spelling.
        kind: Dialect,
    },
    /// An unreadable LIN command.
    LinSyntax,
    /// Player names with commas, which shift the seats.
    LinSeats {
        /// The number of names.
        n: usize,
    },
    /// A result in a vugraph file that differs from the play.
    LinResult {
        /// The result as written.
        written: String,
        /// The result of the play.
        wanted: String,
    },
    /// A result in a vugraph file with an impossible number of tricks.
    LinTricks {
        /// The number of tricks.
        tricks: i32,
    },
    /// The IMPs listed for a board in a vugraph file differ from those of both rooms.
    LinPoints {
        /// The board.
        board: u32,
        /// The correct IMPs.
        wanted: i32,
    },
    /// A team's carry-over differs from its total at the end of the previous segment.
    LinCarried {
        /// The team.
        team: String,
        /// The team's total.
        wanted: f64,
    },
    /// Double-dummy tricks that differ from the analysis.
    DoubleDummy {
        /// The declarer.
        declarer: Seat,
        /// The denomination.
        denomination: Denomination,
        /// The number of tricks as written.
        written: u8,
        /// The correct number of tricks.
        wanted: u8,
        /// The number of other differing values in the same tag.
        more: usize,
    },
    /// A par score that differs from the analysis.
    Par {
        /// The North-South score as written.
        written: i32,
        /// The correct North-South score.
        wanted: i32,
    },
    /// A par contract whose score is not the par score.
    ParContract {
        /// The North-South score of the contract.
        score: i32,
        /// The North-South par score.
        wanted: i32,
    },
    /// A problem in the comparison of results.
    Sitting(SittingProblem),
}

/// A non-standard way of writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dialect {
    /// `1N`, `PASS`, `P`, `Dbl`
    Calls,
    /// `3N`, `3NR`, `2Dx`
    Contracts,
    /// `4D*`
    AlertStars,
    /// Suit letters, dashes for voids, or Russian letters in the deal.
    Deals,
    /// A play or auction without seat: `[Play ""]`.
    EmptySections,
    /// Lines of a program that generates deals.
    GeneratorLines,
    /// Characters outside Latin-1.
    OtherLetters,
}

impl Found {
    /// Creates a finding.
    #[must_use]
    pub const fn new(problem: Problem, span: Span) -> Self {
        Self { problem, span }
    }
}

impl Problem {
    /// Returns the number of problems it represents.
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

    /// Merges another problem of the same kind in the same hand; returns false if it is of another kind.
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

/// Returns a problem of a hand, unless it can be merged with a known one of the same kind: each hand has one of each
/// kind.
pub(crate) fn unless_known<'p>(mut known: impl Iterator<Item = &'p mut Problem>, problem: Problem) -> Option<Problem> {
    if known.any(|known| known.join(&problem)) { None } else { Some(problem) }
}
