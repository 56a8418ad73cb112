//! A buffer with placeholders for record numbers, which are known only when batches are put in order.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use memchr::memmem;
use serde::Serialize;

use crate::l10n::{Language, Message, serialized_in};
use crate::text::{ByteCursor, ByteSink, Visible, write_json};

use super::json::write_json_line;
use super::wrap::{USUAL_WIDTH, wrapped};

/// Collects output; record numbers are counted from 0 within the batch until they are written out.
///
/// Two optimizations make long output cheap. A record number is guessed when its place is reached, as if the batch
/// followed the one written last: if the guess is right, as always without threads, the buffer is written unchanged.
/// And large buffers are reused: the output of a batch of timelines takes tens of megabytes, and allocating them again
/// costs as much as filling them.
///
/// A buffer with an [`Outlet`] passes on its content whenever it is long, so that a record of any length needs little
/// memory.
#[derive(Debug)]
pub struct DeferredBuffer {
    /// The content.
    pub bytes: Vec<u8>,
    /// The language of messages.
    pub language: Language,
    /// Messages are wrapped at this width.
    pub width: usize,
    numbers: RefCell<Numbers>,
    outlet: Option<Outlet>,
}

/// The destination of buffers that have grown long while their batch is still being processed.
#[derive(Clone)]
pub struct Outlet(Arc<dyn Fn(DeferredBuffer) + Send + Sync>);

impl Outlet {
    /// Creates an outlet from a function that takes the parts, in order.
    pub fn new(take: impl Fn(DeferredBuffer) + Send + Sync + 'static) -> Self {
        Self(Arc::new(take))
    }
}

impl fmt::Debug for Outlet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outlet")
    }
}

/// The record numbers in a buffer.
#[derive(Debug, Default)]
struct Numbers {
    /// The assumed number of records in the file before the batch.
    guess: u64,
    places: Vec<NumberPlace>,
}

/// A record number in a buffer.
#[derive(Clone, Copy, Debug)]
struct NumberPlace {
    at: usize,
    /// The number of digits of the guess.
    len: usize,
    /// The index of the record in the batch.
    index: u64,
}

/// Passes on the content while a cursor is in use.
pub(crate) struct Drain<'a> {
    numbers: &'a RefCell<Numbers>,
    outlet: Option<&'a Outlet>,
    language: Language,
}

impl Drain<'_> {
    /// Writes the number of the batch's record `index`, counted from 0.
    pub(crate) fn put_number(&self, index: u64, out: &mut ByteCursor<'_>) {
        let number = self.numbers.borrow().guess + index + 1;
        out.put_number(number);
        // The content may have been passed on right before it.
        let (end, len) = (out.end(), number.ilog10() as usize + 1);
        self.numbers.borrow_mut().places.push(NumberPlace { at: end - len, len, index });
    }

    /// Passes on the content if it is long and there is an outlet.
    pub(crate) fn drain(&self, bytes: &mut Vec<u8>) {
        let Some(Outlet(take)) = self.outlet.filter(|_| bytes.len() >= LONG) else { return };
        let guess = self.numbers.borrow().guess;
        let places = std::mem::take(&mut self.numbers.borrow_mut().places);
        let bytes = std::mem::replace(bytes, spare());
        let numbers = RefCell::new(Numbers { guess, places });
        take(DeferredBuffer { bytes, language: self.language, width: USUAL_WIDTH, numbers, outlet: None });
    }
}

/// Buffers for reuse, emptied.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
/// Smaller buffers are cheap and not kept.
const WORTH_KEEPING: usize = 1 << 18;
/// The length from which content is passed on.
const LONG: usize = 1 << 20;
/// The last record number written out.
static LAST: AtomicU64 = AtomicU64::new(0);

/// Returns an empty buffer, reusing one if possible.
fn spare() -> Vec<u8> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
}

impl Default for DeferredBuffer {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl DeferredBuffer {
    /// Creates an empty buffer for a batch.
    #[must_use]
    pub fn for_batch(language: Language) -> Self {
        let numbers = Numbers { guess: LAST.load(Ordering::Relaxed), places: Vec::new() };
        Self { bytes: spare(), language, width: USUAL_WIDTH, numbers: RefCell::new(numbers), outlet: None }
    }

    /// Creates an empty buffer.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { bytes: Vec::new(), language, width: USUAL_WIDTH, numbers: RefCell::default(), outlet: None }
    }

    /// Sets or removes the outlet.
    pub fn set_outlet(&mut self, outlet: Option<Outlet>) {
        self.outlet = outlet;
    }

