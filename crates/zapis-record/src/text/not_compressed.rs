//! Replaces decompression in a build without the feature `database`: every compressed input is an error.

use std::{
    convert::Infallible,
    fs::File,
    io::{self, Empty, Read},
};

use super::compression::Wanted;
use super::compression::{Compression, PackedError};
use super::frames::Frames;
use super::stored::{Meter, Seekable};

/// Refuses a stream.
pub(super) fn unpack_stream(_: Box<dyn Read + Send>, format: Compression, _: Frames) -> io::Result<Empty> {
    Err(PackedError::NotBuiltIn(format).into())
}

/// Refuses a part of a stream.
pub(super) fn unpack_short(stored: Box<dyn Read + Send>, format: Compression, frames: Frames) -> io::Result<Empty> {
    unpack_stream(stored, format, frames)
}

/// Refuses to copy a stream to a file, which would be an archive.
pub(super) fn set_down(_: &mut dyn Read) -> io::Result<File> {
    Err(PackedError::NotBuiltIn(Compression::Zip).into())
}

/// The record files of an archive; there never are any.
pub(super) struct Members(Infallible);

impl Members {
    pub(super) fn new(_: Seekable, _: Meter, _: Wanted) -> io::Result<Self> {
        Err(PackedError::NotBuiltIn(Compression::Zip).into())
    }

    pub(super) fn next(&mut self) -> Option<(String, io::Result<Empty>)> {
        match self.0 {}
    }

    pub(super) fn take_fault(&mut self) -> Option<io::Error> {
        match self.0 {}
    }

    pub(super) fn take_inside(&mut self) -> Vec<String> {
        match self.0 {}
    }
}
