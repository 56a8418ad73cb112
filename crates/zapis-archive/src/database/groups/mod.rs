//! Which records are one event. Takes heads of records, their pairings and days, and the user's list; returns groups of
//! records, with why they were joined and what is doubtful.

pub(super) mod casual_games;
mod event_additions;
mod event_candidates;
pub(super) mod event_group;
pub(super) mod event_groups;
pub(super) mod event_join;
pub(super) mod event_list;
mod event_names;
mod event_profile;
pub(super) mod event_records;
mod event_verdict;
mod fide_numbers;
mod joined_events;
mod seating;
mod split_events;
