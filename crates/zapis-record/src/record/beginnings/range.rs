//! A part of a file, in bytes: it contains the records whose first byte is in it.

use std::fmt;
use std::str::FromStr;

use crate::l10n::{Message, message};
use crate::text::FrameStart;

/// Some bytes of a file as stored: from `start` to before `end`, which may be beyond the end of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByteRange {
    /// The offset of the first byte.
    pub start: u64,
    /// The offset after the last byte.
    pub end: u64,
}

impl ByteRange {
    /// The whole of any file.
    pub const WHOLE: Self = Self { start: 0, end: u64::MAX };

    /// Returns true if an offset is in the range.
    #[must_use]
    pub const fn contains(self, offset: u64) -> bool {
        self.start <= offset && offset < self.end
    }
}

/// What comes before a range: the number and the line of the record that begins at its first byte, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RangeBase {
    /// The number of the record in its file.
    pub record: u64,
    /// Its first line.
    pub line: u64,
    /// For a compressed file, the frame from which it is decompressed.
    pub frame: Option<FrameStart>,
}

impl RangeBase {
    /// The base of the beginning of a file.
    pub const BEGINNING: Self = Self::new(1, 1);

    /// Creates a base; the record and the line are at least 1.
    #[must_use]
    pub const fn new(record: u64, line: u64) -> Self {
        Self { record: if record == 0 { 1 } else { record }, line: if line == 0 { 1 } else { line }, frame: None }
    }

    /// Sets the frame of a compressed file from which the record is decompressed.
    #[must_use]
    pub const fn in_frame(self, frame: FrameStart) -> Self {
        Self { frame: Some(frame), ..self }
    }
}

impl fmt::Display for RangeBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.record, self.line)?;
        self.frame.map_or(Ok(()), |frame| write!(f, ",{},{}", frame.stored, frame.unpacked))
    }
}

impl FromStr for RangeBase {
    type Err = RangeError;

    /// Parses `RECORD,LINE`, or `RECORD,LINE,STORED,UNPACKED` for a compressed file.
    fn from_str(text: &str) -> Result<Self, RangeError> {
        let numbers: Option<Vec<u64>> = text
            .split(',')
            .map(|digits| digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit())))
            .collect();
        match numbers.as_deref() {
            Some([record, line]) if *record > 0 && *line > 0 => Ok(Self::new(*record, *line)),
            Some([record, line, stored, unpacked]) if *record > 0 && *line > 0 => {
                Ok(Self::new(*record, *line).in_frame(FrameStart { stored: *stored, unpacked: *unpacked }))
            }
            _ => Err(RangeError::Base),
        }
    }
}

/// The reason why a text is not a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RangeError {
    /// `10`, `10-20`, `1k..2k`.
    Shape,
    /// `20..10`.
    Backwards,
    /// `12` or `0,0` as a base.
    Base,
}

impl RangeError {
    /// Returns its message: a clause without capital or full stop.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Shape => message!("range-shape"),
            Self::Backwards => message!("range-backwards"),
            Self::Base => message!("range-base"),
        }
    }
}

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for RangeError {}

impl FromStr for ByteRange {
    type Err = RangeError;

    /// Parses `START..END`; without START from the beginning, without END to the end of the file.
    fn from_str(text: &str) -> Result<Self, RangeError> {
        let (start, end) = text.split_once("..").ok_or(RangeError::Shape)?;
        let number = |digits: &str, default| match digits {
            "" => Ok(default),
            _ if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().map_err(|_| RangeError::Shape),
            _ => Err(RangeError::Shape),
        };
        let range = Self { start: number(start, 0)?, end: number(end, u64::MAX)? };
        if range.start > range.end { Err(RangeError::Backwards) } else { Ok(range) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_end_may_be_left_out() {
        for (text, start, end) in [
            ("0..1000", 0, 1000),
            ("..1000", 0, 1000),
            ("1000..", 1000, u64::MAX),
            ("..", 0, u64::MAX),
            ("7..7", 7, 7),
            ("007..8", 7, 8),
        ] {
            assert_eq!(text.parse(), Ok(ByteRange { start, end }), "{text}");
        }
    }

    #[test]
    fn anything_else_is_no_range() {
        for text in ["", "5", "5-6", "5...6", "5..=6", "-1..5", "+1..5", "1k..2k", " 1..2", "1..99999999999999999999"] {
            assert_eq!(text.parse::<ByteRange>(), Err(RangeError::Shape), "{text}");
        }
        assert_eq!("6..5".parse::<ByteRange>(), Err(RangeError::Backwards));
        for text in ["", "5", "0,1", "1,0", "+1,2", "1,2,3", "1;2", " 1,2"] {
            assert_eq!(text.parse::<RangeBase>(), Err(RangeError::Base), "{text}");
        }
        let (plain, packed) = (RangeBase::new(12, 340), FrameStart { stored: 7, unpacked: 0 });
        for (text, base) in [("12,340", plain), ("12,340,7,0", plain.in_frame(packed))] {
            assert_eq!(text.parse(), Ok(base));
            assert_eq!(base.to_string(), text);
        }
    }
}
