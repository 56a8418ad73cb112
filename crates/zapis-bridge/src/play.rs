//! The play of the cards, trick by trick, under the laws: which cards are legal, and who wins.

use crate::card::{Card, CardSet, Suit};
use crate::deal::Deal;
use crate::pbn::{Cell, PlayItem, Rows};
use crate::problem::{Found, Irregularity, Problem};
use crate::seat::{Seat, Side};
use crate::span::Span;

/// How the cards of a row are assigned to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Each column belongs to a player; the first to this one.
    Columns(Seat),
    /// Each card belongs to the player who was dealt it.
    Holders,
    /// Cards are in the order of play, beginning with the leader.
    InOrder,
}

/// The result of reading a play.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PlayReading {
    /// What is wrong.
    pub found: Vec<Found>,
    /// The number of tricks won by each side, North-South first.
    pub won: [u32; 2],
    /// The number of completed tricks.
    pub completed: u32,
    /// The cards in the order of play, with their players; unknown ones are left out.
    pub cards: Vec<(Seat, Card)>,
    /// The first trick, from 0, with a card in another player's column.
    pub(crate) rotated: Option<usize>,
    /// The tricks, from 0, that were led out of turn.
    pub(crate) led_out_of_turn: Vec<usize>,
    /// Whether this reading is possible at all.
    pub(crate) is_possible: bool,
}

/// A trick as played, complete or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayedTrick {
    /// The leader.
    pub leader: Seat,
    /// The cards in the order of play.
    pub cards: Vec<Card>,
    /// The winner, if four cards were played.
    pub winner: Option<Seat>,
    /// Whether it was led out of turn.
    pub(crate) is_out_of_turn: bool,
}

/// Divides cards into tricks, up to the first impossible one: this player leads to the first trick, and the winner of
/// the previous trick, or a player who led out of turn, to the others.
#[must_use]
pub(crate) fn tricks_of(play: &PlayReading, leader: Seat, trumps: Option<Suit>) -> Vec<PlayedTrick> {
    let mut tricks = Vec::new();
    let mut leader = Some(leader);
    for (trick, row) in play.cards.chunks(4).enumerate() {
        let is_out_of_turn = play.led_out_of_turn.binary_search(&trick).is_ok();
        let in_turn = leader.take();
        let led = if is_out_of_turn { row.first().map(|(seat, _)| *seat) } else { in_turn };
        let Some(led) = led else { break };
        let cards: Vec<Card> = row
            .iter()
            .enumerate()
            .take_while(|(n, (seat, _))| *seat == led.after(*n))
            .map(|(_, card)| card.1)
            .collect();
        if let [a, b, c, d] = cards[..] {
            leader = Some(led.after(winner([a, b, c, d], trumps)));
        }
        if cards.is_empty() {
            break;
        }
        tricks.push(PlayedTrick { leader: led, cards, winner: leader, is_out_of_turn });
    }
    tricks
}

/// Returns which of four cards wins a trick, by its index in the order of play.
#[must_use]
pub fn winner(cards: [Card; 4], trumps: Option<Suit>) -> usize {
    let mut best = 0;
    for (at, card) in cards.iter().enumerate().skip(1) {
        let beats = if card.suit() == cards[best].suit() {
            card.rank() > cards[best].rank()
        } else {
            Some(card.suit()) == trumps
        };
        if beats {
            best = at;
        }
    }
    best
}

struct Replay<'a> {
    deal: Option<&'a Deal>,
    trumps: Option<Suit>,
    /// The remaining cards of each player, as far as hands are known.
    left: [CardSet; 4],
    /// The number of unknown cards that each has played.
    n_unknown: [u32; 4],
    /// The trick in which each card was first played, from 1; 0 if it was not played.
    played: [u8; 52],
    is_continued: bool,
    reading: PlayReading,
}

