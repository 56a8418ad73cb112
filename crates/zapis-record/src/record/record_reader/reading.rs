//! Chooses how a piece of text is read: as PGN or as scoresheets.

use super::reader::{Next, RecordReader};
use crate::record::rows::RowOfTable;
use crate::record::sheet::{Page, Sheets, SourceMap, recognized};
use crate::record::tape::Tape;

/// The format of the input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputFormat {
    /// By the look of the text.
    #[default]
    Auto,
    /// PGN, with or without tag pairs.
    Pgn,
    /// Scoresheets.
    Scoresheet,
    /// Tables with a game in each row: CSV, JSON lines, JSON.
    Table,
    /// Records of bridge in any format.
    Bridge,
    /// Records of bridge as PBN.
    Pbn,
    /// Records of bridge as LIN.
    Lin,
}

impl InputFormat {
    /// Returns true if it is a format of bridge.
    #[must_use]
    pub const fn is_of_bridge(self) -> bool {
        matches!(self, Self::Bridge | Self::Pbn | Self::Lin)
    }
}

/// The records of a piece of text in any format.
#[derive(Clone, Debug)]
pub enum Records<'a> {
    /// PGN.
    Pgn(RecordReader<'a>, &'a str),
    /// Scoresheets.
    Sheets(Box<Sheets>),
    /// The row of a table, as PGN.
    Row(RecordReader<'a>, &'a RowOfTable),
}

impl<'a> Records<'a> {
    /// Reads a piece of text; `is_all` if it is the whole of its file.
    ///
    /// Text with other records after it is PGN, whatever it looks like: the text before the first tag pair of a file is
    /// not a sheet.
    #[must_use]
    pub fn new(text: &'a str, reading: InputFormat, is_all: bool) -> Self {
        let sheets = match reading {
            InputFormat::Pgn | InputFormat::Table | InputFormat::Bridge | InputFormat::Pbn | InputFormat::Lin => None,
            InputFormat::Scoresheet => Some(Sheets::read(text)),
            // Nearly every piece begins with a tag pair.
            InputFormat::Auto => (is_all && !begins_with_tag(text)).then(|| recognized(text)).flatten(),
        };
        // The reader of PGN reports a text without any game.
        if let Some(sheets) = sheets.filter(|sheets| sheets.n_games() > 0) {
            return Self::Sheets(Box::new(sheets));
        }
        Self::Pgn(RecordReader::new(text), text)
    }

    /// Reads the row of a table.
    #[must_use]
    pub fn of_row(row: &'a RowOfTable) -> Self {
        let mut reader = RecordReader::new(&row.text);
        reader.at = row.start;
        Self::Row(reader, row)
    }

    /// Reads the next record onto the tape, which is emptied first.
    pub fn next_record(&mut self, tape: &mut Tape) -> Next {
        match self {
            Self::Pgn(reader, _) | Self::Row(reader, _) => reader.next_record(tape),
            Self::Sheets(sheets) => sheets.next_record(tape),
        }
    }

    /// Reads only the tag pairs of the next record, if all of the rest certainly is this record: see
    /// [`RecordReader::peek_tags`].
    pub fn peek_tags(&self, tape: &mut Tape) -> bool {
        matches!(self, Self::Pgn(reader, _) if reader.peek_tags(tape))
    }

    /// Skips the record whose tag pairs were peeked at.
    pub const fn skip_peeked(&mut self) {
        if let Self::Pgn(reader, _) = self {
            reader.skip_all();
        }
    }

    /// Reads the record on the tape again, with unclosed comments ended where another one opens.
    pub fn read_with_comments_ended(&self, tape: &mut Tape) {
        if let Self::Pgn(_, text) = self {
            RecordReader::with_comments_ended(text, tape.span).next_record(tape);
        }
    }

    /// Reads the record on the tape as a page of a book, if it has words among its moves that are not moves.
    ///
    /// Returns it if more moves can be played that way, or if all can and a word states the result.
    #[must_use]
    pub fn page(&self, tape: &Tape, n_played: u32, is_complete: bool) -> Option<Page> {
        match self {
            Self::Pgn(_, text) if tape.may_hold_remarks => Page::read(text, tape, n_played as usize, is_complete),
            _ => None,
        }
    }

    /// Returns the text that the spans of the tapes refer to.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Pgn(_, text) => text,
            Self::Sheets(sheets) => &sheets.text,
            Self::Row(_, row) => &row.text,
        }
    }

    /// Returns the original places of rearranged text, if any.
    #[must_use]
    pub fn places(&self) -> Option<&SourceMap> {
        match self {
            Self::Pgn(..) => None,
            Self::Sheets(sheets) => Some(&sheets.places),
            Self::Row(_, row) => Some(&row.places),
        }
    }
}

/// Returns true if a text begins as a tag pair does, and not as a list, a time in brackets, or a tag of a forum: `[b]`.
fn begins_with_tag(text: &str) -> bool {
    let Some(name) = text.strip_prefix('[').filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic())) else {
        return false;
    };
    let word = &name[..name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len())];
    let is_other = word.bytes().all(|byte| byte.is_ascii_lowercase())
        || word.len() > 3 && word.bytes().all(|byte| byte.is_ascii_uppercase());
    !(is_other && name[word.len()..].starts_with([']', '=']))
}
