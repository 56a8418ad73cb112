//! A board of LIN, as played at one table.

use std::sync::Arc;

use super::heading::VugraphMatch;
use crate::auction::{Auction, add_behind_end};
use crate::call::{Call, FinalContract};
use crate::card::Card;
use crate::deal::Deal;
use crate::pbn::{Cell, PlayItem, Rows};
use crate::play::{PlayReading, Reading, replay};
use crate::problem::{Found, Problem};
use crate::seat::{Seat, Vulnerability};
use crate::span::Span;

/// A board of a file, as played at one table.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Board {
    /// The place of its deal.
    pub span: Span,
    /// The place of everything that belongs to it, from its label or its players' names on.
    pub whole: Span,
    /// The place of preceding text that also applies to later boards: the heading of a match.
    pub head: Span,
    /// Its label: `o46`, the room followed by the number.
    pub label: String,
    /// Its heading: `Board 46`.
    pub(crate) heading: String,
    /// The players' names from North clockwise; empty if unknown.
    pub names: [String; 4],
    /// Its match, in a vugraph file.
    pub vugraph: Option<Arc<VugraphMatch>>,
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The deal.
    pub deal: Option<Deal>,
    /// The vulnerability as written: `o`, `n`, `e`, `b`.
    pub vulnerability: Option<char>,
    /// The calls with their places.
    pub calls: Vec<(Call, Span)>,
    /// For each call, whether it was alerted, and its explanation.
    pub(crate) explanations: Vec<(bool, Option<String>)>,
    /// Texts between the calls and cards, each with the number of calls and cards before it.
    pub(crate) texts: Vec<(usize, usize, String)>,
    /// The cards in the order of play, with their places.
    pub cards: Vec<(Card, Span)>,
    /// Declarer's tricks as claimed.
    pub claim: Option<(u32, Span)>,
    /// The final contract of the auction.
    pub made: Option<FinalContract>,
    /// Whether all players passed.
    pub is_passed_out: bool,
    /// The result of reading the play.
    pub play: Option<PlayReading>,
}

/// Checks a board by playing it.
pub(super) fn judge(board: &mut Board) -> Vec<Found> {
    let mut found = Vec::new();
    let Some(dealer) = board.dealer else { return found };
    let mut auction = Auction::new(dealer);
    for (call, span) in &board.calls {
        if let Some(problem) = auction.fault(*call) {
            if matches!(problem, Problem::CallAfterEnd { .. }) {
                add_behind_end(&mut found, 0, problem, *span);
                continue;
            }
            found.push(Found::new(problem, *span));
        }
        auction.make(*call);
    }
    board.made = auction.contract();
    board.is_passed_out = auction.is_over() && board.made.is_none();
    // Final passes are often omitted.
    let Some(made) = board.made.filter(|_| found.is_empty() && (auction.is_over() || !board.cards.is_empty())) else {
        return found;
    };
    let cell = |(card, span): &(Card, Span)| PlayItem {
        cell: Cell::Card(*card),
        span: *span,
        revoke: None,
        lead: None,
        note: None,
        is_note_unclosed: false,
        second_note: None,
        annotations: Vec::new(),
    };
    let rows = Rows { cells: board.cards.iter().map(cell).collect(), is_ended: true };
    let deal = board.deal.as_ref().filter(|deal| deal.is_sound);
    let trumps = made.contract.bid.denomination.trumps();
    let play = replay(deal, made.declarer.next(), trumps, &rows, Reading::InOrder);
    found.extend(play.found.iter().cloned());
    let won = play.won[made.declarer.side().index()];
    let completed = play.completed;
    if let Some((written, span)) = board.claim
        && play.found.is_empty()
        && !(won..=won + (13 - completed.min(13))).contains(&written)
    {
        found.push(Found::new(Problem::ResultImpossible { written, won, completed, total: 13 }, span));
    }
    board.play = Some(play);
    found
}

impl Board {
    /// Returns declarer's tricks: those claimed, or those of a complete play.
    #[must_use]
    pub fn tricks(&self) -> Option<u32> {
        let made = self.made?;
        let play = self.play.as_ref().filter(|play| play.completed == 13);
        self.claim.map(|(n, _)| n).or_else(|| play.map(|play| play.won[made.declarer.side().index()]))
    }

    /// Returns its number, from its label or its heading.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        let of = |text: &str| text.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_end().parse().ok();
        of(&self.label).or_else(|| of(&self.heading)).filter(|number| *number > 0)
    }

    /// Returns true if it was played in the closed room, false if in the open room, if known.
    #[must_use]
    pub(crate) fn is_closed_room(&self) -> Option<bool> {
        match self.label.bytes().next()? {
            b'o' | b'O' => Some(false),
            b'c' | b'C' => Some(true),
            _ => None,
        }
    }

    /// Returns the room and the board number in a match: 0 for the open room, 1 for the closed one.
    #[must_use]
    pub(crate) fn room_and_number(&self) -> Option<(usize, u32)> {
        let room = usize::from(self.is_closed_room()?);
        Some((room, self.label.get(1..)?.trim().parse().ok().filter(|number| *number > 0)?))
    }

    /// Returns the vulnerability: as written, or otherwise by the board number.
    #[must_use]
    pub fn vulnerable(&self) -> Option<Vulnerability> {
        let (north_south, east_west) = match self.vulnerability {
            Some('n') => (true, false),
            Some('e') => (false, true),
            Some('b') => (true, true),
            Some('o' | '0') => (false, false),
            _ => return self.number().map(Vulnerability::of_board),
        };
        Some(Vulnerability { north_south, east_west })
    }

    /// Returns the result as in vugraph files, in upper case: `4HE=`, `3NTWX-1`, `PASS`.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        if self.is_passed_out {
            return Some("PASS".to_owned());
        }
        let FinalContract { contract, declarer } = self.made?;
        let over = i64::from(self.tricks()?) - i64::from(contract.bid.level) - 6;
        let over = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
        let denomination = contract.bid.denomination.to_string();
        let (level, seat, risk) = (contract.bid.level, declarer.letter(), contract.risk.sign());
        Some(format!("{level}{}{seat}{risk}{over}", &denomination[..1]))
    }
}
