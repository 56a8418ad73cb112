//! All checks of a record, in sequence, because games inherit values from those before them.

mod annotations;
mod play;
mod tables;
mod values;

use std::borrow::Cow;

use crate::auction::{AuctionReading, read_auction};
use crate::call::{Contract, ContractValue, FinalContract, Risk};
use crate::card::Suit;
use crate::deal::{Deal, read_deal};
use crate::few_of_a_kind::few_of_a_kind;
use crate::pbn::{AuctionItem, Inherited, ItemKind, Record, TagPair, nearest_tag, without_tabs};
use crate::play::{PlayReading, PlayedTrick, tricks_of};
use crate::problem::{Dialect, Found, Needed, Problem};
use crate::result::ResultValue;
use crate::seat::{Seat, Vulnerability};
use crate::span::Span;

pub(crate) use play::written_scores;

/// Checks the records of a file, one after another.
#[derive(Debug, Default)]
pub struct Checker {
    inherited: Inherited,
    /// The deal of the previous game.
    last_deal: Option<Deal>,
    /// The dealer of the previous game.
    last_dealer: Option<Seat>,
    habits: Habits,
}

/// Habits of the program that wrote the file, as far as its records have shown them.
#[derive(Clone, Copy, Debug, Default)]
struct Habits {
    /// Whether leading passes of an auction are omitted, as shown by the play.
    leaves_out_passes: bool,
    /// Whether rows of a play begin with the leader.
    turns_rows: bool,
    /// Whether contracts state doubles.
    writes_doubles: bool,
}

/// The facts of a record.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Facts {
    /// The board number.
    pub board: Option<u32>,
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The vulnerability.
    pub vulnerability: Option<Vulnerability>,
    /// The deal, if it is readable.
    pub deal: Option<Deal>,
    /// The declarer according to the tags, and whether dummy and declarer were swapped.
    pub(crate) declarer: Option<(Seat, bool)>,
    /// The contract according to the tags.
    pub(crate) contract: Option<ContractValue>,
    /// The result according to the tags.
    pub(crate) result: Option<ResultValue>,
    /// The auction, if there is one.
    pub auction: Option<AuctionReading>,
    /// The words of the auction.
    pub auction_items: Vec<AuctionItem>,
    /// The number of leading passes omitted.
    pub n_left_out: usize,
    /// The play, if there is one.
    pub play: Option<PlayReading>,
    /// Whether the play ends with `*`.
    pub(crate) is_play_ended: bool,
    /// The words of the play.
    pub(crate) play_items: Vec<crate::pbn::PlayItem>,
}

impl Facts {
    /// Returns the declarer, according to the tag or otherwise the auction.
    #[must_use]
    pub fn player(&self) -> Option<Seat> {
        self.declarer.map(|(seat, _)| seat).or_else(|| self.final_contract().map(|made| made.declarer))
    }

    /// Returns the contract of the auction, if it is over.
    #[must_use]
    pub(crate) fn final_contract(&self) -> Option<FinalContract> {
        self.auction.as_ref().filter(|auction| auction.is_complete).and_then(|auction| auction.auction.contract())
    }

    /// Returns the contract, according to the tag or otherwise the auction.
    #[must_use]
    pub fn played_contract(&self) -> Option<Contract> {
        match self.contract {
            Some(ContractValue::Contract(contract)) => Some(contract),
            Some(_) => None,
            None => self.final_contract().map(|made| made.contract),
        }
    }

    /// Returns true if all players passed.
    #[must_use]
    pub fn is_passed_out(&self) -> bool {
        let passed = |auction: &AuctionReading| auction.is_complete && auction.auction.contract().is_none();
        match self.contract {
            Some(contract) => contract == ContractValue::PassedOut,
            None => self.auction.as_ref().is_some_and(passed),
        }
    }

