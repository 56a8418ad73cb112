//! Records as written: the grammar, the flat tape it is read onto, and where one record ends and the next begins.
//!
//! # Invariants
//! - Reading cannot fail: every byte of a record ends up in a tag pair, an item, or an [`Issue`] with its span.
//! - No recursion on the input: the depth of variations is data on the tape.
//! - Where a record begins is decided from local context only ([`split`]), so that any cutting of a file gives the same records.
//! - Reading PGN plays nothing: a move is a word, of which no more is known than how moves are written. Only where a page of
//!   a book leaves open what a line is, the reader of sheets asks which reading can be played (`sheet/board.rs`).

mod beginnings;
mod comments;
pub mod grammar;
pub mod issue;
mod production;
mod record_reader;
pub mod rows;
pub mod sheet;
mod tags;
pub mod tape;
mod words;

pub use beginnings::batch::{Batch, BatchReader, PlacedChunk};
pub use beginnings::content::{Content, has_tag_line, is_prose};
pub use beginnings::count::{count_records, count_records_as};
pub use beginnings::fragment::{LateBeginning, late_beginning, numbered_from};
pub use beginnings::noise::{BehindNoise, begins_with_noise, is_of_other_program, may_be_noise, read_noise};
pub use beginnings::range::{ByteRange, RangeBase, RangeError};
pub use beginnings::{batch, content, count, range, split};
pub use comments::draw_offer::is_draw_offer;
pub use comments::engine_comment::EngineComment;
pub use comments::remark::{may_be_cut_short, names_files_apart, names_no_move};
pub use comments::unclosed::{holds_unclosed_comment, is_open_to_the_end};
pub use comments::{clock_unit, command};
pub use issue::{Issue, IssueKind};
pub use record_reader::blank_rows::{BlankRows, blank_rows};
pub use record_reader::reader;
pub use record_reader::reader::{Next, RecordReader};
pub use record_reader::reading::{InputFormat, Records};
pub use rows::csv_fields;
pub use rows::{
    ColumnsTaken, GameTable, RowFault, RowOfTable, RowStatement, StatementKind, TableAsked, is_row, tcn_move,
};
pub use sheet::word_with_latin_files;
pub use sheet::{
    JudgedWord, SheetToken, Sheets, SourceMap, WordStanding, judged_words, passed_over, recognized, sheet_tokens,
};
pub use tags::period::Period;
pub use tags::standard_tags::standard_name;
pub use tags::tag_line::begins_with_tag_line;
pub use tags::tag_value::{tag_value, unescape};
pub use tags::time_control;
pub use tags::time_control::{Form, Periods, TimeControl};
pub use tape::{Item, ItemKind, Items, Record, TagPair, Tape};
pub use words::castling_word::CastlingWord;
pub use words::chess_word::{fold_word, read_spelled, read_word};
pub use words::glyph::nag_of_glyph;
pub use words::numeral::written_number;
pub use words::packed_san::{PackedSan, PlainSign};
pub use words::result::GameResult;
pub use words::split_word::may_be_joined;
pub use words::{castling_word, glyph, packed_san, tower_words};
