//! How a record begins and ends, which decides whether it can follow another one.

use crate::record::{GameResult, ItemKind, Record};

/// How a piece of a file that goes with one record begins and ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RecordShape {
    pub(super) begins: RecordBeginning,
    pub(super) ends: RecordEnding,
    /// The Result tag, used if a result has to be written.
    pub(super) result: &'static str,
}

/// What a record begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum RecordBeginning {
    /// `[Event "…"]`: it begins a record after anything.
    Event,
    /// Another tag pair: it begins a record after anything but tag pairs.
    Tag,
    /// Moves: a record without tag pairs.
    Moves,
    /// Text, with or without a record after it.
    #[default]
    Text,
}

/// What a record ends with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum RecordEnding {
    /// The result: what follows is not part of the record.
    Result,
    /// Text after the result, or text that belongs to no record.
    #[default]
    Said,
    /// Its tag pairs: it has no moves.
    Tags,
    /// Anything else: what follows may be part of the record.
    Open,
    /// It is a row of a table.
    Row,
}

impl RecordShape {
    /// Looks at a record and at the bytes that go with it.
    pub(super) fn of(record: &Record<'_>, bytes: &[u8]) -> Self {
        let tape = record.tape;
        let begins = match bytes.trim_ascii_start() {
            rest if rest.starts_with(b"[Event \"") => RecordBeginning::Event,
            rest if rest.starts_with(b"[") && !tape.tags.is_empty() => RecordBeginning::Tag,
            _ if tape.tags.is_empty() && !bytes.trim_ascii_start().starts_with(b"%") => RecordBeginning::Moves,
            _ => RecordBeginning::Text,
        };
        let last = tape.items.iter().rfind(|item| item.kind != ItemKind::LineComment);
        let ends = match (last.filter(|_| tape.has_movetext()), record.termination()) {
            (None, _) => RecordEnding::Tags,
            (Some(_), None) => RecordEnding::Open,
            (Some(last), Some(end)) => {
                let is_last = last.span == end.span && bytes.trim_ascii_end().ends_with(record.bytes(end.span));
                if is_last { RecordEnding::Result } else { RecordEnding::Said }
            }
        };
        let result = record.tag("Result").and_then(GameResult::read).unwrap_or(GameResult::Unknown);
        Self { begins, ends, result: result.termination() }
    }

    /// Packs it into bytes.
    pub(super) fn to_bytes(self) -> [u8; 3] {
        let result = ["*", "1-0", "0-1", "1/2-1/2"].iter().position(|known| *known == self.result).unwrap_or(0);
        [self.begins as u8, self.ends as u8, u8::try_from(result).unwrap_or(0)]
    }

    /// Unpacks it.
    pub(super) fn of_bytes(bytes: [u8; 3]) -> Self {
        let begins = match bytes[0] {
            0 => RecordBeginning::Event,
            1 => RecordBeginning::Tag,
            2 => RecordBeginning::Moves,
            _ => RecordBeginning::Text,
        };
        let ends = match bytes[1] {
            0 => RecordEnding::Result,
            1 => RecordEnding::Said,
            2 => RecordEnding::Tags,
            3 => RecordEnding::Open,
            _ => RecordEnding::Row,
        };
        Self { begins, ends, result: ["*", "1-0", "0-1", "1/2-1/2"][usize::from(bytes[2]) % 4] }
    }
}
