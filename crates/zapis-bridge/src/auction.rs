//! An auction under the laws: which calls are legal, when it is over, and who becomes declarer.

use crate::call::{Bid, Call, Contract, Denomination, FinalContract, Risk};
use crate::pbn::{AuctionItem, AuctionWord};
use crate::problem::{Found, Irregularity, Problem};
use crate::seat::Seat;
use crate::span::Span;

/// An auction in progress.
#[derive(Clone, Debug)]
pub struct Auction {
    /// The player whose turn it is.
    pub turn: Seat,
    /// The last call other than a pass, and its player.
    pub last: Option<(Call, Seat)>,
    /// The last bid, and its player.
    pub bid: Option<(Bid, Seat)>,
    risk: Risk,
    /// The number of passes since the last other call.
    n_passes: u32,
    /// For each side, the player who first named each denomination.
    first: [[Option<Seat>; 5]; 2],
}

fn number(denomination: Denomination) -> usize {
    denomination.trumps().map_or(4, |suit| suit as usize)
}

impl Auction {
    /// Begins an auction with the dealer.
    #[must_use]
    pub const fn new(dealer: Seat) -> Self {
        Self { turn: dealer, last: None, bid: None, risk: Risk::Undoubled, n_passes: 0, first: [[None; 5]; 2] }
    }

    /// Returns true if it is over: four passes at the beginning, or three after another call.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self.last {
            Some(_) => self.n_passes >= 3,
            None => self.n_passes >= 4,
        }
    }

    /// Returns what is wrong with a call by the player whose turn it is (Laws 18 and 19).
    ///
    /// ```
    /// use zapis_bridge::{Auction, Call, Seat};
    /// let mut auction = Auction::new(Seat::North);
    /// auction.make(Call::Pass);
    /// assert!(auction.fault(Call::Double).is_some()); // nothing to double
    /// ```
    #[must_use]
    pub fn fault(&self, call: Call) -> Option<Problem> {
        let seat = self.turn;
        if self.is_over() {
            return Some(Problem::CallAfterEnd { seat });
        }
        match call {
            Call::Pass => None,
            Call::Bid(bid) => {
                let (last, _) = self.bid.filter(|(last, _)| bid <= *last)?;
                Some(Problem::InsufficientBid { seat, call, over: Call::Bid(last) })
            }
            Call::Double => match self.last {
                Some((Call::Bid(_), by)) if by.side() != seat.side() => None,
                after => Some(Problem::IllegalDouble { seat, after }),
            },
            Call::Redouble => match self.last {
                Some((Call::Double, by)) if by.side() != seat.side() => None,
                after => Some(Problem::IllegalRedouble { seat, after }),
            },
        }
    }

    /// Makes a call, legal or not.
    pub fn make(&mut self, call: Call) {
        let seat = self.turn;
        self.turn = seat.next();
        if call == Call::Pass {
            self.n_passes += 1;
            return;
        }
        self.n_passes = 0;
        self.last = Some((call, seat));
        match call {
            Call::Bid(bid) => {
                self.bid = Some((bid, seat));
                self.risk = Risk::Undoubled;
                self.first[seat.side().index()][number(bid.denomination)].get_or_insert(seat);
            }
            Call::Double => self.risk = Risk::Doubled,
            Call::Redouble => self.risk = Risk::Redoubled,
            Call::Pass => {}
        }
    }

    /// Makes an unreadable call, which may have been anything.
    pub(crate) const fn make_unread(&mut self) {
        self.turn = self.turn.next();
        self.n_passes = 0;
    }

    /// Returns the contract and its declarer: the player on the side of the last bid who first named its denomination
    /// (Law 22).
    #[must_use]
    pub fn contract(&self) -> Option<FinalContract> {
        let (bid, by) = self.bid?;
        let declarer = self.first[by.side().index()][number(bid.denomination)].unwrap_or(by);
        Some(FinalContract { contract: Contract { bid, risk: self.risk }, declarer })
    }
}

/// The result of reading an auction as written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AuctionReading {
    /// The calls, each with its player and its index among the items.
    pub calls: Vec<(Seat, Call, usize)>,
    /// The auction after the last call.
    pub auction: Auction,
    /// Whether it ends as an auction must.
    pub is_complete: bool,
    /// Whether every call is legal or marked as an irregularity.
    pub is_legal: bool,
}

