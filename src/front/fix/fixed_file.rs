//! The edits of one file, for the outside.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use serde::{Serialize, Serializer};

use crate::findings::{EditList, Rule};
use crate::l10n::Message;
use crate::render::{decoded_line, write_unified_diff};
use crate::text::{Compression, Fields, Input, Visible};

/// The edits of one file: fixes, or requested changes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FixedFile {
    /// The path of the file; it may hold control characters.
    pub path: String,
    /// The edits, in bytes of the file as stored.
    pub edits: EditList,
    /// The number of fixed findings of each rule, the most frequent first.
    pub fixed: Vec<(&'static Rule, u64)>,
    /// The number of findings that unsafe fixes could fix.
    pub n_unsafe: u64,
    /// The number of fixes that are not made because they would make the file worse.
    pub n_held_back: u64,
    /// How the file is compressed: then it cannot be written into.
    pub compression: Option<Compression>,
    /// Whether the file was changed while it was read; then it is not fixed.
    pub is_changed: bool,
    /// The input of the file.
    pub(super) input: Option<Input>,
}

/// Serializes the fields of the schema `fixed`.
impl Serialize for FixedFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fixed: BTreeMap<&str, u64> = self.fixed.iter().map(|(rule, count)| (rule.name, *count)).collect();
        let fields = Fields::of_type(serializer, "fixed").put("path", &self.path);
        fields.put("edits", &self.edits.len()).put("fixed", &fixed).end()
    }
}

impl FixedFile {
    /// Wraps edits that fix no findings; a file inside an archive has no input.
    pub(in crate::front) fn of_edits(path: String, edits: EditList, input: Option<Input>) -> Self {
        let compression = match &input {
            None => Some(Compression::Zip),
            Some(input) => input.compression(),
        };
        Self { path, edits, fixed: Vec::new(), n_unsafe: 0, n_held_back: 0, compression, is_changed: false, input }
    }

    /// Returns why nothing can be written into the file, if it is compressed.
    #[must_use]
    pub fn why_not_written(&self) -> Option<Message> {
        self.compression.map(|compression| compression.why_not_rewritten(&self.path))
    }

    /// Opens the file as it is stored, which the edits refer to.
    ///
    /// # Errors
    /// Fails if the file cannot be opened.
    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        self.input.as_ref().map_or_else(|| Ok(Box::new(io::empty()) as Box<dyn Read + Send>), Input::open_stored)
    }

    /// Returns the path of the file, if it is in the file system.
    #[must_use]
    pub fn file_path(&self) -> Option<&Path> {
        self.input.as_ref().and_then(Input::path)
    }

    /// Reads the file with all edits made.
    ///
    /// # Errors
    /// Fails if the file cannot be read or has got shorter.
    pub fn mended(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.edits.made_in(self.open()?).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Writes the edits as a unified diff. Lines are written as stored, so that `patch` can make the same changes, or decoded
    /// for people.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or the stream cannot be written to.
    pub fn write_diff(&self, is_decoded: bool, out: &mut dyn Write) -> io::Result<()> {
        let stored = BufReader::new(self.open()?);
        let show = |line: &[u8], shown: &mut Vec<u8>| {
            if is_decoded {
                shown.extend_from_slice(decoded_line(line).as_bytes());
            } else {
                shown.extend_from_slice(line);
            }
        };
        // A name with blanks ends with a tab, and line breaks are escaped.
        let mut name = Visible(&self.path).to_string();
        if name.contains(' ') {
            name.push('\t');
        }
        write!(out, "--- {name}\n+++ {name}\n")?;
        write_unified_diff(stored, &self.edits, out, &show)
    }

    /// Returns the number of fixed findings.
    #[must_use]
    pub fn n_fixed(&self) -> u64 {
        self.fixed.iter().map(|(_, count)| count).sum()
    }
}
