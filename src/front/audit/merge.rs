//! Merges all records of each game into one: they are read again, written in the export format, and put in the place of
//! the chosen record.
//! one stood.

use std::collections::HashMap;

use crate::database::{MergedAdditions, SpillBuffer, WrittenRecord, copies, fullest};
use crate::l10n::message;
use crate::record::ByteRange;
use crate::render::{MergedRecord, MergedRecords, MergedSource};
use crate::sorting::CompactSort;
use crate::text::Encoding;

use super::super::error::Error;
use super::copied_records::{CopiedRecord, RecordText, copy_records, encodings_of};
use super::questions::{Questions, temporary_file_failed};
use crate::front::input::encoding_set::EncodingSet;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::writing::convert::{Convert, convert};

/// Takes bytes to be written.
type Write<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// At most this many bytes of records that are to be merged stay in memory.
const IN_MEMORY: usize = 64 << 20;

/// Which records are merged, and what they say.
struct MergePlan {
    /// For each chosen record the others of its game that are merged into it, that with most moves first.
    of_chosen: HashMap<u32, Vec<u32>>,
    /// For each record that is merged the one that was chosen; for that one itself.
    chosen_of: HashMap<u32, u32>,
    /// Records that contradict the chosen one and stay as they are.
    also_kept: Vec<[u32; 2]>,
    /// The records in the export format.
    texts: TextSpill,
}

/// A merged record, if anything was merged, and what each of the others added to it.
type MergedText = (Option<String>, Vec<(u32, MergedAdditions)>);

/// What came of merging.
struct MergedGames {
    /// The text of each chosen record to which something was added.
    games: TextSpill,
    /// Records whose moves are not part of the chosen one's, with the chosen one.
    apart: HashMap<u32, u32>,
    records: Vec<MergedRecord>,
}

/// Texts by the numbers of records, in memory as long as they are few.
struct TextSpill {
    bytes: SpillBuffer,
    places: HashMap<u32, (u64, usize)>,
}

impl Default for TextSpill {
    fn default() -> Self {
        Self { bytes: SpillBuffer::new(IN_MEMORY), places: HashMap::new() }
    }
}

impl TextSpill {
    fn put(&mut self, number: u32, text: &str) -> Result<(), Error> {
        let at = self.bytes.append(text.as_bytes()).map_err(temporary_file_failed)?;
        self.places.insert(number, (at, text.len()));
        Ok(())
    }

    fn get(&self, number: u32) -> Result<Option<String>, Error> {
        let Some((at, len)) = self.places.get(&number) else { return Ok(None) };
        let mut bytes = Vec::new();
        self.bytes.read(*at, *len, &mut bytes).map_err(temporary_file_failed)?;
        Ok(String::from_utf8(bytes).ok())
    }
}

/// At most this many versions of one game that contradict each other are merged; records of more stay as they are.
const MOST_VERSIONS: usize = 16;

