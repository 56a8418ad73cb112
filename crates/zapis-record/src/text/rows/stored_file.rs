//! A file that several readers read at places of their own.

use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::errors::ParquetError;
use parquet::file::reader::{ChunkReader, Length};

use super::super::stored::{Meter, Seekable};

/// A file that several readers read at places of their own.
pub(super) struct StoredFile {
    file: Arc<Mutex<Seekable>>,
    len: u64,
    meter: Meter,
}

impl StoredFile {
    pub(super) fn new(mut file: Seekable, meter: Meter) -> io::Result<Self> {
        let len = file.seek(SeekFrom::End(0))?;
        Ok(Self { file: Arc::new(Mutex::new(file)), len, meter })
    }
}

/// A reader of a file.
pub(super) struct PlacedReader {
    file: Arc<Mutex<Seekable>>,
    at: u64,
    meter: Meter,
}

impl Read for PlacedReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let n_read = self.meter.watch(&mut *file).read(buffer)?;
        self.at += n_read as u64;
        Ok(n_read)
    }
}

impl StoredFile {
    fn reader_at(&self, at: u64) -> PlacedReader {
        PlacedReader { file: Arc::clone(&self.file), at, meter: self.meter.clone() }
    }
}

impl Length for StoredFile {
    fn len(&self) -> u64 {
        self.len
    }
}

impl ChunkReader for StoredFile {
    type T = BufReader<PlacedReader>;

    fn get_read(&self, start: u64) -> Result<Self::T, ParquetError> {
        Ok(BufReader::new(self.reader_at(start)))
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes, ParquetError> {
        // A damaged file may speak of more bytes than it has.
        if start.checked_add(length as u64).is_none_or(|end| end > self.len) {
            return Err(ParquetError::EOF(format!("{length} bytes at byte {start} are behind its end")));
        }
        let mut bytes = vec![0; length];
        self.reader_at(start).read_exact(&mut bytes)?;
        Ok(bytes.into())
    }
}
