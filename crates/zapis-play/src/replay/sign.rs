//! The check sign behind a move as it was written.

use crate::game::{Side, WrittenSuffix};
use crate::record::{PackedSan, PlainSign};

/// The sign written after a move, or the word that contains it.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// In a plain word of the side to move.
    Plain { word: PackedSan, side: Side },
    /// The sign, or `None` if nothing is written and a sign could be.
    Read(Option<WrittenSuffix>),
}

impl Sign {
    /// Used where no sign is required.
    pub(super) const UNASKED: Self = Self::Read(Some(WrittenSuffix::None { expected: false }));

    /// Returns true if any sign is written.
    #[inline]
    pub(super) const fn is_written(self) -> bool {
        match self {
            Self::Plain { word, .. } => word.is_signed(),
            Self::Read(sign) => sign.is_some(),
        }
    }

    /// Returns the sign.
    #[inline]
    pub(super) fn check(self) -> WrittenSuffix {
        let none = WrittenSuffix::None { expected: true };
        match self {
            Self::Plain { word, .. } => match word.sign() {
                PlainSign::None => none,
                PlainSign::Plus => WrittenSuffix::Check,
                PlainSign::Hash => WrittenSuffix::Mate,
            },
            Self::Read(sign) => sign.unwrap_or(none),
        }
    }
}
