//! Bytes and streams provided by the caller, as inputs.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::io::{self, Cursor, Read};
use std::sync::{Arc, Mutex, PoisonError};

/// Named bytes or a named stream. A stream can be read only once.
#[derive(Clone)]
pub struct MemoryInput {
    name: Arc<str>,
    content: InHand,
}

/// An empty stream that may fail before its end.
struct FailOnce(Option<io::Error>);

impl Read for FailOnce {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

#[derive(Clone)]
enum InHand {
    Bytes(Arc<[u8]>),
    Stream(Arc<Mutex<Option<Box<dyn Read + Send>>>>),
}

impl MemoryInput {
    /// Creates an input of bytes.
    #[must_use]
    pub fn of_bytes(name: String, bytes: Vec<u8>) -> Self {
        Self { name: name.into(), content: InHand::Bytes(bytes.into()) }
    }

    /// Creates an input of a stream.
    #[must_use]
    pub fn of_reader(name: String, reader: Box<dyn Read + Send>) -> Self {
        Self { name: name.into(), content: InHand::Stream(Arc::new(Mutex::new(Some(reader)))) }
    }

    /// Returns its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of bytes, if known.
    pub(super) fn len(&self) -> Option<u64> {
        match &self.content {
            InHand::Bytes(bytes) => Some(bytes.len() as u64),
            InHand::Stream(_) => None,
        }
    }

    /// Returns true if it is a stream, which can be read only once.
    pub(super) const fn is_stream(&self) -> bool {
        matches!(self.content, InHand::Stream(_))
    }

    /// Begins reading; a stream that has been read is empty.
    pub(super) fn open(&self) -> Box<dyn Read + Send> {
        match &self.content {
            InHand::Bytes(bytes) => Box::new(Cursor::new(Arc::clone(bytes))),
            InHand::Stream(stream) => {
                let taken = stream.lock().unwrap_or_else(PoisonError::into_inner).take();
                taken.unwrap_or_else(|| Box::new(io::empty()))
            }
        }
    }

    /// Returns the first bytes as stored; later reads return them again, including an error among them.
    #[must_use]
    pub fn glance(&self, most: usize) -> Vec<u8> {
        match &self.content {
            InHand::Bytes(bytes) => bytes.iter().take(most).copied().collect(),
            InHand::Stream(stream) => {
                let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
                let Some(mut rest) = stream.take() else { return Vec::new() };
                let mut glance = Vec::new();
                let error = rest.by_ref().take(most as u64).read_to_end(&mut glance).err();
                *stream = Some(Box::new(Cursor::new(glance.clone()).chain(FailOnce(error)).chain(rest)));
                glance
            }
        }
    }

    /// Reads a stream to its end, so that it can be read repeatedly.
    ///
    /// # Errors
    /// Fails if reading does; the stream is lost then.
    pub fn kept(&self) -> io::Result<Self> {
        let InHand::Stream(_) = &self.content else { return Ok(self.clone()) };
        let mut bytes = Vec::new();
        self.open().read_to_end(&mut bytes)?;
        Ok(Self { name: Arc::clone(&self.name), content: InHand::Bytes(bytes.into()) })
    }

    /// Returns what identifies it: one content under one name.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glance_takes_nothing_away() {
        let text = b"012 Cup\r\n022 Town\r\n";
        let broken = Box::new(text.as_slice().chain(FailOnce(Some(io::Error::other("torn")))));
        let inputs = [
            MemoryInput::of_bytes("bytes".into(), text.to_vec()),
            MemoryInput::of_reader("stream".into(), Box::new(text.as_slice())),
            MemoryInput::of_reader("broken".into(), broken),
        ];
        for input in inputs {
            assert_eq!(input.glance(3), b"012", "{}", input.name());
            assert_eq!(input.glance(100), text, "{}", input.name());
            let mut read = Vec::new();
            let error = input.open().read_to_end(&mut read).err().map(|error| error.to_string());
            assert_eq!(read, text, "{}", input.name());
            assert_eq!(error.as_deref(), (input.name() == "broken").then_some("torn"));
        }
    }
}
