//! Tag pairs, as the standard has them and as people write them, and the values of some.

pub(super) mod minutes_meant;
pub(super) mod period;
pub(super) mod plain_tag;
pub(super) mod repeated_tag;
pub(super) mod standard_tags;
pub(super) mod tag_line;
pub(super) mod tag_recovery;
pub(super) mod tag_value;
pub mod time_control;
pub(super) mod time_control_prose;
