//! Writes games as LIN, and reports what it cannot represent.

use std::fmt::Write;

use crate::call::{Call, Denomination};
use crate::card::Card;
use crate::check::Facts;
use crate::pbn::{AuctionWord, Inherited, ItemKind, Record};
use crate::seat::{Seat, Vulnerability};

/// A part of a game that LIN cannot represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinLoss {
    /// Tags other than those of the players, the board, the deal, the contract and the result.
    Tags,
    /// Tables.
    Tables,
    /// Comments.
    Comments,
    /// Judgements and numeric annotations.
    Annotations,
    /// Notes of cards.
    CardNotes,
    /// Flags of irregularities.
    Irregularities,
    /// Names with commas or bars.
    Names,
    /// An unknown hand, or one of fewer cards than thirteen.
    Hands,
    /// A contract that does not follow from an auction.
    Contract,
    /// Unreadable or illegal calls.
    Calls,
    /// Cards after one that is unknown or impossible.
    Cards,
}

/// The tags that LIN can represent, and those that follow from its content.
const CARRIED: [&str; 16] = [
    "Board",
    "Room",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Result",
    "Auction",
    "Play",
    "Note",
    "Score",
];

/// Appends a game as a board of LIN on a line of its own; returns the kinds of losses, each once.
///
/// ```
/// use zapis_bridge::{Checker, pbn, write_lin};
/// let record = pbn::read("[Dealer \"N\"]\n[Auction \"N\"]\n1D Pass Pass Pass\n");
/// let mut checker = Checker::default();
/// let (_, facts) = checker.check(&record);
/// let mut lin = String::new();
/// write_lin(&record, &facts, checker.inherited(), &mut lin);
/// assert!(lin.contains("mb|1D|"));
/// ```
///
/// Cost: linear.
pub fn write_lin(record: &Record<'_>, facts: &Facts, inherited: &Inherited, out: &mut String) -> Vec<LinLoss> {
    let mut losses = of_the_record(record, &[]);
    let names = write_board(record, facts, inherited, &mut losses);
    out.push_str(&names.line(true));
    losses.sort_unstable();
    losses.dedup();
    losses
}

/// A board of LIN: the part before the players' names, the names, and the part after them.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardLine {
    label: String,
    /// The names from South on.
    pub(super) names: [String; 4],
    rest: String,
}

impl BoardLine {
    /// Returns it as a line, without the names if they were already written.
    pub(super) fn line(&self, has_names: bool) -> String {
        let names = if has_names { format!("pn|{}|", self.names.join(",")) } else { String::new() };
        [self.label.as_str(), &names, &self.rest].concat()
    }
}

/// Writes a board; anything that cannot be represented is added to the losses.
pub(super) fn write_board(
    record: &Record<'_>,
    facts: &Facts,
    inherited: &Inherited,
    losses: &mut Vec<LinLoss>,
) -> BoardLine {
    let mut line = BoardLine::default();
    let value = |name: &str| inherited.value_of(record, name).filter(|value| !matches!(&**value, "" | "?"));
    let board = facts.board.or_else(|| value("Board")?.parse().ok());
    let room = value("Room").is_some_and(|room| room.eq_ignore_ascii_case("closed"));
    if let Some(board) = board {
        line.label = format!("qx|{}{board}|", if room { 'c' } else { 'o' });
    }
    line.names = ["South", "West", "North", "East"].map(|name| {
        let name = value(name).unwrap_or_default();
        let plain = plain_name(&name);
        if plain != name {
            losses.push(LinLoss::Names);
        }
        plain
    });
    let out = &mut line.rest;
    out.push_str("st||md|");
    hands(facts, out, losses);
    out.push_str("|rh||");
    if let Some(board) = board {
        let _ = write!(out, "ah|Board {board}|");
    }
    let vulnerability =
        facts.vulnerability.map_or("", |Vulnerability { north_south, east_west }| match (north_south, east_west) {
            (false, false) => "o",
            (true, false) => "n",
            (false, true) => "e",
            (true, true) => "b",
        });
    let _ = write!(out, "sv|{vulnerability}|");
    let has_auction = calls(record, facts, out, losses);
    cards(facts, has_auction, out, losses);
    out.push_str("pg||\n");
    line
}

/// Lists the parts of a record besides deal, auction and play, and besides the tags that a heading carries.
pub(super) fn of_the_record(record: &Record<'_>, of_heading: &[&str]) -> Vec<LinLoss> {
    let mut losses = Vec::new();
    let is_table = |name: &str| name.ends_with("Table") && name != "Table";
    let is_carried = |name: &str| CARRIED.contains(&name) || of_heading.contains(&name);
    for tag in record.tags.iter().filter(|tag| !is_carried(tag.name) && !matches!(tag.raw, "" | "?")) {
        losses.push(if is_table(tag.name) { LinLoss::Tables } else { LinLoss::Tags });
    }
    for item in &record.items {
        match item.kind {
            ItemKind::BraceComment | ItemKind::LineComment => losses.push(LinLoss::Comments),
            ItemKind::Suffix | ItemKind::Nag => losses.push(LinLoss::Annotations),
            ItemKind::Irregularity => losses.push(LinLoss::Irregularities),
            _ => {}
        }
    }
    losses.sort_unstable();
    losses.dedup();
    losses
}

