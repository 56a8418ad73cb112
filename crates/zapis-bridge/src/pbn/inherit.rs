//! Values that games inherit from earlier games: `#` and `##`.

use std::borrow::Cow;
use std::collections::HashMap;

use super::read::{Record, TagPair, unescape};
use super::tags::N_KNOWN;

/// The values that games inherit, game by game: `#` in PBN.
///
/// ```
/// use zapis_bridge::{Checker, pbn};
/// let mut checker = Checker::default();
/// checker.check(&pbn::read("[Event \"Cup\"]\n"));
/// let second = pbn::read("[Event \"#\"]\n");
/// checker.check(&second);
/// assert_eq!(checker.inherited().value_of(&second, "Event").as_deref(), Some("Cup"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Inherited {
    /// The last value of each known tag, by its number.
    last_known: Vec<Option<String>>,
    /// The last value of each other tag.
    last: HashMap<String, String>,
    /// The tags whose value applies until it is given again.
    lasting: HashMap<String, String>,
}

/// The maximum number of tag names for which values are kept.
const MOST_NAMES: usize = 512;

impl Inherited {
    /// Returns the value of a tag pair: its own, or the inherited one.
    #[must_use]
    pub fn value<'a>(&'a self, tag: &TagPair<'a>) -> Cow<'a, str> {
        if !tag.raw.starts_with('#') || !tag.may_be_inherited() {
            return tag.value();
        }
        match tag.raw.strip_prefix("##") {
            Some(rest) => unescape(rest),
            None if tag.raw == "#" => Cow::Borrowed(self.last_value(tag).unwrap_or_default()),
            None => tag.value(),
        }
    }

    /// Returns the value of a tag in a game, written there or inherited.
    #[must_use]
    pub fn value_of<'a>(&'a self, record: &Record<'a>, name: &str) -> Option<Cow<'a, str>> {
        match record.tag(name) {
            Some(tag) => Some(self.value(tag)),
            None => self.lasting.get(name).map(|value| Cow::Borrowed(value.as_str())),
        }
    }

    /// Returns true if the value of a tag applies to all games until it is given again.
    #[must_use]
    pub fn holds(&self, name: &str) -> bool {
        self.lasting.contains_key(name)
    }

    /// Records a game that has been read, so that later ones can inherit from it.
    pub fn take(&mut self, record: &Record<'_>) {
        for tag in record.tags.iter().filter(|tag| !tag.is_repeated) {
            if !tag.may_be_inherited() || tag.raw.is_empty() && self.last_value(tag).is_none() {
                continue;
            }
            let is_taken_over = tag.raw.starts_with('#');
            let value = if is_taken_over { Cow::Owned(self.value(tag).into_owned()) } else { tag.value() };
            if tag.raw.starts_with("##") {
                if self.lasting.len() < MOST_NAMES {
                    self.lasting.insert(tag.name.to_owned(), value.to_string());
                }
            } else if !self.lasting.is_empty() {
                self.lasting.remove(tag.name);
            }
            let Some(number) = tag.number else {
                if self.last.len() < MOST_NAMES || self.last.contains_key(tag.name) {
                    self.last.insert(tag.name.to_owned(), value.into_owned());
                }
                continue;
            };
            if self.last_known.is_empty() {
                self.last_known.resize(N_KNOWN, None);
            }
            let last = self.last_known[usize::from(number)].get_or_insert_default();
            // Most games have the same value as the previous one.
            if *last != value {
                last.clear();
                last.push_str(&value);
            }
        }
    }

    fn last_value(&self, tag: &TagPair<'_>) -> Option<&str> {
        match tag.number {
            Some(number) => self.last_known.get(usize::from(number))?.as_deref(),
            None => self.last.get(tag.name).map(String::as_str),
        }
    }
}
