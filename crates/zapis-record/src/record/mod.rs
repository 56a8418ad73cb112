//! Records as written: the grammar, the flat tape it is read onto, and where one record ends and the next begins.
//!
//! # Invariants
//! - Reading cannot fail: every byte of a record ends up in a tag pair, an item, or an [`Issue`] with its span.
//! - No recursion on the input: the depth of variations is data on the tape.
//! - Where a record begins is decided from local context only ([`split`]), so that any cutting of a file gives the same records.
//! - Reading PGN plays nothing: a move is a word, of which no more is known than how moves are written. Only where a page of
//!   a book leaves open what a line is, the reader of sheets asks which reading can be played (`sheet/board.rs`).

pub mod batch;
mod blank_rows;
mod brackets;
mod buffer;
mod byte_class;
pub mod castling_word;
mod characters;
mod chess_word;
mod clock_comment;
pub mod clock_unit;
pub mod command;
pub mod content;
pub mod count;
mod dialect;
mod draw_offer;
mod engine_comment;
mod fragment;
mod fused;
pub mod glyph;
pub mod grammar;
pub mod issue;
mod joined;
mod lone_record;
mod minutes_meant;
mod nesting;
mod next_record;
mod noise;
mod numeral;
mod other_form;
mod other_word;
pub mod packed_san;
mod passed_text;
mod period;
mod plain;
mod plain_tag;
mod production;
mod prose_before;
pub mod range;
pub mod reader;
mod reading;
mod remark;
mod repeated_tag;
mod result;
mod result_lines;
mod rewriting;
pub mod rows;
pub mod sheet;
pub mod split;
mod split_word;
mod standard_tags;
mod surroundings;
mod tag_line;
mod tag_recovery;
mod tag_value;
pub mod tape;
pub mod time_control;
mod time_control_prose;
mod tokenizer;
pub mod tower_words;
mod unclosed;
mod window;

pub use batch::{Batch, BatchReader, PlacedChunk};
pub use blank_rows::{BlankRows, blank_rows};
pub use castling_word::CastlingWord;
pub use chess_word::{fold_word, read_spelled, read_word};
pub use content::{Content, has_tag_line, is_prose};
pub use count::{count_records, count_records_as};
pub use draw_offer::is_draw_offer;
pub use engine_comment::EngineComment;
pub use fragment::{LateBeginning, late_beginning, numbered_from};
pub use glyph::nag_of_glyph;
pub use issue::{Issue, IssueKind};
pub use noise::{BehindNoise, begins_with_noise, is_of_other_program, may_be_noise, read_noise};
pub use numeral::written_number;
pub use packed_san::{PackedSan, PlainSign};
pub use period::Period;
pub use range::{ByteRange, RangeBase, RangeError};
pub use reader::{Next, RecordReader};
pub use reading::{InputFormat, Records};
pub use remark::{may_be_cut_short, names_files_apart, names_no_move};
pub use result::GameResult;
pub use rows::csv_fields;
pub use rows::{
    ColumnsTaken, GameTable, RowFault, RowOfTable, RowStatement, StatementKind, TableAsked, is_row, tcn_move,
};
pub use sheet::word_with_latin_files;
pub use sheet::{
    JudgedWord, SheetToken, Sheets, SourceMap, WordStanding, judged_words, passed_over, recognized, sheet_tokens,
};
pub use split_word::may_be_joined;
pub use standard_tags::standard_name;
pub use tag_line::begins_with_tag_line;
pub use tag_value::{tag_value, unescape};
pub use tape::{Item, ItemKind, Items, Record, TagPair, Tape};
pub use time_control::{Form, Periods, TimeControl};
pub use unclosed::{holds_unclosed_comment, is_open_to_the_end};
