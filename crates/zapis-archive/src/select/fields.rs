//! The fields of a condition, by name.

use crate::findings::{Rule, Severity};
use crate::game::GameKind;
use crate::laws::TimeClass;
use crate::record::GameResult;

use super::values::{DateRange, EcoRange, NameTest, NumberRange, TextTest};

/// A test of a record.
#[derive(Debug)]
pub enum Test {
    /// A player's name.
    Name(PlayerSide, NameTest),
    /// The exact name of a player, or a pattern.
    Exact(PlayerSide, TextTest),
    /// The text of a tag; a missing tag is empty.
    Text(String, TextTest),
    /// A tag is present and not empty.
    HasTag(String),
    /// A date in a tag.
    Date(&'static str, DateRange),
    /// A number.
    Number(NumberField, NumberRange),
    /// The result, by the Result tag, otherwise by the end of the moves.
    Result(&'static [GameResult]),
    /// The opening code of the ECO tag.
    Eco(EcoRange),
    /// The opening code by the moves.
    EcoPlayed(EcoRange),
    /// The name of the opening: from the Opening tag, or by the moves without one.
    Opening(TextTest),
    /// The name of the opening by the moves.
    OpeningPlayed(TextTest),
    /// Something present in the movetext.
    Has(MovetextPart),
    /// A finding.
    Found(FindingTest),
    /// How the game ends on the board.
    Ends(BoardEnding),
    /// Standard, rapid or blitz.
    TimeClass(TimeClass),
    /// Blitz of less than three minutes.
    Bullet,
    /// The game that is played.
    Game(GameKind),
    /// Every move can be played.
    Complete,
    /// The file of the record.
    Path(TextTest),
    /// A test of positions, by number.
    Board(usize),
    /// The winner.
    Winner(Winner),
    /// The dealer or the declarer of a bridge deal.
    Seat(SeatField, SeatSet),
    /// The vulnerable sides: North-South, East-West.
    Vulnerable([bool; 2]),
    /// The contract of a deal, as in PBN.
    Contract(TextTest),
    /// The outcome of a contract.
    Outcome(DealOutcome),
    /// It is a bridge deal.
    Bridge,
    /// A test that its tags and moves do not decide.
    Among(AmongTest),
}

/// A test that depends on the place of a record, or on other records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmongTest {
    /// Its number in its file, from 1.
    Number(NumberRange),
    /// It is a copy of another record, which is fuller or comes before it.
    Repeated,
    /// It is such a copy, and has only a part of the moves.
    Contained,
}

/// The winner of a game, by color or by rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// White.
    White,
    /// Black.
    Black,
    /// The player with the higher rating.
    HigherRated,
    /// The player with the lower rating.
    LowerRated,
}

/// The player whose name or rating is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSide {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Either's; in bridge, any player's.
    Either,
    /// That of a player of bridge.
    North,
    /// That of a player of bridge.
    East,
    /// That of a player of bridge.
    South,
    /// That of a player of bridge.
    West,
}

impl PlayerSide {
    /// Returns the tags that may have the name, in a record of a game with two players and in one with four.
    #[must_use]
    pub const fn tags(self) -> [&'static [&'static str]; 2] {
        match self {
            Self::White => [&["White"], &[]],
            Self::Black => [&["Black"], &[]],
            Self::Either => [&["White", "Black"], &["North", "East", "South", "West"]],
            Self::North => [&[], &["North"]],
            Self::East => [&[], &["East"]],
            Self::South => [&[], &["South"]],
            Self::West => [&[], &["West"]],
        }
    }
}

/// The role of a bridge player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatField {
    /// The dealer.
    Dealer,
    /// The declarer.
    Declarer,
}

/// Bridge players, by the letters of their seats.
pub(super) type SeatSet = &'static [char];

/// The outcome of a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealOutcome {
    /// It was made.
    Made,
    /// It went down.
    Down,
    /// There was none: all players passed.
    PassedOut,
}

/// A number of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberField {
    /// The rating of a player.
    Elo(PlayerSide),
    /// The lower of both ratings, which must both be known.
    LowerElo,
    /// The higher of both ratings.
    HigherElo,
    /// The difference of the ratings.
    EloDifference,
    /// The year of the Date tag.
    Year,
    /// The first number of the Round tag.
    Round,
    /// The number of playable plies of the main line.
    Plies,
    /// The number of a board of bridge.
    Board,
    /// Declarer's tricks.
    Tricks,
    /// The North-South score of a board.
    Score,
}

impl NumberField {
    pub(super) const fn is_of_moves(self) -> bool {
        matches!(self, Self::Plies)
    }
}

/// What movetext may contain besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovetextPart {
    /// Comments.
    Comments,
    /// Variations.
    Variations,
    /// Glyphs and NAGs.
    Nags,
    /// `[%clk …]` or `[%emt …]`.
    Clocks,
    /// `[%eval …]`.
    Evaluations,
    /// Moves.
    Moves,
    /// A starting position of its own.
    Fen,
}

