//! `zapis compare`: the sheets of one game reconciled, with every place at which they differ.

use std::io::{self, Write};

use rayon::prelude::*;

use crate::game::{Chess, Game, Tavreli};
use crate::l10n::{Arg, Message, message};
use crate::render::{
    CompareSummary, ComparedGame, SheetLine, SheetOfGame, SheetTable, SheetVerdict, TableOf, write_compare_json,
    write_compare_pgn, write_compare_text, write_summary_json,
};
use crate::scoresheet::{MAX_SHEETS, OneSheet, Reconciled, SearchOptions, reconcile, reconcile_nearby};
use crate::text::Input;

use super::args::{CompareArgs, CompareFormat, FindingArgs};
use super::destination::{Outputs, is_standard_output};
use super::own_output::is_own_output;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, io_reason, report_error, terminal};
use crate::front::{AnySheet, ReadErrors, SheetReader};
use crate::front::{GamesOfFile, games_of};
use crate::front::{Group, Grouped, group};

/// What came of the sheets of one game.
struct Compared {
    name: String,
    players: Option<[String; 2]>,
    results: Vec<u8>,
    pgn: Vec<u8>,
    outcome: Result<Outcome, Message>,
    notes: Vec<Message>,
}

struct Outcome {
    verdict: SheetVerdict,
    confidence: f64,
    n_plies: usize,
    n_rows: usize,
}

/// More files than this to which no other belongs are listed in one message.
const MAX_SINGLE: usize = 3;
/// So many games are read ahead for each thread.
const AHEAD: usize = 4;

/// The run of the command.
struct Run<'a> {
    args: &'a CompareArgs,
    settings: &'a Settings,
    pool: Option<rayon::ThreadPool>,
    sink: Sink,
    pgn: Option<Sink>,
    waiting: Vec<Vec<AnySheet>>,
    summary: CompareSummary,
    table: SheetTable,
    cannot_ask: bool,
    /// Whether the sheets were found in folders and not named.
    in_folders: bool,
}

pub(super) fn run(args: &CompareArgs) -> Result<ExitStatus, CommandError> {
    if !(args.max_cost >= 0.0 && args.max_cost.is_finite()) {
        return Err(CommandError::Usage(message!("repair-cost-below-zero")));
    }
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant(None)?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let pgn = match &args.output {
        // Standard output has the games in any case.
        Some(path) if args.format == CompareFormat::Text && is_standard_output(path) => None,
        Some(path) => Some(outputs.grant(Some(path))?),
        None => None,
    };
    let grouped = group(&args.read.paths, &is_own_output, &settings.options)?;
    let pgn = pgn.map(|to| Sink::open(to, Written::Records)).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(settings.options.jobs).build().ok();
    let mut run = Run {
        args,
        settings: &settings,
        pool,
        sink: Sink::open(results, Written::as_json_if(args.format == CompareFormat::Json))?,
        pgn,
        waiting: Vec::new(),
        summary: CompareSummary::default(),
        table: SheetTable::default(),
        cannot_ask: false,
        in_folders: grouped.in_folders,
    };
    run.complain_of(&grouped);
    for group in &grouped.groups {
        match group {
            Group::SideBySide(inputs) => run.side_by_side(inputs)?,
            Group::OneGame(input) => run.one_game(input)?,
        }
        if run.sink.is_closed {
            break;
        }
    }
    run.work()?;
    run.finish()
}

