//! Appending short pieces of text: the core of every writer of moves, positions and numbers.

use std::fmt;

/// A destination for text, written piece by piece.
///
/// Most pieces are a few bytes long. A copy of a length known to the compiler is a store or two, any other is a call;
/// so a piece may be passed as a fixed array with a count of the bytes that matter.
pub trait ByteSink {
    /// Appends the first `len` bytes of an array; the others are ignored.
    fn put_some<const N: usize>(&mut self, bytes: &[u8; N], len: usize);

    /// Appends a slice of any length.
    fn put_slice(&mut self, bytes: &[u8]);

    /// Appends bytes.
    #[inline]
    fn put<const N: usize>(&mut self, bytes: &[u8; N]) {
        self.put_some(bytes, N);
    }

    /// Appends a number in decimal digits.
    #[inline]
    fn put_number(&mut self, number: impl Into<u64>) {
        let number = number.into();
        match usize::try_from(number).ok().and_then(|number| PAIRS.get(number)) {
            Some((digits, len)) => self.put_some(digits, usize::from(*len)),
            None => self.put_slice(long_number(number, &mut [0; 20])),
        }
    }
}

/// The numbers below a hundred, and the number of digits of each.
static PAIRS: [([u8; 2], u8); 100] = {
    let mut pairs = [([0; 2], 0); 100];
    let mut number: u8 = 0;
    while number < 100 {
        let (tens, ones) = (b'0' + number / 10, b'0' + number % 10);
        pairs[number as usize] = if number < 10 { ([ones, b' '], 1) } else { ([tens, ones], 2) };
        number += 1;
    }
    pairs
};

fn long_number(number: u64, digits: &mut [u8; 20]) -> &[u8] {
    let mut at = digits.len();
    let mut rest = number;
    loop {
        at -= 1;
        // The remainder is below ten.
        digits[at] = b'0' + u8::try_from(rest % 10).unwrap_or(0);
        rest /= 10;
        if rest == 0 {
            return &digits[at..];
        }
    }
}

impl ByteSink for Vec<u8> {
    #[inline]
    fn put_some<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        let end = self.len() + len;
        self.extend_from_slice(bytes);
        self.truncate(end);
    }

    #[inline]
    fn put_slice(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}

type Empty<'a> = dyn Fn(&mut Vec<u8>) + 'a;

/// Buffers text in a small array before it reaches the output buffer, because appending to the array is cheaper.
///
/// Buffered text is passed on when the cursor is dropped, at the latest.
pub struct ByteCursor<'a> {
    buffer: &'a mut Vec<u8>,
    /// Called with the buffer each time it has grown; may empty it.
    drain: Option<&'a Empty<'a>>,
    held: [u8; ROOM],
    len: usize,
}

/// The number of bytes the array holds.
const ROOM: usize = 1024;

impl<'a> ByteCursor<'a> {
    /// Creates an empty cursor at the end of a buffer.
    #[must_use]
    pub const fn new(buffer: &'a mut Vec<u8>) -> Self {
        Self { buffer, drain: None, held: [0; ROOM], len: 0 }
    }

    /// Creates an empty cursor at the end of a buffer; `drain` empties the buffer once it is too long.
    #[must_use]
    pub const fn drained(buffer: &'a mut Vec<u8>, drain: &'a Empty<'a>) -> Self {
        Self { buffer, drain: Some(drain), held: [0; ROOM], len: 0 }
    }

    /// Returns the length of the buffer, buffered text included.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.buffer.len() + self.len
    }

    /// Returns a writer for several pieces in a row.
    #[inline]
    pub const fn writer(&mut self) -> SinkWriter<'_, 'a> {
        SinkWriter { at: self.len, cursor: self }
    }

    /// Appends what a function writes at the beginning of an array; it returns the number of bytes that count.
    #[inline]
    pub fn put_with<const N: usize>(&mut self, write: impl FnOnce(&mut [u8; N]) -> usize) {
        const { assert!(N <= ROOM, "a piece fits on an empty cursor") };
        if self.len > ROOM - N {
            self.pass_on(self.len);
        }
        if let Some(place) = self.held.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            self.len += write(place);
        }
    }

    /// Passes the first `len` buffered bytes on to the output buffer.
    #[cold]
    fn pass_on(&mut self, len: usize) {
        self.buffer.extend_from_slice(self.held.get(..len).unwrap_or(&self.held));
        self.len = 0;
        if let Some(drain) = self.drain {
            drain(self.buffer);
        }
    }
}

