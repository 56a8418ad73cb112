//! One record of each game: which records are kept, and their bytes, read again and copied as stored.

use std::collections::HashSet;
use std::sync::Arc;

use crate::database::copies;
use crate::l10n::message;
use crate::render::{KeptCopy, RecordPlace, UniqueRecords};

use super::super::error::Error;
use super::copied_records::{CopiedRecord, RecordText, copy_records, encodings_of};
use super::questions::{Questions, temporary_file_failed};
use crate::front::input::inputs::Inputs;

/// Takes bytes to be written.
type Write<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// Which records are written.
struct KeptRecords {
    /// For each record whether it is left out.
    is_dropped: Vec<bool>,
    /// Copies that have what the kept one lacks or contradicts, with that one and whether they contradict it.
    also_kept: Vec<([u32; 2], bool)>,
}

/// With this many records that are kept of one game another is compared.
const MOST_COMPARED: usize = 16;

impl Questions {
    /// Chooses one of each game, and those of its copies that have a comment, a variation or moves which no kept one has, or
    /// contradict all of them.
    fn choose(&self) -> Result<KeptRecords, Error> {
        let archive = &self.gathered.archive;
        let keys_of = |number: u32| archive.annotation_keys(&archive.entry(number)).map_err(temporary_file_failed);
        let mut is_dropped = vec![false; archive.len() as usize];
        let mut also_kept = Vec::new();
        for group in self.identity.groups().iter().filter(|group| !group.is_doubtful) {
            let chosen = self.keep.choose(archive, &group.records);
            let mut kept_keys: HashSet<u64> = keys_of(chosen)?.into_iter().collect();
            let mut kept = vec![chosen];
            for copy in group.records.iter().filter(|copy| **copy != chosen) {
                let keys = keys_of(*copy)?;
                let plies = |number: u32| archive.entry(number).plies;
                let (mut is_repeated, mut contradicts) = (false, false);
                for other in kept.iter().take(MOST_COMPARED) {
                    let is_other =
                        copies::contradict(archive, &self.names, [*copy, *other]).map_err(temporary_file_failed)?;
                    contradicts |= *other == chosen && is_other;
                    is_repeated |= !is_other && plies(*copy) <= plies(*other);
                }
                if is_repeated && keys.iter().all(|key| kept_keys.contains(key)) {
                    is_dropped[*copy as usize] = true;
                } else {
                    also_kept.push(([*copy, chosen], contradicts));
                    kept.push(*copy);
                    kept_keys.extend(keys);
                }
            }
        }
        also_kept.sort_unstable();
        Ok(KeptRecords { is_dropped, also_kept })
    }

    /// Reads the same inputs twice more and writes one of each game, as it is stored.
    ///
    /// # Errors
    ///
    /// Fails if an input cannot be read again or has changed, or if the writer fails.
    pub fn write_unique(&self, inputs: &dyn Fn() -> Inputs, write: Write<'_>) -> Result<UniqueRecords, Error> {
        let KeptRecords { is_dropped, also_kept } = self.choose()?;
        let mut take = |number: usize, _: RecordText<'_>| {
            Ok(if is_dropped.get(number) == Some(&true) { CopiedRecord::LeftOut } else { CopiedRecord::AsStored })
        };
        let n_read = copy_records(inputs(), &encodings_of(inputs(), &self.options), &self.options, &mut take, write)?;
        if n_read != is_dropped.len() {
            return Err(Error::Usage(message!("unique-files-changed")));
        }
        let left_out = is_dropped.iter().filter(|is_dropped| **is_dropped).count() as u64;
        let written = is_dropped.len() as u64 - left_out;
        let mut unique = UniqueRecords::default();
        (unique.written, unique.left_out) = (written, left_out);
        unique.also_kept = self.placed(&also_kept);
        Ok(unique)
    }

    /// Returns the place of a record.
    pub(super) fn place(&self, number: u32) -> RecordPlace {
        let entry = self.gathered.archive.entry(number);
        RecordPlace::new(Arc::from(self.gathered.archive.path(entry.file)), entry.record, entry.line)
    }

    /// Returns the places of records; those of one file share its name.
    pub(super) fn placed(&self, also_kept: &[([u32; 2], bool)]) -> Vec<KeptCopy> {
        let archive = &self.gathered.archive;
        let mut paths: Vec<Option<Arc<str>>> = vec![None; self.gathered.by_file.len()];
        let mut place = |number: u32| {
            let entry = archive.entry(number);
            let named = || Arc::from(archive.path(entry.file));
            let path = match paths.get_mut(entry.file as usize) {
                Some(path) => path.get_or_insert_with(named).clone(),
                None => named(),
            };
            RecordPlace::new(path, entry.record, entry.line)
        };
        let kept = also_kept.iter();
        kept.map(|([copy, full], contradicts)| KeptCopy::new(place(*copy), place(*full), *contradicts)).collect()
    }
}
