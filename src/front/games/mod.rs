//! Games as plain data, for callers that make something of their own of them.

#[cfg(feature = "database")]
pub(super) mod compact_games;
#[cfg(feature = "database")]
pub(super) mod page_games;

use std::any::Any;
use std::ops::Range;

use crate::chess::{Move, Position};
use crate::findings::{Finding, Location};
use crate::game::{Chess, Game, MoveStyle, Notation, Side};
use crate::record::clock_unit::ClockUnit;
use crate::record::command::commands;
use crate::record::{Item, ItemKind, TagPair, nag_of_glyph, tag_value};
use crate::render::{Board, Located, Summary, Visitor, players_of, walk};
use crate::replay::{PlayedOpening, Ply};

use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Job, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::{Numbered, Stream, iterator_over};
use crate::front::pipeline::view::View;

/// A move that was played, with its place in the record and its positions.
///
/// Moves and positions are values of [`chess`](crate::chess), so that an own rule reads no FEN; texts are made when they
/// are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayedMove {
    /// Its half-move in its line, counted from the start of the record: 1 for the first.
    pub ply: u32,
    /// The number of the move in its game: 12 of `12...Nf6`.
    pub number: u32,
    /// The side that made it.
    pub side: Side,
    /// The word as written in the record: `Кf6`.
    pub written: String,
    /// Its place in the file as stored, in bytes.
    pub bytes: Range<u64>,
    /// Its line, and its column in characters, from 1.
    pub line_and_column: (u64, u64),
    /// Whether the move is legal. If not, it stood: the players continued from the resulting position.
    pub is_legal: bool,
    /// The clock of the player after the move (`[%clk …]`), in milliseconds.
    pub clock_ms: Option<u64>,
    /// Its NAGs (PGN 10), signs such as `!?` included: 1 for a good move, 5 for an interesting one.
    pub nags: Vec<u8>,
    /// The comments after the move and before any variation, as they are written.
    pub comments: Vec<String>,
    /// The comments after its variations.
    pub comments_after_variations: Vec<String>,
    moved: Moved,
}

/// A move with its positions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "nearly all moves are of chess")]
enum Moved {
    Chess {
        before: Position,
        mv: Move,
        after: Position,
    },
    /// In a game other than chess.
    Other(Box<MoveTexts>),
}

/// A move in two notations, and the positions before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveTexts {
    before: String,
    after: String,
    san: String,
    uci: String,
}

impl PlayedMove {
    /// Returns the position before the move; `None` in games other than chess.
    #[must_use]
    pub const fn position_before(&self) -> Option<&Position> {
        match &self.moved {
            Moved::Chess { before, .. } => Some(before),
            Moved::Other(_) => None,
        }
    }

    /// Returns the position after the move; `None` in games other than chess.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match &self.moved {
            Moved::Chess { after, .. } => Some(after),
            Moved::Other(_) => None,
        }
    }

    /// Returns the move itself; `None` in games other than chess.
    #[must_use]
    pub const fn chess_move(&self) -> Option<Move> {
        match self.moved {
            Moved::Chess { mv, .. } => Some(mv),
            Moved::Other(_) => None,
        }
    }

    /// Returns the move in the notation in which programs exchange games (PGN 8.2.3), with its check sign: `Nf6+`; `--`
    /// for a null move.
    #[must_use]
    pub fn san(&self) -> String {
        match &self.moved {
            Moved::Chess { before, mv, after } => word(&Chess::default(), before, *mv, after, Notation::San),
            Moved::Other(texts) => texts.san.clone(),
        }
    }

    /// Returns the move in coordinates: `g8f6`; `--` for a null move.
    #[must_use]
    pub fn uci(&self) -> String {
        match &self.moved {
            Moved::Chess { before, mv, after } => word(&Chess::default(), before, *mv, after, Notation::Uci),
            Moved::Other(texts) => texts.uci.clone(),
        }
    }

    /// Returns the position before the move, as FEN.
    #[must_use]
    pub fn fen_before(&self) -> String {
        match &self.moved {
            Moved::Chess { before, .. } => before.to_fen(),
            Moved::Other(texts) => texts.before.clone(),
        }
    }

    /// Returns the position after the move, as FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        match &self.moved {
            Moved::Chess { after, .. } => after.to_fen(),
            Moved::Other(texts) => texts.after.clone(),
        }
    }
}