    /// Returns trumps, if the contract or the end position states them; `Some(None)` for no-trump.
    #[must_use]
    #[expect(clippy::option_option, reason = "no contract, or a contract without trumps")]
    pub(crate) fn trumps(&self) -> Option<Option<Suit>> {
        let of_tag = match self.contract {
            Some(ContractValue::Trumps(denomination)) => Some(denomination),
            _ => None,
        };
        let denomination = of_tag.or_else(|| self.played_contract().map(|contract| contract.bid.denomination))?;
        Some(denomination.trumps())
    }

    /// Lists the tricks, up to the first card that is unknown or cannot have been played in turn.
    #[must_use]
    pub fn tricks_played(&self) -> Vec<PlayedTrick> {
        let Some((play, trumps)) = self.play.as_ref().zip(self.trumps()) else { return Vec::new() };
        let leader = self.player().map(Seat::next).or_else(|| play.cards.first().map(|(seat, _)| *seat));
        leader.map(|leader| tricks_of(play, leader, trumps)).unwrap_or_default()
    }

    /// Returns declarer's tricks.
    #[must_use]
    pub fn tricks(&self) -> Option<u32> {
        let declarer = self.player()?;
        if let Some(result) = self.result {
            return result.of_declarer(declarer);
        }
        let play = self.play.as_ref().filter(|play| play.completed == 13)?;
        Some(play.won[declarer.side().index()])
    }
}

/// One record being checked.
struct Check<'a, 't> {
    record: &'a Record<'t>,
    inherited: &'a Inherited,
    found: Vec<Found>,
    facts: Facts,
    habits: Habits,
}

impl Checker {
    /// Checks the next record of the file. Returns the findings, in order of place, and the facts of the record.
    ///
    /// Cost: linear.
    pub fn check(&mut self, record: &Record<'_>) -> (Vec<Found>, Facts) {
        let found = record.found.clone();
        let mut check =
            Check { record, inherited: &self.inherited, found, facts: Facts::default(), habits: self.habits };
        check.text_outside();
        if !record.tags.is_empty() {
            check.tags();
            check.values();
            check.deal();
            check.board();
            check.auction(self.last_dealer);
            check.play(self.last_deal.as_ref());
            check.contract();
            check.result();
            check.score();
            check.annotations();
            check.tables();
        }
        let Check { mut found, facts, habits, .. } = check;
        self.habits = habits;
        found.sort_by_key(|one| one.span.start);
        found.dedup();
        few_of_a_kind(&mut found, |_| (), |one| one);
        self.inherited.take(record);
        if facts.deal.as_ref().is_some_and(|deal| deal.is_sound) {
            self.last_deal.clone_from(&facts.deal);
        }
        self.last_dealer = facts.dealer.or(self.last_dealer);
        (found, facts)
    }

    /// Returns the values that records inherit from those before them.
    #[must_use]
    pub const fn inherited(&self) -> &Inherited {
        &self.inherited
    }
}

/// The lines that deal generators write between deals.
const GENERATOR_LINES: [&str; 8] =
    ["Generated", "Produced", "Initial random seed", "Time needed", "Dealt ", "Seed", "Hands generated", "Average"];

