//! The sheets of many games, found, read and compared: the result, one thing after another.

use std::collections::VecDeque;

use rayon::prelude::*;

use crate::chess::Alphabet;
use crate::findings::Decisions;
use crate::l10n::{Arg, Message, message};
use crate::render::{Agreement, CompareSummary, Compared, PassedOver, SheetLine, SheetTable, TableOf};
use crate::scoresheet::MAX_SHEETS;
use crate::text::Input;

use super::compare_sheets::{ComparedSheets, Comparison, joined};
use super::games_of_file::{GamesOfFile, games_of, grouped_otherwise};
use super::missing_sheets::{AskedRound, MissingSheets};
use super::pages::join_pages;
use super::sheet_groups::{Group, Grouped, group};
use super::sheet_reader::{AnySheet, SheetReader};
use crate::front::error::{Error, io_reason};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::search_limits::SearchLimits;
use crate::front::options::show_as::ShowAs;
use crate::front::unread::Unread;

/// Something that comes of comparing.
pub(crate) enum CompareEvent {
    /// What came of the sheets of one game.
    Game(Box<ComparedSheets>),
    /// Something that could not be read.
    Unread(Unread),
    /// Something that could not be done.
    Refused(Message),
    /// Something that was passed over.
    Skipped(Message),
    /// What is no hindrance but worth knowing.
    Note(Message),
    /// A pairing with a missing sheet.
    Missing(MissingSheets),
}

/// More files than this to which no other belongs are listed in one message.
const MAX_SINGLE: usize = 3;
/// At most this many games are read ahead for each thread.
const AHEAD: usize = 4;
/// Files with no more records than these together are looked through for the sheets that belong together.
const MAX_GATHERED: usize = 2000;

/// Inputs whose records are compared one by one: the first of each, then the second, and so on.
struct SideBySide {
    inputs: Vec<Input>,
    readers: Vec<SheetReader>,
    /// What was read ahead of each.
    ahead: Vec<VecDeque<AnySheet>>,
    counts: Vec<u64>,
}

impl SideBySide {
    fn next(&mut self) -> Vec<Option<AnySheet>> {
        let sheets = self.ahead.iter_mut().zip(&mut self.readers);
        sheets.map(|(ahead, reader)| ahead.pop_front().or_else(|| reader.next())).collect()
    }
}

/// The sheets of some files, game by game.
struct GamesOfOne {
    games: VecDeque<Vec<AnySheet>>,
    /// The records without a counterpart, by their files.
    single: Vec<(String, u64)>,
}

/// What is being read.
enum InReading {
    SideBySide(SideBySide),
    GamesOfOne(GamesOfOne),
}

/// Starts threads where more than one is asked for and to be had.
fn pool_of(jobs: usize) -> Option<rayon::ThreadPool> {
    if jobs > 1 { rayon::ThreadPoolBuilder::new().num_threads(jobs).build().ok() } else { None }
}

/// What is said besides the games.
#[derive(Default)]
pub(crate) struct SaidOfSheets {
    unread: Vec<Unread>,
    skipped: Vec<Message>,
    pub(crate) refused: Vec<Message>,
    pub(crate) notes: Vec<Message>,
}

/// Finds, reads and compares sheets, a few games at a time on all threads; the result comes in the order of the files.
pub(crate) struct CompareRun {
    options: Options,
    limits: SearchLimits,
    shown: Option<ShowAs>,
    /// The code of the letters that games are written in.
    pub(crate) letters: &'static str,
    pub(crate) answered: Decisions,
    pool: Option<rayon::ThreadPool>,
    groups: VecDeque<Group>,
    reading: Option<InReading>,
    /// Whether the sheets were found in folders and not named.
    in_folders: bool,
    /// Games whose sheets have been read but not compared.
    waiting: Vec<Vec<AnySheet>>,
    events: VecDeque<CompareEvent>,
    summary: CompareSummary,
    table: SheetTable,
    pub(crate) said: SaidOfSheets,
}

impl CompareRun {
    /// Finds out which sheets belong together. What is compared is shown, or handed on where nothing is to be shown.
    pub(crate) fn new(
        inputs: Inputs,
        limits: SearchLimits,
        options: &Options,
        shown: Option<ShowAs>,
    ) -> Result<Self, Error> {
        Self::of_round(inputs, limits, options, shown, None)
    }

