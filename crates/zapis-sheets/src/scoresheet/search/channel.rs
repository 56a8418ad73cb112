//! How a sheet is damaged: how often each kind of damage occurs on it, and the resulting costs.
//!
//! A sheet is read twice. The first reading shows how often its characters are lost, doubled, exchanged or misread, and
//! whether its writer marks captures and checks; the second weighs each reading with that. So a nearly clean sheet is
//! read literally, and a badly damaged one by what a player would have played.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::lattice::{Step, StepKind};
use crate::scoresheet::damage::confusions::{Confusions, Costs, Dearer};
use crate::scoresheet::damage::costing::{fitting, number_template};
use crate::scoresheet::damage::distance::{Traced, trace};
use crate::scoresheet::damage::expectations::{Damage, ExpectedRate};
use crate::scoresheet::damage::hand::Hand;
use crate::scoresheet::moves::{CheckMark, Decodable, PartRole, SheetNotation, Template, TemplatePart};
use crate::scoresheet::reading::observations::SheetText;

/// How much more than a character's damage that of a word depends on the cleanness of the sheet; fitted to games
/// damaged on purpose.
const WORDS_WITH_CHARACTERS: f32 = 1.6;

/// If the steps around cost more than this each, other moves were played than were found, and the characters there are
/// no evidence about the hand.
const DEAREST_UNDERSTOOD: f32 = 6.0;
/// The maximum number of steps before and after that are examined.
const AROUND: usize = 4;

/// Returns for each step of a way whether the steps around it are cheap.
fn understood<M>(way: &[Step<M>]) -> Vec<bool> {
    let counts = |step: &&Step<M>| step.mv.is_some() || matches!(step.kind, StepKind::Dropped { .. });
    let costs: Vec<f32> = way.iter().filter(counts).map(|step| step.cost).collect();
    let mut n_before = 0;
    let is_cheap = |at: usize| {
        let around = &costs[at.saturating_sub(AROUND)..(at + AROUND + 1).min(costs.len())];
        let n = f32::from(u8::try_from(around.len()).unwrap_or(u8::MAX));
        around.iter().sum::<f32>() <= DEAREST_UNDERSTOOD * n
    };
    way.iter()
        .map(|step| {
            let at = n_before;
            n_before += usize::from(counts(&step));
            is_cheap(at.min(costs.len().saturating_sub(1)))
        })
        .collect()
}

/// How often each kind of damage occurred, and how often it could have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Channel {
    counts: HashMap<Damage, (f32, f32), DefaultHashBuilder>,
    /// The confusions of characters on the sheet.
    hand: Hand,
}

impl Channel {
    /// Counts the damage along one reading of a sheet.
    pub(crate) fn of<G: Decodable>(
        game: &G,
        sheet_text: &SheetText,
        start: &G::Position,
        way: &[Step<G::Move>],
        notation: SheetNotation<G::Alphabet>,
        confusions: &Confusions,
    ) -> Self {
        let mut channel = Self::default();
        let mut position = start.clone();
        let understood = understood(way);
        for (step, is_understood) in way.iter().zip(understood) {
            match (step.kind, step.mv) {
                (StepKind::Number { value, from, to }, _) => {
                    let template = number_template(value, &confusions.costs);
                    channel.count(&sheet_text.letters[from..to], &template, confusions, is_understood);
                }
                (StepKind::Read { from, to, .. }, Some(mv)) => {
                    let outline = game.outline(&position, mv);
                    let stretch = &sheet_text.letters[from..to];
                    let template = fitting::<G>(stretch, outline, notation, confusions);
                    channel.count_move(stretch, &template, G::mark_of(outline), confusions, is_understood);
                }
                _ => {}
            }
            if let Some(mv) = step.mv {
                game.play(&mut position, mv);
            }
        }
        channel
    }

    fn add(&mut self, event: Damage, times: f32, chances: f32) {
        let count = self.counts.entry(event).or_default();
        count.0 += times;
        count.1 += chances;
    }

    fn count_move(
        &mut self,
        stretch: &[char],
        template: &Template,
        mark: CheckMark,
        confusions: &Confusions,
        is_understood: bool,
    ) {
        let cost = crate::scoresheet::damage::distance::distance(stretch, template, confusions);
        if cost > confusions.costs.garbage {
            return;
        }
        self.count(stretch, template, confusions, is_understood);
        if mark == CheckMark::None {
            self.add(Damage::CheckAdded, 0.0, 1.0);
        }
        self.add(Damage::Joined, 0.0, 1.0);
    }

    fn count(&mut self, stretch: &[char], template: &Template, confusions: &Confusions, is_understood: bool) {
        for traced in trace(stretch, template, confusions) {
            match traced {
                Traced::Seen(part, seen) => {
                    self.count_chances(part, false);
                    self.count_seen(part, seen, confusions);
                    if is_understood && part.meant.is_alphanumeric() && seen.is_alphanumeric() {
                        self.hand.count_seen(part.meant, seen);
                    }
                }
                Traced::Several(part, _) => {
                    self.count_chances(part, false);
                    self.add(Damage::Alike, 1.0, 0.0);
                }
                Traced::Lost(part) => self.count_chances(part, true),
                Traced::Swapped(one, other) => {
                    self.count_chances(one, false);
                    self.count_chances(other, false);
                    self.add(Damage::Swapped, 1.0, 0.0);
                }
                Traced::Added(at) => {
                    let event = match stretch[at] {
                        ' ' => Damage::Joined,
                        sign if at > 0 && stretch[at - 1] == sign => Damage::Doubled,
                        '+' | '#' => Damage::CheckAdded,
                        sign if sign.is_alphanumeric() => Damage::Added,
                        _ => continue,
                    };
                    self.add(event, 1.0, 0.0);
                }
            }
        }
    }

