//! Compares the headings of sheets of one game.

use crate::database::{is_unknown, may_be_same_player, round_tag};
use crate::game::Game;
use crate::l10n::{Arg, Message, message};
use crate::scoresheet::Reconciled;
use crate::text::Visible;

use super::sheet_of_game::{SheetOfGame, letter, numbered};

/// A field of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeadingField {
    /// Both players, swapped.
    Players,
    White,
    Black,
    Date,
    Round,
    Board,
    /// An offer of a draw with this ply, from 1.
    DrawOffer(u32),
}

impl HeadingField {
    /// Returns the name used in JSON: that of a tag pair, if it is one.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::White => "White",
            Self::Black => "Black",
            Self::Date => "Date",
            Self::Round => "Round",
            Self::Board => "Board",
            Self::DrawOffer(_) => "draw-offer",
        }
    }

    /// Returns true if it makes a tag pair uncertain.
    const fn leaves_open(self, tag: &str) -> bool {
        let is_of_players = matches!(tag.as_bytes(), b"White" | b"Black");
        match self {
            Self::Players => is_of_players,
            field => matches_name(field.name(), tag),
        }
    }
}

const fn matches_name(one: &str, other: &str) -> bool {
    one.as_bytes().eq_ignore_ascii_case(other.as_bytes())
}

/// A difference between the headings of sheets.
#[derive(Clone, Debug)]
pub(super) struct HeadingDifference {
    pub(super) field: HeadingField,
    /// The text of each sheet, safe to display.
    pub(super) written: Vec<Option<String>>,
    pub(super) why: Message,
}

impl HeadingDifference {
    /// Returns true if it makes a tag pair of the game uncertain.
    pub(super) const fn leaves_open(&self, tag: &str) -> bool {
        self.field.leaves_open(tag)
    }
}

/// Describes the differences between the headings of sheets.
pub fn heading_messages<G: Game>(sheets: &[SheetOfGame<G>]) -> Vec<Message> {
    differing_headings(sheets).into_iter().map(|heading| heading.why).collect()
}

/// Lists the differences between the headings, and the offers of a draw that are on one sheet only.
pub(super) fn heading_differences<G: Game>(
    sheets: &[SheetOfGame<G>],
    reconciled: &Reconciled<G>,
) -> Vec<HeadingDifference> {
    let mut found = differing_headings(sheets);
    found.extend(lone_offers(sheets, reconciled));
    found
}

fn differing_headings<G: Game>(sheets: &[SheetOfGame<G>]) -> Vec<HeadingDifference> {
    let fields =
        [HeadingField::White, HeadingField::Black, HeadingField::Date, HeadingField::Round, HeadingField::Board];
    let mut found: Vec<HeadingDifference> = Vec::new();
    found.extend(exchanged_players(sheets));
    for field in fields {
        if found.iter().any(|known| known.leaves_open(field.name())) {
            continue;
        }
        let values: Vec<Option<String>> = sheets.iter().map(|sheet| value(sheet, field)).collect();
        let said: Vec<&String> = values.iter().flatten().collect();
        let differs = said.iter().enumerate().any(|(at, one)| said[..at].iter().any(|other| !agree(field, one, other)));
        if differs {
            found.push(difference(field, &values));
        }
    }
    found
}

fn difference(field: HeadingField, values: &[Option<String>]) -> HeadingDifference {
    let written: Vec<Option<String>> =
        values.iter().map(|value| value.as_ref().map(|value| Visible(value).to_string())).collect();
    let listed =
        written.iter().enumerate().filter_map(|(sheet, value)| Some(format!("{}: {}", letter(sheet), value.as_ref()?)));
    let listed = listed.collect::<Vec<_>>().join("; ");
    let why = match field {
        HeadingField::Players => message!("compare-heading-exchanged", values = listed),
        field => message!("compare-heading-differs", field = field.name(), values = listed),
    };
    HeadingDifference { field, written, why }
}

/// Returns the value on a sheet; a board may follow the round.
fn value<G: Game>(sheet: &SheetOfGame<G>, field: HeadingField) -> Option<String> {
    let tag = |name: &str| sheet.tag(name).map(str::trim).filter(|value| !is_unknown(value)).map(str::to_owned);
    match field {
        HeadingField::Board => tag("Board").or_else(|| {
            let board = round_tag::read(&tag("Round")?).board;
            (board > 0).then(|| board.to_string())
        }),
        field => tag(field.name()),
    }
}

/// Returns true if two values may mean the same.
fn agree(field: HeadingField, one: &str, other: &str) -> bool {
    if one.to_lowercase() == other.to_lowercase() {
        return true;
    }
    match field {
        HeadingField::White | HeadingField::Black => may_be_same_player(one, other),
        HeadingField::Date => {
            let is_open = |part: &str| part.contains('?');
            let mut parts = one.split('.').zip(other.split('.'));
            parts.all(|(one, other)| one == other || is_open(one) || is_open(other))
        }
        HeadingField::Round | HeadingField::Board => {
            let [one, other] = [one, other].map(|text| round_tag::read(text).round);
            one > 0 && one == other
        }
        HeadingField::Players | HeadingField::DrawOffer(_) => false,
    }
}

/// Checks whether a sheet has the players of the first sheet swapped.
fn exchanged_players<G: Game>(sheets: &[SheetOfGame<G>]) -> Option<HeadingDifference> {
    let players = |sheet: &SheetOfGame<G>| value(sheet, HeadingField::White).zip(value(sheet, HeadingField::Black));
    let all: Vec<Option<(String, String)>> = sheets.iter().map(players).collect();
    let (white, black) = all.iter().flatten().next()?;
    let is_exchanged = |(own_white, own_black): &&(String, String)| {
        let is_as_named = may_be_same_player(white, own_white) || may_be_same_player(black, own_black);
        !is_as_named && may_be_same_player(white, own_black) && may_be_same_player(black, own_white)
    };
    all.iter().flatten().find(is_exchanged)?;
    let named: Vec<Option<String>> =
        all.iter().map(|players| players.as_ref().map(|(white, black)| format!("{white} – {black}"))).collect();
    Some(difference(HeadingField::Players, &named))
}

/// Finds the offers of a draw that are on only one of several sheets.
fn lone_offers<G: Game>(sheets: &[SheetOfGame<G>], reconciled: &Reconciled<G>) -> Vec<HeadingDifference> {
    let mut found = Vec::new();
    for ply in &reconciled.plies {
        let has_offer = |sheet: usize| {
            let slots = sheets[sheet].sheet.as_ref().map_or(&[][..], |sheet| &sheet.sheet.slots);
            let Some(slot) = ply.entries.get(sheet).and_then(|entry| entry.slot) else { return false };
            let start = |at: usize| slots.get(at)?.cell.as_ref().map(|cell| cell.span.start);
            let (from, to) = (start(slot as usize), start(slot as usize + 1).unwrap_or(u32::MAX));
            from.is_some_and(|from| sheets[sheet].draw_offers.iter().any(|offer| (from..to).contains(offer)))
        };
        let with: Vec<usize> = (0..sheets.len()).filter(|sheet| has_offer(*sheet)).collect();
        let [only] = with.as_slice() else { continue };
        let turn = numbered(ply.number, ply.side, "");
        let why = message!("compare-lone-offer", turn = turn, sheets = Arg::All(vec![letter(*only).to_string()]));
        let written = (0..sheets.len()).map(|sheet| (sheet == *only).then(|| "(=)".to_owned())).collect();
        found.push(HeadingDifference { field: HeadingField::DrawOffer(ply.ply), written, why });
    }
    found
}