/// A line that could have been played instead: the moves between brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Variation {
    /// The number of brackets around it, from 1.
    pub depth: u32,
    /// The variation that it departs from, as an index of [`GameRecord::variations`]; `None` if it departs from the main
    /// line.
    pub parent: Option<usize>,
    /// The half-move of that line that its first move replaces.
    pub replaces_ply: u32,
    /// The comments before its first move.
    pub comments: Vec<String>,
    /// Its moves, up to the first that could not be played.
    pub moves: Vec<PlayedMove>,
}

/// A record of a game, read and played.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GameRecord {
    /// Its place: file, number, line and bytes.
    pub location: Location,
    /// The game played: `chess`, `tavreli`.
    pub game: &'static str,
    /// The tag pairs in their order.
    pub tags: Vec<(String, String)>,
    /// The starting position, as FEN; absent if play could not start.
    pub start: Option<String>,
    /// The termination marker as it is written, if there is one: `1-0`.
    pub result: Option<String>,
    /// The opening by the moves, whatever its tags say.
    pub opening: Option<PlayedOpening>,
    /// Whether every move of the main line could be played.
    pub is_complete: bool,
    /// Its findings.
    pub findings: Vec<Finding>,
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// Its variations, in the order in which they begin. Lines within lines are a list with places, not a tree, so that
    /// no depth of brackets is too deep.
    pub variations: Vec<Variation>,
    moves: Vec<PlayedMove>,
}

impl GameRecord {
    /// Returns the moves of the main line, up to the first that could not be played.
    pub fn main_line(&self) -> std::slice::Iter<'_, PlayedMove> {
        self.moves.iter()
    }

    /// Returns the variations that replace a move of the main line, by its half-move.
    pub fn variations_at(&self, ply: u32) -> impl Iterator<Item = &Variation> {
        self.variations.iter().filter(move |line| line.parent.is_none() && line.replaces_ply == ply)
    }

    /// Returns the value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

impl Numbered for GameRecord {
    fn add_records_before(&mut self, before: u64) {
        for location in self.findings.iter_mut().map(|finding| &mut finding.location).chain(Some(&mut self.location)) {
            if let Some(record) = &mut location.record {
                *record += before;
            }
        }
    }
}

pub(crate) struct GameReading;

as_jobs!(GameReading);

impl Job for GameReading {
    // `check` reports text outside of records.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game> JobOf<G> for GameReading {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        output.items.push(game_record(view));
    }
}

fn game_record<G: Game>(view: &View<'_, G>) -> GameRecord {
    let (record, tape, replay) = (&view.record, view.record.tape, view.replay);
    let span = tape.span;
    let (line, column) = view.source.line_and_column(span.start);
    let mut location = Location::on_line(view.source.path, line, column).with_record(view.index + 1);
    location.bytes = Some(view.source.stored_offset(span.start)..view.source.stored_offset(span.end));
    location.players = players_of(record);
    let tag = |tag: &TagPair| (record.slice(tag.name).to_owned(), tag_value(record.slice(tag.value)).into_owned());
    let termination = tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination);
    let mut lines = Lines::new(view);
    walk(view.game, record, replay, &mut lines);
    GameRecord {
        location,
        game: G::NAME,
        tags: tape.tags.iter().map(tag).collect(),
        start: replay.start.position.as_ref().map(|position| view.game.position_text(position)),
        result: termination.map(|item| record.slice(item.span).to_owned()),
        opening: replay.opening(view.game),
        is_complete: replay.is_complete,
        findings: view.findings.iter().map(|finding| view.locate(finding).to_finding(false)).collect(),
        comments: lines.comments,
        variations: lines.variations,
        moves: lines.moves,
    }
}