    /// Does the same, and finds of which pairings of a round sheets are missing.
    pub(crate) fn of_round(
        inputs: Inputs,
        limits: SearchLimits,
        options: &Options,
        shown: Option<ShowAs>,
        asked: Option<&AskedRound>,
    ) -> Result<Self, Error> {
        let grouped = group(inputs, options, asked)?;
        let mut run = Self {
            options: options.clone(),
            limits,
            shown,
            letters: Alphabet::ENGLISH.code(),
            answered: Decisions::default(),
            pool: pool_of(options.jobs),
            groups: VecDeque::new(),
            reading: None,
            in_folders: grouped.in_folders,
            waiting: Vec::new(),
            events: VecDeque::new(),
            summary: CompareSummary::default(),
            table: SheetTable::of(TableOf::Compared),
            said: SaidOfSheets::default(),
        };
        run.tell_of(&grouped);
        if !grouped.games.is_empty() {
            let games = GamesOfOne { games: grouped.games.into(), single: grouped.single_records };
            run.reading = Some(InReading::GamesOfOne(games));
        }
        run.groups = grouped.groups.into();
        Ok(run)
    }

    /// Returns what is counted so far.
    pub(crate) const fn summary(&self) -> &CompareSummary {
        &self.summary
    }

    /// Works until a game is compared, and keeps what is said besides.
    pub(crate) fn next_item(&mut self) -> Option<Compared> {
        loop {
            match self.next_event()? {
                CompareEvent::Game(compared) => return Some(compared.data),
                CompareEvent::Unread(unread) => self.said.unread.push(unread),
                CompareEvent::Refused(reason) => self.said.refused.push(reason),
                CompareEvent::Skipped(skipped) => self.said.skipped.push(skipped),
                CompareEvent::Note(note) => self.said.notes.push(note),
                CompareEvent::Missing(missing) => self.said.notes.push(missing.message()),
            }
        }
    }

    pub(crate) fn unread(&self) -> &[Unread] {
        &self.said.unread
    }

    pub(crate) fn skipped(&self) -> &[Message] {
        &self.said.skipped
    }

    /// A sheet with bytes that are not text is reported as unreadable.
    #[expect(clippy::unused_self, reason = "all iterators of the library have it")]
    pub(crate) const fn passed_over(&self) -> &[PassedOver] {
        &[]
    }

    /// Returns what was counted, and the table of the games.
    pub(crate) fn into_counts(self) -> (CompareSummary, SheetTable) {
        (self.summary, self.table)
    }

