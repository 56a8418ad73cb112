//! All edits of one file: sorted, without overlaps, applied while the file is read.

use std::io::{self, Read};
use std::ops::{Deref, Range};

use super::fix::{ApplyError, Edit};
use crate::sorting::CompactSort;

/// Edits of one file, in the order of their places, without overlaps. Their replacement texts are stored in one buffer,
/// so that a million of them cost little.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditList {
    places: Vec<EditPlace>,
    /// The replacement texts, one after another.
    written: Vec<u8>,
}

/// The bytes an edit removes, and the end of its text in the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EditPlace {
    start: u64,
    end: u64,
    written_to: usize,
}

impl EditList {
    /// Sorts edits. Insertions at the same place keep their order.
    ///
    /// # Errors
    /// Fails if two edits overlap.
    pub fn new(edits: &[Edit]) -> Result<Self, ApplyError> {
        let mut order: Vec<&Edit> = edits.iter().collect();
        order.compact_sort_by_key(|edit| (edit.bytes.start, edit.bytes.end));
        let mut list = Self::default();
        for edit in order {
            if list.places.last().is_some_and(|last| last.end > edit.bytes.start) {
                return Err(ApplyError::Overlapping(edit.bytes.start));
            }
            list.push(edit.bytes.clone(), &edit.replacement);
        }
        Ok(list)
    }

    /// Appends an edit after all others.
    pub fn push(&mut self, bytes: Range<u64>, replacement: &[u8]) {
        self.written.extend_from_slice(replacement);
        let written_to = self.written.len();
        self.places.push(EditPlace { start: bytes.start, end: bytes.end.max(bytes.start), written_to });
    }

    /// Returns true if there are no edits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Counts the edits.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns the edits in order: the bytes removed, and their replacement.
    pub fn iter(&self) -> impl Iterator<Item = (Range<u64>, &[u8])> + '_ {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// Returns the edit with this index.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<(Range<u64>, &[u8])> {
        let place = self.places.get(index)?;
        let from = index.checked_sub(1).map_or(0, |before| self.places[before].written_to);
        Some((place.start..place.end, self.written.get(from..place.written_to).unwrap_or_default()))
    }

    /// Returns the edits equivalent to these followed by others, which refer to the result of these.
    #[must_use]
    pub fn then(&self, others: &Self) -> Self {
        let mut left = Left { edits: self, index: 0, at: 0, used: 0 };
        let mut both = Both::default();
        let mut at = 0;
        for (bytes, replacement) in others.iter() {
            left.pass(bytes.start - at, |piece| both.put(piece));
            left.pass(bytes.end - bytes.start, |_| {});
            both.put(EditedPiece::Written(replacement));
            at = bytes.end;
        }
        while left.index < self.len() {
            left.next(u64::MAX, &mut |piece| both.put(piece));
        }
        both.end(left.at);
        both.list
    }

    /// Reads a file with the edits applied, from its first byte on.
    pub const fn made_in<R: Read>(&self, file: R) -> EditedReader<&Self, R> {
        EditedReader::new(self, file)
    }
}

/// A piece of an edited file: stored bytes, or the text of an edit.
enum EditedPiece<'a> {
    Stored(Range<u64>),
    Written(&'a [u8]),
}

/// Walks over the edited version of an endless file.
struct Left<'a> {
    edits: &'a EditList,
    /// The next edit.
    index: usize,
    /// The next stored byte.
    at: u64,
    /// How much of the next edit's text is consumed.
    used: usize,
}

