//! The local headers of a ZIP archive, by which its files are found if the central directory is missing.
//!
//! The library requires the directory, or else files whose headers state their length; an archive truncated during
//! download has no directory, and many programs write the length after the file.

use std::io::{self, Read, Seek, SeekFrom};

use memchr::memmem;

use crate::l10n::message;

use super::{
    super::compression::{Compression, PackedError},
    zip_entry::{Listed, damaged},
    zip_file_part::FilePart,
};

const HEADER_SIGNATURE: &[u8; 4] = b"PK\x03\x04";
const LENGTHS_SIGNATURE: &[u8; 4] = b"PK\x07\x08";
/// The signatures of the central directory, its end, and what may precede it.
const LIST_SIGNATURES: [&[u8; 4]; 4] = [b"PK\x01\x02", b"PK\x05\x06", b"PK\x06\x06", b"PK\x06\x08"];
const END_OF_LIST: &[u8; 4] = b"PK\x05\x06";
/// Without the comment, whose length is in the last two bytes.
const END_OF_LIST_LEN: usize = 22;
/// A length that does not fit into 32 bits, and is in the extra field.
const IN_EXTRA_FIELD: u32 = u32::MAX;
const LENGTHS_IN_64_BITS: u16 = 1;

/// The local header of a file (APPNOTE 4.3.7).
pub(super) struct LocalHeader {
    flags: u16,
    pub(super) method: u16,
    crc: u32,
    packed_len: u64,
    name: Vec<u8>,
}

impl LocalHeader {
    /// Reads the header at the position of `part`, and leaves that at the bytes of the file; `None` if there is no
    /// header.
    pub(super) fn read(part: &mut FilePart) -> io::Result<Option<Self>> {
        let mut fixed = [0; 30];
        part.read_exact(&mut fixed[..4])?;
        if fixed[..4] != *HEADER_SIGNATURE {
            return Ok(None);
        }
        part.read_exact(&mut fixed[4..])?;
        let half = |at: usize| u16::from_le_bytes([fixed[at], fixed[at + 1]]);
        let word = |at: usize| u32::from_le_bytes([fixed[at], fixed[at + 1], fixed[at + 2], fixed[at + 3]]);
        let mut name = vec![0; usize::from(half(26))];
        part.read_exact(&mut name)?;
        let mut extra = vec![0; usize::from(half(28))];
        part.read_exact(&mut extra)?;
        let packed_len = match word(18) {
            IN_EXTRA_FIELD => packed_len_in(&extra).unwrap_or(u64::from(IN_EXTRA_FIELD)),
            len => len.into(),
        };
        Ok(Some(Self { flags: half(6), method: half(8), crc: word(14), packed_len, name }))
    }

    pub(super) const fn is_encrypted(&self) -> bool {
        self.flags & 1 != 0
    }

    /// Returns true if the length and the checksum follow the file.
    const fn is_open_ended(&self) -> bool {
        self.flags & 8 != 0
    }
}

/// Finds the compressed length in the extra field: the second of two numbers.
fn packed_len_in(mut extra: &[u8]) -> Option<u64> {
    while let Some((&[id_low, id_high, len_low, len_high], rest)) = extra.split_first_chunk() {
        let (field, after) = rest.split_at_checked(u16::from_le_bytes([len_low, len_high]).into())?;
        if u16::from_le_bytes([id_low, id_high]) == LENGTHS_IN_64_BITS {
            return field.get(8..).and_then(<[u8]>::first_chunk).map(|len| u64::from_le_bytes(*len));
        }
        extra = after;
    }
    None
}