/// Collects the moves of a record by their lines.
struct Lines<'a, G: Game> {
    view: &'a View<'a, G>,
    unit: ClockUnit,
    comments: Vec<String>,
    moves: Vec<PlayedMove>,
    variations: Vec<Variation>,
    /// The variations that are open.
    open: Vec<usize>,
    /// Whether a variation has ended since the last move of the line.
    is_behind_variation: bool,
}

impl<'a, G: Game> Lines<'a, G> {
    fn new(view: &'a View<'a, G>) -> Self {
        let moves = Vec::with_capacity(view.replay.plies.len());
        let (comments, variations, open) = (Vec::new(), Vec::new(), Vec::new());
        Self { view, unit: ClockUnit::default(), comments, moves, variations, open, is_behind_variation: false }
    }

    /// Returns the moves of the current line, and the comments before them.
    fn line(&mut self) -> (&mut Vec<PlayedMove>, &mut Vec<String>) {
        match self.open.last() {
            Some(variation) => {
                let Variation { moves, comments, .. } = &mut self.variations[*variation];
                (moves, comments)
            }
            None => (&mut self.moves, &mut self.comments),
        }
    }

    fn begin(&mut self) {
        let (parent, depth) = (self.open.last().copied(), self.open.len() + 1);
        let from = parent.map_or(1, |parent| self.variations[parent].replaces_ply);
        let replaces_ply = self.line().0.last().map_or(from, |last| last.ply);
        self.open.push(self.variations.len());
        let depth = u32::try_from(depth).unwrap_or(u32::MAX);
        self.variations.push(Variation { depth, parent, replaces_ply, comments: Vec::new(), moves: Vec::new() });
        self.is_behind_variation = false;
    }

    fn comment(&mut self, comment: &str) {
        let comment = inside(comment).trim().to_owned();
        let (record, is_behind) = (self.view.record, self.is_behind_variation);
        let mut unit = self.unit;
        let clock = commands(&comment).find(|command| command.name == "clk");
        let clock = clock.and_then(|command| unit.read(&record, command.argument));
        self.unit = unit;
        let (moves, before) = self.line();
        let Some(last) = moves.last_mut() else { return before.push(comment) };
        if is_behind {
            last.comments_after_variations.push(comment);
        } else {
            last.clock_ms = last.clock_ms.or(clock);
            last.comments.push(comment);
        }
    }
}

impl<G: Game> Visitor<G> for Lines<'_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        let (game, record, source) = (self.view.game, self.view.record, self.view.source);
        let (number, side) = board.turn();
        let before = board.before().clone();
        let span = record.tape.items[index].span;
        let start = source.stored_offset(span.start);
        let played = PlayedMove {
            ply: ply.ply,
            number,
            side,
            written: record.slice(span).to_owned(),
            // Where lines were put in another order, the end of a word may lie before its beginning.
            bytes: start..source.stored_offset(span.end).max(start),
            line_and_column: source.line_and_column(span.start),
            is_legal: !ply.stood,
            clock_ms: None,
            nags: Vec::new(),
            comments: Vec::new(),
            comments_after_variations: Vec::new(),
            moved: Moved::new(game, &before, ply.mv, board.after()),
        };
        self.is_behind_variation = false;
        self.line().0.push(played);
    }

    // The moves after it cannot be played either.
    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, index: usize, item: Item) {
        let record = self.view.record;
        let text = record.slice(record.tape.items[index].span);
        match item.kind {
            ItemKind::VariationOpen => self.begin(),
            ItemKind::VariationClose => self.is_behind_variation = self.open.pop().is_some(),
            ItemKind::Comment | ItemKind::LineComment => self.comment(text),
            ItemKind::Nag | ItemKind::Glyph => {
                let nag = text.strip_prefix('$').map_or_else(|| nag_of_glyph(text), |number| number.parse().ok());
                if let Some(last) = self.line().0.last_mut() {
                    last.nags.extend(nag);
                }
            }
            _ => {}
        }
    }
}

