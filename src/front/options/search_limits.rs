//! The limits of the search for the game behind a sheet.

use crate::l10n::message;
use crate::scoresheet::SearchOptions;

use crate::front::error::Error;

/// The limits of the search for the game behind damaged sheets; the defaults are those of `zapis repair` or `zapis
/// compare`.
///
/// ```
/// use zapis::SearchLimits;
/// let quick = SearchLimits::default().beam(20).max_cost(8.0)?.max_steps(1_000_000);
/// # let _ = quick;
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchLimits {
    beam: Option<usize>,
    max_cost: Option<f32>,
    max_steps: Option<u64>,
}

/// The maximum number of positions followed.
const WIDEST_BEAM: usize = 10_000;

impl SearchLimits {
    /// The usual number of steps after which a search ends.
    pub const USUAL_STEPS: u64 = crate::scoresheet::MAX_STEPS;

    /// Sets the number of positions followed at each place, from 1 to 10,000: more find more, and take longer.
    ///
    /// The default is 100 for one sheet, 200 for several.
    #[must_use]
    pub fn beam(mut self, n_positions: usize) -> Self {
        self.beam = Some(n_positions.clamp(1, WIDEST_BEAM));
        self
    }

    /// Sets the cost above which a different reading is left open.
    ///
    /// Costs are negative natural logarithms of probabilities: 2.3 is one in ten, 4.6 one in a hundred. The default is
    /// 24 for one sheet, 16 for several.
    ///
    /// # Errors
    ///
    /// Fails for a negative cost, and for one that is not a number.
    pub fn max_cost(mut self, cost: f32) -> Result<Self, Error> {
        if !(cost >= 0.0 && cost.is_finite()) {
            return Err(Error::Usage(message!("repair-cost-below-zero")));
        }
        self.max_cost = Some(cost);
        Ok(self)
    }

    /// Ends the search for a game after this many steps, at least one.
    ///
    /// A step is a comparison of a legal move with what is written, so a search ends at the same place on every
    /// machine.
    #[must_use]
    pub fn max_steps(mut self, n_steps: u64) -> Self {
        self.max_steps = Some(n_steps.max(1));
        self
    }

    /// Returns the limits for one sheet.
    pub(crate) fn of_one_sheet(self) -> SearchOptions {
        self.or(SearchOptions::default())
    }

    /// Returns the limits for several sheets, which contain more evidence than one.
    pub(crate) fn of_several_sheets(self) -> SearchOptions {
        self.or(SearchOptions { beam: 200, max_cost: 16.0, ..SearchOptions::default() })
    }

    fn or(self, usual: SearchOptions) -> SearchOptions {
        SearchOptions {
            beam: self.beam.unwrap_or(usual.beam),
            max_cost: self.max_cost.unwrap_or(usual.max_cost),
            max_steps: self.max_steps.unwrap_or(usual.max_steps),
        }
    }
}
