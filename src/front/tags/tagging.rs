//! Finds the changes to the tags of every record.

use std::collections::HashSet;
use std::io;
use std::sync::{Mutex, PoisonError};

use crate::findings::{Decisions, Edit, EditList};
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::record::Record;
use crate::render::{Located, SourceFile};
use crate::replay::Keep;
use crate::text::{Encoding, EncodingChoice};

use super::plan::Tags;
use super::record_tags::{KnownMoves, RecordTags, TagEdit};
use crate::front::input::encoding_set::{EncodingSet, stored_in};
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf, Shortcuts};
use crate::front::pipeline::view::View;

/// The changes to one record.
#[derive(Debug)]
pub(crate) struct TaggedRecord {
    /// Its first line.
    line: u64,
    edits: Vec<Edit>,
    n_tags: u64,
    problems: Vec<Message>,
    /// For one of several records of a game: the game, whether this record is kept, and the edit that drops it.
    of_game: Option<(usize, bool, Edit)>,
}

/// The decisions, and the function for the key of a record's text.
pub(super) type KeyedDecisions<'a> = (&'a Decisions, fn(&[u8]) -> u64);

/// The edits of a record with the number of tags they change, and the edit that drops it, with its game.
type HeldEdits = (Vec<Edit>, u64, Option<(usize, Edit)>);

/// The changes to one file.
#[derive(Default)]
pub(super) struct TaggedFile {
    file: usize,
    pub(super) path: String,
    pub(super) edits: EditList,
    /// Edits of records, in order, each with the edit that drops it if its game has a record that is kept.
    held: Vec<HeldEdits>,
    pub(super) n_tags: u64,
    pub(super) n_dropped: u64,
    /// The number of records changed, and of all.
    pub(super) n_changed: u64,
    pub(super) n_records: u64,
    /// What could not be done, with the line of the record.
    pub(super) problems: Vec<(u64, Message)>,
    pub(super) n_problems: u64,
}

impl TaggedFile {
    fn take(&mut self, edits: &[Edit], n_tags: u64) {
        self.n_tags += n_tags;
        self.n_changed += u64::from(!edits.is_empty());
        for edit in edits {
            self.edits.push(edit.bytes.clone(), &edit.replacement);
        }
    }

    /// Makes the edits that depend on other records: a copy is dropped only if the record to keep was found.
    pub(super) fn settle(&mut self, kept: &HashSet<usize>) {
        for (edits, n_tags, drop) in std::mem::take(&mut self.held) {
            match drop.filter(|(game, _)| kept.contains(game)) {
                Some((_, edit)) => {
                    self.n_dropped += 1;
                    self.edits.push(edit.bytes.clone(), &edit.replacement);
                }
                None => self.take(&edits, n_tags),
            }
        }
    }
}

/// The maximum number of problems of a file that are kept.
const MAX_PROBLEMS: usize = 50;

pub(super) struct Tagging<'a> {
    pub(super) tags: &'a Tags,
    /// The encoding of files that are not UTF-8, if given.
    pub(super) encoding: EncodingChoice,
    pub(super) files: Mutex<Vec<TaggedFile>>,
    /// The decisions, and the function for the key of a record's text.
    pub(super) decisions: Option<KeyedDecisions<'a>>,
    /// The games whose record to keep was found.
    pub(super) kept: Mutex<HashSet<usize>>,
    /// The keys of records found that decisions are about.
    pub(super) met: Mutex<HashSet<u64>>,
    /// The encodings of the records.
    pub(super) encodings: EncodingSet,
}

