//! What an archive keeps of one record.

use crate::game::Ending;
use crate::record::GameResult;

use super::interner::Symbol;
use super::tag::{CARD_TAGS, Tag};

/// How many plies from the start are named together.
pub(super) const HEAD: u32 = 20;
/// How many plies at the end are named together.
pub(super) const TAIL: u32 = 16;

/// Holds what an archive keeps of one record.
#[derive(Clone, Copy, Debug)]
pub struct IndexEntry {
    /// The file it stands in, see [`Archive::path`](super::Archive::path).
    pub file: u32,
    /// Its number in the file, from 1.
    pub record: u64,
    /// The line it begins on, from 1.
    pub line: u64,
    /// Where it begins in the file as stored, in bytes.
    pub offset: u64,
    /// Its texts, by [`Tag`]; escapes are resolved and long texts cut.
    pub tags: [Symbol; CARD_TAGS.len()],
    /// How many plies of the main line could be played.
    pub plies: u32,
    /// Whether every move of the main line was played.
    pub is_complete: bool,
    /// Whether it is chess from the usual position.
    pub is_usual: bool,
    /// How the game ended on the board.
    pub ending: Option<Ending>,
    /// The termination marker at the end of the movetext.
    pub marker: Option<GameResult>,
    /// The fingerprint of its moves, see [`super::fingerprint`].
    pub fingerprint: u64,
    /// Names its first and its last plies, see [`HEAD`] and [`TAIL`]; 0 where it has fewer.
    pub(super) ends: [u32; 2],
    /// Where its moves lie in the spool of the archive, and what is said of them behind.
    pub(super) moves: u64,
    /// How many bytes of comments, glyphs and variations it has, as far as they fit.
    pub annotation: u32,
    /// How many of these are named behind the moves in the spool, where that was asked for.
    pub(super) n_annotation_keys: u32,
    /// Findings at error and at warning level in the record itself.
    pub n_findings: [u16; 2],
    /// Names the bytes of the record, where that was asked for; else 0.
    pub text_key: u64,
}

impl IndexEntry {
    /// Returns the text of a tag.
    #[must_use]
    pub const fn tag(&self, tag: Tag) -> Symbol {
        self.tags[tag as usize]
    }
}
