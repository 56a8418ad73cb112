//! Errors of reading and writing, as messages.

use std::io;

use crate::l10n::Message;

use super::compression::PackedError;
use super::stored::{GotShorter, NotSetDown, WithoutEnd};
use super::system_error::system_error;

/// Returns the message of an I/O error; rare errors keep the words of the operating system.
#[must_use]
pub fn io_reason(error: &io::Error) -> Message {
    let inner = error.get_ref();
    if let Some(packed) = inner.and_then(|inner| inner.downcast_ref::<PackedError>()) {
        packed.message()
    } else if let Some(shorter) = inner.and_then(|inner| inner.downcast_ref::<GotShorter>()) {
        shorter.message()
    } else if let Some(room) = inner.and_then(|inner| inner.downcast_ref::<NotSetDown>()) {
        room.message()
    } else if let Some(device) = inner.and_then(|inner| inner.downcast_ref::<WithoutEnd>()) {
        device.message()
    } else {
        system_error(error)
    }
}
