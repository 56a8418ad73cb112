//! Which records are wanted: a condition, how many of those that meet it.

use std::sync::Arc;

use crate::l10n::{Message, message};
use crate::select::Condition;
use crate::text::Visible;

use super::super::audit::{CopiedGames, copied_games};
use super::super::error::{Error, ParsedText};
use super::named::with_named;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::settings_file::SettingsFile;

/// The maximum number of names listed that were taken for another; the others are counted.
const MAX_NAMES: usize = 12;

/// Which records are wanted, and how many of them.
///
/// ```
/// use zapis::{Options, Select};
/// let games = "[White \"Tal, Mikhail\"]\n\n1. e4 c5 *\n\n[White \"Petrosian, Tigran\"]\n\n1. d4 Nf6 *\n";
/// let select = Select::matching("white ~ Tal and line = e4")?;
/// let selected = zapis::select(games, &select, &Options::default())?;
/// assert_eq!(selected.bytes, b"[White \"Tal, Mikhail\"]\n\n1. e4 c5 *\n\n");
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Select {
    pub(super) condition: Arc<Condition>,
    pub(super) first: Option<u64>,
    pub(super) sample: Option<(usize, u64)>,
}

impl Select {
    /// Selects the records that meet a condition, as `zapis select --where` does.
    ///
    /// # Errors
    /// Returns the part of the condition that cannot be parsed, and its place.
    pub fn matching(condition: &str) -> Result<Self, Error> {
        Self::matching_all(&[condition], false, None)
    }

    /// Selects the records that meet all of several conditions, or with `inverted` those that do not. Names in them, `@strong`,
    /// are those of conditions in a file of settings.
    ///
    /// # Errors
    /// As [`Select::matching`].
    pub fn matching_all(
        conditions: &[impl AsRef<str>],
        inverted: bool,
        named: Option<&SettingsFile>,
    ) -> Result<Self, Error> {
        let read = |text: &str| {
            let text = with_named(text, |name| named?.condition(name))?;
            Condition::read(&text).map_err(|error| Error::unreadable(ParsedText::Condition, &text, &error))
        };
        let read: Vec<Condition> = conditions.iter().map(|text| read(text.as_ref())).collect::<Result<_, _>>()?;
        let condition = Condition::all(read);
        let condition = if inverted { condition.inverted() } else { condition };
        Ok(Self { condition: Arc::new(condition), first: None, sample: None })
    }

    /// Ends when this many records are found.
    #[must_use]
    pub const fn first(mut self, n: u64) -> Self {
        self.first = Some(n);
        self
    }

    /// Selects this many records at random, each with the same probability; the same seed gives the same selection.
    #[must_use]
    pub const fn sample(mut self, n: usize, seed: u64) -> Self {
        self.sample = Some((n, seed));
        self
    }

    /// Finds out which records are copies, where that is asked for.
    pub(super) fn copies_in(&self, inputs: &Inputs, options: &Options) -> Result<CopiedGames, Error> {
        if !self.condition.needs().copies {
            return Ok(CopiedGames::default());
        }
        let again = inputs.again().ok_or_else(|| Error::Usage(message!("copies-need-paths")))?;
        copied_games(again, options)
    }

    /// Returns messages about names in the input that were taken for those in the condition.
    #[must_use]
    pub fn names_besides(&self) -> Vec<Message> {
        let note = |(asked, names): &(String, Vec<String>)| {
            let shown = names.iter().take(MAX_NAMES).map(|name| format!("`{}`", Visible(name))).collect::<Vec<_>>();
            let more = names.len() - shown.len();
            message!("names-besides", asked = Visible(asked).to_string(), names = shown.join(", "), more = more)
        };
        self.condition.names_besides().iter().map(note).collect()
    }

    /// Adds to the options what the condition needs to be decided.
    #[must_use]
    pub fn prepared(&self, options: &Options) -> Options {
        let needs = self.condition.needs();
        let options = options.clone();
        if needs.findings { options.notes(true) } else { options }
    }
}