impl<'t> Check<'_, 't> {
    fn push(&mut self, problem: Problem, span: Span) {
        self.found.push(Found::new(problem, span));
    }

    /// Returns a tag with its value, which may be inherited, unless the value is empty.
    fn said(&self, name: &str) -> Option<(&TagPair<'t>, Cow<'_, str>)> {
        let tag = self.record.tag(name)?;
        let value = without_tabs(self.inherited.value(tag));
        (!value.is_empty() && value != "?").then_some((tag, value))
    }

    /// Finds text that is neither tag nor comment nor in a section.
    fn text_outside(&mut self) {
        let mut section = "";
        let mut last: Option<Span> = None;
        let mut places = Vec::new();
        for item in &self.record.items {
            match item.kind {
                ItemKind::Tag(number) => section = self.record.tags[number].name,
                ItemKind::BraceComment | ItemKind::LineComment | ItemKind::EscapeLine | ItemKind::Surrounding => {
                    continue;
                }
                _ if matches!(section, "Auction" | "Play") || section.ends_with("Table") => continue,
                ItemKind::Junk if item.span.of(self.record.text).starts_with('[') => continue,
                _ => {
                    let line_break = |from: usize| self.record.text[from..item.span.start].contains('\n');
                    match &mut last {
                        Some(place) if !line_break(place.end) => place.end = item.span.end,
                        _ => {
                            places.extend(last.take());
                            last = Some(item.span);
                        }
                    }
                    continue;
                }
            }
            places.extend(last.take());
        }
        places.extend(last);
        for place in places {
            let text = place.of(self.record.text);
            if text == "\u{1a}" || text == "<PBN>" || text == "</PBN>" {
                continue;
            }
            if GENERATOR_LINES.iter().any(|line| text.starts_with(line)) {
                self.push(Problem::Dialect { kind: Dialect::GeneratorLines }, place);
                continue;
            }
            let looks_cut_off =
                |word: &str| crate::call::Call::read(word).is_some() || crate::card::Card::read(word).is_some();
            let is_cut_off = self.record.tags.is_empty() && text.split_ascii_whitespace().all(looks_cut_off);
            let is_before_tag = self.record.tags.last().is_some_and(|tag| tag.span.start > place.start);
            self.push(Problem::TextOutside { is_cut_off, is_before_tag }, place);
        }
    }

    /// Checks the names of tags.
    fn tags(&mut self) {
        for tag in &self.record.tags {
            let name = || tag.name.to_owned();
            if tag.is_repeated {
                self.found.push(Found::new(Problem::DuplicateTag { name: name() }, tag.span));
                continue;
            }
            if !tag.is_known() {
                let problem = Problem::UnknownTag { name: name(), meant: nearest_tag(tag.name) };
                self.found.push(Found::new(problem, tag.span));
            }
            if tag.raw.starts_with('#') && !tag.may_be_inherited() && tag.is_standard() {
                self.found.push(Found::new(Problem::InheritForbidden { name: name() }, tag.value_span));
            }
        }
    }

    /// Reads the deal.
    fn deal(&mut self) {
        let Some(tag) = self.record.tag("Deal").copied() else { return };
        if matches!(tag.raw, "" | "?") || tag.raw.starts_with('#') {
            return;
        }
        let (deal, problems) = read_deal(tag.raw);
        if deal.as_ref().is_some_and(|deal| deal.is_dialect) {
            self.push(Problem::Dialect { kind: Dialect::Deals }, tag.value_span);
        }
        for (problem, span) in problems {
            self.push(problem, span.moved(tag.value_span.start));
        }
        self.facts.deal = deal;
    }

    /// Compares the dealer and the vulnerability with the board number (Law 2).
    fn board(&mut self) {
        let Some(board) = self.facts.board else { return };
        if let Some((dealer, tag)) = self.facts.dealer.zip(self.record.tag("Dealer").copied()) {
            let wanted = Seat::dealer_of_board(board);
            if dealer != wanted {
                self.push(Problem::BoardDealer { board, wanted, written: dealer }, tag.value_span);
            }
        }
        if let Some((written, tag)) = self.facts.vulnerability.zip(self.record.tag("Vulnerable").copied()) {
            let wanted = Vulnerability::of_board(board);
            if written != wanted {
                self.push(Problem::BoardVulnerability { board, wanted, written }, tag.value_span);
            }
        }
    }

    /// Plays the auction.
    fn auction(&mut self, last_dealer: Option<Seat>) {
        let Some(tag) = self.record.tag("Auction").copied() else { return };
        if tag.raw.starts_with('#') {
            return;
        }
        let items = self.record.auction_items(&tag, &mut self.found);
        let column = tag.raw.bytes().next().filter(|_| tag.raw.len() == 1).and_then(Seat::of_letter);
        if column.is_none() {
            if matches!(tag.raw, "" | "?") {
                self.push(Problem::Dialect { kind: Dialect::EmptySections }, tag.span);
            } else {
                self.push(Problem::TagValue { name: tag.name.to_owned(), is_legible: false }, tag.value_span);
            }
        }
        if self.facts.dealer.is_none() && self.record.tag("Dealer").is_none_or(|dealer| !dealer.raw.starts_with('#')) {
            // A program that omits tags instead of inheriting them means the dealer of the previous game.
            let would_fit = column.is_some() && column == last_dealer && self.record.tag("Deal").is_none();
            let problem = Problem::SectionNeeds { section: tag.name.to_owned(), needed: Needed::Dealer, would_fit };
            self.push(problem, tag.span);
        }
        if items.is_empty() {
            return;
        }
        let column = column.or(self.facts.dealer).unwrap_or(Seat::North);
        let dealer = self.facts.dealer.unwrap_or_else(|| {
            column.after(items.iter().take_while(|item| item.word == crate::pbn::AuctionWord::Dash).count())
        });
        let reading = read_auction(&items, column, dealer, tag.span, &mut self.found);
        self.facts.auction = Some(reading);
        self.facts.auction_items = items;
    }

    /// Compares the contract and the declarer of the tags with the auction.
    fn contract(&mut self) {
        if let Some(ContractValue::Contract(contract)) = self.facts.contract {
            self.habits.writes_doubles |= contract.risk != Risk::Undoubled;
        }
        let Some(auction) = self.facts.auction.as_ref().filter(|auction| auction.is_complete && auction.is_legal)
        else {
            return;
        };
        let made = auction.auction.contract();
        let contract_tag = self.record.tag("Contract").copied();
        let declarer_tag = self.record.tag("Declarer").copied();
        if let Some((written, tag)) = self.facts.contract.zip(contract_tag) {
            let written = match written {
                ContractValue::Contract(contract) => Some(contract),
                ContractValue::PassedOut => None,
                ContractValue::Trumps(_) => return,
            };
            let wanted = made.map(|made| made.contract);
            if written != wanted {
                let lacks_double = self.habits.tell_of_no_doubles()
                    && written.zip(wanted).is_some_and(|(written, wanted)| written.bid == wanted.bid);
                self.push(Problem::ContractMismatch { written, wanted, lacks_double }, tag.value_span);
                if written.is_none() || wanted.is_none() {
                    return;
                }
            }
        }
        let Some(((written, is_exchanged), tag)) = self.facts.declarer.zip(declarer_tag) else { return };
        let Some(made) = made else { return };
        let wanted = if is_exchanged { made.declarer.partner() } else { made.declarer };
        if written == wanted {
            return;
        }
        let n = wanted.distance_to(written);
        let same_bid = self.facts.contract.is_none_or(|contract| match contract {
            ContractValue::Contract(contract) => contract.bid == made.contract.bid,
            _ => false,
        });
        // The opening leader shows who was declarer; the dealer is no evidence against it, because that is what is
        // missing.
        let play_fits = self.facts.play.as_ref().is_some_and(|play| play.completed > 0 && play.found.is_empty())
            && self.record.tag("Play").and_then(|tag| tag.raw.bytes().next()).and_then(Seat::of_letter)
                == Some(written.next());
        if same_bid && !is_exchanged && (play_fits || self.habits.leaves_out_passes) {
            self.habits.leaves_out_passes |= play_fits;
            let place = self.facts.auction_items.first().map_or(tag.value_span, |item| item.span);
            self.push(Problem::LeadingPasses { n }, place);
            self.facts.n_left_out = n;
        } else {
            self.push(Problem::DeclarerMismatch { written, wanted, is_exchanged }, tag.value_span);
        }
    }
}

impl Habits {
    /// Returns true if the program that wrote the file only writes undoubled contracts, judging by its other
    /// peculiarities.
    const fn tell_of_no_doubles(self) -> bool {
        (self.leaves_out_passes || self.turns_rows) && !self.writes_doubles
    }
}
