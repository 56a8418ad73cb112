//! The play of a record, its result and its score.

use super::Check;
use crate::call::{ContractValue, Risk};
use crate::deal::Deal;
use crate::play::{best_replay, bounds};
use crate::problem::{Dialect, Found, Needed, Problem};
use crate::result::{Tricks, side_of};
use crate::score::score;
use crate::seat::{Seat, Side};

/// Kinds of bridge in which a board has no score of its own.
const NOT_DUPLICATE: [&str; 4] = ["rubber", "chicago", "cavendish", "instant"];

impl Check<'_, '_> {
    pub(super) fn play(&mut self, last_deal: Option<&Deal>) {
        let Some(tag) = self.record.tag("Play").copied() else { return };
        if tag.raw.starts_with('#') {
            return;
        }
        let rows = self.record.play_rows(&tag, &mut self.found);
        self.facts.is_play_ended = rows.is_ended;
        let column = tag.raw.bytes().next().filter(|_| tag.raw.len() == 1).and_then(Seat::of_letter);
        if column.is_none() {
            if matches!(tag.raw, "" | "?" | "-") {
                self.push(Problem::Dialect { kind: Dialect::EmptySections }, tag.span);
                if rows.cells.is_empty() {
                    return;
                }
            } else {
                self.push(Problem::TagValue { name: tag.name.to_owned(), is_legible: false }, tag.value_span);
            }
        }
        let contract = self.facts.played_contract().map(|contract| contract.bid.denomination);
        let trumps = match self.facts.contract {
            Some(ContractValue::Trumps(denomination)) => Some(denomination),
            _ => contract,
        };
        let is_end_position = self.facts.deal.as_ref().and_then(Deal::size).is_some_and(|size| size < 13);
        let has = |name: &str| self.record.tag(name).is_some_and(|tag| !tag.raw.starts_with('#'));
        let mut needs = Vec::new();
        if !has("Deal") {
            needs.push(Needed::Deal);
        }
        if !has("Declarer") && !is_end_position && self.facts.final_contract().is_none() {
            needs.push(Needed::Declarer);
        }
        if !has("Contract") && self.facts.final_contract().is_none() {
            needs.push(Needed::Contract);
        }
        let player = self.facts.player();
        let wanted = player.map(Seat::next);
        if let Some((wanted, written)) = wanted.zip(column).filter(|(wanted, written)| wanted != written) {
            self.push(Problem::WrongLeader { written, wanted }, tag.value_span);
        }
        let leader = wanted.or(column);
        let column = column.or(leader);
        let mut reading = None;
        if let Some(((leader, column), trumps)) = leader.zip(column).zip(trumps) {
            let own = self.facts.deal.as_ref().filter(|deal| deal.is_sound);
            if own.is_some() || self.facts.deal.is_some() {
                reading = Some((best_replay(own, leader, column, trumps.trumps(), &rows), false));
            } else {
                // A program that omits tags instead of inheriting them means the deal of the previous game.
                let before = last_deal.filter(|_| !rows.cells.is_empty());
                let fitting = before.map(|deal| best_replay(Some(deal), leader, column, trumps.trumps(), &rows));
                let fitting = fitting.filter(|reading| reading.found.is_empty());
                reading = match fitting {
                    Some(fitting) => Some((fitting, true)),
                    None => Some((best_replay(None, leader, column, trumps.trumps(), &rows), false)),
                };
            }
        }
        let would_fit = reading.as_ref().is_some_and(|(_, would_fit)| *would_fit);
        for needed in needs {
            let would_fit = would_fit && needed == Needed::Deal;
            self.push(Problem::SectionNeeds { section: tag.name.to_owned(), needed, would_fit }, tag.span);
        }
        if let Some((reading, _)) = reading {
            self.found.extend(reading.found.iter().cloned());
            if let Some(trick) = reading.rotated {
                self.habits.turns_rows = true;
                let place = rows.cells.get(4 * trick).map_or(tag.span, |item| item.span);
                self.push(Problem::RotatedRows { trick: trick + 1 }, place);
            }
            self.facts.play = Some(reading);
        }
        self.facts.play_items = rows.cells;
    }

