//! Bytes and streams that a caller has in hand, as inputs.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::io::{self, Cursor, Read};
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes or a stream under a name. A stream can be read once.
#[derive(Clone)]
pub struct MemoryInput {
    name: Arc<str>,
    content: InHand,
}

#[derive(Clone)]
enum InHand {
    Bytes(Arc<[u8]>),
    Stream(Arc<Mutex<Option<Box<dyn Read + Send>>>>),
}

impl MemoryInput {
    /// Takes bytes.
    #[must_use]
    pub fn of_bytes(name: String, bytes: Vec<u8>) -> Self {
        Self { name: name.into(), content: InHand::Bytes(bytes.into()) }
    }

    /// Takes a stream.
    #[must_use]
    pub fn of_reader(name: String, reader: Box<dyn Read + Send>) -> Self {
        Self { name: name.into(), content: InHand::Stream(Arc::new(Mutex::new(Some(reader)))) }
    }

    /// Returns its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns how many bytes there are, where that is known.
    pub(super) fn len(&self) -> Option<u64> {
        match &self.content {
            InHand::Bytes(bytes) => Some(bytes.len() as u64),
            InHand::Stream(_) => None,
        }
    }

    /// Begins to read; nothing is left of a stream that has been read.
    pub(super) fn open(&self) -> Box<dyn Read + Send> {
        match &self.content {
            InHand::Bytes(bytes) => Box::new(Cursor::new(Arc::clone(bytes))),
            InHand::Stream(stream) => {
                let taken = stream.lock().unwrap_or_else(PoisonError::into_inner).take();
                taken.unwrap_or_else(|| Box::new(io::empty()))
            }
        }
    }

    /// Returns what makes two of them the same: one content under one name.
    fn identity(&self) -> (&str, *const u8) {
        let address = match &self.content {
            InHand::Bytes(bytes) => bytes.as_ptr(),
            InHand::Stream(stream) => Arc::as_ptr(stream).cast(),
        };
        (&self.name, address)
    }
}

impl fmt::Debug for MemoryInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryInput").field("name", &self.name).field("len", &self.len()).finish_non_exhaustive()
    }
}

impl PartialEq for MemoryInput {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for MemoryInput {}

impl PartialOrd for MemoryInput {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for MemoryInput {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.identity().cmp(&other.identity())
    }
}

impl Hash for MemoryInput {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}