impl Run<'_> {
    fn report_error(&mut self, phrase: &Message) {
        report_error(phrase, self.settings.options.language);
        self.cannot_ask = true;
    }

    /// Says what is no hindrance but worth knowing.
    fn mention(&self, phrase: &Message) {
        if !self.settings.quiet {
            report_error(phrase, self.settings.options.language);
        }
    }

    fn complain_of(&mut self, grouped: &Grouped) {
        let unlisted = grouped.unlisted.iter();
        let unlisted = unlisted.map(|error| (Input::File(error.path.clone()).display_name(), io_reason(&error.error)));
        for (path, reason) in unlisted.chain(grouped.unreadable.iter().cloned()) {
            self.report_error(&message!("cannot-read", path = path, reason = reason));
            self.summary.unreadable_files += 1;
        }
        for skipped in &grouped.skipped {
            report_error(skipped, self.settings.options.language);
        }
        for input in &grouped.single {
            if grouped.single.len() <= MAX_SINGLE {
                self.mention(&message!("compare-single", path = input.display_name()));
            }
            self.summary.single += 1;
        }
        if grouped.single.len() > MAX_SINGLE {
            let names: Vec<String> = grouped.single.iter().map(Input::display_name).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            self.mention(&message!("compare-singles", count = names.len(), paths = joined(&names, ", ")));
        }
    }

    /// Compares the first records of some inputs, then the second, and so on.
    fn side_by_side(&mut self, inputs: &[Input]) -> Result<(), CommandError> {
        if inputs.len() > MAX_SHEETS {
            self.report_error(&message!("compare-many-sheets", most = MAX_SHEETS));
            return Ok(());
        }
        let is_same = |input: &&Input| inputs.iter().filter(|other| other == input).count() > 1;
        if let Some(input) = inputs.iter().find(is_same) {
            self.mention(&message!("compare-same-file", path = input.display_name()));
        }
        let mut readers: Vec<_> =
            inputs.iter().map(|input| SheetReader::new(input, self.in_folders, &self.settings.options)).collect();
        let mut counts = vec![0_u64; readers.len()];
        loop {
            let sheets: Vec<Option<AnySheet>> = readers.iter_mut().map(Iterator::next).collect();
            for (count, sheet) in counts.iter_mut().zip(&sheets) {
                *count += u64::from(sheet.is_some());
            }
            if sheets.iter().all(Option::is_none) {
                break;
            }
            let n_sheets = sheets.len();
            let sheets: Vec<AnySheet> = sheets.into_iter().flatten().collect();
            if sheets.len() == n_sheets {
                self.take(sheets)?;
            } else {
                for (count, reader) in counts.iter_mut().zip(&mut readers) {
                    *count += reader.count_rest();
                }
                break;
            }
        }
        // What could be compared is shown before what could not.
        self.work()?;
        for skipped in readers.iter_mut().flat_map(SheetReader::take_skipped) {
            report_error(&skipped, self.settings.options.language);
        }
        let errors = readers.iter_mut().map(SheetReader::take_errors).collect::<Vec<_>>();
        let has_errors = errors.iter().any(|(errors, faults)| !errors.is_empty() || !faults.is_empty());
        self.complain_of_errors(errors);
        if has_errors {
            return Ok(());
        }
        let names = inputs.iter().map(Input::display_name);
        let counted: Vec<(String, u64)> = names.zip(counts).collect();
        for (path, _) in counted.iter().filter(|(_, count)| *count == 0) {
            self.report_error(&message!("compare-no-record", path = path.as_str()));
        }
        if counted.iter().all(|(_, count)| *count > 0) && counted.iter().any(|(_, count)| *count != counted[0].1) {
            let counts: Vec<Message> = counted
                .iter()
                .map(|(path, count)| message!("compare-count", path = path.as_str(), count = *count))
                .collect();
            self.report_error(&message!("compare-counts", counts = counts));
        }
        Ok(())
    }

    /// Compares the records of an input that are of one game.
    fn one_game(&mut self, input: &Input) -> Result<(), CommandError> {
        let mut reader = SheetReader::new(input, false, &self.settings.options);
        let sheets: Vec<AnySheet> = reader.by_ref().collect();
        for skipped in reader.take_skipped() {
            report_error(&skipped, self.settings.options.language);
        }
        let (errors, faults) = reader.take_errors();
        let has_errors = !errors.is_empty() || !faults.is_empty();
        self.complain_of_errors(vec![(errors, faults)]);
        match sheets.len() {
            _ if has_errors => {}
            0 => self.report_error(&message!("compare-no-record", path = input.display_name())),
            1 => self.report_error(&message!("compare-few-paths")),
            _ => self.by_games(games_of(sheets), input)?,
        }
        Ok(())
    }

    /// Compares the sheets of each game of a file; sheets of as many games as there are sheets are not compared.
    fn by_games(&mut self, found: GamesOfFile, input: &Input) -> Result<(), CommandError> {
        let path = input.display_name();
        if found.games.is_empty() {
            self.report_error(&message!("compare-several-games", path = path.as_str(), count = found.single.len()));
            return Ok(());
        }
        for sheets in found.games {
            if sheets.len() > MAX_SHEETS {
                self.report_error(&message!("compare-many-sheets", most = MAX_SHEETS));
            } else {
                self.take(sheets)?;
            }
        }
        self.work()?;
        let n_single = found.single.len();
        if n_single > 0 {
            let records: Vec<String> = found.single.iter().take(MAX_SINGLE).map(u64::to_string).collect();
            let more = n_single - records.len();
            let records = Arg::List(records);
            self.mention(&message!(
                "compare-single-records",
                path = path,
                records = records,
                count = n_single,
                more = more
            ));
            self.summary.single += n_single as u64;
        }
        Ok(())
    }

    fn complain_of_errors(&mut self, errors: Vec<ReadErrors>) {
        for (errors, faults) in errors {
            for (path, reason) in errors {
                self.report_error(&message!("cannot-read", path = path, reason = reason));
                self.summary.unreadable_files += 1;
            }
            for fault in faults {
                self.report_error(&fault);
            }
        }
    }

    fn take(&mut self, sheets: Vec<AnySheet>) -> Result<(), CommandError> {
        self.waiting.push(sheets);
        if self.waiting.len() >= AHEAD * self.settings.options.jobs { self.work() } else { Ok(()) }
    }

    /// Compares what is waiting, on all cores, and shows what comes of it in order.
    fn work(&mut self) -> Result<(), CommandError> {
        let waiting = std::mem::take(&mut self.waiting);
        let (args, settings) = (self.args, self.settings);
        let one = |sheets: Vec<AnySheet>| compare(sheets, args, settings);
        let compared: Vec<Compared> = match &self.pool {
            Some(pool) if settings.options.jobs > 1 => pool.install(|| waiting.into_par_iter().map(one).collect()),
            _ => waiting.into_iter().map(one).collect(),
        };
        for compared in &compared {
            self.show(compared)?;
        }
        Ok(())
    }

    fn show(&mut self, compared: &Compared) -> Result<(), CommandError> {
        self.summary.games += 1;
        for note in &compared.notes {
            self.mention(note);
        }
        let (verdict, confidence, plies, changed) = match &compared.outcome {
            Ok(outcome) => (outcome.verdict, outcome.confidence, outcome.n_plies, outcome.n_rows),
            Err(reason) => {
                self.report_error(reason);
                (SheetVerdict::Beyond, 0.0, 0, 0)
            }
        };
        match verdict {
            SheetVerdict::AsWritten => self.summary.agreed += 1,
            SheetVerdict::Repaired => self.summary.reconciled += 1,
            SheetVerdict::Open => self.summary.left_open += 1,
            SheetVerdict::Beyond | SheetVerdict::NotPlayable => self.summary.not_comparable += 1,
        }
        self.summary.rows += changed as u64;
        let players = compared.players.as_ref();
        self.table.add(&SheetLine { path: &compared.name, players, verdict, confidence, plies, changed });
        self.sink.write(|stream| stream.write_all(&compared.results))?;
        match &mut self.pgn {
            Some(pgn) => pgn.write(|stream| stream.write_all(&compared.pgn)),
            None if self.args.format == CompareFormat::Text => {
                self.sink.write(|stream| stream.write_all(&compared.pgn))
            }
            None => Ok(()),
        }
    }

    fn finish(mut self) -> Result<ExitStatus, CommandError> {
        let summary = self.summary;
        if self.args.format == CompareFormat::Json {
            let mut line = Vec::new();
            write_summary_json(&summary, &mut line);
            self.sink.write(|stream| stream.write_all(&line))?;
        }
        let language = self.settings.options.language;
        let status = if self.cannot_ask {
            ExitStatus::UsageOrIo
        } else if summary.agreed == summary.games {
            ExitStatus::NothingFound
        } else {
            ExitStatus::Found
        };
        self.sink.finish(true, language)?;
        if let Some(pgn) = self.pgn {
            pgn.finish(status != ExitStatus::UsageOrIo, language)?;
        }
        if !self.settings.quiet && self.args.format == CompareFormat::Text && summary.games > 0 {
            let mut text = if self.table.n_files() > 1 {
                self.table.text(TableOf::Compared, terminal::message_width(), language) + "\n"
            } else {
                String::new()
            };
            let line = message!(
                "compare-summary",
                games = summary.games,
                agreed = summary.agreed,
                reconciled = summary.reconciled,
                open = summary.left_open,
                not = summary.not_comparable,
                rows = summary.rows,
            );
            text.push_str(&line.in_language(language));
            // A summary that cannot be written is no reason to fail.
            let _ = writeln!(io::stderr(), "{text}");
        }
        Ok(status)
    }
}

