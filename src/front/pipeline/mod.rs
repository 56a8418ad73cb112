//! From inputs to results: batches of records, worked on by all threads, put back in the order of the files.
//! It knows jobs only by `Job`, and games without a board only by `BoardlessGame`. Of the commands it
//! names `standings` alone, which finds the faults of report files.

pub(super) mod all_cores;
pub(super) mod batch_beginning;
pub(super) mod batch_job;
pub(super) mod batch_output;
pub(super) mod batches;
pub(super) mod behind_noise;
#[cfg_attr(not(feature = "bridge"), expect(dead_code, reason = "this build has no such game"))]
pub(super) mod boardless;
pub(super) mod boardless_games;
pub(super) mod collector;
pub(super) mod converted;
pub(super) mod file_facts;
pub(super) mod finding_form;
pub(super) mod first_of_kind;
pub(super) mod found_in_bytes;
pub(super) mod items;
pub(super) mod job;
#[cfg(feature = "database")]
pub(super) mod kept_batch;
pub(super) mod lost_by_both;
pub(super) mod placed_findings;
pub(super) mod question;
pub(super) mod run;
pub(super) mod stream;
pub(super) mod table_glance;
pub(super) mod table_rows;
pub(super) mod threads;
pub(super) mod turns;
pub(super) mod view;
#[cfg(feature = "database")]
pub(super) mod view_timeline;
pub(super) mod work;
