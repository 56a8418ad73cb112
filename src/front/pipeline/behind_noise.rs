//! Streams that begin with noise, left by a crash or a broken download before the first record.

use std::io::{self, Read};

use crate::record::{BehindNoise, begins_with_noise, is_of_other_program, may_be_noise, read_noise};

/// The number of bytes that show for most files that they do not begin with noise.
const FIRST_BYTES: u64 = 64;
/// The maximum number of bytes of a stream that are inspected to detect its format.
pub(crate) const GLANCE: u64 = 4096;

/// A stream after the noise that it may begin with.
pub(crate) struct Behind {
    /// The rest; `None` if all of it is noise.
    pub(crate) reader: Option<Box<dyn Read + Send>>,
    /// The number of bytes of noise.
    pub(crate) noise: u64,
    /// The number of line breaks in them.
    pub(crate) n_breaks: u64,
}

/// Skips the noise at the beginning of a stream, of any length.
pub(crate) fn behind_noise(mut stream: Box<dyn Read + Send>) -> io::Result<Behind> {
    let mut head = Vec::new();
    let text = |reader: Box<dyn Read + Send>| Behind { reader: Some(reader), noise: 0, n_breaks: 0 };
    if let Err(error) = stream.by_ref().take(FIRST_BYTES).read_to_end(&mut head) {
        return Ok(text(with_head(head, Some(error), stream)));
    }
    if may_be_noise(&head) {
        if let Err(error) = stream.by_ref().take(GLANCE).read_to_end(&mut head) {
            return Ok(text(with_head(head, Some(error), stream)));
        }
        if begins_with_noise(&head) && !is_of_other_program(&head) {
            let BehindNoise { len, n_breaks, text } = read_noise(head, &mut stream)?;
            let reader = (!text.is_empty()).then(|| with_head(text, None, stream));
            return Ok(Behind { reader, noise: len, n_breaks });
        }
    }
    Ok(text(with_head(head, None, stream)))
}

/// Puts bytes that were read, and the error after them, before a stream.
pub(crate) fn with_head(
    head: Vec<u8>,
    failed: Option<io::Error>,
    stream: Box<dyn Read + Send>,
) -> Box<dyn Read + Send> {
    let head = io::Cursor::new(head);
    match failed {
        Some(error) => Box::new(head.chain(FailedReader(Some(error)))),
        None => Box::new(head.chain(stream)),
    }
}

/// Returns the error that reading has met.
struct FailedReader(Option<io::Error>);

impl Read for FailedReader {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}
