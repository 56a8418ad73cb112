//! The keys by which candidate copies of a record are found: records that share none are never compared.

use super::super::entries::index_entry::{HEAD, TAIL};
use super::super::entries::tag::entry_text;
use super::super::fingerprint::{self, step};
use super::super::names::name_key::{NameKey, is_unknown};

/// A record with fewer plies is not a copy of one with other moves.
pub(super) const MIN_PLIES: u32 = 6;

/// The facts from which the keys of a record are computed.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyFacts<'a> {
    /// The hashes of both surnames, 0 for a missing one.
    pub(super) surnames: [u32; 2],
    pub(super) plies: u32,
    /// The hashes of its first and its last plies.
    pub(super) ends: [u32; 2],
    /// The date as written, and its hash.
    pub(super) date: (&'a str, u64),
    /// The hash of the event, if it has a name.
    pub(super) event: Option<u64>,
}

impl KeyFacts<'_> {
    /// Returns the keys other than that of all moves.
    pub(super) fn keys(&self) -> [Option<u64>; 4] {
        let Some(pair) = pair(self.surnames) else { return [None; 4] };
        let ([head, tail], (date, date_number)) = (self.ends, self.date);
        let year = date.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()));
        let has_day = date.len() == 10 && !date.contains('?');
        [
            (self.plies >= HEAD).then(|| step(step(pair, 1), u64::from(head))),
            (self.plies >= TAIL).then(|| step(step(pair, 2), u64::from(tail))),
            has_day.then(|| step(step(pair, 3), date_number)),
            self.event.zip(year).map(|(event, year)| {
                let event = step(step(pair, 4), event);
                year.bytes().fold(event, |state, byte| step(state, u64::from(byte)))
            }),
        ]
    }
}

/// Hashes two players by their surnames, ignoring colors; `None` if one is missing.
pub(in crate::database) fn pair([one, other]: [u32; 2]) -> Option<u64> {
    let [one, other] = [u64::from(one), u64::from(other)];
    (one > 0 && other > 0).then(|| step(step(0, one.min(other)), one.max(other)))
}

/// The facts of a record outside an archive.
#[derive(Clone, Copy, Debug)]
pub struct LoneRecord<'a> {
    /// The codes of its moves, see [`fingerprint`].
    pub codes: &'a [u16],
    /// Its fingerprint.
    pub fingerprint: u64,
    /// The tags White, Black, Date and Event.
    pub tags: [&'a str; 4],
}

impl LoneRecord<'_> {
    /// Returns its keys: hashes shared by records that an audit compares, the same on every machine.
    pub fn keys(&self) -> Vec<u64> {
        let plies = u32::try_from(self.codes.len()).unwrap_or(u32::MAX);
        let [white, black, date, event] = self.tags.map(entry_text);
        let low = |state: u64| u32::try_from(state & u64::from(u32::MAX)).unwrap_or(0);
        let named =
            |codes: Option<&[u16]>| codes.map_or(0, |codes| low(fingerprint::of_moves(0, codes.iter().copied())));
        let number = |text: &str| text.bytes().fold(0, |state, byte| step(state, u64::from(byte)));
        let tail_at = self.codes.len().checked_sub(TAIL as usize);
        let facts = KeyFacts {
            surnames: [white, black].map(|name| NameKey::of(name).surname()),
            plies,
            ends: [named(self.codes.get(..HEAD as usize)), named(tail_at.and_then(|from| self.codes.get(from..)))],
            date: (date, number(date)),
            event: (!is_unknown(event)).then(|| number(event)),
        };
        let others = if plies >= MIN_PLIES { facts.keys() } else { [None; 4] };
        (plies > 0).then(|| step(self.fingerprint, 0)).into_iter().chain(others.into_iter().flatten()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_a_key_and_games_of_others_share_none() {
        let codes: Vec<u16> = (1..=40).collect();
        let of = |codes: &[u16], tags: [&str; 4]| {
            let fingerprint = fingerprint::of_moves(0, codes.iter().copied());
            LoneRecord { codes, fingerprint, tags }.keys()
        };
        let whole = of(&codes, ["Korchnoi, Viktor", "Tal, Mihail", "1970.01.02", "Cup"]);
        assert_eq!(whole.len(), 5);
        let shares = |other: Vec<u64>| other.iter().filter(|key| whole.contains(key)).count();
        // In another alphabet, with swapped colors, on the same day.
        assert_eq!(shares(of(&codes, ["Таль М", "Корчной В", "1970.01.02", "Кубок"])), 4);
        // Cut short, and without a day.
        assert_eq!(shares(of(&codes[..30], ["Korchnoi", "Tal", "1970.??.??", "?"])), 1);
        assert_eq!(shares(of(&codes[1..], ["Korchnoi", "Tal", "", ""])), 1);
        assert_eq!(shares(of(&codes, ["?", "Tal", "1970.01.02", "Cup"])), 1);
        assert_eq!(shares(of(&codes[1..], ["Keres", "Tal", "1970.01.02", "Cup"])), 0);
        assert!(of(&[], ["Keres", "Tal", "1970.01.02", "Cup"]).is_empty());
        assert_eq!(of(&codes[..5], ["Keres", "Tal", "1970.01.02", "Cup"]).len(), 1);
    }
}
