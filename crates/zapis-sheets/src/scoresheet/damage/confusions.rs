//! The confusions of characters on scoresheets, read from `grammar/confusions.toml`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use hashbrown::DefaultHashBuilder;
use serde::Deserialize;

use crate::text::fold;

use super::expectations::{CertaintyTogether, CertaintyWeights, Expectations, ExpectedHand};
use super::hand::Hand;

/// Represents the `O` of castling, which may also be written as a digit or a small letter.
pub(crate) const CASTLING: char = '\u{1}';

/// The origin of an error of writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SourceOfError {
    /// `1` for `7`, written by hand.
    Handwriting,
    /// `£` for `f`, read by a scanner.
    Ocr,
    /// `c` for the Russian bishop `С`.
    Homoglyph,
    /// `B` for `N`, its neighbor on the keyboard.
    Keyboard,
    /// The German knight `S` in an English record; a neighboring file.
    Player,
}

/// The costs of damage to characters, words and plies; the file explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the file has a line for each")]
pub struct Costs {
    pub lost: f32,
    pub added: f32,
    pub doubled: f32,
    pub swapped: f32,
    pub other_case: f32,
    pub neighbor: f32,
    pub other_coordinate: f32,
    pub other_piece: f32,
    pub other_character: f32,
    pub capture_lost: f32,
    pub capture_added: f32,
    pub taken_named: f32,
    pub origin_lost: f32,
    pub origin_added: f32,
    pub pawn_file_lost: f32,
    pub rank_lost: f32,
    pub promotion_lost: f32,
    pub sign_added: f32,
    pub check_lost: f32,
    pub check_added: f32,
    pub mate_marked_check: f32,
    pub check_marked_mate: f32,
    pub garbage: f32,
    pub gap: f32,
    pub gap_skipped: f32,
    pub ply_lost: f32,
    pub second_of_row: f32,
    pub garbage_longer: f32,
    pub garbage_most: f32,
    pub dead_end: f32,
    pub ply_doubled: f32,
    pub word_repeated: f32,
    pub word_over: f32,
    pub colors_swapped: f32,
    pub split: f32,
    pub joined: f32,
    pub result_contradicted: f32,
    pub number_lost: f32,
    pub number_other: f32,
    pub number_added: f32,
    pub block_repeated: f32,
    pub copy_near: f32,
    pub copy_unlike: f32,
    pub copy_between: f32,
    pub row_more: f32,
    pub row_lost_more: f32,
    pub begins_later: f32,
    pub page_turned: f32,
    pub on_no_sheet: f32,
    pub row_shifted: f32,
    pub dot_lost: f32,
    pub behind_end: f32,
    pub word_behind_end: f32,
    pub result_spoiled: f32,
    pub repeated_alone: f32,
    pub row_repeated_on: f32,
    pub prose_entered: f32,
    pub prose_begun_by_other: f32,
    pub prose_left: f32,
    pub prose_left_elsewhere: f32,
    pub prose_left_without_number: f32,
    pub row_in_prose: f32,
    pub row_behind_line_in_prose: f32,
    pub row_behind_sentence_in_prose: f32,
    pub quoted_in_prose: f32,
    pub number_in_prose: f32,
    pub doubtful_in_prose: f32,
    pub quoted_in_row: f32,
    #[serde(skip)]
    pub capture_written: f32,
    #[serde(skip)]
    pub check_written: f32,
    #[serde(skip)]
    pub origin_written: f32,
}

/// The additional cost of each kind of misreading, beyond the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Dearer {
    pub(crate) alike: f32,
    pub(crate) same_kind: f32,
    pub(crate) other: f32,
}

/// The ways in which one character may be mistaken for another, as costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// They are in the table.
    pub(crate) alike: f32,
    /// They differ in case.
    pub(crate) other_case: f32,
    /// Both are files, or ranks, or pieces.
    pub(crate) same_kind: f32,
    /// Any character for any other.
    pub(crate) other: f32,
}

/// The confusions: the table, and its costs on one sheet.
#[derive(Clone, Debug)]
pub struct Confusions {
    /// The costs of whole characters, words and plies.
    pub costs: Costs,
    table: &'static Folded,
    dearer: Dearer,
    /// What was seen of the hand that wrote the sheet.
    hand: Option<Arc<Hand>>,
}

