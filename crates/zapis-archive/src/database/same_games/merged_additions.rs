//! What a record adds to the one it is merged into, and where it contradicts it.

use serde::Serialize;

/// What a record adds to the chosen one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MergedAdditions {
    /// Names of tags.
    pub tags: Vec<String>,
    /// Plies at its end or beginning.
    pub plies: usize,
    /// Comments.
    pub comments: usize,
    /// Clocks, evaluations and other commands in comments.
    pub commands: usize,
    /// Numeric annotation glyphs.
    pub nags: usize,
    /// Variations.
    pub variations: usize,
    /// The contradictions.
    pub contradictions: Vec<MergedContradiction>,
}

/// A contradiction between two records of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MergedContradiction {
    /// The name of a tag, or of a command in a comment: `Site`, `clk`.
    pub what: String,
    /// The ply after which a command occurs, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The value that is kept.
    pub kept: String,
    /// The value of the other record.
    pub other: String,
}

impl MergedContradiction {
    /// Describes it for readers of the record, in a form that no program parses.
    pub(super) fn in_a_comment(&self) -> String {
        match self.ply {
            Some(ply) => format!("{} {} behind ply {ply}", self.what, self.other),
            None => format!("{} \"{}\"", self.what, self.other),
        }
    }
}
