//! One of each game written to a file: the records are read once more and copied as they are stored.

use std::path::Path;

use serde::Serialize;

use crate::database::duplicates::DuplicateGroup;
use crate::database::{Archive, copies};
use crate::l10n::{Language, message};
use crate::record::batch::BATCH_SIZE;
use crate::record::{Batch, Next, Records, Tape};
use crate::render::write_json_line;
use crate::text::{Input, Visible, decode};

use super::CommandError;
use super::args::ReadArgs;
use super::gathering::Gathered;
use super::own_output::is_own_output;
use super::settings::Settings;
use super::sink::Sink;
use crate::front::Batches;
use crate::front::FileFacts;
use crate::front::Inputs;

/// So many records that are kept beside a fuller one are listed for people.
const MAX_LISTED: usize = 50;

/// Which records are written.
pub(super) struct Unique {
    path: String,
    n_written: u64,
    n_dropped: u64,
    /// Copies that have what the fullest lacks, with that one.
    also_kept: Vec<[u32; 2]>,
}

/// Refuses what cannot be read twice.
pub(super) fn check(read: &ReadArgs) -> Result<(), CommandError> {
    if read.paths.is_empty() || read.paths.iter().any(|path| path == Path::new("-")) {
        return Err(CommandError::Usage(message!("unique-needs-paths")));
    }
    Ok(())
}

/// Writes one of each game to the file of that name, for which the sink stands.
pub(super) fn write(
    (path, mut sink): (&Path, Sink),
    read: &ReadArgs,
    settings: &Settings,
    gathered: &Gathered,
    groups: &[DuplicateGroup],
) -> Result<Unique, CommandError> {
    let archive = &gathered.archive;
    let failed = |error| CommandError::Write { place: message!("temporary-file"), error };
    let mut is_dropped = vec![false; archive.len() as usize];
    let mut also_kept = Vec::new();
    for group in groups.iter().filter(|group| !group.is_doubtful) {
        let fullest = copies::fullest(archive, &group.cards);
        let mut kept_keys = archive.annotation_keys(&archive.card(fullest)).map_err(failed)?;
        for copy in group.cards.iter().filter(|copy| **copy != fullest) {
            let keys = archive.annotation_keys(&archive.card(*copy)).map_err(failed)?;
            if keys.iter().all(|key| kept_keys.binary_search(key).is_ok()) {
                is_dropped[*copy as usize] = true;
            } else {
                also_kept.push([*copy, fullest]);
                kept_keys.extend(keys);
                kept_keys.sort_unstable();
            }
        }
    }
    also_kept.sort_unstable();
    let n_read = copy_records(read, settings, &is_dropped, &mut sink)?;
    if n_read != is_dropped.len() {
        return Err(CommandError::Usage(message!("unique-files-changed")));
    }
    sink.finish(true, settings.options.language)?;
    let n_dropped = is_dropped.iter().filter(|is_dropped| **is_dropped).count() as u64;
    let path = Input::File(path.to_owned()).display_name();
    Ok(Unique { path, n_written: is_dropped.len() as u64 - n_dropped, n_dropped, also_kept })
}

