//! User-supplied facts about an event in TOML: byes, late entries, withdrawals, corrected results.

use serde::Deserialize;

use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::{Outcome, Pairing, Player, Tournament};

use super::super::entries::head::Head;
use super::super::entries::result_tag::outcomes;
use super::super::names::same_player::may_be_same_player;

/// User-supplied facts about an event. Rounds count from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct EventAdditions {
    pub(in crate::database) byes: Vec<AddedBye>,
    pub(super) late: Vec<LateEntry>,
    pub(super) withdrawn: Vec<Withdrawn>,
    pub(in crate::database) results: Vec<RightResult>,
}

/// A bye.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::database) struct AddedBye {
    player: String,
    round: u16,
    kind: ByeKind,
}

/// The kinds of byes, as in FIDE's report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ByeKind {
    #[serde(alias = "U")]
    Allocated,
    #[serde(alias = "F")]
    Full,
    #[serde(alias = "H")]
    Half,
    #[serde(alias = "Z")]
    Zero,
}

/// A player whose first round is not round 1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LateEntry {
    player: String,
    from: u16,
}

/// A player who left after a round.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Withdrawn {
    player: String,
    after: u16,
}

/// The correct result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::database) struct RightResult {
    round: u16,
    white: String,
    black: String,
    result: String,
}

impl ByeKind {
    const fn outcome(self) -> Outcome {
        match self {
            Self::Allocated => Outcome::AllocatedBye,
            Self::Full => Outcome::FullPointBye,
            Self::Half => Outcome::HalfPointBye,
            Self::Zero => Outcome::ZeroPointBye,
        }
    }
}

/// Finds a player by a name in any form; `None` if it matches no player, or several.
fn player_called(event: &Tournament, name: &str) -> Option<usize> {
    let exact = event.players.iter().position(|player| player.name.trim() == name.trim());
    exact.or_else(|| {
        let mut fitting = (0..).zip(&event.players).filter(|(_, player)| may_be_same_player(&player.name, name));
        let (place, _) = fitting.next()?;
        fitting.next().is_none().then_some(place)
    })
}

fn unknown(name: &str) -> Message {
    message!("event-added-unknown", name = Visible(name).to_string())
}

impl EventAdditions {
    /// Checks the facts for errors.
    pub(in crate::database) fn check(&self) -> Result<(), String> {
        let rounds = self.byes.iter().map(|bye| bye.round).chain(self.results.iter().map(|result| result.round));
        if rounds.chain(self.late.iter().map(|late| late.from)).any(|round| round == 0) {
            return Err("rounds count from 1".to_owned());
        }
        let unread = self.results.iter().find(|right| outcome_of(&right.result).is_none());
        unread.map_or(Ok(()), |right| Err(format!("`{}` is no result", Visible(&right.result))))
    }

    /// Corrects the results of games; reports games that do not exist.
    pub(in crate::database) fn put_right(
        &self,
        event: &Tournament,
        games: &mut [(&mut Pairing, &mut [Outcome; 2])],
    ) -> Vec<Message> {
        let mut notes = Vec::new();
        for right in &self.results {
            let players = [&right.white, &right.black].map(|name| player_called(event, name));
            let game = games.iter_mut().find(|(pairing, _)| {
                pairing.round == right.round && [Some(pairing.white), Some(pairing.black)] == players
            });
            if let (Some((pairing, found)), Some(outcomes)) = (game, outcome_of(&right.result)) {
                pairing.outcome = outcomes[0];
                **found = outcomes;
            } else {
                let [white, black] = [&right.white, &right.black].map(|name| Visible(name).to_string());
                let round = u64::from(right.round);
                notes.push(message!("event-added-no-game", round = round, white = white, black = black));
            }
        }
        notes
    }

    /// Adds the byes; a player without games is added, which is reported. Nothing is added to a round in which the
    /// player already has an entry.
    pub(in crate::database) fn add_byes(&self, event: &mut Tournament) -> Vec<Message> {
        let mut notes = Vec::new();
        for bye in &self.byes {
            let place = player_called(event, &bye.player).unwrap_or_else(|| {
                notes.push(message!("event-added-player", name = Visible(&bye.player).to_string()));
                event.add_player(Player::named(bye.player.trim()))
            });
            if !add_to(event, place, bye.round, bye.kind.outcome()) {
                let name = Visible(&bye.player).to_string();
                notes.push(message!("event-added-twice", name = name, round = u64::from(bye.round)));
            }
        }
        notes
    }

    /// Adds the rounds before a late entry and after a withdrawal, which are zero-point byes (FIDE, tie-break
    /// regulations, article 16.1); reports players who do not exist.
    pub(in crate::database) fn add_absences(&self, event: &mut Tournament) -> Vec<Message> {
        let mut notes = Vec::new();
        let n_rounds =
            event.players.iter().flat_map(|player| &player.entries).map(|entry| entry.round).max().unwrap_or(0);
        let late = self.late.iter().map(|late| (&late.player, 1..late.from.min(n_rounds + 1)));
        let left = self.withdrawn.iter().map(|left| (&left.player, left.after.saturating_add(1)..n_rounds + 1));
        for (name, rounds) in late.chain(left) {
            let Some(place) = player_called(event, name) else {
                notes.push(unknown(name));
                continue;
            };
            for round in rounds {
                let has_game =
                    event.players[place].entries.iter().any(|entry| entry.round == round && entry.opponent.is_some());
                if has_game {
                    let name = Visible(name).to_string();
                    notes.push(message!("event-added-twice", name = name, round = u64::from(round)));
                }
                add_to(event, place, round, Outcome::ZeroPointBye);
            }
        }
        notes
    }
}

/// Adds a bye in a round in which a player has no entry; returns false if there is one.
fn add_to(event: &mut Tournament, place: usize, round: u16, outcome: Outcome) -> bool {
    let is_free = event.players[place].entries.iter().all(|entry| entry.round != round);
    if is_free {
        event.add_bye(round, place, outcome);
    }
    is_free
}

/// Reads a result in any spelling of a Result tag.
fn outcome_of(result: &str) -> Option<[Outcome; 2]> {
    let found = outcomes(&Head { result: result.trim(), ..Head::default() });
    (found.white != Outcome::Unknown).then_some([found.white, found.black])
}
