//! Words of movetext: measured by hand where they are plain, else by the grammar.

pub(super) mod byte_class;
pub mod castling_word;
pub(super) mod characters;
pub(super) mod chess_word;
pub(super) mod fused;
pub mod glyph;
pub(super) mod numeral;
pub(super) mod other_form;
pub(super) mod other_word;
pub mod packed_san;
pub(super) mod plain;
pub(super) mod result;
pub(super) mod split_word;
pub mod tower_words;
pub(super) mod window;