/// Compares the sheets of one game; sheets of several games are none of one.
fn compare(sheets: Vec<AnySheet>, args: &CompareArgs, settings: &Settings) -> Compared {
    let options = SearchOptions { beam: args.beam as usize, max_cost: args.max_cost, max_steps: args.max_steps };
    let mut paths: Vec<String> = sheets.iter().map(|sheet| sheet.path().to_owned()).collect();
    paths.dedup();
    let (mut chess, mut tavreli): (Vec<SheetOfGame<Chess>>, Vec<SheetOfGame<Tavreli>>) = (Vec::new(), Vec::new());
    for sheet in sheets {
        match sheet {
            AnySheet::Chess(sheet) => chess.push(sheet),
            AnySheet::Tavreli(sheet) => tavreli.push(sheet),
        }
    }
    if tavreli.is_empty() {
        let has_signal = chess.iter().any(|sheet| sheet.sheet.as_ref().is_some_and(|sheet| sheet.signal.is_some()));
        for sheet in chess.iter_mut().filter_map(|sheet| sheet.sheet.as_mut()) {
            if has_signal {
                sheet.trust_signal();
            }
            sheet.find_letters();
        }
        let game = &settings.options.games.chess.game;
        return compare_of(game, &chess, args, settings, |read| reconcile(game, read, options));
    }
    if chess.is_empty() {
        let game = &settings.options.games.tavreli.game;
        return compare_of(game, &tavreli, args, settings, |read| reconcile_nearby(game, read, options));
    }
    Compared {
        name: joined(&paths.iter().map(String::as_str).collect::<Vec<_>>(), " + "),
        players: None,
        results: Vec::new(),
        pgn: Vec::new(),
        outcome: Err(message!("compare-starts-differ", sheets = Arg::List(paths))),
        notes: Vec::new(),
    }
}

