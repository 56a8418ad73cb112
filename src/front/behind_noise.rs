//! Streams that begin with noise: what a crash or a broken download has left before the first record.

use std::io::{self, Read};

use crate::record::{BehindNoise, begins_with_noise, is_of_other_program, may_be_noise, read_noise};

/// This many bytes say of most files that they do not begin with noise.
const FIRST_BYTES: u64 = 64;
/// At most this many bytes of a stream are looked at to tell what it holds.
pub(super) const GLANCE: u64 = 4096;

/// A stream behind the noise that it may begin with.
pub(super) struct Behind {
    /// What is left; nothing where all of it is noise.
    pub(super) reader: Option<Box<dyn Read + Send>>,
    /// How many bytes of noise there were.
    pub(super) noise: u64,
    /// How many line breaks are in them.
    pub(super) n_breaks: u64,
}

/// Passes over the noise that a stream begins with, however much it is.
pub(super) fn behind_noise(mut stream: Box<dyn Read + Send>) -> io::Result<Behind> {
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

/// Puts bytes that were read, and the error that came behind them, before a stream.
pub(super) fn with_head(
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

/// Gives the error that reading has met.
struct FailedReader(Option<io::Error>);

impl Read for FailedReader {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}
