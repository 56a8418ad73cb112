//! What is wrong with events, with report files, and between the two. Takes events and reports, returns findings.

mod checked_event;
pub mod event_check;
mod event_gaps;
mod event_pairings;
pub(super) mod finding;
pub mod report_check;
pub(super) mod report_finding;
pub(super) mod stray_games;
pub mod swiss_check;
