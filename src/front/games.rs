//! Games as plain data: tags, the moves of the main line, positions, clocks, findings.

use crate::findings::{Finding, Location};
use crate::game::{Game, MoveStyle, Notation, Side};
use crate::record::clock_unit::ClockUnit;
use crate::record::command::commands;
use crate::record::{ItemKind, Record, TagPair, tag_value};
use crate::render::{Located, Summary, players_of};
use crate::replay::PlayedOpening;

use super::batch_output::BatchOutput;
use super::inputs::Inputs;
use super::options::Options;
use super::stream::{Numbered, Stream, iterator_over};
use super::work::{Job, JobOf, View};

/// A move of the main line that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayedMove {
    number: u32,
    side: Side,
    written: String,
    san: String,
    uci: String,
    fen: String,
    clock_ms: Option<u64>,
    comments: Vec<String>,
}

impl PlayedMove {
    /// Returns the number of the move in its game: 12 of `12...Nf6`.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns the side that made it.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the word as written in the record: `Кf6`.
    #[must_use]
    pub fn written(&self) -> &str {
        &self.written
    }

    /// Returns the move in the notation in which programs exchange games (PGN 8.2.3), with its check sign: `Nf6+`.
    #[must_use]
    pub fn san(&self) -> &str {
        &self.san
    }

    /// Returns the move in coordinates: `g8f6`.
    #[must_use]
    pub fn uci(&self) -> &str {
        &self.uci
    }

    /// Returns the position after the move, as FEN.
    #[must_use]
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// Returns the clock of the player after the move (`[%clk …]`), in milliseconds.
    #[must_use]
    pub const fn clock_ms(&self) -> Option<u64> {
        self.clock_ms
    }

    /// Returns the comments after the move, as they are written.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }
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
    moves: Vec<PlayedMove>,
}

impl GameRecord {
    /// Returns the moves of the main line, up to the first that could not be played.
    pub fn main_line(&self) -> std::slice::Iter<'_, PlayedMove> {
        self.moves.iter()
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

impl Job for GameReading {
    type Item = GameRecord;

    // `check` reports text outside of records.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<GameRecord>) {}
}

impl<G: Game> JobOf<G> for GameReading {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<GameRecord>) {
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
    GameRecord {
        location,
        game: G::NAME,
        tags: tape.tags.iter().map(tag).collect(),
        start: replay.start.position.as_ref().map(|position| view.game.position_text(position)),
        result: termination.map(|item| record.slice(item.span).to_owned()),
        opening: replay.opening(view.game),
        is_complete: replay.is_complete,
        findings: view.findings.iter().map(|finding| view.locate(finding).to_finding(false)).collect(),
        moves: main_line(view),
    }
}

fn main_line<G: Game>(view: &View<'_, G>) -> Vec<PlayedMove> {
    let (game, replay) = (view.game, view.replay);
    let Some(mut position) = replay.start.position.clone() else { return Vec::new() };
    let (mut moves, mut unit) = (Vec::new(), ClockUnit::default());
    for ply in replay.plies.iter().filter(|ply| ply.depth == 0) {
        let (number, side) = (game.move_number(&position), game.side(&position));
        let mut after = position.clone();
        game.play(&mut after, ply.mv);
        let written_as = |notation| {
            let (mut word, gives) = (Vec::new(), game.gives(&after));
            if game.is_null(ply.mv) {
                return "--".to_owned();
            }
            let style = MoveStyle { notation, letters: game.common_letters() };
            game.write_move(&position, ply.mv, gives, style, &mut word);
            String::from_utf8_lossy(&word).into_owned()
        };
        let comments = comments_behind(&view.record, ply.item as usize);
        let mut clock = |comment: &String| {
            commands(comment)
                .find(|command| command.name == "clk")
                .and_then(|command| unit.read(&view.record, command.argument))
        };
        moves.push(PlayedMove {
            number,
            side,
            written: view.record.slice(view.record.tape.items[ply.item as usize].span).to_owned(),
            san: written_as(Notation::San),
            uci: written_as(Notation::Uci),
            fen: game.position_text(&after),
            clock_ms: comments.iter().find_map(&mut clock),
            comments,
        });
        position = after;
    }
    moves
}

/// Returns the comments after a move, before the next one and before any variation.
fn comments_behind(record: &Record<'_>, item: usize) -> Vec<String> {
    let items = record.tape.items.get(item + 1..).unwrap_or_default().iter();
    let near = items.take_while(|item| {
        !matches!(
            item.kind,
            ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose | ItemKind::Termination
        )
    });
    let comments = near.filter(|item| item.kind == ItemKind::Comment || item.kind == ItemKind::LineComment);
    comments.map(|item| inside(record.slice(item.span)).trim().to_owned()).collect()
}

/// Returns the text between the braces of a comment, or after its semicolon.
fn inside(comment: &str) -> &str {
    let comment = comment.strip_prefix(['{', ';']).unwrap_or(comment);
    comment.strip_suffix('}').unwrap_or(comment)
}

iterator_over! {
    /// The games of some inputs, in the order of the files; made by [`games`].
    PlayedGames(Stream<GameReading>) of GameRecord,
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
///     let moves: Vec<&str> = game.main_line().map(|played| played.san()).collect();
///     assert_eq!(moves, ["e4", "e5", "Nf3"]);
///     assert_eq!(game.main_line().next().and_then(|played| played.clock_ms()), Some(300_000));
/// }
/// ```
pub fn games(inputs: impl Into<Inputs>, options: &Options) -> PlayedGames {
    PlayedGames(Stream::new(inputs.into(), options, GameReading))
}