impl Questions {
    /// Reads the same inputs three times more and writes one record of each game, merged of those that do not contradict each other.
    ///
    /// # Errors
    ///
    /// Fails if an input cannot be read again or has changed, or if the writer fails.
    pub fn write_merged(&self, inputs: &dyn Fn() -> Inputs, write: Write<'_>) -> Result<MergedRecords, Error> {
        let mut plan = self.plan()?;
        let mut options = self.options.clone();
        (options.jobs, options.range, options.base) = (1, ByteRange::WHOLE, None);
        let mut texts = |number: usize, record: RecordText<'_>| {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            // A record that cannot be rewritten stays as it is.
            let text = record.text.filter(|_| plan.chosen_of.contains_key(&number));
            if let Some(written) = text.and_then(|text| exported(text, &options)) {
                plan.texts.put(number, &written)?;
            }
            Ok(CopiedRecord::LeftOut)
        };
        let n_read = copy_records(inputs(), &EncodingSet::default(), &self.options, &mut texts, &mut |_| Ok(()))?;
        let MergedGames { games, apart, records } = self.merge_all(&plan)?;
        let (mut written, mut left_out) = (0, 0);
        let mut taken = |number: usize, _: RecordText<'_>| {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            let is_another = plan.chosen_of.get(&number).is_some_and(|chosen| *chosen != number);
            if is_another && !apart.contains_key(&number) {
                left_out += 1;
                return Ok(CopiedRecord::LeftOut);
            }
            written += 1;
            Ok(games.get(number)?.map_or(CopiedRecord::AsStored, |text| CopiedRecord::Anew(text.into_bytes())))
        };
        let encodings = encodings_of(inputs(), &self.options);
        // Records that are merged are written in UTF-8.
        encodings.add((!games.places.is_empty()).then_some(Encoding::Utf8));
        let n_written = copy_records(inputs(), &encodings, &self.options, &mut taken, write)?;
        let n_records = self.gathered.archive.len() as usize;
        if n_read != n_records || n_written != n_records {
            return Err(Error::Usage(message!("unique-files-changed")));
        }
        let apart = apart.into_iter().map(|(copy, chosen)| ([copy, chosen], false));
        let mut also_kept: Vec<([u32; 2], bool)> = plan.also_kept.iter().map(|two| (*two, true)).chain(apart).collect();
        also_kept.sort_unstable();
        let mut merged = MergedRecords::default();
        (merged.written, merged.left_out, merged.records) = (written, left_out, records);
        merged.also_kept = self.placed(&also_kept);
        Ok(merged)
    }

    /// Merges the records of every game that has several.
    fn merge_all(&self, plan: &MergePlan) -> Result<MergedGames, Error> {
        let mut merged = MergedGames { games: TextSpill::default(), apart: HashMap::new(), records: Vec::new() };
        let mut chosen: Vec<u32> = plan.of_chosen.keys().copied().collect();
        chosen.sort_unstable();
        for chosen in chosen {
            let (text, added) = self.merged(chosen, plan, &mut merged.apart)?;
            if let Some(text) = text {
                merged.games.put(chosen, &text)?;
                merged.records.push(self.merged_record(chosen, added));
            }
        }
        Ok(merged)
    }

    /// Decides which records are merged into which.
    fn plan(&self) -> Result<MergePlan, Error> {
        let archive = &self.gathered.archive;
        let (mut of_chosen, mut chosen_of) = (HashMap::new(), HashMap::new());
        let mut also_kept = Vec::new();
        for group in self.identity.groups().iter().filter(|group| !group.is_doubtful) {
            let contradict = |pair| copies::contradict(archive, &self.names, pair).map_err(temporary_file_failed);
            let first = self.keep.choose(archive, &group.records);
            let mut left = group.records.clone();
            // What contradicts the chosen record may agree among itself: each round merges one version of the game.
            for _ in 0..MOST_VERSIONS {
                if left.is_empty() {
                    break;
                }
                let chosen = self.keep.choose(archive, &left);
                // Moves are compared with those of the longest record, of which the chosen one may be a part.
                let longest = fullest(archive, &left);
                let longest = if contradict([chosen, longest])? { chosen } else { longest };
                let (mut others, mut apart) = (Vec::new(), Vec::new());
                for copy in left.into_iter().filter(|copy| *copy != chosen) {
                    let is_apart = copy != longest && contradict([copy, longest])?;
                    if is_apart { apart.push(copy) } else { others.push(copy) }
                }
                left = apart;
                if chosen != first {
                    also_kept.push([chosen, first]);
                }
                others.compact_sort_by_key(|copy| (*copy != longest, *copy));
                if !others.is_empty() {
                    chosen_of.extend(others.iter().map(|copy| (*copy, chosen)));
                    chosen_of.insert(chosen, chosen);
                    of_chosen.insert(chosen, others);
                }
            }
            also_kept.extend(left.into_iter().map(|copy| [copy, first]));
        }
        Ok(MergePlan { of_chosen, chosen_of, also_kept, texts: TextSpill::default() })
    }

    /// Merges the records of one game. Returns the text, and what each record adds; records whose moves are not part of
    /// it are separate. Returns no text if the chosen record cannot be parsed or nothing is added to it: then it stays
    /// as stored.
    fn merged(&self, chosen: u32, plan: &MergePlan, apart: &mut HashMap<u32, u32>) -> Result<MergedText, Error> {
        let others = plan.of_chosen.get(&chosen).map_or(&[][..], Vec::as_slice);
        let read = |number| Ok::<_, Error>(plan.texts.get(number)?.and_then(|text| WrittenRecord::read(&text)));
        let mut record = read(chosen)?;
        let mut added = Vec::new();
        for number in others {
            let source = self.named(*number);
            let other = read(*number)?;
            match record.as_mut().zip(other).and_then(|(record, other)| record.take(&other, &source)) {
                Some(additions) => added.push((*number, additions)),
                None => {
                    apart.insert(*number, chosen);
                }
            }
        }
        added.compact_sort_by_key(|(number, _)| *number);
        let has_more = added.iter().any(|(_, one)| *one != MergedAdditions::default());
        Ok((record.filter(|_| has_more).map(|record| record.to_text()), added))
    }

    /// Names a record as a comment does: its file without folders, and its number.
    fn named(&self, number: u32) -> String {
        let place = self.place(number);
        let file = place.path.rsplit(['/', '\\']).next().unwrap_or(&place.path);
        format!("{file}, record {}", place.record)
    }

    fn merged_record(&self, chosen: u32, added: Vec<(u32, MergedAdditions)>) -> MergedRecord {
        let source = |(number, additions)| MergedSource::new(self.place(number), additions);
        MergedRecord::new(self.place(chosen), added.into_iter().map(source).collect())
    }
}

/// Writes a record in the export format; `None` if it is not a single record.
fn exported(text: &str, options: &Options) -> Option<String> {
    let converted = convert(text, &Convert::default(), options).ok()?;
    let is_one = converted.summary.records == 1 && converted.unread.is_empty();
    String::from_utf8(converted.bytes).ok().filter(|_| is_one)
}
