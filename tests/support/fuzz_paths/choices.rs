//! Bytes turned into decisions, so that a fuzzer or a shrinking test steers what is generated.

/// Returns decisions; when the bytes are used up, always the first possible one.
pub(crate) struct Choices<'a> {
    rest: &'a [u8],
}

impl<'a> Choices<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        *first
    }

    pub(crate) fn number(&mut self) -> u16 {
        u16::from_be_bytes([self.byte(), self.byte()])
    }

    /// Chooses a number below `n`, which is at least 1.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let chosen = if n > 256 { usize::from(self.number()) } else { usize::from(self.byte()) };
        chosen % n
    }

    /// Returns true once in `n` times, and never when the bytes are used up.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    pub(crate) fn of<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    pub(crate) const fn is_used_up(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn into_rest(self) -> &'a [u8] {
        self.rest
    }
}
