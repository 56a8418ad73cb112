//! The files listed in a ZIP archive: which of them are records, and their names.

use std::{borrow::Cow, io, path::Path, str};

use crate::l10n::Message;

use super::{
    super::compression::Wanted,
    super::compression::{Compression, PackedError},
    super::document::WORD_TEXT,
    super::record_name::is_record_name,
    super::{Encoding, EncodingChoice, decode},
};

/// A file in the directory of an archive.
pub(super) struct Listed {
    /// The name, as stored.
    pub(super) name: Vec<u8>,
    /// The offset of its local header.
    pub(super) at: u64,
    /// Its compressed size in bytes.
    pub(super) packed_len: u64,
    /// The checksum of its uncompressed bytes; unknown if the archive is cut before it.
    pub(super) crc: Option<u32>,
}

impl Listed {
    /// Returns true if this is a file of records, by its name.
    pub(super) fn is_record_file(&self) -> bool {
        // macOS adds files of attributes with the names of the records they belong to.
        self.name == WORD_TEXT
            || is_record_name(Path::new(&*shown_name(&self.name))) && !self.name.starts_with(b"__MACOSX/")
    }

    /// Returns true if this file is to be read.
    pub(super) fn is_wanted(&self, wanted: Wanted) -> bool {
        match wanted {
            Wanted::Records => self.is_record_file(),
            Wanted::Anything => {
                !self.name.ends_with(b"/") && !self.name.starts_with(b"__MACOSX/") && !self.is_archive()
            }
        }
    }

    /// Returns true if this is another archive, or compressed again without a record name.
    pub(super) fn is_archive(&self) -> bool {
        let name = shown_name(&self.name);
        let extension = Path::new(&*name).extension().map(|own| own.to_string_lossy().to_ascii_lowercase());
        let is_called_so = extension.is_some_and(|own| ARCHIVE_EXTENSIONS.contains(&own.as_str()));
        is_called_so && !self.is_record_file() && !self.name.starts_with(b"__MACOSX/")
    }
}

/// Decodes a name. If it is not UTF-8 it should be in the DOS code page of the United States, but is in that of Russia
/// where archives with Russian names come from; box drawings and digits are the same in both.
pub(super) fn shown_name(name: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(name) {
        Ok(name) => Cow::Borrowed(name),
        Err(_) => decode(name, EncodingChoice::Declared(Encoding::Ibm866), None).text.into_owned().into(),
    }
}

/// The extensions of archives and compressed files that may be in an archive and are not read there.
const ARCHIVE_EXTENSIONS: [&str; 12] =
    ["zip", "7z", "rar", "tar", "tgz", "gz", "zst", "bz2", "tbz2", "xz", "txz", "cbv"];

pub(super) fn damaged(reason: Message) -> io::Error {
    PackedError::Damaged { format: Compression::Zip, reason }.into()
}
