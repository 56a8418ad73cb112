//! Decompresses on a separate thread, a few chunks ahead of the reader.

use std::{
    io::{self, Read},
    mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

/// The number of bytes passed at once.
const CHUNK_LEN: usize = 256 * 1024;
/// The maximum number of waiting chunks.
const CHUNKS_AHEAD: usize = 4;

/// A stream that is read on another thread, unless it fits into one chunk.
///
/// It ends with the stream or with its first error; a panic of a decoder is an error too.
pub(super) struct ReadAhead {
    chunk: Vec<u8>,
    /// How much of `chunk` has been returned.
    at: usize,
    after: After,
}

/// What follows a chunk.
enum After {
    More(Receiver<Chunk>),
    Error(io::Error),
    End,
}

/// Some bytes; fewer than [`CHUNK_LEN`] are the last, possibly followed by an error.
type Chunk = (Vec<u8>, Option<io::Error>);

impl ReadAhead {
    /// Reads the beginning of `stream`, and the rest on a thread; if no thread can be started, it is read on demand.
    pub(super) fn start(mut stream: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        let first = next_chunk(&mut stream);
        if is_last(&first) {
            return Box::new(Self::with(first, After::End));
        }
        let (sender, chunks) = sync_channel(CHUNKS_AHEAD);
        // The stream is sent to the thread through a channel, so that it is not lost if there is no thread.
        let (handing, handed) = sync_channel::<Box<dyn Read + Send>>(1);
        let thread = thread::Builder::new().name("unpack".into()).spawn(move || {
            if let Ok(mut stream) = handed.recv() {
                send_all(&mut stream, &sender);
            }
        });
        let unsent = match thread {
            Ok(_) => handing.send(stream).err().map(|unsent| unsent.0),
            Err(_) => Some(stream),
        };
        match unsent {
            None => Box::new(Self::with(first, After::More(chunks))),
            Some(stream) => Box::new(io::Cursor::new(first.0).chain(stream)),
        }
    }

    fn with((chunk, error): Chunk, after: After) -> Self {
        Self { chunk, at: 0, after: error.map_or(after, After::Error) }
    }
}

fn is_last((chunk, error): &Chunk) -> bool {
    chunk.len() < CHUNK_LEN || error.is_some()
}

fn next_chunk(stream: &mut dyn Read) -> Chunk {
    let mut chunk = Vec::with_capacity(CHUNK_LEN);
    let read = catch_unwind(AssertUnwindSafe(|| stream.take(CHUNK_LEN as u64).read_to_end(&mut chunk)));
    let error = match read {
        Ok(read) => read.err(),
        Err(_) => Some(io::Error::other("the decoder failed; please report it with the file")),
    };
    (chunk, error)
}

/// Sends a stream in chunks until its end, or until the receiver is gone.
fn send_all(stream: &mut dyn Read, sender: &SyncSender<Chunk>) {
    loop {
        let chunk = next_chunk(stream);
        let is_last = is_last(&chunk);
        if sender.send(chunk).is_err() || is_last {
            return;
        }
    }
}

impl Read for ReadAhead {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.chunk.len() {
            match mem::replace(&mut self.after, After::End) {
                After::End => return Ok(0),
                After::Error(error) => return Err(error),
                After::More(chunks) => {
                    let gone = |_| (Vec::new(), Some(io::Error::other("the thread that unpacks has gone")));
                    let next = chunks.recv().unwrap_or_else(gone);
                    let after = if is_last(&next) { After::End } else { After::More(chunks) };
                    *self = Self::with(next, after);
                }
            }
        }
        let n_read = (&self.chunk[self.at..]).read(buffer)?;
        self.at += n_read;
        Ok(n_read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns this many bytes, and then an error.
    struct Ending {
        left: usize,
        is_panic: bool,
    }

    impl Read for Ending {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.left == 0 {
                assert!(!self.is_panic, "a decoder that fails");
                return Err(io::Error::other("the end"));
            }
            let n_read = buffer.len().min(self.left).min(1000);
            buffer[..n_read].fill(b'x');
            self.left -= n_read;
            Ok(n_read)
        }
    }

    #[test]
    fn every_byte_comes_before_the_end() {
        for len in [0, 1, CHUNK_LEN - 1, CHUNK_LEN, CHUNK_LEN + 1, 9 * CHUNK_LEN] {
            let mut all = Vec::new();
            let stream = io::repeat(b'x').take(len as u64);
            assert_eq!(ReadAhead::start(Box::new(stream)).read_to_end(&mut all).expect("memory can be read"), len);
            for (is_panic, words) in [(false, "the end"), (true, "the decoder failed; please report it with the file")]
            {
                let mut stream = ReadAhead::start(Box::new(Ending { left: len, is_panic }));
                let mut all = Vec::new();
                assert_eq!(stream.read_to_end(&mut all).expect_err("an end").to_string(), words);
                assert_eq!(all.len(), len);
                assert_eq!(stream.read_to_end(&mut all).expect("nothing more"), 0);
            }
        }
    }

    #[test]
    fn a_stream_that_no_one_reads_to_its_end_is_let_go() {
        let mut stream = ReadAhead::start(Box::new(io::repeat(b'x')));
        stream.read_exact(&mut [0; 100]).expect("some bytes");
    }
}
