//! Values that games take over from the games before them: `#` and `##`.

use std::borrow::Cow;
use std::collections::HashMap;

use super::read::{Record, TagPair, unescape};
use super::tags::may_be_inherited;

/// What games take over, game by game.
#[derive(Clone, Debug, Default)]
pub struct Inherited {
    /// The value of each tag in the nearest game before that has it.
    last: HashMap<String, String>,
    /// The tags whose value holds until it is said anew.
    lasting: HashMap<String, String>,
}

/// Of so many names of tags values are kept.
const MOST_NAMES: usize = 512;

impl Inherited {
    /// Returns the value that a tag pair has: its own, or the one it takes over.
    #[must_use]
    pub fn value<'a>(&'a self, tag: &TagPair<'a>) -> Cow<'a, str> {
        if !may_be_inherited(tag.name) {
            return tag.value();
        }
        match tag.raw.strip_prefix("##") {
            Some(rest) => unescape(rest),
            None if tag.raw == "#" => Cow::Borrowed(self.last.get(tag.name).map_or("", String::as_str)),
            None => tag.value(),
        }
    }

    /// Returns the value of a tag in a game, whether it stands there or holds from before.
    #[must_use]
    pub fn value_of<'a>(&'a self, record: &Record<'a>, name: &str) -> Option<Cow<'a, str>> {
        match record.tag(name) {
            Some(tag) => Some(self.value(tag)),
            None => self.lasting.get(name).map(|value| Cow::Borrowed(value.as_str())),
        }
    }

    /// Tells whether the value of a tag holds in all games until it is said anew.
    #[must_use]
    pub fn holds(&self, name: &str) -> bool {
        self.lasting.contains_key(name)
    }

    /// Lists the tags that hold from before and do not stand in a game, with their values.
    pub fn lasting<'a>(&'a self, record: &'a Record<'_>) -> impl Iterator<Item = (&'a str, &'a str)> {
        let held = self.lasting.iter().filter(|(name, _)| record.tag(name).is_none());
        held.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Takes a game that has been read, so that those behind it can take over from it.
    pub fn take(&mut self, record: &Record<'_>) {
        for tag in record.tags.iter().filter(|tag| !tag.is_repeated) {
            if !may_be_inherited(tag.name) || tag.raw.is_empty() && !self.last.contains_key(tag.name) {
                continue;
            }
            let value = self.value(tag).into_owned();
            if tag.raw.starts_with("##") {
                if self.lasting.len() < MOST_NAMES {
                    self.lasting.insert(tag.name.to_owned(), value.clone());
                }
            } else if !self.lasting.is_empty() {
                self.lasting.remove(tag.name);
            }
            if let Some(last) = self.last.get_mut(tag.name) {
                *last = value;
            } else if self.last.len() < MOST_NAMES {
                self.last.insert(tag.name.to_owned(), value);
            }
        }
    }
}
