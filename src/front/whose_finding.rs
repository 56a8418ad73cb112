//! The context of findings in bridge records: the text of the record, and its event.

use std::rc::Rc;

#[cfg(feature = "database")]
use crate::database::fingerprint::{of_bytes, step};
use crate::findings::Finding;

#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "database"), expect(dead_code, reason = "only an audit asks for it"))]
pub(crate) struct BridgeContext {
    /// Identifies it together with its rule: by the text of its record and its place in it.
    pub(crate) key: u64,
    /// The event of its record, the site and the date.
    pub(crate) event: Rc<[String; 3]>,
}

/// The context of the findings in one record.
pub(crate) struct BridgeRecordContext {
    pub(super) key: u64,
    /// The offset of the record in the file as stored.
    start: u64,
    pub(super) event: Rc<[String; 3]>,
}

impl BridgeRecordContext {
    pub(super) fn new(text: &str, start: u64, event: [String; 3]) -> Self {
        Self { key: key_of(text), start, event: Rc::new(event) }
    }

    pub(super) fn of(&self, finding: &Finding) -> BridgeContext {
        let at = finding.location.bytes.as_ref().map_or(0, |bytes| bytes.start.saturating_sub(self.start));
        BridgeContext { key: next_key(self.key, at), event: Rc::clone(&self.event) }
    }
}

/// Returns the hash of a record's text without blanks around it.
#[cfg(feature = "database")]
fn key_of(text: &str) -> u64 {
    of_bytes(text.trim().as_bytes())
}

#[cfg(feature = "database")]
pub(super) const fn next_key(key: u64, at: u64) -> u64 {
    step(key, at)
}

/// Returns 0, as keys are not needed in this build.
#[cfg(not(feature = "database"))]
const fn key_of(_: &str) -> u64 {
    0
}

#[cfg(not(feature = "database"))]
pub(super) const fn next_key(_: u64, _: u64) -> u64 {
    0
}
