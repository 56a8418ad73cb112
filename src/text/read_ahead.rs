//! Unpacks on a thread of its own, a few chunks ahead of whoever reads, so that both go on at the same time.

use std::{
    io::{self, Read},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

/// How many bytes are handed over at once.
const CHUNK_LEN: usize = 256 * 1024;
/// How many chunks wait at most.
const CHUNKS_AHEAD: usize = 4;

/// A stream that is read on another thread.
///
/// It ends with the stream or with its first error; a decoder that panics is an error too.
pub(super) struct ReadAhead {
    chunks: Receiver<io::Result<Vec<u8>>>,
    chunk: Vec<u8>,
    /// How much of `chunk` has been given out.
    at: usize,
    is_ended: bool,
}

impl ReadAhead {
    /// Starts to read `stream`; where no thread can be had, it is read by whoever asks.
    pub(super) fn start(stream: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        let (sender, chunks) = sync_channel(CHUNKS_AHEAD);
        // The stream goes to the thread by a channel, so that it is still here when there is no thread.
        let (handing, handed) = sync_channel(1);
        let thread = thread::Builder::new().name("unpack".into()).spawn(move || {
            if let Ok(stream) = handed.recv() {
                send_all(stream, &sender);
            }
        });
        match thread {
            Ok(_) => match handing.send(stream) {
                Ok(()) => Box::new(Self { chunks, chunk: Vec::new(), at: 0, is_ended: false }),
                Err(back) => Box::new(back.0),
            },
            Err(_) => Box::new(stream),
        }
    }
}

/// Sends a stream in chunks, an empty one last, until nobody wants any more.
fn send_all(mut stream: impl Read, sender: &SyncSender<io::Result<Vec<u8>>>) {
    loop {
        let mut chunk = Vec::with_capacity(CHUNK_LEN);
        let read = catch_unwind(AssertUnwindSafe(|| (&mut stream).take(CHUNK_LEN as u64).read_to_end(&mut chunk)));
        let error = match read {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(error),
            Err(_) => Some(io::Error::other("the decoder failed; please report it with the file")),
        };
        let is_last = chunk.len() < CHUNK_LEN;
        if !chunk.is_empty() && sender.send(Ok(chunk)).is_err() {
            return;
        }
        if let Some(error) = error {
            // Whoever would have to be told has gone.
            let _ = sender.send(Err(error));
            return;
        }
        if is_last {
            let _ = sender.send(Ok(Vec::new()));
            return;
        }
    }
}

impl Read for ReadAhead {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.chunk.len() {
            if self.is_ended {
                return Ok(0);
            }
            self.at = 0;
            self.chunk = match self.chunks.recv() {
                Ok(Ok(chunk)) => chunk,
                Ok(Err(error)) => {
                    self.is_ended = true;
                    return Err(error);
                }
                Err(_) => return Err(io::Error::other("the thread that unpacks has gone")),
            };
            self.is_ended = self.chunk.is_empty();
        }
        let n_read = (&self.chunk[self.at..]).read(buffer)?;
        self.at += n_read;
        Ok(n_read)
    }
}
