//! Which record of a game is kept if one of each is written.

use clap::ValueEnum;

/// Which record of a game is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum KeptRecord {
    /// With most moves, then most comments, then most tags
    #[default]
    Fullest,
    /// The first, in the order in which files are named
    Source,
    /// Whose date is known best
    Date,
    /// With most ratings
    Rating,
    /// With most comments and variations
    Comments,
}

impl KeptRecord {
    /// Returns the name that the library uses.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}
