//! Examines sixteen bytes of a text at once.
//!
//! The vectors are those of every processor of the kind, without detection at run time. Fewer than sixteen bytes at the
//! end of a text are examined one by one.

use wide::u8x16;

/// Sixteen neighboring bytes.
#[derive(Clone, Copy)]
pub(crate) struct Window(u8x16);

/// The number of bytes in a window.
pub(crate) const WIDTH: usize = 16;

impl Window {
    /// Returns the window that begins at a byte; `None` if fewer are left.
    #[inline]
    pub(crate) fn at(bytes: &[u8], at: usize) -> Option<Self> {
        bytes.get(at..)?.first_chunk::<WIDTH>().map(|bytes| Self(u8x16::new(*bytes)))
    }

    /// Finds the first byte equal to this one.
    #[inline]
    pub(crate) fn first(self, byte: u8) -> Option<usize> {
        first(self.0.simd_eq(u8x16::splat(byte)))
    }

    /// Finds the first byte that ends a plain value of a tag: a quote, an ampersand, a backslash or a control.
    #[inline]
    pub(crate) fn value_end(self) -> Option<usize> {
        // A quote and an ampersand differ in one bit.
        const DIFFERENCE: u8 = b'"' ^ b'&';
        let is_control = self.0.min(u8x16::splat(0x1F)).simd_eq(self.0);
        let is_quote = (self.0 | u8x16::splat(DIFFERENCE)).simd_eq(u8x16::splat(b'&'));
        first(is_quote | self.0.simd_eq(u8x16::splat(b'\\')) | is_control)
    }

    #[inline]
    fn first_control(self) -> Option<usize> {
        first(self.0.min(u8x16::splat(0x1F)).simd_eq(self.0))
    }

    /// Counts the English letters at the beginning.
    #[inline]
    pub(crate) fn n_letters(self) -> usize {
        const CASE: u8 = 0x20;
        let from_a = (self.0 | u8x16::splat(CASE)) - u8x16::splat(b'a');
        let is_letter = from_a.min(u8x16::splat(25)).simd_eq(from_a);
        first(!is_letter).unwrap_or(WIDTH)
    }
}

/// Returns the place of the first lane that is set.
#[inline]
fn first(lanes: u8x16) -> Option<usize> {
    let bits = lanes.to_bitmask();
    (bits != 0).then(|| bits.trailing_zeros() as usize)
}

/// Sixty-four neighboring bytes and eight more.
#[derive(Clone, Copy)]
pub(crate) struct Block<'b>(&'b [u8; BLOCK]);

/// The number of bytes in a block.
pub(crate) const BLOCK: usize = 72;

impl<'b> Block<'b> {
    /// The number of bytes that are tested for blanks.
    const TESTED: usize = 64;

    /// Returns the block at the beginning of a text; a text that is too short is copied into `room`, followed by zeros.
    #[inline]
    pub(crate) fn of(text: &'b [u8], room: &'b mut [u8; BLOCK]) -> Self {
        if let Some(bytes) = text.first_chunk() {
            return Self(bytes);
        }
        room.fill(0);
        room[..text.len()].copy_from_slice(text);
        Self(room)
    }

    /// Returns which of the first sixty-four bytes are at most the blank, the first in the lowest bit.
    #[inline]
    pub(crate) fn blanks(self) -> u64 {
        let (windows, _) = self.0[..Self::TESTED].as_chunks::<WIDTH>();
        windows.iter().rev().fold(0, |bits, window| {
            let window = u8x16::new(*window);
            let is_blank = window.min(u8x16::splat(b' ')).simd_eq(window);
            bits << WIDTH | u64::from(is_blank.to_bitmask())
        })
    }

    /// Returns eight bytes, the first lowest; `None` after the sixty-fourth byte.
    #[inline]
    pub(crate) fn window(self, offset: u32) -> Option<u64> {
        self.0.get(offset as usize..)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
    }

    /// Returns one of the first sixty-four bytes.
    #[inline]
    pub(crate) fn byte(self, offset: u32) -> u8 {
        self.0[offset as usize % Self::TESTED]
    }
}

