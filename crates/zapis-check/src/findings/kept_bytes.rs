//! Reads serialized fields one after another, with bounds checks.

/// The unread rest of serialized bytes: numbers are little-endian, texts are preceded by their length.
#[derive(Clone, Copy, Debug)]
pub struct KeptBytes<'a>(
    /// The unread rest.
    pub &'a [u8],
);

impl<'a> KeptBytes<'a> {
    /// Reads this many bytes.
    pub fn bytes(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(taken)
    }

    /// Reads an array of bytes.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    /// Reads a 32-bit number.
    pub fn half(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// Reads a 64-bit number.
    pub fn word(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// Reads a boolean.
    pub fn truth(&mut self) -> Option<bool> {
        self.array::<1>().and_then(|[byte]| (byte <= 1).then_some(byte == 1))
    }

    /// Reads a count of items that take at least this many bytes each.
    pub fn count(&mut self, least_len: usize) -> Option<usize> {
        let count = usize::try_from(self.half()?).ok()?;
        (count.checked_mul(least_len)? <= self.0.len()).then_some(count)
    }

    /// Reads bytes preceded by their length.
    pub fn counted(&mut self) -> Option<&'a [u8]> {
        let len = self.count(1)?;
        self.bytes(len)
    }

    /// Reads a text preceded by its length.
    pub fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.counted()?).ok()
    }
}

/// Writes the number of items that follow; `None` if it does not fit.
pub fn put_count(count: usize, out: &mut Vec<u8>) -> Option<()> {
    out.extend_from_slice(&u32::try_from(count).ok()?.to_le_bytes());
    Some(())
}

/// Writes bytes preceded by their length; `None` if it does not fit.
pub fn put_counted(bytes: &[u8], out: &mut Vec<u8>) -> Option<()> {
    put_count(bytes.len(), out)?;
    out.extend_from_slice(bytes);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_not_taken() {
        let mut bytes = vec![1, 7, 0, 0, 0];
        put_counted("Таль".as_bytes(), &mut bytes).unwrap();
        let mut kept = KeptBytes(&bytes);
        assert_eq!((kept.truth(), kept.half(), kept.text(), kept.word()), (Some(true), Some(7), Some("Таль"), None));
        assert_eq!(KeptBytes(&[2]).truth(), None);
        assert_eq!(KeptBytes(&[255, 255, 255, 255, 1]).counted(), None);
        assert_eq!(KeptBytes(&[1, 0, 0, 0, 0xD0]).text(), None);
    }
}