/// Plays all rows.
///
/// Cost: linear in the cells.
#[must_use]
pub(crate) fn replay(
    deal: Option<&Deal>,
    leader: Seat,
    trumps: Option<Suit>,
    rows: &Rows,
    how: Reading,
) -> PlayReading {
    let mut replay = Replay {
        deal,
        trumps,
        left: Seat::ALL.map(|seat| deal.map_or(CardSet::EMPTY, |deal| deal.hand(seat))),
        n_unknown: [0; 4],
        played: [0; 52],
        is_continued: false,
        reading: PlayReading {
            found: Vec::new(),
            won: [0; 2],
            completed: 0,
            cards: Vec::with_capacity(52),
            rotated: None,
            led_out_of_turn: Vec::new(),
            is_possible: true,
        },
    };
    let mut leader = Some(leader);
    let n_tricks = deal.and_then(Deal::size).unwrap_or(13) as usize;
    for (trick, row) in rows.cells.chunks(4).enumerate() {
        if trick >= n_tricks {
            let is_card = |item: &&PlayItem| matches!(item.cell, Cell::Card(_) | Cell::Broken);
            if let Some(item) = row.iter().find(is_card) {
                replay.reading.found.push(Found::new(Problem::PlayAfterEnd, item.span));
                break;
            }
            continue;
        }
        leader = replay.row(trick, row, leader, how);
        if !replay.reading.is_possible {
            break;
        }
    }
    replay.reading
}

impl Replay<'_> {
    /// Plays a row; returns the leader of the next one, if known.
    fn row(&mut self, trick: usize, row: &[PlayItem], leader: Option<Seat>, how: Reading) -> Option<Seat> {
        // The cell of each player.
        let mut of_seat: [Option<&PlayItem>; 4] = [None; 4];
        for (column, item) in row.iter().enumerate() {
            let seat = match how {
                Reading::Columns(first) => first.after(column),
                Reading::InOrder => leader?.after(column),
                Reading::Holders => {
                    let Cell::Card(card) = item.cell else {
                        if item.cell == Cell::Broken {
                            self.reading.is_possible = false;
                        }
                        continue;
                    };
                    let holder = self.deal.and_then(|deal| deal.holder(card));
                    match holder {
                        Some(seat) if of_seat[seat.index()].is_none() => seat,
                        _ => {
                            self.reading.is_possible = false;
                            return None;
                        }
                    }
                }
            };
            of_seat[seat.index()] = Some(item);
        }
        let led_out_of_turn = self.lead_flags(&of_seat, leader);
        if led_out_of_turn.is_some() {
            self.reading.led_out_of_turn.push(trick);
        }
        let leader = led_out_of_turn.or(leader);
        self.continuation(row, &of_seat, leader);
        let Some(leader) = leader else {
            for (at, item) in of_seat.iter().enumerate() {
                if let Some(item) = item {
                    self.card(trick, Seat::ALL[at], item, None, false);
                }
            }
            return None;
        };
        let mut cards = [None; 4];
        let mut led = None;
        for (n, place) in cards.iter_mut().enumerate() {
            let seat = leader.after(n);
            let Some(item) = of_seat[seat.index()] else { continue };
            *place = self.card(trick, seat, item, led, n == 0);
            if n == 0 {
                led = place.map(Card::suit);
            }
        }
        let [Some(a), Some(b), Some(c), Some(d)] = cards else { return None };
        let winner = leader.after(winner([a, b, c, d], self.trumps));
        self.reading.won[winner.side().index()] += 1;
        self.reading.completed += 1;
        Some(winner)
    }

    /// Checks the flags for leads out of turn in a row; returns the player who led.
    fn lead_flags(&mut self, of_seat: &[Option<&PlayItem>; 4], leader: Option<Seat>) -> Option<Seat> {
        let (mut led, mut is_flagged) = (None, false);
        for (at, item) in of_seat.iter().enumerate() {
            let Some(flag) = item.and_then(|item| item.lead) else { continue };
            if std::mem::replace(&mut is_flagged, true) || leader == Some(Seat::ALL[at]) {
                let problem = Problem::IrregularityFlag { flag: Some(Irregularity::LeadOutOfTurn) };
                self.reading.found.push(Found::new(problem, flag));
            } else {
                led = Some(Seat::ALL[at]);
            }
        }
        led
    }

    /// Checks `+`: it is the next card, and nothing follows it.
    fn continuation(&mut self, row: &[PlayItem], of_seat: &[Option<&PlayItem>; 4], leader: Option<Seat>) {
        let mut refuse = |span: Span| self.reading.found.push(Found::new(Problem::AfterContinuation, span));
        if self.is_continued {
            for item in row.iter().filter(|item| !matches!(item.cell, Cell::Unknown)) {
                refuse(item.span);
            }
            return;
        }
        let is_sign = |item: &&PlayItem| item.cell == Cell::Continued;
        let mut signs = row.iter().filter(is_sign);
        if signs.next().is_none() {
            return;
        }
        let others: Vec<Span> = signs.map(|item| item.span).collect();
        for span in &others {
            refuse(*span);
        }
        self.is_continued = true;
        let Some(leader) = leader.filter(|_| row.len() > 1 && others.is_empty()) else { return };
        let mut is_past = false;
        for n in 0..4 {
            let Some(item) = of_seat[leader.after(n).index()] else { continue };
            match item.cell {
                Cell::Continued => is_past = true,
                Cell::Card(_) | Cell::Broken if is_past => refuse(item.span),
                _ => {}
            }
        }
    }

    /// Plays a card of a player; returns it, if known.
    fn card(&mut self, trick: usize, seat: Seat, item: &PlayItem, led: Option<Suit>, is_lead: bool) -> Option<Card> {
        let Cell::Card(card) = item.cell else {
            if item.cell == Cell::Unknown || item.cell == Cell::Broken {
                self.n_unknown[seat.index()] += 1;
            }
            return None;
        };
        self.reading.cards.push((seat, card));
        let mut problem = |problem| self.reading.found.push(Found::new(problem, item.span));
        let known = self.deal.and_then(|deal| deal.hands[seat.index()]);
        let before = &mut self.played[card.number()];
        if *before > 0 {
            let before = usize::from(*before);
            problem(Problem::CardTwice { seat, card, trick: trick + 1, before });
            return Some(card);
        }
        // There are no more tricks than cards in a hand.
        *before = u8::try_from(trick + 1).unwrap_or(u8::MAX);
        let holder = self.deal.and_then(|deal| deal.holder(card));
        let is_held = match known {
            Some(hand) => hand.has(card),
            None => holder.is_none(),
        };
        if !is_held {
            problem(Problem::NotHeld { seat, card, holder, trick: trick + 1 });
            return Some(card);
        }
        self.left[seat.index()].remove(card);
        let held = led.map_or(CardSet::EMPTY, |led| self.left[seat.index()].of_suit(led));
        // An unknown card may have been of the suit.
        let could_follow = held.len() > self.n_unknown[seat.index()];
        let is_revoke = !is_lead && led.is_some_and(|led| card.suit() != led) && could_follow;
        match item.revoke {
            None => {
                if let Some(led) = led.filter(|_| is_revoke) {
                    problem(Problem::Revoke { seat, card, led, held: held.cards().collect(), trick: trick + 1 });
                }
            }
            Some(flag) => {
                let follows = led == Some(card.suit());
                let cannot = known.is_some() && led.is_some() && held.is_empty() && self.n_unknown[seat.index()] == 0;
                if is_lead || follows || cannot {
                    self.reading.found.push(Found::new(Problem::RevokeFlag { seat }, flag));
                }
            }
        }
        Some(card)
    }
}

