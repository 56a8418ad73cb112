//! What a record adds to the one into which it is merged, and what it says otherwise.

/// What a record adds to the one that was chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// What it says otherwise.
    pub contradictions: Vec<MergedContradiction>,
}

/// Something that two records of a game say otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MergedContradiction {
    /// The name of a tag, or of a command in a comment: `Site`, `clk`.
    pub what: String,
    /// The ply behind which a command stands, from 1.
    pub ply: Option<usize>,
    /// What is kept.
    pub kept: String,
    /// What the other says.
    pub other: String,
}

impl MergedContradiction {
    /// Says it for readers of the record, in no form that a program would read.
    pub(super) fn in_a_comment(&self) -> String {
        match self.ply {
            Some(ply) => format!("{} {} behind ply {ply}", self.what, self.other),
            None => format!("{} \"{}\"", self.what, self.other),
        }
    }
}
