//! The changes that edits make in a file, as a unified diff.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};

use crate::findings::EditList;
use crate::text::{EncodingChoice, decode};

/// The maximum number of unchanged lines shown before and after changes.
const CONTEXT: usize = 3;

/// Writes the changes that edits make in a file as a unified diff, without the names of the files; nothing if there are
/// none.
///
/// Lines are written as stored, so that `patch` can make the same changes; `show` may convert them. The file is read
/// once, and only the lines of one change are kept in memory.
///
/// # Errors
/// Fails if reading or writing does.
pub fn write_unified_diff(
    file: impl BufRead,
    edits: &EditList,
    out: &mut dyn Write,
    show: &dyn Fn(&[u8], &mut Vec<u8>),
) -> io::Result<()> {
    let mut lines = FileLines { file, offset: 0, number: 1 };
    let mut before: VecDeque<Vec<u8>> = VecDeque::new();
    let mut hunk: Option<Hunk> = None;
    // The difference in the number of lines up to here.
    let mut more: i64 = 0;
    let mut next = 0;
    loop {
        let (start, number, first) = (lines.offset, lines.number, next);
        let mut old = Vec::new();
        lines.read(&mut old)?;
        while let Some((bytes, _)) = edits.get(next) {
            let is_at_end = !old.ends_with(b"\n");
            if bytes.start < lines.offset || is_at_end && bytes.start == lines.offset {
                while lines.offset < bytes.end {
                    if !lines.read(&mut old)? {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                next += 1;
            } else if next == first || leaves_line_end(edits, next - 1, &lines, &old) || !lines.read(&mut old)? {
                break;
            }
        }
        while next > first && !leaves_line_end(edits, next - 1, &lines, &old) && lines.read(&mut old)? {}
        if next > first {
            let new = edited(edits, first..next, start, &old);
            let open = hunk.get_or_insert_with(|| Hunk::after(std::mem::take(&mut before), number, more));
            more += open.change(&old, &new);
            continue;
        }
        if old.is_empty() {
            break;
        }
        if let Some(mut open) = hunk.take() {
            open.keep(&old);
            if open.n_kept <= 2 * CONTEXT {
                hunk = Some(open);
            } else {
                before = open.take_kept();
                open.write(out, show)?;
            }
        } else {
            before.push_back(old);
        }
        while before.len() > CONTEXT {
            before.pop_front();
        }
    }
    match hunk {
        Some(mut open) => {
            open.take_kept();
            open.write(out, show)
        }
        None => Ok(()),
    }
}

/// Decodes a line in its most likely encoding, for people.
#[must_use]
pub fn decoded_line(line: &[u8]) -> String {
    decode(line, EncodingChoice::Auto, None).text.into_owned()
}

/// Returns true if a line ends after an edit where the old lines end; if not, the next line is joined to it.
fn leaves_line_end<R>(edits: &EditList, index: usize, lines: &FileLines<R>, old: &[u8]) -> bool {
    let Some((bytes, replacement)) = edits.get(index) else { return true };
    let is_line = |from_end: u64| {
        let at = old.len().saturating_sub(usize::try_from(from_end).unwrap_or(usize::MAX));
        at == 0 || old[at - 1] == b'\n'
    };
    bytes.end < lines.offset
        || !old.ends_with(b"\n")
        || replacement.ends_with(b"\n")
        || replacement.is_empty() && is_line(lines.offset - bytes.start)
}

/// Applies edits to lines that begin at an offset.
fn edited(edits: &EditList, which: std::ops::Range<usize>, start: u64, old: &[u8]) -> Vec<u8> {
    let mut new = Vec::with_capacity(old.len());
    let mut done = 0;
    let place = |at: u64| usize::try_from(at - start).unwrap_or(old.len()).min(old.len());
    for (bytes, replacement) in which.filter_map(|index| edits.get(index)) {
        new.extend_from_slice(old.get(done..place(bytes.start)).unwrap_or_default());
        new.extend_from_slice(replacement);
        done = place(bytes.end);
    }
    new.extend_from_slice(old.get(done..).unwrap_or_default());
    new
}

/// Reads a file line by line.
struct FileLines<R> {
    file: R,
    /// The number of bytes read.
    offset: u64,
    /// The number of the next line, from 1.
    number: u64,
}

impl<R: BufRead> FileLines<R> {
    /// Appends the next line with its end; returns false at the end of the file.
    fn read(&mut self, line: &mut Vec<u8>) -> io::Result<bool> {
        let n_read = self.file.read_until(b'\n', line)?;
        self.offset += n_read as u64;
        self.number += u64::from(n_read > 0);
        Ok(n_read > 0)
    }
}

/// Changed lines, with those around them.
struct Hunk {
    lines: Vec<(u8, Vec<u8>)>,
    /// The number of unchanged lines at the end.
    n_kept: usize,
    /// The first line, in the old and in the new file.
    old_start: u64,
    new_start: u64,
}

impl Hunk {
    fn after(before: VecDeque<Vec<u8>>, number: u64, more: i64) -> Self {
        let old_start = number - before.len() as u64;
        let lines: Vec<(u8, Vec<u8>)> = before.into_iter().map(|line| (b' ', line)).collect();
        Self { lines, n_kept: 0, old_start, new_start: old_start.saturating_add_signed(more) }
    }

    fn keep(&mut self, line: &[u8]) {
        self.lines.push((b' ', line.to_vec()));
        self.n_kept += 1;
    }

    /// Removes unchanged lines at the end beyond the context, and returns all unchanged lines there.
    fn take_kept(&mut self) -> VecDeque<Vec<u8>> {
        let kept = self.lines.len() - self.n_kept;
        let all = self.lines[kept..].iter().map(|(_, line)| line.clone()).collect();
        self.lines.truncate(kept + CONTEXT.min(self.n_kept));
        all
    }

    /// Adds changed lines, and returns the change in their number.
    fn change(&mut self, old: &[u8], new: &[u8]) -> i64 {
        let (old, new) = (split(old), split(new));
        let same = |pair: &(&&[u8], &&[u8])| pair.0 == pair.1;
        let n_before = old.iter().zip(&new).take_while(same).count();
        let most_behind = old.len().min(new.len()) - n_before;
        let n_behind = old.iter().rev().zip(new.iter().rev()).take(most_behind).take_while(same).count();
        let more = i64::try_from(new.len()).unwrap_or(0) - i64::try_from(old.len()).unwrap_or(0);
        for line in &old[..n_before] {
            self.keep(line);
        }
        let is_changed = old.len() > n_before + n_behind || new.len() > n_before + n_behind;
        if is_changed {
            self.n_kept = 0;
        }
        self.lines.extend(old[n_before..old.len() - n_behind].iter().map(|line| (b'-', line.to_vec())));
        self.lines.extend(new[n_before..new.len() - n_behind].iter().map(|line| (b'+', line.to_vec())));
        for line in &old[old.len() - n_behind..] {
            self.keep(line);
        }
        more
    }

    fn write(self, out: &mut dyn Write, show: &dyn Fn(&[u8], &mut Vec<u8>)) -> io::Result<()> {
        if self.lines.iter().all(|(sign, _)| *sign == b' ') {
            return Ok(());
        }
        let count = |but: u8| self.lines.iter().filter(|(sign, _)| *sign != but).count();
        let (n_old, n_new) = (count(b'+'), count(b'-'));
        // An empty hunk is numbered by the line before it.
        let start = |start: u64, count: usize| if count == 0 { start.saturating_sub(1) } else { start };
        let (old_start, new_start) = (start(self.old_start, n_old), start(self.new_start, n_new));
        writeln!(out, "@@ -{old_start},{n_old} +{new_start},{n_new} @@")?;
        let mut shown = Vec::new();
        for (sign, line) in self.lines {
            let (text, has_end) = line.strip_suffix(b"\n").map_or((line.as_slice(), false), |text| (text, true));
            shown.clear();
            show(text, &mut shown);
            out.write_all(&[sign])?;
            out.write_all(&shown)?;
            out.write_all(if has_end { b"\n" } else { b"\n\\ No newline at end of file\n" })?;
        }
        Ok(())
    }
}

fn split(lines: &[u8]) -> Vec<&[u8]> {
    lines.split_inclusive(|byte| *byte == b'\n').collect()
}