/// Finds the files of an archive by going from header to header, if its directory cannot be read because of `fault`.
/// Returns them with the error in the archive itself, if any: none if the last file is a truncated file of records,
/// because reading it reports the error.
pub(super) fn walk(mut part: FilePart, fault: io::Error) -> io::Result<(Vec<Listed>, Option<io::Error>)> {
    let len = part.seek(SeekFrom::End(0))?;
    let mut listed = Vec::new();
    let ends_early = || Some(PackedError::EndsEarly(Compression::Zip).into());
    let mut at = 0;
    loop {
        part.at = at;
        let header = match LocalHeader::read(&mut part) {
            Ok(Some(header)) => header,
            Ok(None) => return Ok((listed, Some(fault_behind(&mut part, at, len, fault)?))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok((listed, ends_early())),
            Err(error) => return Err(error),
        };
        let start = part.at;
        let (packed_len, crc) = match (header.is_open_ended(), header.packed_len) {
            (true, 0) => lengths_behind(&mut part, len)?,
            (true, packed_len) => (packed_len, None),
            (false, packed_len) => (packed_len, Some(header.crc)),
        };
        let is_open_ended = header.is_open_ended();
        let one = Listed { name: header.name, at, packed_len, crc };
        let is_record_file = one.is_record_file();
        listed.push(one);
        let end = start.saturating_add(packed_len);
        if end > len {
            return Ok((listed, if is_record_file { None } else { ends_early() }));
        }
        at = end + if is_open_ended { lengths_len(&mut part, end, packed_len)? } else { 0 };
    }
}

/// Describes what is wrong with an archive at `at`, where no file begins.
fn fault_behind(part: &mut FilePart, at: u64, len: u64, fault: io::Error) -> io::Result<io::Error> {
    let mut signature = [0; 4];
    part.at = at;
    part.read_exact(&mut signature)?;
    if !LIST_SIGNATURES.contains(&&signature) {
        return Ok(damaged(message!("zip-gap")));
    }
    // The end of the directory is followed by a comment of up to 64 KiB.
    part.at = at.max(len.saturating_sub(66_000));
    let mut tail = Vec::new();
    part.read_to_end(&mut tail)?;
    let is_whole = memmem::find_iter(&tail, END_OF_LIST).any(|at| match tail.get(at + 20..at + END_OF_LIST_LEN) {
        Some(&[low, high]) => at + END_OF_LIST_LEN + usize::from(u16::from_le_bytes([low, high])) <= tail.len(),
        _ => false,
    });
    Ok(if is_whole { fault } else { PackedError::EndsEarly(Compression::Zip).into() })
}

/// Searches for the end of a file of unknown length, which is followed by its length; returns it with the checksum.
fn lengths_behind(part: &mut FilePart, len: u64) -> io::Result<(u64, Option<u32>)> {
    const CHUNK_LEN: usize = 64 * 1024;
    /// The signature, the checksum, and a 64-bit length.
    const NEEDED: usize = 16;
    let start = part.at;
    let mut window = Vec::new();
    // The offset of the window in the file.
    let mut at = start;
    loop {
        let left = usize::try_from(len.saturating_sub(part.at)).unwrap_or(usize::MAX);
        let n_before = window.len();
        window.resize(n_before + left.min(CHUNK_LEN), 0);
        part.read_exact(&mut window[n_before..])?;
        for found in memmem::find_iter(&window, LENGTHS_SIGNATURE) {
            let Some((_, [c0, c1, c2, c3, lengths @ ..])) = window[found..].split_at_checked(4) else { continue };
            let packed_len = at + found as u64 - start;
            let in_32_bits = lengths.first_chunk().is_some_and(|len| u64::from(u32::from_le_bytes(*len)) == packed_len);
            let in_64_bits = lengths.first_chunk().is_some_and(|len| u64::from_le_bytes(*len) == packed_len);
            if in_32_bits || in_64_bits {
                return Ok((packed_len, Some(u32::from_le_bytes([*c0, *c1, *c2, *c3]))));
            }
        }
        if left <= CHUNK_LEN {
            // The archive is cut before that: the file extends to its end and beyond.
            return Ok((u64::MAX, None));
        }
        let passed = window.len().saturating_sub(NEEDED);
        window.drain(..passed);
        at += passed as u64;
    }
}

/// Returns the length of the data descriptor after a file that ends at `end`: its checksum and its lengths.
fn lengths_len(part: &mut FilePart, end: u64, packed_len: u64) -> io::Result<u64> {
    part.at = end;
    let mut bytes = Vec::new();
    match part.take(24).read_to_end(&mut bytes) {
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error),
        _ => {}
    }
    let signature_len = if bytes.starts_with(LENGTHS_SIGNATURE) { 4 } else { 0 };
    let lengths = bytes.get(signature_len + 4..).unwrap_or_default();
    let in_64_bits = lengths.first_chunk().is_some_and(|len| u64::from_le_bytes(*len) == packed_len);
    Ok(signature_len as u64 + if in_64_bits { 20 } else { 12 })
}
