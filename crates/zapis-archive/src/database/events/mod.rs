//! Events built from groups of records: players, teams, rounds, results, play-offs, and the kind of event. Takes groups,
//! returns events as they were found.

mod doubted_events;
pub(super) mod drafted_events;
pub(super) mod event;
pub(super) mod event_doubt;
pub(super) mod event_game;
mod event_sources;
mod event_teams;
pub(super) mod event_walk;
pub(super) mod play_off;
pub mod proved_names;
pub(super) mod same_names;
mod stated_games;
mod stated_rounds;