impl Tagging<'_> {
    fn take(&self, record: Record<'_>, source: &SourceFile<'_>, moves: &KnownMoves, output: &mut BatchOutput) {
        let (line, _) = source.line_and_column(record.tape.span.start);
        let is_row = source.heading().is_some();
        if source.is_rewritten() && (!is_row || self.decisions.is_some()) || record.tape.is_sheet {
            let problems = vec![if is_row { message!("tags-of-a-table") } else { message!("tags-of-a-sheet") }];
            output.items.push(TaggedRecord { line, edits: Vec::new(), n_tags: 0, problems, of_game: None });
            return;
        }
        let mut tags = RecordTags::of(record);
        let key = self.decisions.map(|(decisions, key_of)| {
            let key = key_of(record.slice(record.tape.span).trim().as_bytes());
            tags.decide(decisions, key);
            if decisions.is_about(key) {
                self.met.lock().unwrap_or_else(PoisonError::into_inner).insert(key);
            }
            (decisions, key)
        });
        let game = key.and_then(|(decisions, key)| decisions.game(key));
        tags.change(self.tags, moves);
        let edits = if is_row { tags.edits_of_row(source) } else { tags.edits() };
        let mut n_tags = tags.n_changed();
        if edits.is_empty() && tags.problems.is_empty() && game.is_none() {
            return;
        }
        let encoding = match self.encoding {
            // The encoding of a pure ASCII record is known only if it is declared.
            EncodingChoice::Declared(declared) if source.decoded.text.is_ascii() && !declared.is_utf16() => declared,
            _ => source.decoded.encoding,
        };
        let stored = |at: usize| source.stored_offset(u32::try_from(at).unwrap_or(u32::MAX));
        if is_row {
            n_tags = edits.len() as u64;
        }
        let made = |edit: TagEdit| Edit::new(stored(edit.place.start)..stored(edit.place.end), edit.text, encoding);
        let edits: Option<Vec<Edit>> = edits.into_iter().map(made).collect();
        let edits = edits.unwrap_or_else(|| {
            n_tags = 0;
            tags.problems.push(unencodable(encoding));
            Vec::new()
        });
        let span = record.tape.span.range();
        let of_game = game.and_then(|(game, is_kept)| {
            Some((game, is_kept, Edit::new(stored(span.start)..stored(span.end), "", encoding)?))
        });
        output.items.push(TaggedRecord { line, edits, n_tags, problems: tags.problems, of_game });
    }
}

fn unencodable(encoding: Encoding) -> Message {
    message!("tags-not-in-encoding", encoding = encoding.label())
}

impl Job for Tagging<'_> {
    fn needs(&self) -> JobNeeds {
        let keep = if self.tags.openings { Keep::MainMoves } else { Keep::Nothing };
        JobNeeds { keep, reads_pages: false, ..JobNeeds::default() }
    }

    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn piece_end(&self, source: &SourceFile<'_>, _: &mut BatchOutput) {
        self.encodings.add(stored_in(source, source.decoded.text.as_bytes()));
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if files.last().is_none_or(|last| last.file != place.file || last.path != place.path) {
            files.push(TaggedFile { file: place.file, path: place.path.to_owned(), ..TaggedFile::default() });
        }
        if let Some(file) = files.last_mut() {
            file.n_records += output.summary.records;
            for TaggedRecord { line, edits, n_tags, problems, of_game } in output.items.take() {
                let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
                // Of identical records the first one is kept.
                let drop = of_game.filter(|(game, is_kept, _)| !is_kept || !kept.insert(*game));
                let drop = drop.map(|(game, _, edit)| (game, edit));
                if self.decisions.is_some() {
                    file.held.push((edits, n_tags, drop));
                } else {
                    file.take(&edits, n_tags);
                }
                file.n_problems += problems.len() as u64;
                let room = MAX_PROBLEMS.saturating_sub(file.problems.len());
                file.problems.extend(problems.into_iter().take(room).map(|problem| (line, problem)));
            }
        }
        output.drop_counts_of_findings();
        Ok(())
    }
}

impl Shortcuts for Tagging<'_> {
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(&self, record: &Record<'_>, source: &SourceFile<'_>, output: &mut BatchOutput) -> bool {
        let needs_moves = self.tags.ply_count || self.tags.openings;
        if !needs_moves {
            self.take(*record, source, &KnownMoves::default(), output);
        }
        !needs_moves
    }
}

impl<G: Game> JobOf<G> for Tagging<'_> {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let plies = Some(view.replay.main_plies).filter(|_| view.replay.is_complete);
        let played = if self.tags.openings { view.replay.opening(view.game) } else { None };
        let opening = played.map(|played| (played.opening.eco.to_owned(), played.opening.name.clone()));
        self.take(view.record, view.source, &KnownMoves { plies, opening }, output);
    }
}