    /// Works until something comes of it; nothing when all is done.
    pub(crate) fn next_event(&mut self) -> Option<CompareEvent> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Some(event);
            }
            self.reading = match self.reading.take() {
                Some(InReading::SideBySide(inputs)) => self.side_by_side(inputs),
                Some(InReading::GamesOfOne(games)) => self.games_of_one(games),
                None => match self.groups.pop_front()? {
                    Group::SideBySide(inputs) => self.begin_side_by_side(inputs),
                    Group::OneGame(input) => self.begin_one(&input),
                },
            };
        }
    }

    fn refuse(&mut self, reason: Message) {
        self.events.push_back(CompareEvent::Refused(reason));
    }

    fn note(&mut self, what: Message) {
        self.events.push_back(CompareEvent::Note(what));
    }

    fn tell_skipped(&mut self, skipped: Vec<Message>) {
        self.events.extend(skipped.into_iter().map(CompareEvent::Skipped));
    }

    fn tell_unread(&mut self, path: String, reason: Message) {
        self.events.push_back(CompareEvent::Unread(Unread { path, reason }));
        self.summary.unreadable_files += 1;
    }

    fn tell_of(&mut self, grouped: &Grouped) {
        let unlisted = grouped.unlisted.iter();
        let unlisted = unlisted.map(|error| (Input::File(error.path.clone()).display_name(), io_reason(&error.error)));
        for (path, reason) in unlisted.chain(grouped.unreadable.iter().cloned()) {
            self.tell_unread(path, reason);
        }
        self.tell_skipped(grouped.skipped.clone());
        grouped.notes.iter().for_each(|note| self.note(note.clone()));
        self.summary.missing = grouped.missing.len() as u64;
        self.events.extend(grouped.missing.iter().cloned().map(CompareEvent::Missing));
        let names: Vec<String> = grouped.single.iter().map(Input::display_name).collect();
        self.summary.single += names.len() as u64;
        if names.len() > MAX_SINGLE {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            self.note(message!("compare-singles", count = names.len(), paths = joined(&names, ", ")));
        } else {
            for name in names {
                self.note(message!("compare-single", path = name));
            }
        }
    }

    fn begin_side_by_side(&mut self, inputs: Vec<Input>) -> Option<InReading> {
        if inputs.len() > MAX_SHEETS {
            self.refuse(message!("compare-many-sheets", most = MAX_SHEETS));
            return None;
        }
        let is_same = |input: &&Input| inputs.iter().filter(|other| other == input).count() > 1;
        if let Some(input) = inputs.iter().find(is_same) {
            self.note(message!("compare-same-file", path = input.display_name()));
        }
        let reader = |input| SheetReader::new(input, self.in_folders, &self.options);
        let mut readers: Vec<SheetReader> = inputs.iter().map(reader).collect();
        let (mut ahead, counts) = (Vec::with_capacity(inputs.len()), vec![0; inputs.len()]);
        let mut room = MAX_GATHERED;
        for reader in &mut readers {
            let sheets: Vec<AnySheet> = reader.by_ref().take(room).collect();
            room -= sheets.len();
            ahead.push(sheets);
        }
        if room == 0 {
            let ahead = ahead.into_iter().map(VecDeque::from).collect();
            return Some(InReading::SideBySide(SideBySide { inputs, readers, ahead, counts }));
        }
        for sheets in &mut ahead {
            let (joined, notes) = join_pages(std::mem::take(sheets), false);
            *sheets = joined;
            for note in notes {
                self.note(note);
            }
        }
        if let Some(found) = grouped_otherwise(&mut ahead) {
            let n_events = self.events.len();
            for reader in &mut readers {
                self.tell_skipped(reader.take_skipped());
                self.tell_errors(reader);
            }
            let has_errors = self.events.iter().skip(n_events).any(|event| !matches!(event, CompareEvent::Skipped(_)));
            let GamesOfFile { games, single } = found;
            let games = GamesOfOne { games: games.into(), single };
            return Some(InReading::GamesOfOne(games)).filter(|_| !has_errors);
        }
        let n_first = ahead.first().map_or(0, Vec::len);
        let are_all_read = ahead.iter().all(|sheets| !sheets.is_empty());
        let ahead: Vec<VecDeque<AnySheet>> = if are_all_read && ahead.iter().any(|sheets| sheets.len() != n_first) {
            if let Some((path, record)) = without_sheet(&ahead) {
                self.refuse(message!("compare-no-sheet", path = path, record = record));
                return None;
            }
            // Nothing shows which of them belong together.
            let counts = ahead.iter().map(|sheets| sheets.len() as u64).collect();
            self.end_side_by_side(SideBySide { inputs, readers, ahead: Vec::new(), counts });
            return None;
        } else {
            ahead.into_iter().map(VecDeque::from).collect()
        };
        Some(InReading::SideBySide(SideBySide { inputs, readers, ahead, counts }))
    }

    /// Compares the next records of some inputs.
    fn side_by_side(&mut self, mut of: SideBySide) -> Option<InReading> {
        while self.waiting.len() < AHEAD * self.options.jobs {
            let sheets = of.next();
            for (count, sheet) in of.counts.iter_mut().zip(&sheets) {
                *count += u64::from(sheet.is_some());
            }
            let n_read = sheets.iter().flatten().count();
            if n_read == sheets.len() {
                self.waiting.push(sheets.into_iter().flatten().collect());
                continue;
            }
            if n_read > 0 {
                for (count, (reader, ahead)) in of.counts.iter_mut().zip(of.readers.iter_mut().zip(&of.ahead)) {
                    *count += ahead.len() as u64 + reader.count_rest();
                }
            }
            // What could be compared is shown before what could not.
            self.work();
            self.end_side_by_side(of);
            return None;
        }
        self.work();
        Some(InReading::SideBySide(of))
    }

    /// Reports what could not be compared after all inputs were read.
    fn end_side_by_side(&mut self, mut of: SideBySide) {
        for reader in &mut of.readers {
            self.tell_skipped(reader.take_skipped());
        }
        let n_events = self.events.len();
        for reader in &mut of.readers {
            self.tell_errors(reader);
        }
        if self.events.len() > n_events {
            return;
        }
        let names = of.inputs.iter().map(Input::display_name);
        let counted: Vec<(String, u64)> = names.zip(of.counts).collect();
        for (path, _) in counted.iter().filter(|(_, count)| *count == 0) {
            self.refuse(message!("compare-no-record", path = path.as_str()));
        }
        if counted.iter().all(|(_, count)| *count > 0) && counted.iter().any(|(_, count)| *count != counted[0].1) {
            let counts: Vec<Message> = counted
                .iter()
                .map(|(path, count)| message!("compare-count", path = path.as_str(), count = *count))
                .collect();
            self.refuse(message!("compare-counts", counts = counts));
        }
    }

    /// Reads the records of an input, those of one game being compared; sheets of as many games as there are sheets are not.
    fn begin_one(&mut self, input: &Input) -> Option<InReading> {
        let mut reader = SheetReader::new(input, false, &self.options);
        let (sheets, notes) = join_pages(reader.by_ref().collect(), false);
        for note in notes {
            self.note(note);
        }
        self.tell_skipped(reader.take_skipped());
        let n_events = self.events.len();
        self.tell_errors(&mut reader);
        let path = input.display_name();
        match sheets.len() {
            _ if self.events.len() > n_events => None,
            0 => {
                self.refuse(message!("compare-no-record", path = path));
                None
            }
            1 => {
                self.refuse(message!("compare-few-paths"));
                None
            }
            _ => {
                let found = games_of(sheets);
                if found.games.is_empty() {
                    self.refuse(message!("compare-several-games", path = path, count = found.single.len()));
                    return None;
                }
                let (games, single) = (found.games.into(), found.single);
                Some(InReading::GamesOfOne(GamesOfOne { games, single }))
            }
        }
    }

    /// Compares the sheets of the next games of a file.
    fn games_of_one(&mut self, mut of: GamesOfOne) -> Option<InReading> {
        while let Some(sheets) = of.games.pop_front() {
            if sheets.len() > MAX_SHEETS {
                self.refuse(message!("compare-many-sheets", most = MAX_SHEETS));
                continue;
            }
            self.waiting.push(sheets);
            if self.waiting.len() >= AHEAD * self.options.jobs {
                self.work();
                return Some(InReading::GamesOfOne(of));
            }
        }
        self.work();
        for of_path in of.single.chunk_by(|one, other| one.0 == other.0) {
            let Some((path, _)) = of_path.first() else { continue };
            let records: Vec<String> = of_path.iter().take(MAX_SINGLE).map(|(_, record)| record.to_string()).collect();
            let more = of_path.len() - records.len();
            self.note(message!(
                "compare-single-records",
                path = path.as_str(),
                records = Arg::List(records),
                count = of_path.len(),
                more = more
            ));
            self.summary.single += of_path.len() as u64;
        }
        None
    }

    fn tell_errors(&mut self, reader: &mut SheetReader) {
        let (errors, faults) = reader.take_errors();
        for (path, reason) in errors {
            self.tell_unread(path, reason);
        }
        for fault in faults {
            self.refuse(fault);
        }
    }

    /// Compares what is waiting, on all threads.
    fn work(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let search = self.limits.of_several_sheets();
        let comparison = Comparison {
            search,
            options: &self.options,
            shown: self.shown,
            letters: self.letters,
            answered: &self.answered,
        };
        let compared: Vec<ComparedSheets> = match &self.pool {
            Some(pool) => pool.install(|| waiting.into_par_iter().map(|sheets| comparison.compare(sheets)).collect()),
            None => waiting.into_iter().map(|sheets| comparison.compare(sheets)).collect(),
        };
        for compared in compared {
            self.count(&compared);
            self.events.push_back(CompareEvent::Game(Box::new(compared)));
        }
    }

    fn count(&mut self, compared: &ComparedSheets) {
        self.summary.games += 1;
        let data = &compared.data;
        match data.agreement {
            Agreement::Agreed => self.summary.agreed += 1,
            Agreement::Reconciled => self.summary.reconciled += 1,
            Agreement::LeftOpen => self.summary.left_open += 1,
            _ => self.summary.not_comparable += 1,
        }
        self.summary.rows += compared.n_rows as u64;
        self.table.add(&SheetLine {
            path: &compared.name(),
            players: data.players.as_ref(),
            verdict: data.agreement.verdict(),
            confidence: data.confidence,
            plies: data.plies.len(),
            changed: compared.n_rows,
            fingerprint: 0,
        });
    }
}

/// Finds an input without a readable sheet. Returns its path and its first record.
fn without_sheet(inputs: &[Vec<AnySheet>]) -> Option<(String, u64)> {
    let unread = inputs.iter().find(|sheets| !sheets.iter().any(AnySheet::is_readable))?;
    unread.first().map(|sheet| (sheet.path().to_owned(), sheet.number()))
}
