//! The check sign behind a move as it was written.

use crate::game::{Side, WrittenSuffix};
use crate::record::{PackedSan, PlainSign};

/// Holds the sign that is written behind a move, or the word it stands in.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// In a plain word of the side to move.
    Plain { word: PackedSan, side: Side },
    /// Nothing where nothing is written and a sign could stand.
    Read(Option<WrittenSuffix>),
}

impl Sign {
    /// Stands where no sign is asked for.
    pub(super) const UNASKED: Self = Self::Read(Some(WrittenSuffix::None { expected: false }));

    /// Returns true if any sign is written.
    #[inline]
    pub(super) const fn is_written(self) -> bool {
        match self {
            Self::Plain { word, .. } => word.is_signed(),
            Self::Read(sign) => sign.is_some(),
        }
    }

    /// Names the sign.
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
