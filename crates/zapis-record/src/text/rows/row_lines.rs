//! Rows as a stream of lines.

use std::cell::Cell;
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

use crate::l10n::message;

use super::super::compression::{Compression, PackedError};

/// Rows that are read some at a time.
pub(super) trait RowSource {
    /// Appends some rows as lines; false at the end.
    fn next_rows(&mut self, out: &mut Vec<u8>) -> Result<bool, String>;
}

/// Reads rows as a stream of lines.
pub(super) struct RowLines<S> {
    rows: S,
    format: Compression,
    lines: Vec<u8>,
    at: usize,
    /// What stopped it, repeated at every further read.
    fault: Option<PackedError>,
}

impl<S> RowLines<S> {
    pub(super) const fn new(rows: S, format: Compression) -> Self {
        Self { rows, format, lines: Vec::new(), at: 0, fault: None }
    }
}

/// What the crate says where it panics is not shown: it is an error of the file.
static QUIET: Once = Once::new();

thread_local! {
    static IS_UNPACKING: Cell<bool> = const { Cell::new(false) };
}

/// Does something with a file that may be damaged in a way that its reader does not expect.
pub(super) fn unpacked<T>(format: Compression, read: impl FnOnce() -> Result<T, String>) -> Result<T, PackedError> {
    let damaged = |reason: String| PackedError::Damaged { format, reason: message!("verbatim", text = reason) };
    QUIET.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            if !IS_UNPACKING.get() {
                usual(info);
            }
        }));
    });
    IS_UNPACKING.set(true);
    let read = catch_unwind(AssertUnwindSafe(read));
    IS_UNPACKING.set(false);
    read.unwrap_or_else(|_| Err("its parts do not fit together".to_owned())).map_err(damaged)
}

impl<S: RowSource> Read for RowLines<S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.lines.len() {
            if let Some(fault) = &self.fault {
                return Err(fault.clone().into());
            }
            self.lines.clear();
            self.at = 0;
            let (rows, lines) = (&mut self.rows, &mut self.lines);
            match unpacked(self.format, || rows.next_rows(lines)) {
                Ok(true) => {}
                Ok(false) => return Ok(0),
                Err(fault) => {
                    // No row was read to its end.
                    let whole = self.lines.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
                    self.lines.truncate(whole);
                    self.fault = Some(fault);
                }
            }
        }
        let n_read = buffer.len().min(self.lines.len() - self.at);
        buffer[..n_read].copy_from_slice(&self.lines[self.at..self.at + n_read]);
        self.at += n_read;
        Ok(n_read)
    }
}
