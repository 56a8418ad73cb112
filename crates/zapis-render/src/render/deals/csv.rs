//! Bridge records as CSV (RFC 4180), one deal per row.

use crate::bridge::Seat;
use crate::findings::Severity;

use super::json::{DealTimeline, north_south_score};
use crate::render::games::csv::write_field;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// A column of the table of deals.
#[derive(Clone, Copy, Debug)]
pub struct DealColumn {
    /// Its name.
    pub name: &'static str,
    text: fn(&DealTimeline<'_>) -> String,
}

fn tag(deal: &DealTimeline<'_>, name: &str) -> String {
    let value = deal.inherited.value_of(deal.record, name).unwrap_or_default();
    if value == "?" { String::new() } else { value.into_owned() }
}

fn hand(deal: &DealTimeline<'_>, seat: Seat) -> String {
    let hand = deal.facts.deal.as_ref().and_then(|all| all.hands[seat.index()]);
    hand.map(|hand| hand.to_string()).unwrap_or_default()
}

fn calls(deal: &DealTimeline<'_>) -> String {
    let calls = deal.facts.auction.iter().flat_map(|auction| &auction.calls);
    calls.map(|(_, call, _)| call.to_string()).collect::<Vec<_>>().join(" ")
}

fn contract(deal: &DealTimeline<'_>) -> String {
    match deal.facts.played_contract() {
        Some(contract) => contract.to_string(),
        None if deal.facts.is_passed_out() => "Pass".to_owned(),
        None => String::new(),
    }
}

fn cards(deal: &DealTimeline<'_>) -> String {
    let tricks = deal.facts.tricks_played();
    let of_trick = |cards: Vec<String>| cards.join(" ");
    tricks
        .iter()
        .map(|trick| of_trick(trick.cards.iter().map(ToString::to_string).collect()))
        .collect::<Vec<_>>()
        .join("/")
}

fn findings(deal: &DealTimeline<'_>) -> String {
    let named =
        deal.findings.iter().filter(|finding| finding.severity != Severity::Note).map(|finding| finding.rule.name);
    named.collect::<Vec<_>>().join(" ")
}

macro_rules! columns {
    ($($name:literal => $text:expr,)*) => { &[$(DealColumn { name: $name, text: $text },)*] };
}

/// The columns of the table of deals, in their usual order.
pub const DEAL_COLUMNS: &[DealColumn] = columns! {
    "path" => |deal| deal.path.to_owned(),
    "record" => |deal| deal.number.to_string(),
    "event" => |deal| tag(deal, "Event"),
    "site" => |deal| tag(deal, "Site"),
    "date" => |deal| tag(deal, "Date"),
    "board" => |deal| deal.facts.board.map_or_else(String::new, |board| board.to_string()),
    "north" => |deal| tag(deal, "North"),
    "east" => |deal| tag(deal, "East"),
    "south" => |deal| tag(deal, "South"),
    "west" => |deal| tag(deal, "West"),
    "dealer" => |deal| deal.facts.dealer.map_or_else(String::new, |seat| seat.letter().to_string()),
    "vulnerable" => |deal| deal.facts.vulnerability.map_or_else(String::new, |it| it.name().to_owned()),
    "hand_north" => |deal| hand(deal, Seat::North),
    "hand_east" => |deal| hand(deal, Seat::East),
    "hand_south" => |deal| hand(deal, Seat::South),
    "hand_west" => |deal| hand(deal, Seat::West),
    "auction" => calls,
    "contract" => contract,
    "declarer" => |deal| deal.facts.player().filter(|_| !deal.facts.is_passed_out()).map_or_else(String::new, |seat| seat.letter().to_string()),
    "play" => cards,
    "tricks" => |deal| deal.facts.tricks().map_or_else(String::new, |tricks| tricks.to_string()),
    "score_ns" => |deal| north_south_score(deal.facts).map_or_else(String::new, |score| score.to_string()),
    "scoring" => |deal| tag(deal, "Scoring"),
    "findings" => findings,
};

/// Writes the header line.
#[must_use]
pub fn deal_csv_head(columns: &[DealColumn]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
    names.join(",") + "\r\n"
}

/// Writes a deal as a row. Negative scores are written as numbers; texts that a spreadsheet would read as formulas are
/// escaped.
pub fn write_deal_csv(deal: &DealTimeline<'_>, columns: &[DealColumn], buffer: &mut DeferredBuffer) {
    for (at, column) in columns.iter().enumerate() {
        if at > 0 {
            buffer.bytes.push(b',');
        }
        let text = (column.text)(deal);
        if column.name == "score_ns" {
            buffer.bytes.extend_from_slice(text.as_bytes());
        } else {
            write_field(&text, &mut buffer.bytes);
        }
    }
    buffer.bytes.extend_from_slice(b"\r\n");
}