fn compare_of<G: Game>(
    game: &G,
    sheets: &[SheetOfGame<G>],
    args: &CompareArgs,
    settings: &Settings,
    reconcile: impl Fn(&[&OneSheet<G>]) -> Option<Reconciled<G>>,
) -> Compared {
    let mut paths: Vec<&str> = sheets.iter().map(|sheet| sheet.path.as_str()).collect();
    paths.dedup();
    let mut compared = Compared {
        name: joined(&paths, " + "),
        players: None,
        results: Vec::new(),
        pgn: Vec::new(),
        outcome: Err(message!("compare-few-paths")),
        notes: Vec::new(),
    };
    let Some(read) = sheets.iter().map(|sheet| sheet.sheet.as_ref()).collect::<Option<Vec<&OneSheet<G>>>>() else {
        let unread = sheets.iter().find(|sheet| sheet.sheet.is_none());
        if let Some(sheet) = unread {
            compared.outcome = Err(message!("compare-no-sheet", path = sheet.path.as_str(), record = sheet.record));
        }
        return compared;
    };
    compared.notes.extend(differing_players(sheets));
    let Some(reconciled) = reconcile(&read) else {
        compared.outcome = Err(message!(
            "compare-starts-differ",
            sheets = Arg::List(paths.iter().map(|path| (*path).to_owned()).collect())
        ));
        return compared;
    };
    let of = ComparedGame { game, sheets, reconciled: &reconciled };
    match args.format {
        CompareFormat::Text => {
            write_compare_text(&of, settings.options.width, settings.options.language, &mut compared.results);
        }
        CompareFormat::Json => write_compare_json(&of, settings.options.language, &mut compared.results),
    }
    write_compare_pgn(&of, &mut compared.pgn);
    compared.players = of.player_names();
    let verdict = match (reconciled.is_agreed(), reconciled.is_complete()) {
        (true, true) => SheetVerdict::AsWritten,
        (_, true) => SheetVerdict::Repaired,
        (_, false) => SheetVerdict::Open,
    };
    compared.outcome = Ok(Outcome {
        verdict,
        confidence: reconciled.confidence,
        n_plies: reconciled.plies.len(),
        n_rows: of.n_differences(),
    });
    compared
}

/// Names files together; a folder that they share is named once.
fn joined(paths: &[&str], between: &str) -> String {
    let Some((first, others)) = paths.split_first() else { return String::new() };
    let folder = first.rfind('/').map_or("", |at| &first[..=at]);
    let others = others.iter().map(|path| path.strip_prefix(folder).unwrap_or(path));
    [*first].into_iter().chain(others).collect::<Vec<_>>().join(between)
}

/// Notes that sheets name different players: they may be of different games.
fn differing_players<G: Game>(sheets: &[SheetOfGame<G>]) -> Option<Message> {
    let mut names: Vec<String> = Vec::new();
    for sheet in sheets {
        if let (Some(white), Some(black)) = (sheet.tag("White"), sheet.tag("Black")) {
            let name = format!("{white} – {black}");
            if !names.iter().any(|known| known.to_lowercase() == name.to_lowercase()) {
                names.push(name);
            }
        }
    }
    (names.len() > 1).then(|| message!("compare-players-differ", players = names.join("; ")))
}