/// Findings, by rule or by severity.
#[derive(Debug)]
pub enum FindingTest {
    /// A finding of this rule.
    Of(&'static Rule),
    /// A finding of a family, by the beginning of its code or name.
    Like(String),
    /// A finding of this severity.
    At(Severity),
}

impl FindingTest {
    /// Returns true if a finding of this rule and severity matches.
    #[must_use]
    pub fn fits(&self, rule: &Rule, severity: Severity) -> bool {
        match self {
            Self::Of(wanted) => rule == *wanted,
            Self::Like(part) => rule.name.contains(part.as_str()) || rule.code.starts_with(part.as_str()),
            Self::At(level) => severity == *level,
        }
    }
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEnding {
    /// Checkmate.
    Mate,
    /// Stalemate.
    Stalemate,
    /// Neither.
    Open,
}

/// The kind of value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldKind {
    Name(PlayerSide),
    Text(&'static str),
    Date(&'static str),
    Number(NumberField),
    Result,
    Eco,
    EcoPlayed,
    Opening,
    OpeningPlayed,
    Has,
    Finding,
    Ends,
    TimeClass,
    Game,
    Complete,
    Path,
    Position,
    Material,
    Pieces,
    Line,
    Winner,
    Loser,
    RecordNumber,
    Repeated,
    Contained,
    Seat(SeatField),
    Vulnerable,
    Contract,
}

/// A field of conditions.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Field {
    /// Its name: `white`, `elo`.
    pub name: &'static str,
    /// A condition with it.
    pub example: &'static str,
    pub(super) kind: FieldKind,
}

macro_rules! fields {
    ($($name:literal $kind:expr, $example:literal;)*) => {
        /// The fields of conditions.
        pub const FIELDS: &[Field] = &[$(Field { name: $name, example: $example, kind: $kind }),*];
    };
}

fields! {
    "white" FieldKind::Name(PlayerSide::White), "white ~ \"Carlsen\"";
    "black" FieldKind::Name(PlayerSide::Black), "black = \"Nepomniachtchi, Ian\"";
    "player" FieldKind::Name(PlayerSide::Either), "player ~ Карлсен";
    "event" FieldKind::Text("Event"), "event ~ \"world ch\"";
    "site" FieldKind::Text("Site"), "site ~ \"*lichess*\"";
    "date" FieldKind::Date("Date"), "date in 1953.08..1953.10";
    "event-date" FieldKind::Date("EventDate"), "event-date >= 2010";
    "year" FieldKind::Number(NumberField::Year), "year >= 2010";
    "round" FieldKind::Number(NumberField::Round), "round = 7";
    "result" FieldKind::Result, "result = 1-0";
    "winner" FieldKind::Winner, "winner = lower-rated";
    "loser" FieldKind::Loser, "loser ~ \"Tal\"";
    "eco" FieldKind::Eco, "eco in B90..B99";
    "eco-played" FieldKind::EcoPlayed, "eco-played in B90..B99";
    "opening" FieldKind::Opening, "opening ~ najdorf";
    "opening-played" FieldKind::OpeningPlayed, "opening-played ~ \"sicilian defense: *\"";
    "annotator" FieldKind::Text("Annotator"), "annotator ~ \"Tal\"";
    "elo" FieldKind::Number(NumberField::Elo(PlayerSide::Either)), "elo >= 2700";
    "white-elo" FieldKind::Number(NumberField::Elo(PlayerSide::White)), "white-elo < 2000";
    "black-elo" FieldKind::Number(NumberField::Elo(PlayerSide::Black)), "black-elo in 2000..2199";
    "lower-elo" FieldKind::Number(NumberField::LowerElo), "lower-elo >= 2600";
    "higher-elo" FieldKind::Number(NumberField::HigherElo), "higher-elo < 1400";
    "elo-difference" FieldKind::Number(NumberField::EloDifference), "elo-difference > 300";
    "time-class" FieldKind::TimeClass, "time-class = rapid";
    "plies" FieldKind::Number(NumberField::Plies), "plies <= 40";
    "ends" FieldKind::Ends, "ends = checkmate";
    "complete" FieldKind::Complete, "not complete";
    "has" FieldKind::Has, "has clocks";
    "finding" FieldKind::Finding, "finding = illegal-move";
    "position" FieldKind::Position, "position = \"*/*/*/*/3K4/*/*/* w\"";
    "material" FieldKind::Material, "material ~ KRPkr for 20";
    "pieces" FieldKind::Pieces, "pieces <= 7";
    "line" FieldKind::Line, "line ~ \"e4 c5 Nf3 d6 d4\" within 12";
    "north" FieldKind::Name(PlayerSide::North), "north ~ Meckstroth";
    "east" FieldKind::Name(PlayerSide::East), "east ~ \"Forrester\"";
    "south" FieldKind::Name(PlayerSide::South), "south ~ Rodwell";
    "west" FieldKind::Name(PlayerSide::West), "west = \"Robson, Andrew\"";
    "board" FieldKind::Number(NumberField::Board), "board in 1..16";
    "dealer" FieldKind::Seat(SeatField::Dealer), "dealer = N";
    "vulnerable" FieldKind::Vulnerable, "vulnerable in (NS, all)";
    "contract" FieldKind::Contract, "contract ~ \"6*\"";
    "declarer" FieldKind::Seat(SeatField::Declarer), "declarer = EW and result = down";
    "tricks" FieldKind::Number(NumberField::Tricks), "tricks < 7";
    "score" FieldKind::Number(NumberField::Score), "score <= -800";
    "game" FieldKind::Game, "game = tavreli";
    "repeated" FieldKind::Repeated, "not repeated";
    "contained" FieldKind::Contained, "contained";
    "record" FieldKind::RecordNumber, "record in 100..199";
    "path" FieldKind::Path, "path ~ \"1953\"";
}
