//! The items after a move of a record into which others are merged: glyphs, comments and variations.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use super::merged_additions::{MergedAdditions, MergedContradiction};

/// An item after a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum WrittenItem {
    Nag(String),
    Comment(String),
    Variation(String),
}

/// All items after a move, in order.
///
/// Each list ends where items may be added, so that adding moves nothing.
#[derive(Debug, Default)]
pub(super) struct MergedSlot {
    /// Glyphs before everything else.
    nags: Vec<WrittenItem>,
    /// From the first comment or variation to the last comment or glyph.
    said: Vec<WrittenItem>,
    /// Variations at the end.
    variations: Vec<WrittenItem>,
    /// The known items, built when another record is merged.
    known: Option<Box<KnownItems>>,
}

/// The items already present after a move.
#[derive(Debug, Default)]
struct KnownItems {
    items: HashSet<WrittenItem>,
    /// The texts of comments, without their commands.
    texts: HashSet<String>,
    /// The first value of each command, and all of them.
    commands: HashMap<String, (String, HashSet<String>)>,
}

/// Commands with one value per move: a second one contradicts it.
const OF_ONE_VALUE: [&str; 5] = ["clk", "emt", "egt", "mct", "eval"];

impl MergedSlot {
    /// Lists the items.
    pub(super) fn items(&self) -> impl Iterator<Item = &WrittenItem> {
        self.nags.iter().chain(&self.said).chain(&self.variations)
    }

    /// Adds an item at the end.
    pub(super) fn append(&mut self, item: WrittenItem) {
        match item {
            WrittenItem::Variation(_) => self.variations.push(item),
            WrittenItem::Nag(_) if self.said.is_empty() && self.variations.is_empty() => self.nags.push(item),
            _ => {
                self.said.append(&mut self.variations);
                self.said.push(item);
            }
        }
    }

    /// Adds a comment at the end, unless it is already present.
    pub(super) fn append_comment(&mut self, text: &str) {
        let comment = WrittenItem::Comment(text.to_owned());
        let known = self.known();
        if known.items.contains(&comment) {
            return;
        }
        known.learn(&comment);
        self.append(comment);
    }

    /// Adds the items after the same move of another record that are missing here.
    pub(super) fn take(&mut self, other: &Self, behind: usize, added: &mut MergedAdditions) {
        for one in other.items() {
            match one {
                WrittenItem::Nag(_) | WrittenItem::Variation(_) => {
                    if !self.known().items.insert(one.clone()) {
                        continue;
                    }
                    if matches!(one, WrittenItem::Nag(_)) {
                        self.nags.push(one.clone());
                        added.nags += 1;
                    } else {
                        self.variations.push(one.clone());
                        added.variations += 1;
                    }
                }
                WrittenItem::Comment(text) => self.take_comment(text, behind, added),
            }
        }
    }

    fn take_comment(&mut self, text: &str, behind: usize, added: &mut MergedAdditions) {
        let known = self.known();
        let (words, commands) = parted(text);
        let mut kept = String::new();
        if !words.is_empty() && !known.texts.contains(&words) {
            kept.push_str(&words);
            added.comments += 1;
        }
        for (name, value) in commands {
            let same = known.commands.get(&name);
            if same.is_some_and(|(_, values)| values.contains(&value)) {
                continue;
            }
            if let Some((first, _)) = same.filter(|_| OF_ONE_VALUE.contains(&name.as_str())) {
                let (kept, ply) = (first.clone(), Some(behind));
                added.contradictions.push(MergedContradiction { what: name, ply, kept, other: value });
            } else {
                let blank = if kept.is_empty() { "" } else { " " };
                // Writing into a string cannot fail.
                let _ = write!(kept, "{blank}[%{name} {value}]");
                added.commands += 1;
            }
        }
        if !kept.is_empty() {
            let comment = WrittenItem::Comment(kept);
            known.learn(&comment);
            self.said.push(comment);
        }
    }

    fn known(&mut self) -> &mut KnownItems {
        let Self { nags, said, variations, known } = self;
        known.get_or_insert_with(|| {
            let mut known = Box::<KnownItems>::default();
            nags.iter().chain(&*said).chain(&*variations).for_each(|item| known.learn(item));
            known
        })
    }
}

impl KnownItems {
    fn learn(&mut self, item: &WrittenItem) {
        if let WrittenItem::Comment(text) = item {
            let (words, commands) = parted(text);
            self.texts.insert(words);
            for (name, value) in commands {
                let (_, values) = self.commands.entry(name).or_insert_with(|| (value.clone(), HashSet::new()));
                values.insert(value);
            }
        }
        self.items.insert(item.clone());
    }
}

/// Splits a comment into its text and its commands, `[%clk 1:02:03]`.
fn parted(comment: &str) -> (String, Vec<(String, String)>) {
    let (mut text, mut commands) = (String::new(), Vec::new());
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%") {
        let Some((command, behind)) = after.split_once(']') else { break };
        let (name, value) = command.split_once([' ', '\u{a0}']).unwrap_or((command, ""));
        text.push_str(before);
        commands.push((name.trim().to_owned(), value.trim().to_owned()));
        rest = behind;
    }
    text.push_str(rest);
    (on_one_line(&text), commands)
}

pub(super) fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