impl Moved {
    fn new<G: Game>(game: &G, before: &G::Position, mv: G::Move, after: &G::Position) -> Self {
        let known: (&dyn Any, &dyn Any, &dyn Any) = (before, &mv, after);
        if let (Some(before), Some(mv), Some(after)) =
            (known.0.downcast_ref::<Position>(), known.1.downcast_ref::<Move>(), known.2.downcast_ref::<Position>())
        {
            return Self::Chess { before: before.clone(), mv: *mv, after: after.clone() };
        }
        Self::Other(Box::new(MoveTexts {
            before: game.position_text(before),
            after: game.position_text(after),
            san: word(game, before, mv, after, Notation::San),
            uci: word(game, before, mv, after, Notation::Uci),
        }))
    }
}

/// Writes a move in the letters that programs exchange.
fn word<G: Game>(game: &G, before: &G::Position, mv: G::Move, after: &G::Position, notation: Notation) -> String {
    if game.is_null(mv) {
        return "--".to_owned();
    }
    let mut word = Vec::new();
    let style = MoveStyle { notation, letters: game.common_letters() };
    game.write_move(before, mv, game.gives(after), style, &mut word);
    String::from_utf8_lossy(&word).into_owned()
}

/// Returns the text between the braces of a comment, or after its semicolon.
fn inside(comment: &str) -> &str {
    let comment = comment.strip_prefix(['{', ';']).unwrap_or(comment);
    comment.strip_suffix('}').unwrap_or(comment)
}

iterator_over! {
    /// The games of some inputs, in the order of the files; made by [`games`].
    PlayedGames(Stream<GameReading, GameRecord>) of GameRecord,
    /// Returns the number of records and plies read so far.
    Summary
}

/// Reads records and plays their main lines.
///
/// Inputs and options are those of [`check`](fn@crate::check); each game has its findings. Text outside of records is
/// skipped; `check` reports it.
///
/// ```
/// use zapis::Options;
/// for game in zapis::games("1. e4 {[%clk 0:05:00]} e5 2. Кf3 *", &Options::default()) {
///     let moves: Vec<String> = game.main_line().map(|played| played.san()).collect();
///     assert_eq!(moves, ["e4", "e5", "Nf3"]);
///     assert_eq!(game.main_line().next().and_then(|played| played.clock_ms), Some(300_000));
/// }
/// ```
///
/// An own rule sees positions, places and variations:
///
/// ```
/// use zapis::{Options, chess::Role};
/// let pgn = "1. e4 e5 2. Qh5 (2. Nf3 $1 {usual}) 2... Ke7 3. Qxe5# 1-0";
/// for game in zapis::games(pgn, &Options::default()) {
///     let queens_early = game.main_line().filter(|played| {
///         let queen = played.position_before().zip(played.chess_move());
///         played.number < 4 && queen.is_some_and(|(position, mv)| position.role(Role::Queen).contains(mv.from()))
///     });
///     let places: Vec<_> = queens_early.map(|played| (played.number, played.line_and_column)).collect();
///     assert_eq!(places, [(2, (1, 13)), (3, (1, 49))]);
///     let line = game.variations_at(3).next().unwrap();
///     assert_eq!((line.moves[0].san(), line.moves[0].nags[0]), ("Nf3".to_owned(), 1));
/// }
/// ```
pub fn games(inputs: impl Into<Inputs>, options: &Options) -> PlayedGames {
    PlayedGames(Stream::new(inputs.into(), options, GameReading))
}
