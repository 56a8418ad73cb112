//! Bytes that were set down, taken one field after another; nothing is taken of what is not there.

/// What is left of bytes that were set down: every number with its low byte first, every text behind its length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeptBytes<'a>(pub(crate) &'a [u8]);

impl<'a> KeptBytes<'a> {
    /// Takes this many bytes.
    pub(crate) fn bytes(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(taken)
    }

    /// Takes an array of bytes.
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    /// Takes a number of 32 bits.
    pub(crate) fn half(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// Takes a number of 64 bits.
    pub(crate) fn word(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// Takes a truth value.
    pub(crate) fn truth(&mut self) -> Option<bool> {
        self.array::<1>().and_then(|[byte]| (byte <= 1).then_some(byte == 1))
    }

    /// Takes a number of things, each of which takes this many bytes at least.
    pub(crate) fn count(&mut self, least_len: usize) -> Option<usize> {
        let count = usize::try_from(self.half()?).ok()?;
        (count.checked_mul(least_len)? <= self.0.len()).then_some(count)
    }

    /// Takes bytes behind their number.
    pub(crate) fn counted(&mut self) -> Option<&'a [u8]> {
        let len = self.count(1)?;
        self.bytes(len)
    }

    /// Takes a text behind its length.
    pub(crate) fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.counted()?).ok()
    }
}

/// Sets down how many things follow; none where they are too many for it.
pub(crate) fn put_count(count: usize, out: &mut Vec<u8>) -> Option<()> {
    out.extend_from_slice(&u32::try_from(count).ok()?.to_le_bytes());
    Some(())
}

/// Sets down bytes behind their number; none where they are too many for it.
pub(crate) fn put_counted(bytes: &[u8], out: &mut Vec<u8>) -> Option<()> {
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