/// The table, folded for reading.
#[derive(Debug)]
struct Folded {
    channel: Expectations,
    hand: ExpectedHand,
    certainty: CertaintyWeights,
    certainty_together: CertaintyTogether,
    /// The cost by the intended and the visible character.
    single: HashMap<(char, char), (f32, SourceOfError), DefaultHashBuilder>,
    /// By the intended character, the visible ones if they are several.
    several: HashMap<char, Vec<(Vec<char>, f32)>, DefaultHashBuilder>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ConfusionTable {
    costs: Costs,
    channel: Expectations,
    hand: ExpectedHand,
    certainty: CertaintyWeights,
    certainty_together: CertaintyTogether,
    alike: Vec<Alike>,
    misread: Vec<Misread>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Alike {
    source: SourceOfError,
    cost: f32,
    sets: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Misread {
    source: SourceOfError,
    cost: f32,
    meant: String,
    seen: Vec<String>,
}

static CONFUSIONS: LazyLock<Confusions> = LazyLock::new(|| {
    // The text is fixed at build time, and a test reads it: an error in it never reaches a user.
    #[expect(clippy::expect_used, reason = "an empty table in its place would hide the fault")]
    let table = read(zapis_grammar::CONFUSIONS).expect("a sound table");
    let costs = table.costs.clone();
    let folded: &'static Folded = Box::leak(Box::new(Folded::of(&table)));
    Confusions { costs, table: folded, dearer: Dearer::default(), hand: None }
});

/// Reads the table by way of values, which makes less code than reading each field from text.
fn read(text: &str) -> Option<ConfusionTable> {
    text.parse::<toml::Table>().ok()?.try_into().ok()
}

impl Folded {
    fn of(table: &ConfusionTable) -> Self {
        let mut folded = Self {
            channel: table.channel.clone(),
            hand: table.hand,
            certainty: table.certainty,
            certainty_together: table.certainty_together,
            single: HashMap::default(),
            several: HashMap::default(),
        };
        for alike in &table.alike {
            for set in &alike.sets {
                let letters: Vec<char> = set.chars().map(fold).collect();
                for meant in &letters {
                    for seen in &letters {
                        folded.add(*meant, *seen, alike.cost, alike.source);
                    }
                }
            }
        }
        for misread in &table.misread {
            let Some(meant) = misread.meant.chars().next().map(fold) else { continue };
            for seen in &misread.seen {
                let seen: Vec<char> = seen.chars().map(fold).collect();
                match seen.as_slice() {
                    [seen] => folded.add(meant, *seen, misread.cost, misread.source),
                    _ => folded.several.entry(meant).or_default().push((seen, misread.cost)),
                }
            }
        }
        folded
    }

    /// Keeps the cheapest of several costs for the same pair.
    fn add(&mut self, meant: char, seen: char, cost: f32, source: SourceOfError) {
        if meant == seen {
            return;
        }
        let known = self.single.entry((meant, seen)).or_insert((cost, source));
        if cost < known.0 {
            *known = (cost, source);
        }
    }
}

impl Confusions {
    /// Returns the table.
    #[must_use]
    pub fn get() -> &'static Self {
        &CONFUSIONS
    }

    /// Returns the expectations for a sheet before it is read.
    pub(crate) fn channel(&self) -> &'static Expectations {
        &self.table.channel
    }

    /// Returns the weights for the shares of readings.
    pub(crate) fn certainty(&self) -> CertaintyWeights {
        self.table.certainty
    }

    /// Returns the same for several sheets.
    pub(crate) fn certainty_together(&self) -> CertaintyTogether {
        self.table.certainty_together
    }

    /// Returns the table with other costs.
    pub(crate) fn with(&self, costs: Costs, dearer: Dearer) -> Self {
        Self { costs, table: self.table, dearer, hand: self.hand.clone() }
    }

    /// Returns the table with what was seen of a hand.
    pub(crate) fn of_hand(&self, hand: Hand) -> Self {
        Self { hand: Some(hand).filter(|hand| !hand.is_empty()).map(Arc::new), ..self.clone() }
    }

    pub(crate) fn hand(&self) -> Hand {
        self.hand.as_deref().cloned().unwrap_or_default()
    }

    /// Weighs the cost of two characters in the table with what was seen of the hand.
    fn by_hand(&self, meant: char, seen: char, cost: f32) -> f32 {
        let Some(hand) = &self.hand else { return cost };
        let meant = if meant == CASTLING { 'O' } else { meant };
        let ExpectedHand { strength, seldomer } = self.table.hand;
        let expected = f64::from((-cost).exp());
        // A single occurrence may be the very reading that is weighed here.
        let seen = (hand.seen_for(meant, seen) - 1.0).max(0.0);
        let rate = (strength * expected + seen) / (strength + hand.meant(meant).max(seen));
        #[expect(clippy::cast_possible_truncation, reason = "a cost needs no more precision")]
        let cost = -rate.clamp(expected * seldomer, 0.9).ln() as f32;
        cost
    }

    /// Returns the cost of one folded character in place of another.
    #[must_use]
    pub fn substitution(&self, meant: char, seen: char) -> f32 {
        match (meant, seen) {
            _ if meant == seen => return 0.0,
            (CASTLING, 'O' | '0' | 'o') => return 0.0,
            ('#', '+') => return self.costs.mate_marked_check,
            ('+', '#') => return self.costs.check_marked_mate,
            _ => {}
        }
        let ways = self.ways(meant, seen);
        let best = ways.alike.min(ways.other_case).min(ways.same_kind).min(ways.other);
        let sum: f32 =
            [ways.alike, ways.other_case, ways.same_kind, ways.other].iter().map(|cost| (best - cost).exp()).sum();
        self.by_hand(meant, seen, best - sum.ln())
    }

    /// Returns the cost of each way in which one folded character may replace another.
    pub(crate) fn ways(&self, meant: char, seen: char) -> Ways {
        let meant = if meant == CASTLING { 'O' } else { meant };
        let never = f32::INFINITY;
        let alike = self.table.single.get(&(meant, seen)).map_or(never, |(cost, _)| cost + self.dearer.alike);
        let is_case = meant.eq_ignore_ascii_case(&seen) || meant.to_lowercase().eq(seen.to_lowercase());
        let is_coordinate = |c: char| matches!(c, 'a'..='h') || matches!(c, '1'..='8');
        let same_kind =
            if is_coordinate(meant) && is_coordinate(seen) && meant.is_ascii_digit() == seen.is_ascii_digit() {
                let distance = u32::from(meant).abs_diff(u32::from(seen));
                self.dearer.same_kind + if distance == 1 { self.costs.neighbor } else { self.costs.other_coordinate }
            } else if meant.is_uppercase() && seen.is_uppercase() {
                self.dearer.same_kind + self.costs.other_piece
            } else {
                never
            };
        Ways {
            alike,
            other_case: if is_case { self.costs.other_case } else { never },
            same_kind,
            other: self.costs.other_character + self.dearer.other,
        }
    }

    /// Returns the origin of a confusion of two folded characters, if the table has it.
    #[must_use]
    pub fn source(&self, meant: char, seen: char) -> Option<SourceOfError> {
        self.table.single.get(&(meant, seen)).map(|(_, source)| *source)
    }

    /// Returns the sequences of several characters that may replace one.
    pub fn several(&self, meant: char) -> impl Iterator<Item = (&'static [char], f32)> {
        let several = self.table.several.get(&meant).map_or(&[][..], Vec::as_slice);
        let dearer = self.dearer.alike;
        several.iter().map(move |(seen, cost)| (seen.as_slice(), cost + dearer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_can_be_read_and_every_cost_is_a_cost() {
        let table = read(zapis_grammar::CONFUSIONS).unwrap();
        assert!(table.alike.iter().map(|alike| alike.cost).all(|cost| cost > 0.0));
        assert!(table.misread.iter().all(|misread| misread.cost > 0.0 && misread.meant.chars().count() == 1));
        assert!(
            table.misread.iter().flat_map(|misread| &misread.seen).all(|seen| (1..4).contains(&seen.chars().count()))
        );
    }

    #[test]
    fn what_is_alike_costs_less_than_what_is_not() {
        let confusions = Confusions::get();
        let cost = |meant, seen| confusions.substitution(meant, seen);
        assert!(cost('7', '1') < cost('7', '2'));
        assert!(cost('e', 'c') < cost('e', 'h'));
        assert!(cost('4', '5') < cost('4', '7'));
        assert!(cost('N', 'n') < cost('N', 'Q'));
        assert!(cost('f', '£') < cost('f', '$'));
        assert_eq!(confusions.source('f', '£'), Some(SourceOfError::Ocr));
    }
}
