//! Findings in every format, their places, and what was not read.

pub(super) mod finding_json;
pub(super) mod finding_text;
pub(super) mod github;
pub(super) mod junit;
pub(super) mod passed_over;
pub(super) mod place;
pub(super) mod sarif;
pub(super) mod statistics;
pub(super) mod unread;
