//! Errors in fields, reported with their place.

use crate::l10n::message;
use crate::select::ConditionError;

use super::super::error::Error;

pub(super) fn unreadable(text: &str, error: &ConditionError) -> Error {
    let column = text.get(..error.at).map_or(0, |before| before.chars().count()) + 1;
    Error::Usage(message!("order-unreadable", text = text, column = column, reason = error.reason.clone()))
}