    /// Counts the possible damage of a part, and whether it was lost.
    fn count_chances(&mut self, part: TemplatePart, is_lost: bool) {
        let lost = f32::from(u8::from(is_lost));
        match part.role {
            PartRole::Letter => self.add(Damage::Lost, lost, 1.0),
            PartRole::Capture => self.add(Damage::CaptureLost, lost, 1.0),
            PartRole::NoCapture => self.add(Damage::CaptureAdded, 1.0 - lost, 1.0),
            PartRole::Origin => self.add(Damage::OriginLost, lost, 1.0),
            PartRole::NoOrigin => self.add(Damage::OriginAdded, 1.0 - lost, 1.0),
            PartRole::PawnFile => self.add(Damage::PawnFileLost, lost, 1.0),
            PartRole::Promotion => self.add(Damage::PromotionLost, lost, 1.0),
            PartRole::Check => self.add(Damage::CheckLost, lost, 1.0),
            PartRole::Space => self.add(Damage::Split, lost, 1.0),
            PartRole::Free => {}
        }
        if !is_lost {
            for event in [Damage::Added, Damage::Doubled, Damage::Swapped] {
                self.add(event, 0.0, 1.0);
            }
        }
    }

    /// Distributes a character that was read among its possible origins.
    fn count_seen(&mut self, part: TemplatePart, seen: char, confusions: &Confusions) {
        for event in [Damage::Alike, Damage::SameKind, Damage::Other] {
            self.add(event, 0.0, 1.0);
        }
        if part.meant.is_alphabetic() {
            self.add(Damage::OtherCase, 0.0, 1.0);
        }
        let cost = confusions.substitution(part.meant, seen);
        if cost <= 0.0 || matches!((part.meant, seen), ('+' | '#', '+' | '#')) {
            return;
        }
        let ways = confusions.ways(part.meant, seen);
        for (event, way) in [
            (Damage::Alike, ways.alike),
            (Damage::SameKind, ways.same_kind),
            (Damage::Other, ways.other),
            (Damage::OtherCase, ways.other_case),
        ] {
            self.add(event, (cost - way).exp(), 0.0);
        }
    }

    /// Returns how often a kind of damage occurs on the sheet, by what was expected and what was seen.
    fn rate(&self, event: Damage, confusions: &Confusions) -> Option<(f32, ExpectedRate)> {
        let expected = *confusions.channel().get(&event)?;
        let (times, chances) = self.counts.get(&event).copied().unwrap_or_default();
        let rate = (expected.rate * expected.strength + times) / (expected.strength + chances);
        Some((rate.clamp(1e-5, 0.99), expected))
    }

    /// Returns the costs for the sheet.
    pub(crate) fn suited(&self, confusions: &Confusions) -> Confusions {
        let mut costs: Costs = confusions.costs.clone();
        let mut dearer = Dearer::default();
        let set = |event, cost: &mut f32| {
            if let Some((rate, expected)) = self.rate(event, confusions) {
                *cost = expected.table.map_or(-rate.ln(), |table| *cost + (table / rate).ln());
            }
        };
        set(Damage::Lost, &mut costs.lost);
        set(Damage::Added, &mut costs.added);
        set(Damage::Doubled, &mut costs.doubled);
        set(Damage::Swapped, &mut costs.swapped);
        set(Damage::OtherCase, &mut costs.other_case);
        set(Damage::CaptureLost, &mut costs.capture_lost);
        set(Damage::CaptureAdded, &mut costs.capture_added);
        set(Damage::CheckLost, &mut costs.check_lost);
        set(Damage::CheckAdded, &mut costs.check_added);
        set(Damage::OriginLost, &mut costs.origin_lost);
        set(Damage::OriginAdded, &mut costs.origin_added);
        set(Damage::PawnFileLost, &mut costs.pawn_file_lost);
        set(Damage::PromotionLost, &mut costs.promotion_lost);
        set(Damage::Split, &mut costs.split);
        set(Damage::Joined, &mut costs.joined);
        set(Damage::Alike, &mut dearer.alike);
        set(Damage::SameKind, &mut dearer.same_kind);
        set(Damage::Other, &mut dearer.other);
        let not = |cost: f32| -(1.0 - (-cost).exp()).max(1e-3).ln();
        costs.capture_written = not(costs.capture_lost);
        costs.check_written = not(costs.check_lost);
        costs.origin_written = not(costs.origin_lost);
        // The damage of words gets more expensive with that of characters, so that no reading wins by giving up a word.
        // A row is lost, or continues in the wrong column, on the neatest of sheets.
        let base = &confusions.costs;
        let before = base.lost + base.other_character + base.swapped;
        let scale = (costs.lost + base.other_character + dearer.other + costs.swapped) / before;
        for cost in [
            &mut costs.garbage,
            &mut costs.gap_skipped,
            &mut costs.ply_doubled,
            &mut costs.word_repeated,
            &mut costs.word_over,
            &mut costs.number_lost,
            &mut costs.number_added,
            &mut costs.rank_lost,
        ] {
            *cost *= (1.0 + WORDS_WITH_CHARACTERS * (scale - 1.0)).clamp(0.8, 2.0);
        }
        let mut hand = confusions.hand();
        hand.add(&self.hand);
        confusions.with(costs, dearer).of_hand(hand)
    }
}