impl<'a> Left<'a> {
    /// Skips this many bytes of the edited file.
    fn pass(&mut self, mut most: u64, mut give: impl FnMut(EditedPiece<'a>)) {
        while most > 0 {
            most -= self.next(most, &mut give);
        }
    }

    /// Skips the next piece, or its beginning, and returns the length skipped.
    fn next(&mut self, most: u64, give: &mut impl FnMut(EditedPiece<'a>)) -> u64 {
        let Some((bytes, replacement)) = self.edits.get(self.index) else {
            give(EditedPiece::Stored(self.at..self.at.saturating_add(most)));
            self.at = self.at.saturating_add(most);
            return most;
        };
        if self.at < bytes.start {
            let len = most.min(bytes.start - self.at);
            give(EditedPiece::Stored(self.at..self.at + len));
            self.at += len;
            return len;
        }
        let rest = &replacement[self.used..];
        let len = usize::try_from(most).unwrap_or(usize::MAX).min(rest.len());
        give(EditedPiece::Written(&rest[..len]));
        self.used += len;
        if self.used == replacement.len() {
            (self.index, self.at, self.used) = (self.index + 1, bytes.end, 0);
        }
        len as u64
    }
}

/// Collects the pieces of an edited file: what lies between stored pieces is an edit.
#[derive(Default)]
struct Both {
    list: EditList,
    /// The end of the stored bytes processed, and the text since then.
    done: u64,
    pending: Vec<u8>,
}

impl Both {
    fn put(&mut self, piece: EditedPiece<'_>) {
        match piece {
            EditedPiece::Stored(bytes) if bytes.is_empty() => {}
            EditedPiece::Stored(bytes) => {
                self.end(bytes.start);
                self.done = bytes.end;
            }
            EditedPiece::Written(replacement) => self.pending.extend_from_slice(replacement),
        }
    }

    fn end(&mut self, at: u64) {
        if self.done < at || !self.pending.is_empty() {
            self.list.push(self.done..at, &self.pending);
            self.pending.clear();
        }
    }
}

/// Reads a file with edits applied. An edit after the end of the file is an error.
#[derive(Debug)]
pub struct EditedReader<E, R> {
    edits: E,
    file: R,
    index: usize,
    /// The next stored byte.
    at: u64,
    /// How much of the next edit's text has been read.
    written: usize,
}

impl<E: Deref<Target = EditList>, R: Read> EditedReader<E, R> {
    /// Creates a reader of a file, from its first byte on, with edits applied.
    pub const fn new(edits: E, file: R) -> Self {
        Self { edits, file, index: 0, at: 0, written: 0 }
    }

    /// Skips the stored bytes that an edit removes.
    fn take_out(&mut self, len: u64) -> io::Result<()> {
        let n_read = io::copy(&mut self.file.by_ref().take(len), &mut io::sink())?;
        self.at += n_read;
        if n_read < len { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    }
}

impl<E: Deref<Target = EditList>, R: Read> Read for EditedReader<E, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some((bytes, replacement)) = self.edits.get(self.index) {
            if self.at < bytes.start {
                let most = usize::try_from(bytes.start - self.at).unwrap_or(usize::MAX).min(buffer.len());
                let n_read = self.file.read(&mut buffer[..most])?;
                self.at += n_read as u64;
                return if n_read == 0 && most > 0 { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(n_read) };
            }
            let mut rest = &replacement[self.written..];
            if rest.is_empty() {
                self.take_out(bytes.end - bytes.start)?;
                (self.index, self.written) = (self.index + 1, 0);
                continue;
            }
            let n_read = rest.read(buffer)?;
            self.written += n_read;
            return Ok(n_read);
        }
        self.file.read(buffer)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::findings::apply;
    use crate::text::Encoding;

    /// Edits of a file of this many bytes, from gaps, lengths and texts.
    fn edits_of(pieces: &[(u8, u8, String)], len: usize) -> Vec<Edit> {
        let mut at = 0;
        let mut edits = Vec::new();
        for (gap, taken, text) in pieces {
            let start = at + u64::from(*gap);
            let end = start + u64::from(*taken);
            if end > len as u64 {
                break;
            }
            edits.extend(Edit::new(start..end, text.as_str(), Encoding::Utf8));
            // Two edits at one place would be one.
            at = end + 1;
        }
        edits
    }

    fn read(list: &EditList, file: &[u8], step: usize) -> io::Result<Vec<u8>> {
        let mut reader = list.made_in(file);
        let (mut all, mut buffer) = (Vec::new(), vec![0; step]);
        loop {
            match reader.read(&mut buffer)? {
                0 => return Ok(all),
                n_read => all.extend_from_slice(&buffer[..n_read]),
            }
        }
    }

    proptest! {
        #[test]
        fn edits_of_an_edited_file_are_edits_of_the_file(
            file in "[a-z]{0,60}",
            first in prop::collection::vec((0_u8..6, 0_u8..4, "[A-Z]{0,4}"), 0..8),
            second in prop::collection::vec((0_u8..6, 0_u8..4, "[0-9]{0,4}"), 0..8),
            step in 1_usize..9,
        ) {
            let first = edits_of(&first, file.len());
            let once = apply(file.as_bytes(), &first).unwrap();
            let second = edits_of(&second, once.len());
            let twice = apply(&once, &second).unwrap();
            let (first, second) = (EditList::new(&first).unwrap(), EditList::new(&second).unwrap());
            prop_assert_eq!(read(&first, file.as_bytes(), step).unwrap(), once);
            prop_assert_eq!(read(&first.then(&second), file.as_bytes(), step).unwrap(), twice);
        }
    }

    #[test]
    fn edits_that_cannot_be_made_are_refused() {
        let edit = |bytes| Edit::new(bytes, "x", Encoding::Utf8).unwrap();
        assert_eq!(EditList::new(&[edit(0..2), edit(1..3)]), Err(ApplyError::Overlapping(1)));
        let list = EditList::new(&[edit(1..4)]).unwrap();
        assert_eq!(read(&list, b"abc", 2).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        assert_eq!(read(&list, b"abcd", 2).unwrap(), b"ax");
    }
}
