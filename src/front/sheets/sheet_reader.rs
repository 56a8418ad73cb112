//! Reads the sheets of one file after another, a batch of records at a time.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::chess::Alphabet;
use crate::game::{Chess, Game, Tavreli};
use crate::l10n::{Message, message};
use crate::record::{ItemKind, Record, is_draw_offer};
use crate::render::{Located, SheetOfGame};
use crate::scoresheet::OneSheet;
use crate::text::Input;

use super::sheet_answers::fingerprint_of;
use crate::front::options::Options;
use crate::front::pipeline::batch_job::work_on;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::batches::Batches;
use crate::front::pipeline::job::{Job, JobNeeds, JobOf};
use crate::front::pipeline::view::View;

/// A sheet of some game.
pub(crate) enum AnySheet {
    Chess(SheetOfGame<Chess>),
    Tavreli(SheetOfGame<Tavreli>),
}

impl AnySheet {
    /// Returns the value of a tag, unless it is empty or unknown.
    pub(crate) fn tag(&self, name: &str) -> Option<&str> {
        match self {
            Self::Chess(sheet) => sheet.tag(name),
            Self::Tavreli(sheet) => sheet.tag(name),
        }
    }

    pub(crate) fn path(&self) -> &str {
        match self {
            Self::Chess(sheet) => &sheet.path,
            Self::Tavreli(sheet) => &sheet.path,
        }
    }

    /// Returns true if a sheet of a game could be read.
    pub(crate) const fn is_readable(&self) -> bool {
        match self {
            Self::Chess(sheet) => sheet.sheet.is_some(),
            Self::Tavreli(sheet) => sheet.sheet.is_some(),
        }
    }

    /// Returns the number of the record in its file, from 1.
    pub(crate) const fn number(&self) -> u64 {
        match self {
            Self::Chess(sheet) => sheet.record,
            Self::Tavreli(sheet) => sheet.record,
        }
    }

    /// Appends the rows of another sheet.
    pub(crate) fn append(&mut self, other: Self) {
        match (self, other) {
            (Self::Chess(sheet), Self::Chess(other)) => sheet.append(other),
            (Self::Tavreli(sheet), Self::Tavreli(other)) => sheet.append(other),
            _ => {}
        }
    }

    const fn record(&mut self) -> &mut u64 {
        match self {
            Self::Chess(sheet) => &mut sheet.record,
            Self::Tavreli(sheet) => &mut sheet.record,
        }
    }
}

struct Gather {
    letters: Option<Alphabet>,
    /// Whether only the tag pairs are needed.
    tags_only: bool,
    sheets: Mutex<Vec<AnySheet>>,
}

/// The maximum number of bytes read at once: two files are read side by side.
const BATCH: usize = 4096;
/// The maximum number of tag pairs kept of a record.
const MAX_TAGS: usize = 64;
const LONGEST_VALUE: usize = 1000;

impl JobOf<Chess> for Gather {
    fn record(&self, view: &View<'_, Chess>, _: &mut BatchOutput) {
        let sheet =
            if self.tags_only { None } else { OneSheet::of(view.game, &view.record, view.replay, self.letters) };
        self.put(AnySheet::Chess(Self::sheet_of(view, sheet)));
    }
}

impl JobOf<Tavreli> for Gather {
    fn record(&self, view: &View<'_, Tavreli>, _: &mut BatchOutput) {
        let words = || OneSheet::of_words(view.game, &view.record, view.replay);
        let sheet = if self.tags_only { None } else { words() };
        self.put(AnySheet::Tavreli(Self::sheet_of(view, sheet)));
    }
}

impl Gather {
    fn put(&self, sheet: AnySheet) {
        self.sheets.lock().unwrap_or_else(PoisonError::into_inner).push(sheet);
    }

