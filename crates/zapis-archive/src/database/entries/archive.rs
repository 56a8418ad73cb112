//! The archive of all records that are processed together: entries, moves and texts.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;

use super::super::fingerprint::Code;
use super::entry_batch::EntryBatch;
use super::entry_bytes::{
    ENTRY_LEN, EntryPrefix, LONGEST_REST, put_entry, put_rest, take_entry, take_prefix, take_rest,
};
use super::entry_summary::EntrySummary;
use super::index_entry::IndexEntry;
use super::interner::{Interner, Symbol};
use super::spill_buffer::SpillBuffer;
use super::tag::Tag;

/// All records of the files that are processed together.
#[derive(Debug)]
pub struct Archive {
    /// The entries, as bytes: what nearly all have, and the rest.
    entries: SpillBuffer,
    rests: SpillBuffer,
    n_entries: u32,
    /// The summary of every record, for access in any order.
    summaries: Vec<EntrySummary>,
    texts: Interner,
    paths: Vec<String>,
    /// The number of records of each file, and the number of its folder.
    n_of_files: Vec<u32>,
    folder_of_files: Vec<u32>,
    folders: HashMap<String, u32>,
    moves: SpillBuffer,
}

impl Archive {
    /// Makes an empty archive that keeps up to `bound` bytes of moves in memory, as many of entries, and as many of what only
    /// some records have.
    #[must_use]
    pub fn new(bound: usize) -> Self {
        let [entries, rests, moves] = [(); 3].map(|()| SpillBuffer::new(bound));
        Self {
            entries,
            rests,
            n_entries: 0,
            summaries: Vec::new(),
            texts: Interner::default(),
            paths: Vec::new(),
            n_of_files: Vec::new(),
            folder_of_files: Vec::new(),
            folders: HashMap::new(),
            moves,
        }
    }

    /// Adds the name of the next file, safe to display; files are numbered from 0.
    pub fn add_file(&mut self, path: &str) {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let next = u32::try_from(self.folders.len()).unwrap_or(u32::MAX);
        self.folder_of_files.push(*self.folders.entry(folder.to_owned()).or_insert(next));
        self.n_of_files.push(0);
        self.paths.push(path.to_owned());
    }