/// Reads a play by columns, or, if the cards are not in the columns of the players who were dealt them, by holder:
/// whichever gives fewer faults, columns if both give the same number.
#[must_use]
pub(crate) fn best_replay(
    deal: Option<&Deal>,
    leader: Seat,
    column: Seat,
    trumps: Option<Suit>,
    rows: &Rows,
) -> PlayReading {
    let by_columns = replay(deal, leader, trumps, rows, Reading::Columns(column));
    let is_strange = |found: &Found| {
        matches!(found.problem, Problem::NotHeld { .. } | Problem::CardTwice { .. } | Problem::Revoke { .. })
    };
    if !deal.is_some_and(Deal::is_complete) || !by_columns.found.iter().any(is_strange) {
        return by_columns;
    }
    let mut by_holders = replay(deal, leader, trumps, rows, Reading::Holders);
    if !by_holders.is_possible || by_holders.found.len() >= by_columns.found.len() {
        return by_columns;
    }
    by_holders.rotated = by_columns.found.iter().find_map(|found| match found.problem {
        Problem::NotHeld { trick, .. } | Problem::CardTwice { trick, .. } | Problem::Revoke { trick, .. } => {
            Some(trick - 1)
        }
        _ => None,
    });
    by_holders
}

/// Returns the minimum and the maximum number of tricks that a side can have won, out of a total.
#[must_use]
pub(crate) fn bounds(reading: &PlayReading, side: Side, total: u32) -> (u32, u32) {
    let won = reading.won[side.index()];
    (won, won + total.saturating_sub(reading.completed))
}