    /// Returns the data of a record besides its moves.
    fn sheet_of<G: Game>(view: &View<'_, G>, sheet: Option<OneSheet<G>>) -> SheetOfGame<G> {
        let record = &view.record;
        let tags = record.tape.tags.iter().take(MAX_TAGS);
        let tags = tags.map(|tag| (record.slice(tag.name).to_owned(), record.slice(tag.value).to_owned()));
        SheetOfGame {
            path: view.source.path.to_owned(),
            record: view.index + 1,
            tags: tags.filter(|(name, value)| name.len() + value.len() <= LONGEST_VALUE).collect(),
            fingerprints: vec![fingerprint_of(record)],
            draw_offers: draw_offers(record),
            edition: view.edition(),
            is_fragment: view.replay.fragment.is_some(),
            sheet,
        }
    }
}

/// Finds the offers of a draw in the main line of a record.
fn draw_offers(record: &Record<'_>) -> Vec<u32> {
    let mut depth = 0_u32;
    let offers = record.tape.items.iter().filter(|item| match item.kind {
        ItemKind::VariationOpen => {
            depth = depth.saturating_add(1);
            false
        }
        ItemKind::VariationClose => {
            depth = depth.saturating_sub(1);
            false
        }
        ItemKind::DrawOffer => depth == 0,
        ItemKind::Comment | ItemKind::LineComment => depth == 0 && is_draw_offer(comment_of(record.slice(item.span))),
        _ => false,
    });
    offers.map(|item| item.span.start).collect()
}

/// Returns the text of a comment without its braces.
fn comment_of(text: &str) -> &str {
    text.trim_matches(['{', '}', ';', ' '])
}

impl Job for Gather {
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn needs(&self) -> JobNeeds {
        JobNeeds { restores_words: true, batch_size: BATCH, ..JobNeeds::default() }
    }
}

/// What could not be read: files with reasons; and other errors.
pub(crate) type ReadErrors = (Vec<(String, Message)>, Vec<Message>);

/// The sheets of some inputs, in order.
pub(crate) struct SheetReader {
    batches: Batches,
    options: Options,
    gather: Gather,
    waiting: VecDeque<AnySheet>,
    /// The file of the last batch, and the number of its records read.
    file: usize,
    n_of_file: u64,
    faults: Vec<Message>,
}

impl SheetReader {
    /// Reads an input, which may have been found in a folder.
    pub(crate) fn new(input: &Input, in_folder: bool, options: &Options) -> Self {
        let letters = options.games.chess.letters;
        let gather = Gather { letters, tags_only: false, sheets: Mutex::new(Vec::new()) };
        let folders = if in_folder { vec![Some(0)] } else { Vec::new() };
        let batches = Batches::new(vec![input.clone()], folders, options.clone()).for_job(&gather);
        let options = options.clone();
        Self { batches, options, gather, waiting: VecDeque::new(), file: 0, n_of_file: 0, faults: Vec::new() }
    }

    /// Returns the number of remaining sheets.
    pub(crate) fn count_rest(&mut self) -> u64 {
        self.gather.tags_only = true;
        self.fold(0, |count, _| count + 1)
    }

    pub(crate) fn take_skipped(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.batches.skipped)
    }

    pub(crate) fn take_errors(&mut self) -> ReadErrors {
        (std::mem::take(&mut self.batches.errors), std::mem::take(&mut self.faults))
    }
}

impl Iterator for SheetReader {
    type Item = AnySheet;

    fn next(&mut self) -> Option<AnySheet> {
        loop {
            if let Some(sheet) = self.waiting.pop_front() {
                return Some(sheet);
            }
            let task = self.batches.next_task()?;
            if task.file != self.file {
                (self.file, self.n_of_file) = (task.file, 0);
            }
            match work_on(&self.gather, (&task.batch, task.source), &self.batches.files[task.file], &self.options, None)
            {
                Ok(output) => {
                    if !output.noise.is_empty() {
                        let path = &self.batches.files[task.file].path;
                        self.batches.errors.push((path.clone(), message!("passed-over-no-text")));
                    }
                    let before = self.n_of_file + output.n_passed_over;
                    let mut sheets = self.gather.sheets.lock().unwrap_or_else(PoisonError::into_inner);
                    self.waiting.extend(sheets.drain(..).map(|mut sheet| {
                        *sheet.record() += before;
                        sheet
                    }));
                    self.n_of_file += output.n_passed_over + output.summary.records;
                }
                Err(fault) => self.faults.push(fault),
            }
        }
    }
}