/// Reads everything once more and copies the records that are not dropped; returns how many were read.
fn copy_records(
    read: &ReadArgs,
    settings: &Settings,
    is_dropped: &[bool],
    sink: &mut Sink,
) -> Result<usize, CommandError> {
    let listed = Inputs::of(&read.paths, &is_own_output);
    let mut batches = Batches::new(listed.all, listed.folders, settings.options.clone(), BATCH_SIZE);
    let (mut tape, mut n_read, mut kept) = (Tape::default(), 0, Vec::new());
    while let Some(task) = batches.next_task() {
        kept.clear();
        let mut is_first = true;
        let mut pieces = task.batch.pieces().peekable();
        while let Some(placed) = pieces.next() {
            let is_all = task.batch.is_all && std::mem::take(&mut is_first) && pieces.peek().is_none();
            if placed.is_rest || !settings.options.range.contains(placed.record_start) {
                continue;
            }
            let facts: &FileFacts = &batches.files[task.file];
            let decoded = decode(placed.bytes, facts.encoding, None);
            let mut records = Records::new(&decoded.text, settings.options.reading, is_all);
            let mut ends = Vec::new();
            loop {
                match records.next_record(&mut tape) {
                    Next::End => break,
                    Next::Text => {}
                    Next::Record => ends.push((tape.span.end as usize, tape.items.is_empty())),
                }
            }
            let wanted: Vec<bool> = (0..ends.len()).map(|at| is_dropped.get(n_read + at) != Some(&true)).collect();
            n_read += ends.len();
            if !wanted.contains(&true) {
                continue;
            }
            if !wanted.contains(&false) || records.places().is_some() {
                kept.extend_from_slice(&placed.bytes[decoded.bom_len..]);
                continue;
            }
            // Of several records without tag pairs each ends behind its result, of those without moves behind a blank line.
            let mut from = decoded.bom_len;
            for (index, is_wanted) in wanted.iter().enumerate() {
                let last = index + 1 == ends.len();
                let (end, has_tags_only) = ends[index];
                let to = if last { placed.bytes.len() } else { decoded.stored_offset(end) };
                if *is_wanted {
                    kept.extend_from_slice(placed.bytes.get(from..to).unwrap_or_default());
                    kept.push(b'\n');
                    if has_tags_only {
                        kept.push(b'\n');
                    }
                }
                from = to;
            }
        }
        drop(pieces);
        end_with_blank_line(&task.batch, &mut kept);
        sink.write(|stream| stream.write_all(&kept))?;
    }
    if batches.errors.is_empty() { Ok(n_read) } else { Err(CommandError::Usage(message!("unique-files-changed"))) }
}

/// Parts what was kept of one batch from what comes next: a record may have been the last of a file that does not end
/// with a line break.
fn end_with_blank_line(batch: &Batch, kept: &mut Vec<u8>) {
    if !kept.is_empty() && !kept.ends_with(b"\n\n") && !kept.ends_with(b"\n\r\n") {
        let line_break: &[u8] = if batch.bytes.windows(2).any(|two| two == b"\r\n") { b"\r\n" } else { b"\n" };
        if !kept.ends_with(b"\n") {
            kept.extend_from_slice(line_break);
        }
        kept.extend_from_slice(line_break);
    }
}

impl Unique {
    /// Says what was kept and left out.
    pub(super) fn text(&self, archive: &Archive, language: Language) -> String {
        let place = |number: u32| {
            let card = archive.card(number);
            format!("{}:{}", Visible(archive.path(card.file)), card.line)
        };
        let mut text = String::new();
        for [copy, full] in self.also_kept.iter().take(MAX_LISTED) {
            let line = message!("unique-kept", place = place(*copy), full = place(*full));
            text.push_str(&line.in_language(language));
            text.push('\n');
        }
        if let Some(more @ 1..) = self.also_kept.len().checked_sub(MAX_LISTED) {
            text.push_str(&message!("audit-more", count = more).in_language(language));
            text.push('\n');
        }
        let also = self.also_kept.len();
        let line = message!("unique-summary", kept = self.n_written, dropped = self.n_dropped, also = also);
        text.push_str(&line.in_language(language));
        text.push('\n');
        text
    }

    /// Writes the same as a JSON line.
    pub(super) fn write_json(&self, archive: &Archive, out: &mut Vec<u8>) {
        #[derive(Serialize)]
        struct Place<'a> {
            path: &'a str,
            record: u64,
            line: u64,
        }
        #[derive(Serialize)]
        struct Kept<'a> {
            #[serde(flatten)]
            copy: Place<'a>,
            fullest: Place<'a>,
        }
        #[derive(Serialize)]
        struct Line<'a> {
            r#type: &'a str,
            path: &'a str,
            written: u64,
            left_out: u64,
            also_kept: Vec<Kept<'a>>,
        }
        let place = |number: u32| {
            let card = archive.card(number);
            Place { path: archive.path(card.file), record: card.record, line: card.line }
        };
        let also_kept =
            self.also_kept.iter().map(|[copy, full]| Kept { copy: place(*copy), fullest: place(*full) }).collect();
        let line =
            Line { r#type: "unique", path: &self.path, written: self.n_written, left_out: self.n_dropped, also_kept };
        write_json_line(&line, out);
    }
}
