//! Games stored compactly, for programs in other languages: moves as joined texts, positions computed on demand.

use std::fmt;
use std::sync::Arc;

use crate::findings::{Finding, Location};
use crate::game::{Game, Notation};
use crate::record::{TagPair, tag_value};
use crate::render::table::{NOTHING, PlyNotes, each_ply, write_ply};
use crate::render::{Located, Summary};
use crate::replay::PlayedOpening;

use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Job, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::{Numbered, Stream, iterator_over};
use crate::front::pipeline::view::View;

/// Joined texts, and the end of each.
#[derive(Clone, Default)]
struct JoinedTexts {
    bytes: Vec<u8>,
    ends: Vec<u32>,
}

impl JoinedTexts {
    fn push_with(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.bytes);
        // A record is never so long that its output exceeds 32 bits; such a text would become empty.
        self.ends.push(u32::try_from(self.bytes.len()).unwrap_or(u32::MAX));
    }

    fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        (0..self.ends.len()).map(|index| {
            let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
            let bytes = self.bytes.get(start as usize..self.ends[index] as usize);
            bytes.and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or_default()
        })
    }
}

/// Numbers after some of the plies.
#[derive(Clone, Default)]
struct PlyNumbers(Vec<Option<i64>>);

impl PlyNumbers {
    /// Sets the number of the last of `n_plies` plies.
    fn set(&mut self, n_plies: usize, number: i64) {
        if number != NOTHING {
            self.0.resize(n_plies.saturating_sub(1), None);
            self.0.push(Some(number));
        }
    }

    fn of(&self, n_plies: usize) -> impl ExactSizeIterator<Item = Option<i64>> {
        (0..n_plies).map(|index| self.0.get(index).copied().flatten())
    }
}

/// The part of a game that could be played, which can be played again.
trait PlayedLine: Send + Sync {
    /// Returns the starting position, then the one after each ply.
    fn positions(&self) -> Vec<String>;
}

struct LineOf<G: Game> {
    game: G,
    start: G::Position,
    moves: Vec<G::Move>,
}

impl<G: Game + Send + Sync> PlayedLine for LineOf<G>
where
    G::Position: Send + Sync,
    G::Move: Send + Sync,
{
    fn positions(&self) -> Vec<String> {
        let mut position = self.start.clone();
        let mut texts = Vec::with_capacity(self.moves.len() + 1);
        texts.push(self.game.position_text(&position));
        for mv in &self.moves {
            self.game.play(&mut position, *mv);
            texts.push(self.game.position_text(&position));
        }
        texts
    }
}

/// A record of a game, read and played.
///
/// The lists about plies have as many elements as the main line has plies, up to the first that could not be played.
#[derive(Clone)]
#[non_exhaustive]
pub struct CompactGame {
    /// Its place: file, number, line and bytes; the players are in the tags.
    pub location: Location,
    /// The game played: `chess`, `chess960`, `tavreli`.
    pub system: &'static str,
    /// The tag pairs in their order.
    pub tags: Vec<(String, String)>,
    /// The termination marker as it is written, if there is one: `1-0`.
    pub result: Option<String>,
    /// The opening by the moves, if [`Options::openings`] asks for it and it has a name.
    pub opening: Option<PlayedOpening>,
    /// Whether every move of the main line could be played.
    pub is_complete: bool,
    /// Its findings.
    pub findings: Vec<Finding>,
    /// The record as it is written, as UTF-8.
    pub text: String,
    sans: JoinedTexts,
    ucis: JoinedTexts,
    clocks_ms: PlyNumbers,
    evals_cp: PlyNumbers,
    mates_in: PlyNumbers,
    /// The index of each ply with comments, with the comments as JSON strings separated by commas.
    comments: Vec<(usize, Vec<u8>)>,
    line: Option<Arc<dyn PlayedLine>>,
}

impl CompactGame {
    /// Returns the number of plies of the main line.
    #[must_use]
    pub const fn n_plies(&self) -> usize {
        self.sans.ends.len()
    }

    /// Returns the moves in standard algebraic notation, with check signs: `Nf6+`.
    #[must_use]
    pub fn sans(&self) -> impl ExactSizeIterator<Item = &str> {
        self.sans.iter()
    }

    /// Returns the moves in coordinates: `g8f6`.
    #[must_use]
    pub fn ucis(&self) -> impl ExactSizeIterator<Item = &str> {
        self.ucis.iter()
    }

    /// Returns the positions as FEN: the starting one, then the one after each ply; empty if play could not start.
    #[must_use]
    pub fn fens(&self) -> Vec<String> {
        self.line.as_ref().map(|line| line.positions()).unwrap_or_default()
    }

    /// Returns the clock of the player who moved after each ply, in milliseconds.
    #[must_use]
    pub fn clocks_ms(&self) -> impl ExactSizeIterator<Item = Option<i64>> {
        self.clocks_ms.of(self.n_plies())
    }

    /// Returns the evaluation after each ply for White, in hundredths of a pawn.
    #[must_use]
    pub fn evals_cp(&self) -> impl ExactSizeIterator<Item = Option<i64>> {
        self.evals_cp.of(self.n_plies())
    }

    /// Returns the number of moves to mate in the evaluation after each ply, negative if Black mates.
    #[must_use]
    pub fn mates_in(&self) -> impl ExactSizeIterator<Item = Option<i64>> {
        self.mates_in.of(self.n_plies())
    }