    /// Compares the result with the play and the contract.
    pub(super) fn result(&mut self) {
        let Some(tag) = self.record.tag("Result").copied() else {
            self.passed_out();
            return;
        };
        if let Some(result) = self.facts.result {
            if let Tricks::OfSides([Some(north_south), Some(east_west)]) = result.tricks
                && north_south + east_west != 13
            {
                self.push(Problem::ResultSum { sum: north_south + east_west }, tag.value_span);
                return;
            }
            if let Tricks::OfDeclarer(_) = result.tricks
                && self.facts.contract.is_none()
                && self.facts.final_contract().is_none()
                && self.record.tag("Declarer").is_some_and(|declarer| declarer.raw.is_empty())
            {
                self.push(Problem::ResultAlone, tag.value_span);
            }
            let total = self.facts.deal.as_ref().and_then(Deal::size).filter(|size| *size < 13).unwrap_or(13);
            if let Some((declarer, play)) = self.facts.player().zip(self.facts.play.as_ref())
                && let Some(written) = result.of_declarer(declarer)
                && !play.found.iter().any(|found| {
                    !matches!(found.problem, Problem::RevokeFlag { .. } | Problem::IrregularityFlag { .. })
                })
            {
                let (won, most) = bounds(play, declarer.side(), total);
                let completed = play.completed;
                let is_possible = (won..=most).contains(&written);
                if !is_possible && !result.is_agreed {
                    self.push(Problem::ResultImpossible { written, won, completed, total }, tag.value_span);
                } else if is_possible && result.is_agreed && completed > 0 && !self.has_revokes() {
                    self.push(Problem::ResultFlag, tag.value_span);
                }
            }
        }
        self.passed_out();
    }

    /// Returns true if a revoke is marked, after which tricks may have been transferred.
    fn has_revokes(&self) -> bool {
        self.facts.play_items.iter().any(|item| item.revoke.is_some())
    }

    /// Checks that a passed-out board has no play.
    fn passed_out(&mut self) {
        if self.facts.contract != Some(ContractValue::PassedOut) {
            return;
        }
        let is_bid = self.facts.final_contract().is_some();
        let named = ["Declarer", "Result"].into_iter().filter_map(|name| self.record.tag(name));
        let named = named.copied().find(|tag| !matches!(tag.raw, "" | "?" | "-"));
        if let Some(tag) = named.filter(|_| !is_bid) {
            let has_tricks = tag.name == "Result" && tag.raw.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
            self.push(Problem::PassedOut { tag: tag.name.to_owned(), has_tricks }, tag.value_span);
        }
    }

    /// Compares the score with contract, result and vulnerability.
    pub(super) fn score(&mut self) {
        let Some((tag, value)) = self.said("Score") else { return };
        let place = tag.value_span;
        if self.facts.deal.as_ref().is_some_and(|deal| !deal.is_sound) {
            return;
        }
        let scoring = self.said("Scoring").map(|(_, value)| value.to_ascii_lowercase()).unwrap_or_default();
        if NOT_DUPLICATE.iter().any(|kind| scoring.contains(kind)) {
            return;
        }
        let is_old = scoring.contains("oldmp");
        let is_passed_out = self.facts.is_passed_out();
        let (declarer, wanted) = if is_passed_out {
            (None, 0)
        } else {
            let Some(declarer) = self.facts.player() else { return };
            let Some((contract, vulnerability)) = self.facts.played_contract().zip(self.facts.vulnerability) else {
                return;
            };
            let Some(tricks) = self.facts.result.and_then(|result| result.of_declarer(declarer)) else { return };
            let Ok(tricks) = u8::try_from(tricks) else { return };
            let is_vulnerable = vulnerability.is_of(declarer.side());
            let mut wanted = score(contract, tricks, is_vulnerable);
            let down = i32::from(contract.bid.level) + 6 - i32::from(tricks);
            if is_old && !is_vulnerable && down > 3 && contract.bid.level > 0 {
                // Before 1987 each undertrick from the fourth on cost 100 less.
                wanted += match contract.risk {
                    Risk::Undoubled => 0,
                    Risk::Doubled => 100 * (down - 3),
                    Risk::Redoubled => 200 * (down - 3),
                };
            }
            (Some(declarer), wanted)
        };
        let mut wrong = None;
        for (side, written) in written_scores(&value, declarer) {
            let own = if declarer.is_none_or(|declarer| declarer.side() == side) { wanted } else { -wanted };
            if written != own {
                wrong = Some(Problem::ScoreMismatch { side, written, wanted: own });
                break;
            }
        }
        self.found.extend(wrong.map(|problem| Found::new(problem, place)));
    }
}

/// Reads whole scores: `NS -50`, `-50`, `NS 50 EW -50`.
pub(crate) fn written_scores(value: &str, declarer: Option<Seat>) -> Vec<(Side, i32)> {
    let number = |text: &str| text.trim_start_matches('+').parse::<i32>().ok();
    if let Some(score) = number(value) {
        return vec![(declarer.map_or(Side::NorthSouth, Seat::side), score)];
    }
    let mut words = value.split_ascii_whitespace();
    let mut scores = Vec::new();
    while let Some((side, score)) = words.next().zip(words.next()) {
        if let Some((side, score)) = side_of(side).zip(number(score)) {
            scores.push((side, score));
        }
    }
    scores
}
