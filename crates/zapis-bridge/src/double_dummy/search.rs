//! Double-dummy analysis of a deal: the tricks of every declarer, and the par score.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use contract_bridge::{Seat as SolverSeat, Strain};
use pons_dds::{FullDeal, Solver, TrickCountRow, TrickCountTable, Vulnerability as SolverVulnerability};
use pons_dds::{calculate_par, calculate_pars};

use crate::call::Denomination;
use crate::card::Suit;
use crate::deal::Deal;
use crate::seat::{Seat, Vulnerability};

/// The denominations as the solver names them, each with its index in tables; no-trump first, because it takes longest.
const STRAINS: [(usize, Strain); 5] =
    [(4, Strain::Notrump), (3, Strain::Spades), (2, Strain::Hearts), (1, Strain::Diamonds), (0, Strain::Clubs)];

/// The solvers, each with the memory of its table.
static SOLVERS: Mutex<Vec<Solver>> = Mutex::new(Vec::new());

/// The solver documents a need of some MiB, and uses this much by default.
const STACK_SIZE: usize = 16 << 20;

/// The double-dummy tricks of every declarer in every denomination: those taken if all four hands are seen.
///
/// ```
/// use zapis_bridge::{Denomination, DoubleDummy, Seat, read_deal};
/// let (deal, _) = read_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
/// let tricks = DoubleDummy::of(&deal.expect("a deal"), 1).expect("52 cards");
/// assert_eq!(tricks.tricks(Seat::North, Denomination::Suit(zapis_bridge::Suit::Spades)), 13);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoubleDummy(TrickCountTable);

/// The denominations, clubs lowest.
pub(super) const DENOMINATIONS: [Denomination; 5] = [
    Denomination::Suit(Suit::Clubs),
    Denomination::Suit(Suit::Diamonds),
    Denomination::Suit(Suit::Hearts),
    Denomination::Suit(Suit::Spades),
    Denomination::NoTrump,
];

impl DoubleDummy {
    /// Analyses a deal of 52 different cards with this many threads; `None` for any other deal. Concurrent calls wait,
    /// so that there are never more working threads than that.
    ///
    /// Cost: a fraction of a second for most deals, up to some seconds for a few.
    #[must_use]
    pub fn of(deal: &Deal, n_threads: usize) -> Option<Self> {
        deal.key().filter(|_| deal.is_sound && deal.size() == Some(13))?;
        let deal: FullDeal = deal.to_pbn(Seat::North).parse().ok()?;
        let mut solvers = SOLVERS.lock().unwrap_or_else(PoisonError::into_inner);
        let n_threads = n_threads.clamp(1, STRAINS.len());
        while solvers.len() < n_threads {
            solvers.push(Solver::new(Strain::Notrump));
        }
        let next = AtomicUsize::new(0);
        let search = |solver: &mut Solver| {
            let mut rows = Vec::new();
            while let Some((place, strain)) = STRAINS.get(next.fetch_add(1, Ordering::Relaxed)) {
                solver.set_strain(*strain);
                rows.push((*place, solver.solve(deal)));
            }
            rows
        };
        // The search recurses deeply, so its threads have their own stack size.
        let rows = thread::scope(|scope| {
            let own = || thread::Builder::new().stack_size(STACK_SIZE);
            let begun: Vec<_> = solvers[..n_threads]
                .iter_mut()
                .filter_map(|solver| own().spawn_scoped(scope, || search(solver)).ok())
                .collect();
            begun.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
        });
        let rows: Vec<_> = rows.ok()?.into_iter().flatten().collect();
        let mut table = TrickCountTable::default();
        for (place, row) in &rows {
            table.0[*place] = *row;
        }
        (rows.len() == STRAINS.len()).then_some(Self(table))
    }

    /// Returns the number of tricks that a declarer takes against the best defense.
    #[must_use]
    pub fn tricks(&self, declarer: Seat, denomination: Denomination) -> u8 {
        let row = DENOMINATIONS.iter().position(|one| *one == denomination);
        let row: TrickCountRow = row.and_then(|row| self.0.0.get(row)).copied().unwrap_or_default();
        row.get(solver_seat(declarer)).get()
    }

    /// Lists the North-South par scores: by dealer, and by the side that bids first if they differ.
    #[must_use]
    pub fn pars(&self, dealer: Option<Seat>, vulnerability: Vulnerability) -> Vec<i32> {
        let mut of = SolverVulnerability::NONE;
        for (side, is_vulnerable) in
            [(SolverVulnerability::NS, vulnerability.north_south), (SolverVulnerability::EW, vulnerability.east_west)]
        {
            if is_vulnerable {
                of |= side;
            }
        }
        let of_dealer = dealer.map(|dealer| calculate_par(self.0, of, solver_seat(dealer)));
        of_dealer.into_iter().chain(calculate_pars(self.0, of)).map(|par| par.score).collect()
    }
}

const fn solver_seat(seat: Seat) -> SolverSeat {
    match seat {
        Seat::North => SolverSeat::North,
        Seat::East => SolverSeat::East,
        Seat::South => SolverSeat::South,
        Seat::West => SolverSeat::West,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_with_all_honors_on_one_side_gives_that_side_all_tricks() {
        let (deal, _) = crate::deal::read_deal("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432");
        let given = DoubleDummy::of(&deal.unwrap(), 2).unwrap();
        assert_eq!(given.tricks(Seat::West, Denomination::NoTrump), 0);
        assert_eq!(given.tricks(Seat::North, Denomination::NoTrump), 13);
        let vulnerability = Vulnerability { north_south: true, east_west: false };
        assert!(given.pars(Some(Seat::North), vulnerability).contains(&2220));
    }

    #[test]
    fn what_is_not_a_whole_deal_is_not_searched() {
        for text in ["N:A... K... Q... J...", "N:AKQJ.AKQ.AKQ.AKQ - - -", "N:AA.. .. .. .."] {
            let (deal, _) = crate::deal::read_deal(text);
            assert_eq!(deal.and_then(|deal| DoubleDummy::of(&deal, 1)), None, "{text}");
        }
    }
}