    /// Passes on the content if it is long and there is an outlet; call this only where the following output does not
    /// refer back to it.
    pub fn pass_on(&mut self) {
        if self.bytes.len() >= LONG {
            let (bytes, drain) = self.parts();
            drain.drain(bytes);
        }
    }

    /// Writes the number of the batch's record `index`, counted from 0.
    pub fn record_number(&mut self, index: u64) {
        let at = self.bytes.len();
        let numbers = self.numbers.get_mut();
        self.bytes.put_number(numbers.guess + index + 1);
        numbers.places.push(NumberPlace { at, len: self.bytes.len() - at, index });
    }

    /// Writes a value as a line of JSON.
    pub fn json_line(&mut self, value: &impl Serialize) {
        serialized_in(self.language, || write_json_line(value, &mut self.bytes));
    }

    /// Writes a value of the batch's record `index`, counted from 0, as a line of JSON.
    pub fn json_line_of_record(&mut self, index: u64, value: &impl Serialize) {
        self.json_of_record(index, value);
        self.push_str("\n");
    }

    /// Writes a value of the batch's record `index`, counted from 0, as JSON; the number of the record, after its path, is
    /// corrected when it is known.
    pub fn json_of_record(&mut self, index: u64, value: &impl Serialize) {
        const KEY: &[u8] = b"\",\"record\":";
        let begin = self.bytes.len();
        serialized_in(self.language, || write_json(&mut self.bytes, value));
        // No text contains this: quotation marks in it are escaped.
        let found = memmem::find(&self.bytes[begin..], KEY).map(|at| begin + at + KEY.len());
        let Some(at) = found else { return };
        let n_digits = self.bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let numbers = self.numbers.get_mut();
        let number = (numbers.guess + index + 1).to_string();
        numbers.places.push(NumberPlace { at, len: number.len(), index });
        self.bytes.splice(at..at + n_digits, number.into_bytes());
    }

    /// Borrows the bytes for many short pieces, and what passes them on meanwhile.
    pub(crate) fn parts(&mut self) -> (&mut Vec<u8>, Drain<'_>) {
        let drain = Drain { numbers: &self.numbers, outlet: self.outlet.as_ref(), language: self.language };
        (&mut self.bytes, drain)
    }

    /// Returns true if it has no content.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Sets the width of lines to that of a terminal.
    #[must_use]
    pub fn with_width(mut self, width: usize) -> Self {
        self.width = width;
        self
    }

    /// Writes a message, made safe to display, on lines of its own: the first begins with `indent`, the others with
    /// `hang`.
    pub(crate) fn say(&mut self, indent: &str, hang: &str, phrase: &Message) {
        let line = format!("{indent}{}", Visible(&phrase.in_language(self.language)));
        self.push_str(&wrapped(&line, self.width, hang));
        self.push_str("\n");
    }

    /// Appends text.
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Removes parts, which must be sorted and disjoint, with the record numbers in them.
    pub fn take_out(&mut self, parts: &[Range<usize>]) {
        let Some(first) = parts.first() else { return };
        let mut end = first.start;
        let nexts = parts.iter().skip(1).map(|next| next.start).chain([self.bytes.len()]);
        for (part, next) in parts.iter().zip(nexts) {
            self.bytes.copy_within(part.end..next, end);
            end += next - part.end;
        }
        self.bytes.truncate(end);
        let (mut left, mut n_taken) = (parts.iter().peekable(), 0);
        self.numbers.get_mut().places.retain_mut(|place| {
            while let Some(part) = left.next_if(|part| part.end <= place.at) {
                n_taken += part.len();
            }
            let is_kept = left.peek().is_none_or(|part| part.start > place.at);
            place.at -= n_taken;
            is_kept
        });
    }

    /// Writes everything with the right record numbers: `before` records precede the batch in the file.
    ///
    /// # Errors
    /// Fails if the stream does.
    pub fn write_to(&self, stream: &mut impl Write, before: u64) -> io::Result<()> {
        let numbers = self.numbers.borrow();
        let Some(last) = numbers.places.last() else { return stream.write_all(&self.bytes) };
        LAST.store(before + last.index + 1, Ordering::Relaxed);
        if before == numbers.guess {
            return stream.write_all(&self.bytes);
        }
        self.write_renumbered(&numbers, stream, before)
    }