    /// Adds the entries of the next batch of the last file; this many records of the file precede it.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub fn append(&mut self, mut batch: EntryBatch, records_before: u64) -> io::Result<()> {
        batch.name_games();
        let ids = self.texts.intern_all(batch.texts());
        let id_of = |id: Symbol| id.index().checked_sub(1).map_or(Symbol::ABSENT, |index| ids[index]);
        let file = u32::try_from(self.paths.len().saturating_sub(1)).unwrap_or(u32::MAX);
        if let Some(n) = self.n_of_files.last_mut() {
            *n = n.saturating_add(u32::try_from(batch.entries.len()).unwrap_or(u32::MAX));
        }
        let moves = self.moves.append(&batch.moves)?;
        let (mut bytes, mut rests) = (Vec::with_capacity(batch.entries.len() * ENTRY_LEN), Vec::new());
        let rests_before = self.rests.len();
        for entry in &batch.entries {
            let entry = IndexEntry {
                file,
                record: records_before + entry.record + 1,
                moves: moves + entry.moves,
                tags: entry.tags.map(id_of),
                ..*entry
            };
            let rest = rests_before + rests.len() as u64 + 1;
            let has_rest = put_rest(&entry, &mut rests);
            put_entry(&entry, if has_rest { rest } else { 0 }, &mut bytes);
        }
        self.entries.append(&bytes)?;
        self.rests.append(&rests)?;
        self.summaries.extend(batch.summaries.iter().map(|summary| EntrySummary {
            players: summary.players.map(id_of),
            round: id_of(summary.round),
            moves: moves + summary.moves,
            ..*summary
        }));
        let n_more = u32::try_from(batch.entries.len()).unwrap_or(u32::MAX);
        self.n_entries = self.n_entries.checked_add(n_more).ok_or(io::ErrorKind::QuotaExceeded)?;
        Ok(())
    }

    /// Returns the moves of a record, as the codes from which [`super::fingerprint`] computes its number, two bytes
    /// each.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub(in crate::database) fn moves(&self, number: u32) -> io::Result<Cow<'_, [Code]>> {
        let summary = self.summary(number);
        let len = summary.plies as usize * 2;
        if let Some(bytes) = self.moves.in_memory(summary.moves, len) {
            return Ok(Cow::Borrowed(bytes.as_chunks().0));
        }
        let mut bytes = Vec::new();
        self.moves.read(summary.moves, len, &mut bytes)?;
        Ok(Cow::Owned(bytes.as_chunks().0.to_vec()))
    }

    /// Returns the summary of a record, in any order; an empty one for an invalid number.
    pub(in crate::database) fn summary(&self, number: u32) -> &EntrySummary {
        const NONE: EntrySummary = EntrySummary::none();
        self.summaries.get(number as usize).unwrap_or(&NONE)
    }

    /// Returns the summaries of the records.
    pub(in crate::database) fn summaries(&self) -> &[EntrySummary] {
        &self.summaries
    }

    /// Returns the hashes of an entry's comments, signs and variations in ascending order, if they were requested.
    ///
    /// # Errors
    /// Returns the errors of temporary files.
    pub fn annotation_keys(&self, entry: &IndexEntry) -> io::Result<Vec<u64>> {
        let mut room = Vec::new();
        let at = entry.moves + u64::from(entry.plies) * 2;
        self.moves.read(at, entry.n_annotation_keys as usize * 8, &mut room)?;
        Ok(room.as_chunks::<8>().0.iter().map(|key| u64::from_le_bytes(*key)).collect())
    }

    /// Counts the records.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.n_entries
    }

    /// Returns true if there are no records.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.n_entries == 0
    }

    /// Returns an entry by its number, which is below [`Archive::len`]; an empty one where a temporary file fails.
    #[must_use]
    pub fn entry(&self, number: u32) -> IndexEntry {
        let at = u64::from(number) * ENTRY_LEN as u64;
        if let Some(bytes) = self.entries.in_memory(at, ENTRY_LEN).and_then(<[u8]>::first_chunk) {
            return self.whole_entry(number, bytes);
        }
        let mut bytes = [0; ENTRY_LEN];
        let read = self.entries.read_into(at, &mut bytes);
        // A file without a name that was written can be read, unless the disk itself is gone: then nothing is found any more.
        self.whole_entry(number, if read.is_err() { &[0; ENTRY_LEN] } else { &bytes })
    }

    /// Makes an entry of its bytes.
    fn whole_entry(&self, number: u32, bytes: &[u8; ENTRY_LEN]) -> IndexEntry {
        let (mut entry, rest) = take_entry(bytes, self.summary(number));
        if let Some(at) = rest {
            if let Some(bytes) = self.rests.in_memory(at, LONGEST_REST).and_then(<[u8]>::first_chunk) {
                take_rest(bytes, &mut entry);
                return entry;
            }
            let mut bytes = [0; LONGEST_REST];
            if self.rests.read_into(at, &mut bytes).is_ok() {
                take_rest(&bytes, &mut entry);
            }
        }
        entry
    }

    /// Lists the entries with their numbers, in the order of the files.
    pub fn entries(&self) -> impl Iterator<Item = (u32, IndexEntry)> {
        (0..self.n_entries).map(|number| (number, self.entry(number)))
    }

    /// Returns what is asked of an entry when all of them are walked through.
    pub fn prefix(&self, number: u32) -> EntryPrefix {
        if let Some(prefix) = self.prefix_in_memory(number) {
            return prefix;
        }
        let mut bytes = [0; ENTRY_LEN];
        let read = self.entries.read_into(u64::from(number) * ENTRY_LEN as u64, &mut bytes);
        take_prefix(if read.is_err() { &[0; ENTRY_LEN] } else { &bytes })
    }

    fn prefix_in_memory(&self, number: u32) -> Option<EntryPrefix> {
        let bytes = self.entries.in_memory(u64::from(number) * ENTRY_LEN as u64, ENTRY_LEN)?;
        bytes.first_chunk().map(take_prefix)
    }

    /// Walks through all entries in the order of the files.
    pub fn prefixes(&self) -> impl Iterator<Item = (u32, EntryPrefix)> {
        /// How many are read at once.
        const AT_ONCE: u32 = 1024;
        let mut bytes = Vec::new();
        (0..self.n_entries).map(move |number| {
            if let Some(prefix) = self.prefix_in_memory(number) {
                return (number, prefix);
            }
            let at = (number % AT_ONCE) as usize * ENTRY_LEN;
            if at == 0 {
                let read =
                    self.entries.read(u64::from(number) * ENTRY_LEN as u64, AT_ONCE as usize * ENTRY_LEN, &mut bytes);
                if read.is_err() {
                    bytes.clear();
                }
            }
            let bytes = bytes.get(at..).and_then(<[u8]>::first_chunk);
            (number, take_prefix(bytes.unwrap_or(&[0; ENTRY_LEN])))
        })
    }

    /// Returns the number of texts; their indices are below it.
    #[must_use]
    pub const fn n_texts(&self) -> usize {
        self.texts.len()
    }

    /// Returns the text of a number that an entry gives; empty where the tag is absent.
    #[must_use]
    pub fn text(&self, id: Symbol) -> &str {
        self.texts.get(id)
    }

    /// Returns the text of an entry's tag; empty if missing.
    #[must_use]
    pub fn tag(&self, entry: &IndexEntry, tag: Tag) -> &str {
        self.texts.get(entry.tag(tag))
    }

    /// Returns the symbol of a text that occurs in a tag of some record.
    pub(in crate::database) fn find_text(&self, text: &str) -> Option<Symbol> {
        self.texts.find(text)
    }

    /// Ranks the files by their names, from 1, whatever their order; files with preferred names have rank 0.
    #[must_use]
    pub fn ranks_of_files(&self, preferred: &[String]) -> Vec<u32> {
        let mut sorted: Vec<&String> = self.paths.iter().collect();
        sorted.sort_unstable();
        let is_preferred = |path: &str| {
            let is_in = |name: &String| {
                path.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            preferred.iter().any(is_in)
        };
        let rank = |path: &String| match sorted.binary_search(&path) {
            _ if is_preferred(path) => 0,
            Ok(at) | Err(at) => u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1),
        };
        self.paths.iter().map(rank).collect()
    }

    /// Returns the number of what groups records without an event name: their file, or the folder of files with one
    /// record each, counted from the end.
    #[must_use]
    pub(super) fn holder(&self, file: u32) -> u32 {
        let (n, folder) = (self.n_of_files.get(file as usize), self.folder_of_files.get(file as usize));
        if n == Some(&1) { folder.map_or(file, |folder| u32::MAX - folder) } else { file }
    }

    /// Lists the names of the files.
    #[must_use]
    pub fn paths(&self) -> &[String] {
        &self.paths
    }

    /// Returns the name of a file, safe to display.
    #[must_use]
    pub fn path(&self, file: u32) -> &str {
        self.paths.get(file as usize).map_or("", String::as_str)
    }
}
