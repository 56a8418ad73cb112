//! Tournaments: standings and tie-breaks against published exercises and events, report files, and invariants.

#[path = "tournament/events.rs"]
mod events;
#[path = "tournament/exercises.rs"]
mod exercises;
#[path = "tournament/hostile.rs"]
mod hostile;
#[path = "tournament/laws.rs"]
mod laws;
#[path = "tournament/report_files.rs"]
mod report_files;
#[path = "tournament/support.rs"]
mod support;
#[path = "tournament/team_exercises.rs"]
mod team_exercises;
#[path = "tournament/unplayed.rs"]
mod unplayed;
