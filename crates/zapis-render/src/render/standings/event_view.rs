//! An event with its standings, as its renderers see it.

use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::kind::Inferred;
use crate::tournament::tie_break::{Certainty, Standings, TieBreak, certainty};
use crate::tournament::{Field, Format, Irregularity, Kind, Outcome, Points, Tournament, irregularities};

/// An event with its standings.
#[derive(Clone, Copy, Debug)]
pub struct EventView<'a> {
    /// The event.
    pub event: &'a Tournament,
    /// The input of the standings.
    pub field: &'a Field,
    /// The standings.
    pub standings: &'a Standings,
    /// Its kind, if it is known.
    pub kind: Option<Inferred>,
    /// Notes about the standings.
    pub notes: &'a [Message],
}

impl EventView<'_> {
    /// Returns true if teams are ranked.
    #[must_use]
    pub const fn is_of_teams(&self) -> bool {
        !self.event.teams.is_empty()
    }

    /// Returns the name of a contestant, safe to display; `?` if it is missing.
    #[must_use]
    pub fn name(&self, contestant: usize) -> String {
        Visible(self.raw_name(contestant)).to_string()
    }

    /// Returns the name of a contestant as written.
    #[must_use]
    pub fn raw_name(&self, contestant: usize) -> &str {
        self.event.name_of(contestant)
    }

    /// Returns the number of games, or matches of teams, that a contestant played over the board.
    #[must_use]
    pub fn n_games(&self, contestant: usize) -> usize {
        let meetings = self.field.get(contestant).map_or(&[][..], |one| &one.meetings);
        meetings.iter().filter(|meeting| meeting.outcome.is_played()).count()
    }

    /// Returns true if the table has a column for each opponent rather than for each round.
    #[must_use]
    pub fn is_round_robin(&self) -> bool {
        let by_kind = self.kind.map(|found| found.kind);
        let is_small = self.field.contestants.len() <= 40;
        is_small
            && match by_kind {
                Some(Kind::RoundRobin { .. } | Kind::Scheveningen { .. } | Kind::Match) => true,
                Some(Kind::Swiss | Kind::KnockOut) => false,
                None => self.field.format == Format::RoundRobin,
            }
    }

    /// Returns true if there are no missing and no superfluous games, as far as the kind defines them.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let is_whole = |found: Inferred| {
            let n_players = self.event.players.len();
            let is_knock_out = found.kind == Kind::KnockOut && !self.is_of_teams();
            found.is_complete
                || is_knock_out && irregularities(found.kind, n_players, &self.event.games()).iter().all(is_of_colors)
        };
        self.kind.is_some_and(is_whole)
    }

    /// Lists the tie-breaks whose values may deviate from the regulations.
    #[must_use]
    pub fn uncertain(&self) -> Vec<TieBreak> {
        let rules = self.standings.rules;
        let codes = self.standings.tie_breaks.iter();
        let is_uncertain = |code: &&_| certainty(self.field, rules, code) == Certainty::Secondary;
        codes.filter(is_uncertain).copied().collect()
    }
}

/// Returns true if an irregularity is only about colors, which were not regulated in old knock-outs.
const fn is_of_colors(one: &Irregularity) -> bool {
    matches!(one, Irregularity::UnevenColors { .. })
}

/// Returns the name of a kind for programs: `round-robin`.
#[must_use]
pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Match => "match",
        Kind::RoundRobin { .. } => "round-robin",
        Kind::Scheveningen { .. } => "scheveningen",
        Kind::Swiss => "swiss",
        Kind::KnockOut => "knock-out",
    }
}

/// Returns the number of cycles, for kinds that have them.
#[must_use]
pub(super) const fn cycles(kind: Kind) -> Option<u16> {
    match kind {
        Kind::RoundRobin { cycles } | Kind::Scheveningen { cycles } => Some(cycles),
        _ => None,
    }
}

/// Returns the name of a kind for people.
#[must_use]
pub fn kind_phrase(kind: Option<Kind>, is_of_teams: bool) -> Message {
    let key = kind.map_or("unknown", kind_name);
    let cycles = kind.and_then(cycles).unwrap_or(1);
    let of = if is_of_teams { "teams" } else { "players" };
    message!("event-kind", kind = key, cycles = u32::from(cycles), of = of)
}

/// Returns the sign of a result in tables: `1`, `½`, `0`, `+`, `-`.
#[must_use]
pub(super) const fn result_sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => "1",
        Outcome::Draw | Outcome::UnratedDraw => "½",
        Outcome::Loss | Outcome::UnratedLoss => "0",
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "-",
        Outcome::HalfPointBye => "bye½",
        Outcome::FullPointBye | Outcome::AllocatedBye => "bye1",
        Outcome::ZeroPointBye => "–",
        Outcome::Unknown => "*",
    }
}

/// Formats points for tables: `6½`, `0`; other fractions with decimals.
#[must_use]
pub(super) fn in_halves(points: Points) -> String {
    let doubled = points + points;
    let is_half = doubled == Points::whole(doubled.rounded()) && points != Points::whole(points.rounded());
    if !is_half || points < Points::ZERO {
        return points.to_string();
    }
    let whole = points - Points::HALF;
    if whole.is_zero() { "½".to_owned() } else { format!("{whole}½") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_tables_have_them() {
        let cases = [(0, "0"), (1, "½"), (2, "1"), (13, "6½")];
        for (halves, written) in cases {
            assert_eq!(in_halves(Points::halves(halves)), written);
        }
        assert_eq!(in_halves(Points::halves(101) / 2), "25.25");
    }
}