/// Returns a name without signs that are special in LIN: `Last, First` as `First Last`.
fn plain_name(name: &str) -> String {
    let turned = match name.split_once(", ") {
        Some((last, first)) if !first.contains(',') => format!("{first} {last}"),
        _ => name.to_owned(),
    };
    plain_text(&turned).replace(',', " ")
}

/// Returns a text without bars and ends of lines.
pub(super) fn plain_text(text: &str) -> String {
    text.chars().map(|c| if c == '|' || c.is_control() { ' ' } else { c }).collect()
}

/// Writes the dealer, and the hands from South on.
fn hands(facts: &Facts, out: &mut String, losses: &mut Vec<LinLoss>) {
    if let Some(dealer) = facts.dealer {
        let _ = write!(out, "{}", Seat::South.distance_to(dealer) + 1);
    }
    let Some(deal) = facts.deal.as_ref().filter(|deal| deal.is_sound) else {
        losses.push(LinLoss::Hands);
        return;
    };
    let mut hands = Vec::new();
    for seat in [Seat::South, Seat::West, Seat::North, Seat::East] {
        let hand = deal.hand(seat);
        if hand.len() != 13 {
            losses.push(LinLoss::Hands);
        }
        let mut text = String::new();
        for suit in crate::card::Suit::DESCENDING {
            text.push(suit.letter());
            text.extend(hand.of_suit(suit).cards().map(Card::rank_letter));
        }
        hands.push(if deal.hands[seat.index()].is_some() { text } else { String::new() });
    }
    out.push_str(&hands.join(","));
}

/// Writes the calls with their explanations; returns true if the contract follows from them.
fn calls(record: &Record<'_>, facts: &Facts, out: &mut String, losses: &mut Vec<LinLoss>) -> bool {
    let Some(auction) = facts.auction.as_ref() else {
        if facts.is_passed_out() {
            out.push_str("mb|p|mb|p|mb|p|mb|p|");
            return true;
        }
        if facts.contract.is_some() {
            losses.push(LinLoss::Contract);
        }
        return false;
    };
    let is_skipped = facts.auction_items.iter().any(|item| item.word == AuctionWord::Skipped);
    if !auction.is_legal || is_skipped || facts.dealer.is_none() {
        losses.push(LinLoss::Calls);
        return false;
    }
    let notes: Vec<_> = record.tag("Auction").map(|tag| record.notes_of(tag).collect()).unwrap_or_default();
    // Omitted leading passes are inferred from the declarer.
    out.push_str(&"mb|p|".repeat(facts.n_left_out));
    for (_, call, number) in &auction.calls {
        let item = facts.auction_items.get(*number).filter(|item| item.word != AuctionWord::AllPass);
        let note = item.and_then(|item| item.note);
        let text = note.and_then(|number| notes.iter().find(|note| note.number == number)).map(|note| note.text);
        let sign = if note.is_some() || item.is_some_and(|item| item.is_alerted) { "!" } else { "" };
        let call = match call {
            Call::Pass => "p".to_owned(),
            Call::Double => "d".to_owned(),
            Call::Redouble => "r".to_owned(),
            Call::Bid(bid) if bid.denomination == Denomination::NoTrump => format!("{}N", bid.level),
            Call::Bid(bid) => bid.to_string(),
        };
        let _ = write!(out, "mb|{call}{sign}|");
        if let Some(text) = text.map(crate::pbn::unescape).filter(|text| &**text != super::record::ALERT) {
            let plain = plain_text(&text);
            if plain != text {
                losses.push(LinLoss::Names);
            }
            let _ = write!(out, "an|{plain}|");
        }
    }
    auction.is_complete
}

/// Writes the cards in the order of play, and declarer's tricks.
fn cards(facts: &Facts, has_auction: bool, out: &mut String, losses: &mut Vec<LinLoss>) {
    let mut n_written = 0;
    if has_auction && facts.player().is_some() {
        // In LIN the winner of a trick always leads to the next one.
        for trick in facts.tricks_played().iter().take_while(|trick| !trick.is_out_of_turn) {
            out.push_str("pg||");
            for card in &trick.cards {
                let _ = write!(out, "pc|{card}|");
            }
            n_written += trick.cards.len();
        }
    }
    let n_cards = facts.play_items.iter().filter(|item| matches!(item.cell, crate::pbn::Cell::Card(_))).count();
    if n_written < n_cards {
        losses.push(LinLoss::Cards);
    }
    if facts.play_items.iter().any(|item| item.note.is_some()) {
        losses.push(LinLoss::CardNotes);
    }
    if let Some(tricks) = facts.tricks().filter(|_| n_written < 52 && has_auction) {
        let _ = write!(out, "mc|{tricks}|");
    }
}
