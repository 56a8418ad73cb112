//! Looks at sixteen bytes of a text at once.
//!
//! The vectors are those every processor of the kind has; nothing is asked of the machine at run time. What stands in the
//! last bytes of a text, where no sixteen are left, is looked at byte by byte.

use wide::u8x16;

/// Sixteen neighboring bytes.
#[derive(Clone, Copy)]
pub(super) struct Window(u8x16);

/// How many bytes there are in a window.
pub(super) const WIDTH: usize = 16;

impl Window {
    /// Returns the window that begins at a byte; none where fewer are left.
    #[inline]
    pub(super) fn at(bytes: &[u8], at: usize) -> Option<Self> {
        bytes.get(at..)?.first_chunk::<WIDTH>().map(|bytes| Self(u8x16::new(*bytes)))
    }

    /// Finds the first byte that is this one.
    #[inline]
    pub(super) fn first(self, byte: u8) -> Option<usize> {
        first(self.0.simd_eq(u8x16::splat(byte)))
    }

    /// Finds the first byte that is one of these two or a control.
    #[inline]
    pub(super) fn first_of_or_control(self, one: u8, other: u8) -> Option<usize> {
        let is_control = self.0.min(u8x16::splat(0x1F)).simd_eq(self.0);
        first(self.0.simd_eq(u8x16::splat(one)) | self.0.simd_eq(u8x16::splat(other)) | is_control)
    }

    /// Counts the English letters at the beginning.
    #[inline]
    pub(super) fn n_letters(self) -> usize {
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

/// Finds the first of a byte from a place on.
#[inline]
pub(super) fn find(bytes: &[u8], byte: u8, from: usize) -> Option<usize> {
    // What is looked for mostly stands near; from a long text on, the vectors of this machine are worth a call.
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
    fn every_byte_is_what_it_is_byte_by_byte() {
        for byte in 0..=u8::MAX {
            let window = Window::at(&[byte; WIDTH], 0).expect("sixteen bytes");
            assert_eq!(window.n_letters(), if byte.is_ascii_alphabetic() { WIDTH } else { 0 }, "{byte}");
            let is_stop = byte == b'"' || byte == b'\\' || byte < b' ';
            assert_eq!(window.first_of_or_control(b'"', b'\\'), is_stop.then_some(0), "{byte}");
        }
        assert!(Window::at(&[0; WIDTH], 1).is_none());
    }
}
