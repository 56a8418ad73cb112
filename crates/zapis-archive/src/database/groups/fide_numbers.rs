//! FIDE IDs as evidence of identity: two names with one ID are one player, in any alphabet.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

/// Numbers of players that come from FIDE IDs start here; those of names are below.
const OF_LIST: u32 = 1 << 31;

/// How often each name occurs with each ID.
type Counts = HashMap<(u32, u32), u32, DefaultHashBuilder>;

/// The FIDE ID of each name that has one.
#[derive(Clone, Debug, Default)]
pub(in crate::database) struct FideNumbers {
    of_name: HashMap<u32, u32, DefaultHashBuilder>,
}

/// Counts names with their IDs, on one thread or on several.
#[derive(Clone, Debug, Default)]
pub(super) struct FideCounts(Counts);

impl FideCounts {
    /// Adds the numbers of the names of a record, and the ID texts; 0 is no name.
    pub(super) fn add(&mut self, names: [u32; 2], texts: [&str; 2]) {
        let ids = texts.map(read);
        // The same ID for both is a mistake.
        if ids[0] == ids[1] {
            return;
        }
        for (name, id) in names.into_iter().zip(ids) {
            if name != 0
                && let Some(id) = id
            {
                *self.0.entry((name, id)).or_default() += 1;
            }
        }
    }

    /// Adds the counts of another thread.
    pub(super) fn and(mut self, other: Self) -> Self {
        for (pair, n) in other.0 {
            *self.0.entry(pair).or_default() += n;
        }
        self
    }

    /// Gives each name the ID that nearly all of its records have.
    pub(super) fn finish(self) -> FideNumbers {
        let mut of_name: HashMap<u32, (u32, u32, u32), DefaultHashBuilder> = HashMap::default();
        for ((name, id), n) in self.0 {
            let (best, n_best, n_all) = of_name.entry(name).or_default();
            *n_all += n;
            if (n, id) > (*n_best, *best) {
                (*best, *n_best) = (id, n);
            }
        }
        let sure = of_name.into_iter().filter(|(_, (_, n_best, n_all))| n_best * 10 >= n_all * 9);
        FideNumbers { of_name: sure.map(|(name, (id, ..))| (name, id)).collect() }
    }
}

impl FideNumbers {
    /// Returns the ID of a name; 0 if it has none.
    pub(in crate::database) fn id(&self, name: u32) -> u32 {
        // Most archives have none.
        if self.of_name.is_empty() {
            return 0;
        }
        self.of_name.get(&name).copied().unwrap_or(0)
    }

    /// Returns the number of a name's player: the same for all names with one ID.
    pub(in crate::database) fn player(&self, name: u32) -> u32 {
        player_of(self.id(name)).unwrap_or(name)
    }
}

/// Returns the number of the player with an ID; `None` for 0.
pub(in crate::database) fn player_of(id: u32) -> Option<u32> {
    (id != 0).then_some(OF_LIST | id)
}

/// Reads a FIDE ID; `None` for placeholders: `0`, `-`.
fn read(text: &str) -> Option<u32> {
    let text = text.trim();
    let is_number = text.len() > 1 && text.len() < 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten().filter(|id| *id != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_one_number_are_one_player_and_a_mistake_changes_nothing() {
        let mut counts = FideCounts::default();
        for _ in 0..12 {
            counts.add([1, 2], ["1503014", "4100018"]);
        }
        counts.add([3, 2], ["1503014", "4100018"]);
        // A mistake, one ID for both, and a text that is not a number.
        counts.add([1, 2], ["4100018", ""]);
        counts.add([4, 5], ["2020009", "2020009"]);
        counts.add([6, 7], ["0", "-"]);
        // Two players with one name.
        counts.add([8, 9], ["8601429", ""]);
        counts.add([8, 9], ["8603006", ""]);
        let numbers = counts.finish();
        assert_eq!(numbers.player(1), numbers.player(3));
        assert!(numbers.player(1) != numbers.player(2) && numbers.player(2) != 2);
        for name in 4..=9 {
            assert_eq!((numbers.id(name), numbers.player(name)), (0, name), "{name}");
        }
    }
}
