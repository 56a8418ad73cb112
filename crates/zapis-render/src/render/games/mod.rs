//! Games as PGN, JSON, tables of plies, positions; walked through once for all of them.

pub(super) mod attached;
pub(super) mod comment_text;
pub(super) mod comment_variations;
pub(super) mod csv;
pub(super) mod epd;
pub(super) mod line_tree;
pub(super) mod page_game;
pub(super) mod pgn;
pub(super) mod pgn_result;
pub(super) mod pgn_tags;
pub(super) mod plies;
pub(super) mod timeline;
pub(super) mod timeline_json;
pub(super) mod walk;