    /// Returns the comments after each ply, without commands for clocks and evaluations.
    #[must_use]
    pub fn comments(&self) -> Vec<Vec<String>> {
        let mut all = vec![Vec::new(); self.n_plies()];
        for (index, json) in &self.comments {
            if let Some(place) = all.get_mut(*index) {
                let list = [b"[", json.as_slice(), b"]"].concat();
                *place = serde_json::from_slice(&list).unwrap_or_default();
            }
        }
        all
    }
}

impl fmt::Debug for CompactGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("CompactGame");
        shown.field("location", &self.location).field("tags", &self.tags).field("n_plies", &self.n_plies());
        shown.finish_non_exhaustive()
    }
}

impl Numbered for CompactGame {
    fn add_records_before(&mut self, before: u64) {
        for location in self.findings.iter_mut().map(|finding| &mut finding.location).chain(Some(&mut self.location)) {
            if let Some(record) = &mut location.record {
                *record += before;
            }
        }
    }
}

pub(crate) struct CompactReading {
    has_openings: bool,
}

as_jobs!(CompactReading);

impl Job for CompactReading {
    // `check` reports text outside of records.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game + Clone + Send + Sync + 'static> JobOf<G> for CompactReading
where
    G::Position: Send + Sync,
    G::Move: Send + Sync,
{
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        output.items.push(compact(view, self.has_openings));
    }
}

fn compact<G: Game + Clone + Send + Sync + 'static>(view: &View<'_, G>, has_opening: bool) -> CompactGame
where
    G::Position: Send + Sync,
    G::Move: Send + Sync,
{
    let (record, replay) = (&view.record, view.replay);
    let span = record.tape.span;
    let (line, column) = view.source.line_and_column(span.start);
    let mut location = Location::on_line(view.source.path, line, column).with_record(view.index + 1);
    location.bytes = Some(view.source.stored_offset(span.start)..view.source.stored_offset(span.end));
    let start = replay.start.position.as_ref();
    let tag = |tag: &TagPair| (record.slice(tag.name).to_owned(), tag_value(record.slice(tag.value)).into_owned());
    let mut game = CompactGame {
        location,
        system: view.game.system(start),
        tags: record.tape.tags.iter().map(tag).collect(),
        result: record.termination().map(|item| record.slice(item.span).to_owned()),
        opening: if has_opening { replay.opening(view.game) } else { None },
        is_complete: replay.is_complete,
        findings: view.findings.iter().map(|finding| view.locate(finding).to_finding(false)).collect(),
        text: record.slice(span).to_owned(),
        sans: JoinedTexts::default(),
        ucis: JoinedTexts::default(),
        clocks_ms: PlyNumbers::default(),
        evals_cp: PlyNumbers::default(),
        mates_in: PlyNumbers::default(),
        comments: Vec::new(),
        line: None,
    };
    let n_plies = usize::try_from(replay.main_plies).unwrap_or_default();
    let mut moves = Vec::with_capacity(n_plies);
    for texts in [&mut game.sans, &mut game.ucis] {
        texts.ends.reserve(n_plies);
        texts.bytes.reserve(n_plies * 5);
    }
    each_ply(&view.timeline(None), true, |_, ply, board, notes| {
        let before = board.before();
        game.sans.push_with(|out| write_ply(view.game, ply, before, Notation::San, out));
        game.ucis.push_with(|out| write_ply(view.game, ply, before, Notation::Uci, out));
        moves.push(ply.mv);
        game.note(notes);
    });
    game.line = start.map(|start| -> Arc<dyn PlayedLine> {
        Arc::new(LineOf { game: view.game.clone(), start: start.clone(), moves })
    });
    game
}

impl CompactGame {
    /// Keeps the notes of the last ply.
    fn note(&mut self, notes: &PlyNotes<'_>) {
        let n_plies = self.n_plies();
        self.clocks_ms.set(n_plies, notes.clock_ms);
        self.evals_cp.set(n_plies, notes.eval_cp);
        self.mates_in.set(n_plies, notes.mate_in);
        if !notes.comments.is_empty() {
            self.comments.push((n_plies.saturating_sub(1), notes.comments.to_vec()));
        }
    }
}

iterator_over! {
    /// The games of some inputs, in the order of the files; made by [`compact_games`].
    CompactGames(Stream<CompactReading, CompactGame>) of CompactGame,
    /// Returns the number of records and plies read so far.
    Summary
}

/// Reads records and plays their main lines, as [`games`](fn@crate::games) does, but stores each game compactly and
/// computes its positions on demand.
///
/// ```
/// use zapis::Options;
/// let game = zapis::compact_games("1. e4 {[%clk 0:05:00] best} e5 *", &Options::default()).next().unwrap();
/// assert_eq!(game.sans().collect::<Vec<_>>(), ["e4", "e5"]);
/// assert_eq!(game.ucis().collect::<Vec<_>>(), ["e2e4", "e7e5"]);
/// assert_eq!(game.clocks_ms().collect::<Vec<_>>(), [Some(300_000), None]);
/// assert_eq!(game.comments()[0], ["best"]);
/// assert_eq!(game.fens()[1], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// ```
pub fn compact_games(inputs: impl Into<Inputs>, options: &Options) -> CompactGames {
    let job = CompactReading { has_openings: options.openings };
    CompactGames(Stream::new(inputs.into(), options, job))
}