    fn write_renumbered(&self, numbers: &Numbers, stream: &mut impl Write, before: u64) -> io::Result<()> {
        /// Shorter pieces are collected before they go to the stream: a number costs no call, and pieces are long
        /// enough for a buffered stream to pass them on without copying.
        const GATHERED: usize = 100 << 10;
        let mut gathered = Vec::with_capacity(GATHERED + 32);
        let mut from = 0;
        for place in &numbers.places {
            let part = &self.bytes[from..place.at];
            if gathered.len() + part.len() > GATHERED {
                stream.write_all(&gathered)?;
                gathered.clear();
            }
            if part.len() > GATHERED {
                stream.write_all(part)?;
            } else {
                gathered.extend_from_slice(part);
            }
            gathered.put_number(before + place.index + 1);
            from = place.at + place.len;
        }
        stream.write_all(&gathered)?;
        stream.write_all(&self.bytes[from..])
    }
}

impl Drop for DeferredBuffer {
    fn drop(&mut self) {
        if self.bytes.capacity() >= WORTH_KEEPING {
            let mut bytes = std::mem::take(&mut self.bytes);
            bytes.clear();
            SPARE.lock().unwrap_or_else(PoisonError::into_inner).push(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_away_and_what_is_left_are_the_whole() {
        let given = Arc::new(Mutex::new(Vec::new()));
        let taken = Arc::clone(&given);
        let mut buffer = DeferredBuffer::new(Language::English);
        buffer.set_outlet(Some(Outlet::new(move |part| taken.lock().unwrap().push(part))));
        let mut expected = String::new();
        for round in 0..3 {
            let (bytes, drain) = buffer.parts();
            let empty = |bytes: &mut Vec<u8>| drain.drain(bytes);
            let mut cursor = ByteCursor::drained(bytes, &empty);
            for index in 0..100_000 {
                cursor.put(b"a record, ");
                drain.put_number(index, &mut cursor);
                expected.extend(["a record, ", (index + 96).to_string().as_str()]);
            }
            drop(cursor);
            buffer.record_number(round);
            expected += &(round + 96).to_string();
            buffer.pass_on();
        }
        buffer.set_outlet(None);
        let mut given = std::mem::take(&mut *given.lock().unwrap());
        assert!(given.len() > 2 && buffer.bytes.len() < 2 * LONG);
        given.push(buffer);
        let mut written = Vec::new();
        for part in &given {
            part.write_to(&mut written, 95).unwrap();
        }
        assert!(written == expected.as_bytes());
    }

    #[test]
    fn record_numbers_stay_right_where_parts_are_taken_out() {
        for parts in [&[][..], &[(0, 2)], &[(2, 4), (6, 8)], &[(0, 2), (2, 4), (8, 10)], &[(4, 10)]] {
            let parts: Vec<Range<usize>> = parts.iter().map(|(start, end)| *start..*end).collect();
            let mut buffer = DeferredBuffer::new(Language::English);
            let mut expected = String::new();
            for index in 0..5_u64 {
                let at = buffer.bytes.len();
                buffer.push_str(&char::from(b'a' + u8::try_from(index).unwrap()).to_string());
                buffer.record_number(index);
                if !parts.iter().any(|part| part.contains(&at)) {
                    expected.extend("abcde".get(at / 2..=at / 2));
                    expected += &(index + 100).to_string();
                }
            }
            buffer.take_out(&parts);
            let mut written = Vec::new();
            buffer.write_to(&mut written, 99).unwrap();
            assert_eq!(String::from_utf8(written).unwrap(), expected);
        }
    }

    #[test]
    fn numbers_are_right_whatever_was_guessed() {
        let long = "x".repeat(300_000);
        for guess in [0, 8, 95, 1_000_000] {
            let mut buffer = DeferredBuffer {
                bytes: Vec::new(),
                language: Language::English,
                width: USUAL_WIDTH,
                numbers: RefCell::new(Numbers { guess, places: Vec::new() }),
                outlet: None,
            };
            buffer.push_str("a");
            buffer.record_number(0);
            buffer.push_str(&long);
            for index in 1..20_000 {
                buffer.push_str("b");
                buffer.record_number(index);
            }
            buffer.push_str("c");
            for before in [0, 8, 95, 1_000_000] {
                let mut written = Vec::new();
                buffer.write_to(&mut written, before).unwrap();
                let mut expected = format!("a{}{long}", before + 1);
                for index in 1..20_000 {
                    expected.push('b');
                    expected.push_str(&(before + index + 1).to_string());
                }
                assert_eq!(String::from_utf8(written).unwrap(), expected + "c");
            }
        }
    }
}
