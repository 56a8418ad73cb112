//! The tables for pairing round robins and drawing numbers, for a number of players.

use crate::l10n::{Arg, message};
use crate::render::KnownTable;
use crate::tournament::berger::{self, Cycles, Slot};
use crate::tournament::varma;

use crate::front::error::Error;

/// The supported numbers of players.
const SIZES: std::ops::RangeInclusive<u16> = 3..=200;
/// The supported numbers of cycles of a round robin.
const CYCLES: std::ops::RangeInclusive<u16> = 1..=4;

/// Returns the Berger table for a number of players, and optionally of cycles: `9`, `8 2`.
///
/// # Errors
///
/// Fails if the numbers are not those of players and cycles.
pub fn berger_table(asked: &[String]) -> Result<KnownTable, Error> {
    let refused =
        || Error::Usage(message!("berger-takes", least = u32::from(*SIZES.start()), most = u32::from(*SIZES.end())));
    let asked: Option<Vec<u16>> = asked.iter().map(|word| word.parse::<u16>().ok()).collect();
    let (n_players, n_cycles) = match asked.as_deref() {
        Some([n_players]) => (*n_players, 1),
        Some([n_players, n_cycles]) => (*n_players, *n_cycles),
        _ => return Err(refused()),
    };
    if !SIZES.contains(&n_players) || !CYCLES.contains(&n_cycles) {
        return Err(refused());
    }
    // In two cycles no player is to have one color three times in succession.
    let cycles = if n_cycles == 2 { Cycles::LastRoundsExchanged } else { Cycles::Plain };
    let row = |event_round: u16| -> Vec<Arg> {
        let (round, is_reversed) = berger::table_round(n_players, cycles, event_round).unwrap_or((event_round, false));
        let pairing = |slot: Slot| {
            let (white, black) = if is_reversed { (slot.black, slot.white) } else { (slot.white, slot.black) };
            format!("{white}:{black}")
        };
        let pairings: Vec<String> = berger::round(n_players, round).into_iter().map(pairing).collect();
        let free = berger::free(n_players, round).map(|free| free.to_string().into());
        [event_round.to_string().into(), pairings.join("  ").into()].into_iter().chain(free).collect()
    };
    let rows = (1..=berger::n_rounds(n_players) * n_cycles).map(row).collect();
    let is_odd = n_players % 2 == 1;
    let head = if is_odd { message!("berger-head-odd") } else { message!("berger-head") };
    let notes = if n_cycles == 2 { message!("berger-notes-double") } else { message!("berger-notes") };
    Ok(KnownTable::new(head, rows).with_notes(notes, 0))
}

/// Returns the Varma groups for a number of players.
///
/// # Errors
///
/// Fails if the number is not one of players.
pub fn varma_table(asked: &[String]) -> Result<KnownTable, Error> {
    let groups = match asked {
        [n_players] => n_players.parse().ok().and_then(|n_players| Some((n_players, varma::groups(n_players)?))),
        _ => None,
    };
    let Some((n_players, groups)) = groups else {
        let sizes = varma::SIZES;
        return Err(Error::Usage(message!(
            "varma-takes",
            least = u32::from(*sizes.start()),
            most = u32::from(*sizes.end())
        )));
    };
    let row = |(group, numbers): (&str, &Vec<u16>)| -> Vec<Arg> {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        vec![group.to_owned().into(), numbers.join(" ").into()]
    };
    let rows = ["A", "B", "C", "D"].into_iter().zip(&groups).map(row).collect();
    // The only numbers of one group that still meet in the last rounds.
    let notes = if n_players == 12 { message!("varma-notes-of-twelve") } else { message!("varma-notes") };
    Ok(KnownTable::new(message!("varma-head"), rows).with_notes(notes, 0))
}