/// Counts the bytes of eight, the first lowest, before the first one that is at most the blank.
#[inline]
pub(crate) const fn n_before_blank(bytes: u64) -> u32 {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    const HIGHEST: u64 = EACH << 7;
    // A byte that borrows from the next one is itself at most the blank, so the first one found is right.
    let is_blank = bytes.wrapping_sub(EACH * (b' ' as u64 + 1)) & !bytes & HIGHEST;
    is_blank.trailing_zeros() / 8
}

/// Finds the first control from a place on.
#[inline]
pub(crate) fn first_control(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(window) = Window::at(bytes, at) {
        if let Some(offset) = window.first_control() {
            return Some(at + offset);
        }
        at += WIDTH;
    }
    let rest = bytes.get(at..)?;
    rest.iter().position(|byte| *byte < b' ').map(|offset| at + offset)
}

/// Finds a byte from a place on.
#[inline]
pub(crate) fn find(bytes: &[u8], byte: u8, from: usize) -> Option<usize> {
    // The byte is usually near; for a long text, the vectors of this machine are worth a call.
    const NEAR: usize = 4 * WIDTH;
    let mut at = from;
    while at < from + NEAR {
        let Some(window) = Window::at(bytes, at) else { break };
        if let Some(offset) = window.first(byte) {
            return Some(at + offset);
        }
        at += WIDTH;
    }
    memchr::memchr(byte, bytes.get(at..)?).map(|offset| at + offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_found_at_any_distance() {
        for len in 0..200 {
            let mut bytes = vec![b'.'; len];
            bytes.push(b'}');
            bytes.extend_from_slice(b"..}");
            for from in 0..=len {
                assert_eq!(find(&bytes, b'}', from), Some(len), "{len} from {from}");
            }
            assert_eq!(find(&bytes, b'}', len + 1), Some(len + 3));
            assert_eq!(find(&bytes, b'{', 0), None);
            assert_eq!(find(&bytes, b'}', bytes.len()), None);
        }
    }

    #[test]
    fn what_is_before_a_blank_is_counted() {
        for blank in 0..=u8::MAX {
            for at in 0..8 {
                for behind in [0, b' ', b'!', u8::MAX] {
                    let mut bytes = [b'!'; 8];
                    bytes[at..].fill(behind);
                    bytes[at] = blank;
                    let expected = bytes.iter().take_while(|byte| **byte > b' ').count();
                    assert_eq!(n_before_blank(u64::from_le_bytes(bytes)) as usize, expected, "{bytes:?}");
                }
            }
        }
    }

    #[test]
    fn a_block_tells_its_blanks_and_is_filled_up_with_zeros() {
        let text: Vec<u8> = (0..=u8::MAX).rev().collect();
        for len in 0..=100 {
            for from in [0, 150, 200, 222, 230] {
                let text = &text[from..(from + len).min(256)];
                let mut room = [b'?'; BLOCK];
                let block = Block::of(text, &mut room);
                for offset in 0..64_u32 {
                    let byte = text.get(offset as usize).copied().unwrap_or(0);
                    assert_eq!(block.byte(offset), byte);
                    assert_eq!(block.blanks() >> offset & 1 == 1, byte <= b' ', "{byte}");
                }
                let window = block.window(64).expect("eight bytes are left");
                assert_eq!(window.to_le_bytes()[7], text.get(71).copied().unwrap_or(0));
                assert_eq!(block.window(65), None);
            }
        }
    }

    #[test]
    fn every_byte_is_what_it_is_byte_by_byte() {
        for byte in 0..=u8::MAX {
            let window = Window::at(&[byte; WIDTH], 0).expect("sixteen bytes");
            assert_eq!(window.n_letters(), if byte.is_ascii_alphabetic() { WIDTH } else { 0 }, "{byte}");
            let is_stop = matches!(byte, b'"' | b'&' | b'\\') || byte < b' ';
            assert_eq!(window.value_end(), is_stop.then_some(0), "{byte}");
            let run = [b'x'; 40].map(|_| byte);
            assert_eq!(first_control(&run, 3), (byte < b' ').then_some(3), "{byte}");
            assert_eq!(first_control(&run, 30), (byte < b' ').then_some(30), "{byte}");
        }
        assert!(Window::at(&[0; WIDTH], 1).is_none());
    }
}
