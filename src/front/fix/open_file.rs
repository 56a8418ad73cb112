//! A file while it is mended: what is mended already, what might be, and whether the file is as good with it.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Read};
use std::sync::Arc;

use crate::findings::{Applicability, EditList, EditedReader, Rule};
use crate::game::Game;
use crate::record::Record;
use crate::render::{Located, SourceFile, Summary};
use crate::sorting::CompactSort;
use crate::text::{Compression, Input, MemoryInput};

use super::super::error::Error;
use super::fixed_file::FixedFile;
use super::found::{FileFixes, FoundFix, Looking};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::job::{Job, JobOf, Shortcuts};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;

/// So often one file is looked through for the fixes that make it worse.
const MAX_TRIALS: usize = 200;

/// A file as it was before it was read.
#[derive(Clone)]
pub(super) struct KnownFile {
    input: Input,
    /// The folder it was found in, by its number.
    folder: Option<usize>,
    /// How many bytes it has, if it is a plain file.
    len: Option<u64>,
}

impl KnownFile {
    /// Takes down how long a file is, with its name.
    pub(super) fn of(input: &Input, folder: Option<usize>) -> (String, Self) {
        (input.display_name(), Self { input: input.clone(), folder, len: input.stored_len() })
    }
}

/// A file while it is mended.
pub(super) struct OpenFile {
    file: FixedFile,
    /// The folder it was found in, by its number.
    folder: Option<usize>,
    /// Its length in bytes before it was read. No more of it is read again.
    len: Option<u64>,
    /// Fixes that have not been tried; what `file` has are edits that have.
    pending: Vec<FoundFix>,
    /// Fixes with which the file would read worse.
    held_back: Vec<FoundFix>,
    fixed: BTreeMap<&'static str, (&'static Rule, u64)>,
    /// What the file holds with the edits it has.
    counts: Summary,
}

impl OpenFile {
    pub(super) fn new(found: FileFixes, known: Option<KnownFile>) -> Self {
        let (input, folder, len) =
            known.map_or((None, None, None), |known| (Some(known.input), known.folder, known.len));
        let compression = match &input {
            // A file inside an archive has a name of its own.
            None => Some(Compression::Zip),
            Some(input) => input.compression(),
        };
        let file = FixedFile {
            path: found.path,
            edits: EditList::default(),
            fixed: Vec::new(),
            n_unsafe: found.n_unsafe,
            n_held_back: 0,
            compression,
            is_changed: false,
            input,
        };
        let (pending, counts) = (found.fixes, found.counts);
        let mut open = Self { file, folder, len, pending, held_back: Vec::new(), fixed: BTreeMap::new(), counts };
        if compression.is_some() {
            // These fixes are reported, but not made.
            let pending = std::mem::take(&mut open.pending);
            open.count(&pending);
        }
        open
    }

    /// Gives up a file whose length has changed: its findings are no longer valid.
    fn give_up_if_changed(&mut self) {
        if self.file.input.as_ref().is_some_and(|input| input.stored_len() != self.len) {
            self.file.is_changed = true;
            self.file.edits = EditList::default();
            (self.pending, self.held_back, self.fixed) = (Vec::new(), Vec::new(), BTreeMap::new());
        }
    }

    /// Returns true if there are fixes that have not been tried.
    fn is_open(&self) -> bool {
        !self.pending.is_empty()
    }

    fn count(&mut self, fixes: &[FoundFix]) {
        for found in fixes {
            self.fixed.entry(found.rule.name).or_insert((found.rule, 0)).1 += 1;
        }
    }

    /// Returns the edits so far and those of some more fixes.
    fn with(&self, fixes: &[FoundFix]) -> Option<EditList> {
        Some(self.file.edits.then(&FoundFix::edits_of(fixes)?))
    }

    /// Takes over fixes that were tried, and what was found with them.
    fn accept(&mut self, fixes: &[FoundFix], edits: EditList, found: FileFixes) {
        self.file.edits = edits;
        self.file.n_unsafe = found.n_unsafe;
        self.count(fixes);
        self.counts = found.counts;
        self.pending = found.fixes;
        let held_back = &self.held_back;
        self.pending.retain(|found| !held_back.iter().any(|held| held.is_alike(found)));
    }

    /// Returns true if the file is as good as it was before.
    fn is_as_good(&self, found: &FileFixes, up_to: Applicability) -> bool {
        let (before, after) = (&self.counts, &found.counts);
        let has_all = after.records == before.records;
        match up_to {
            Applicability::Safe => has_all && after.plies >= before.plies && after.errors <= before.errors,
            Applicability::Unsafe => has_all,
        }
    }