/// Adds a call after the end of the auction, where findings begin at `from`: all such calls are one finding, from the
/// first to the last of them.
pub(crate) fn add_behind_end(found: &mut Vec<Found>, from: usize, problem: Problem, span: Span) {
    let is_same = |known: &&mut Found| std::mem::discriminant(&known.problem) == std::mem::discriminant(&problem);
    match found.get_mut(from..).and_then(<[Found]>::last_mut).filter(is_same) {
        Some(known) => known.span.end = span.end,
        None => found.push(Found::new(problem, span)),
    }
}

/// Plays an auction as written, starting at the column of a seat.
#[must_use]
pub(crate) fn read_auction(
    items: &[AuctionItem],
    column: Seat,
    dealer: Seat,
    whole: Span,
    found: &mut Vec<Found>,
) -> AuctionReading {
    let n_found = found.len();
    let n_dashes = items.iter().take_while(|item| item.word == AuctionWord::Dash).count();
    let begins = column.after(n_dashes);
    let mut auction = Auction::new(begins);
    let mut calls = Vec::new();
    let has_calls =
        items.iter().skip(n_dashes).any(|item| !matches!(item.word, AuctionWord::End | AuctionWord::Continued));
    if begins != dealer && has_calls {
        let place = items.get(n_dashes).map_or(whole, |item| item.span);
        found.push(Found::new(Problem::NotDealer { dealer, seat: begins }, place));
    }
    let (mut is_ended, mut is_continued, mut is_broken, mut is_all_passed) = (false, false, false, false);
    for (number, item) in items.iter().enumerate().skip(n_dashes) {
        if is_continued {
            add_behind_end(found, n_found, Problem::AfterContinuation, item.span);
            continue;
        }
        if is_ended || is_all_passed && item.word != AuctionWord::End {
            add_behind_end(found, n_found, Problem::CallAfterEnd { seat: auction.turn }, item.span);
            continue;
        }
        if let Some(flag) = item.insufficient
            && !matches!(item.word, AuctionWord::Call(Call::Bid(_)))
        {
            found.push(Found::new(Problem::IrregularityFlag { flag: Some(Irregularity::InsufficientBid) }, flag));
        }
        match item.word {
            AuctionWord::Call(call) => {
                let fault = auction.fault(call);
                match (fault, item.insufficient) {
                    (Some(Problem::InsufficientBid { .. }), Some(_)) => {}
                    (None, Some(flag)) if matches!(call, Call::Bid(_)) => {
                        let problem = Problem::IrregularityFlag { flag: Some(Irregularity::InsufficientBid) };
                        found.push(Found::new(problem, flag));
                    }
                    (Some(problem), _) => {
                        if matches!(problem, Problem::CallAfterEnd { .. }) {
                            add_behind_end(found, n_found, problem, item.span);
                            continue;
                        }
                        found.push(Found::new(problem, item.span));
                    }
                    _ => {}
                }
                calls.push((auction.turn, call, number));
                auction.make(call);
            }
            AuctionWord::AllPass => {
                if auction.is_over() {
                    add_behind_end(found, n_found, Problem::CallAfterEnd { seat: auction.turn }, item.span);
                }
                while !auction.is_over() {
                    calls.push((auction.turn, Call::Pass, number));
                    auction.make(Call::Pass);
                }
                is_all_passed = true;
            }
            AuctionWord::Skipped => auction.turn = auction.turn.next(),
            AuctionWord::Dash => {
                found.push(Found::new(Problem::UnreadableCall, item.span));
                auction.turn = auction.turn.next();
            }
            AuctionWord::Broken => {
                is_broken = true;
                auction.make_unread();
            }
            AuctionWord::End => is_ended = true,
            AuctionWord::Continued => is_continued = true,
        }
    }
    let is_over = auction.is_over();
    if !is_over && !is_ended && !is_continued && !is_broken {
        let place = items.last().map_or(whole, |item| item.span);
        found.push(Found::new(Problem::AuctionUnfinished { seat: auction.turn }, place));
    }
    let is_legal = !is_broken && !found[n_found..].iter().any(|one| !matches!(one.problem, Problem::NotDealer { .. }));
    AuctionReading { calls, is_complete: is_over && !is_broken, is_legal, auction }
}
