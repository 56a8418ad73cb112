//! The sheets of one game reconciled, with every place at which they differ.

use crate::l10n::Message;
use crate::render::{CompareSummary, Compared};

use super::compare_run::CompareRun;
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::search_limits::SearchLimits;
use crate::front::pipeline::stream::iterator_over;

iterator_over! {
    /// The games behind sheets, in the order of the files; made by [`compare`].
    Comparisons(CompareRun) of Compared,
    /// Returns the number of games compared so far, by outcome.
    CompareSummary
}

impl Comparisons {
    /// Returns why sheets were not compared at all.
    ///
    /// Reasons are files with different numbers of records that cannot be matched, a file with only one record, and too
    /// many sheets.
    #[must_use]
    pub fn refused(&self) -> &[Message] {
        &self.0.said.refused
    }

    /// Returns other remarks: sheets without a counterpart, pages that were joined, a file that is compared with
    /// itself.
    #[must_use]
    pub fn notes(&self) -> &[Message] {
        &self.0.said.notes
    }
}

/// Finds the game behind several sheets of it, with every place at which they differ and who is right there, as `zapis
/// compare` does.
///
/// Inputs are compared record by record, the first of each with the first of the others. If their numbers of records
/// differ, or records at one place are of different games, records are matched by players, round and board, or by their
/// moves, in any letters. A single input is searched for records of one game; sheets in folders are matched by their
/// names, or by the players they name. A record whose rows continue those of another one of its file is the next page
/// of that sheet.
///
/// # Errors
///
/// Fails if files and folders are mixed, or if no two sheets of the folders belong together.
///
/// ```
/// use zapis::{Agreement, Inputs, Options};
/// let white = Inputs::bytes("white.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
/// let black = Inputs::bytes("black.txt", "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 *");
/// let compared = zapis::compare(white.and(black), &Options::default())?.next().unwrap();
/// assert_eq!(compared.agreement, Agreement::Reconciled);
/// let differences: Vec<_> = compared.differences().map(|ply| (ply.ply, ply.san.as_str())).collect();
/// assert_eq!(differences, [(3, "Nf3")]);
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn compare(inputs: impl Into<Inputs>, options: &Options) -> Result<Comparisons, Error> {
    compare_with(inputs, SearchLimits::default(), options)
}

/// Does the same as [`compare`], with other limits for the search.
///
/// # Errors
///
/// Fails if [`compare`] does.
pub fn compare_with(inputs: impl Into<Inputs>, limits: SearchLimits, options: &Options) -> Result<Comparisons, Error> {
    Ok(Comparisons(CompareRun::new(inputs.into(), limits, options, None)?))
}
