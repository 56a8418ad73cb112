//! The entry of one record in an archive.

use crate::game::Ending;
use crate::record::GameResult;

use super::interner::Symbol;
use super::tag::{ENTRY_TAGS, Tag};

/// The number of plies from the start that are hashed together.
pub(in crate::database) const HEAD: u32 = 20;
/// The number of plies at the end that are hashed together.
pub(in crate::database) const TAIL: u32 = 16;

/// The entry of one record in an archive.
#[derive(Clone, Copy, Debug)]
pub struct IndexEntry {
    /// Its file, see [`Archive::path`](crate::database::Archive::path).
    pub file: u32,
    /// Its number in the file, from 1.
    pub record: u64,
    /// The line it begins on, from 1.
    pub line: u64,
    /// The offset in the file as stored, in bytes.
    pub offset: u64,
    /// Its texts, by [`Tag`]; escapes are resolved and long texts cut.
    pub tags: [Symbol; ENTRY_TAGS.len()],
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
    /// The fingerprint of its moves, see [`crate::database::fingerprint`].
    pub fingerprint: u64,
    /// The hashes of its first and its last plies, see [`HEAD`] and [`TAIL`]; 0 if it has fewer.
    pub(in crate::database) ends: [u32; 2],
    /// The offset of its moves in the archive's buffer, followed by the hashes of its annotations.
    pub(in crate::database) moves: u64,
    /// The number of bytes of comments, glyphs and variations, saturating.
    pub annotation: u32,
    /// The number of annotation hashes after the moves in the buffer, if they were requested.
    pub(super) n_annotation_keys: u32,
    /// The number of its own findings at error and at warning level.
    pub n_findings: [u16; 2],
    /// The hash of the record's bytes, if it was requested; otherwise 0.
    pub text_key: u64,
}

impl IndexEntry {
    /// Returns the text of a tag.
    #[must_use]
    pub const fn tag(&self, tag: Tag) -> Symbol {
        self.tags[tag as usize]
    }
}