impl ByteSink for ByteCursor<'_> {
    #[inline]
    fn put_some<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        self.writer().put_some(bytes, len);
    }

    #[inline]
    fn put_slice(&mut self, bytes: &[u8]) {
        self.writer().put_slice(bytes);
    }
}

impl Drop for ByteCursor<'_> {
    fn drop(&mut self) {
        self.pass_on(self.len);
    }
}

impl fmt::Debug for ByteCursor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ByteCursor").field("end", &self.end()).finish_non_exhaustive()
    }
}

/// Writes to a [`ByteCursor`], keeping the position in a local variable.
///
/// As a local variable the position stays in a register, so that a piece need not wait until the length of the previous
/// one has been written to memory and read back.
#[derive(Debug)]
pub struct SinkWriter<'s, 'a> {
    cursor: &'s mut ByteCursor<'a>,
    at: usize,
}

impl ByteSink for SinkWriter<'_, '_> {
    #[inline]
    fn put_some<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        const { assert!(N <= ROOM, "a piece fits on an empty cursor") };
        debug_assert!(len <= N, "only what is there can count");
        if self.at > ROOM - N {
            self.cursor.pass_on(self.at);
            self.at = 0;
        }
        if let Some(place) = self.cursor.held.get_mut(self.at..self.at + N) {
            place.copy_from_slice(bytes);
        }
        self.at += len;
    }

    #[inline]
    fn put_slice(&mut self, bytes: &[u8]) {
        if bytes.len() > ROOM - self.at {
            self.cursor.pass_on(self.at);
            self.at = 0;
        }
        match self.cursor.held.get_mut(self.at..self.at + bytes.len()) {
            Some(place) => {
                place.copy_from_slice(bytes);
                self.at += bytes.len();
            }
            // Longer than the whole array, which is empty now.
            None => self.cursor.buffer.extend_from_slice(bytes),
        }
    }
}

impl Drop for SinkWriter<'_, '_> {
    #[inline]
    fn drop(&mut self) {
        self.cursor.len = self.at;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_put_in_decimal_digits() {
        for number in (0..1100).chain([9_999, 10_000, 4_294_967_295, u64::MAX]) {
            let mut out = b"x".to_vec();
            out.put_number(number);
            assert_eq!(String::from_utf8(out).unwrap(), format!("x{number}"));
        }
    }

    #[test]
    fn a_cursor_passes_on_everything_in_order_whatever_its_length() {
        let long: Vec<u8> = (0..5000_u32).map(|number| (number % 251) as u8).collect();
        for start in 0..=ROOM + 1 {
            let (mut direct, mut buffered) = (b"#".to_vec(), b"#".to_vec());
            let mut cursor = ByteCursor::new(&mut buffered);
            let pieces = |out: &mut dyn FnMut(&[u8])| {
                out(&long[..start]);
                out(b"ab");
            };
            pieces(&mut |piece| direct.put_slice(piece));
            pieces(&mut |piece| cursor.put_slice(piece));
            for _ in 0..40 {
                direct.put_some(b"0123456789abcdef", 5);
                cursor.put_some(b"0123456789abcdef", 5);
                direct.put_number(start as u64);
                cursor.put_number(start as u64);
                assert_eq!(cursor.end(), direct.len());
            }
            direct.put_slice(&long);
            cursor.put_slice(&long);
            direct.put(b"!");
            cursor.put(b"!");
            drop(cursor);
            assert_eq!(direct, buffered, "after {start} bytes");
        }
    }

    #[test]
    fn what_is_drained_and_what_is_left_are_the_whole_text() {
        let (mut buffer, drained) = (Vec::new(), std::cell::RefCell::new(Vec::new()));
        let drain = |bytes: &mut Vec<u8>| {
            if bytes.len() > 3000 {
                drained.borrow_mut().append(bytes);
            }
        };
        let mut cursor = ByteCursor::drained(&mut buffer, &drain);
        let mut expected = String::new();
        for number in 0..5000_u32 {
            cursor.put_number(number);
            cursor.put_slice(b", ");
            expected.extend([number.to_string().as_str(), ", "]);
        }
        drop(cursor);
        assert!(buffer.len() < 6000);
        assert_eq!(String::from_utf8([drained.into_inner(), buffer].concat()).unwrap(), expected);
    }
}
