//! What comments hold: clocks, evaluations, commands, offers; and text that is none of these.

pub(super) mod clock_comment;
pub mod clock_unit;
pub mod command;
pub(super) mod draw_offer;
pub(super) mod engine_comment;
pub(super) mod passed_text;
pub(super) mod remark;
pub(super) mod unclosed;