    /// Tries fixes that together make the file worse in ever smaller parts, and leaves out those that do.
    fn part(&mut self, looking: &Looking<'_>) -> Result<(), Error> {
        let pending = std::mem::take(&mut self.pending);
        let mut waiting = vec![pending.as_slice()];
        let mut kept: Vec<FoundFix> = Vec::new();
        let mut last = None;
        for _ in 0..MAX_TRIALS {
            let Some(part) = waiting.pop() else { break };
            let tried: Vec<FoundFix> = kept.iter().chain(part).cloned().collect();
            let edits = self.with(&tried);
            let found = match &edits {
                Some(edits) => look_at(&[&*self], std::slice::from_ref(edits), looking)?.pop().flatten(),
                None => None,
            };
            match (edits, found.filter(|found| self.is_as_good(found, looking.up_to))) {
                (Some(edits), Some(found)) => {
                    kept = tried;
                    last = Some((edits, found));
                }
                _ if part.len() > 1 => {
                    let (first, second) = part.split_at(part.len() / 2);
                    waiting.extend([second, first]);
                }
                _ => self.held_back.extend_from_slice(part),
            }
        }
        self.held_back.extend(waiting.into_iter().flatten().cloned());
        if let Some((edits, found)) = last {
            self.accept(&kept, edits, found);
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> FixedFile {
        self.give_up_if_changed();
        // What was not tried any more is not made.
        self.file.n_held_back = (self.held_back.len() + self.pending.len()) as u64;
        self.file.fixed = self.fixed.into_values().collect();
        self.file.fixed.compact_sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        self.file
    }
}

/// Tries the fixes that have not been tried. Returns true if that revealed more.
pub(super) fn another_round(files: &mut [OpenFile], looking: &Looking<'_>) -> Result<bool, Error> {
    files.iter_mut().for_each(OpenFile::give_up_if_changed);
    let open: Vec<usize> = (0..files.len()).filter(|index| files[*index].is_open()).collect();
    let edits: Vec<EditList> =
        open.iter().map(|index| files[*index].with(&files[*index].pending).unwrap_or_default()).collect();
    let tried: Vec<&OpenFile> = open.iter().map(|index| &files[*index]).collect();
    let found = look_at(&tried, &edits, looking)?;
    for ((index, edits), found) in open.into_iter().zip(edits).zip(found) {
        let file = &mut files[index];
        match found.filter(|found| file.is_as_good(found, looking.up_to)) {
            Some(found) => {
                let pending = std::mem::take(&mut file.pending);
                file.accept(&pending, edits, found);
            }
            None => file.part(looking)?,
        }
    }
    Ok(files.iter().any(OpenFile::is_open))
}

/// Looks through files with edits made in them; nothing of those that cannot be read or hold no record any more.
fn look_at(files: &[&OpenFile], edits: &[EditList], looking: &Looking<'_>) -> Result<Vec<Option<FileFixes>>, Error> {
    let mut inputs = Inputs::default();
    let mut by_path = HashMap::new();
    for (index, (file, edits)) in files.iter().zip(edits).enumerate() {
        let Some(input) = file.file.input.clone() else { continue };
        let edited = EditedFile { input, len: file.len, edits: Arc::new(edits.clone()), reader: None };
        inputs.all.push(Input::Memory(MemoryInput::of_reader(file.file.path.clone(), Box::new(edited))));
        inputs.folders.push(file.folder);
        by_path.insert(file.file.path.as_str(), index);
    }
    let mut found: Vec<Option<FileFixes>> = files.iter().map(|_| None).collect();
    if !inputs.all.is_empty() {
        for of_file in looking.look(inputs, &mut Discard)?.0 {
            if let Some(index) = by_path.get(of_file.path.as_str()) {
                found[*index] = Some(of_file);
            }
        }
    }
    Ok(found)
}

/// Returns true if a file contains as many records as before when its edits are made.
pub(in crate::front) fn keeps_records(file: &FixedFile, n_records: u64, options: &Options) -> Result<bool, Error> {
    let Some(input) = file.input.clone() else { return Ok(true) };
    let edited = EditedFile { input, len: None, edits: Arc::new(file.edits.clone()), reader: None };
    let inputs = Inputs::reader(file.path.clone(), edited);
    let report = run_job(inputs, options, &CountJob, &mut Discard)?;
    Ok(report.is_whole() && report.summary.records == n_records)
}

/// Counts records.
struct CountJob;

impl Job for CountJob {
    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl Shortcuts for CountJob {
    fn needs_no_moves(&self, _: &Record<'_>, _: &SourceFile<'_>, _: &mut BatchOutput) -> bool {
        true
    }
}

impl<G: Game> JobOf<G> for CountJob {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput) {}
}

/// Reads a file with edits made in it; opens it when the first byte is read.
struct EditedFile {
    input: Input,
    /// At most this many of its bytes are read, if not all.
    len: Option<u64>,
    edits: Arc<EditList>,
    reader: Option<EditedReader<Arc<EditList>, Box<dyn Read + Send>>>,
}

impl Read for EditedFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.reader.is_none() {
            let stored = self.input.open_stored()?;
            let stored: Box<dyn Read + Send> = match self.len {
                Some(len) => Box::new(stored.take(len)),
                None => stored,
            };
            self.reader = Some(EditedReader::new(Arc::clone(&self.edits), stored));
        }
        self.reader.as_mut().map_or(Ok(0), |reader| reader.read(buffer))
    }
}
