//! What is to be written into one file, as everybody outside sees it.

use std::io::{self, Read};
use std::path::Path;

use crate::findings::{EditList, Rule};
use crate::text::{Compression, Input};

/// What is to be written into one file: what mends it, or what somebody has asked for.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FixedFile {
    /// The file as it is called; it may hold controls.
    pub path: String,
    /// What is to be written instead of what stands there, in bytes of the file as stored.
    pub edits: EditList,
    /// How many findings of each rule are mended, the most frequent first.
    pub fixed: Vec<(&'static Rule, u64)>,
    /// How many findings could be mended by fixes that somebody has to look at.
    pub n_unsafe: u64,
    /// How many fixes are not made because with them the file would read worse.
    pub n_held_back: u64,
    /// How the file is compressed: then nothing can be written into it.
    pub compression: Option<Compression>,
    /// Whether the file was changed while it was read; then nothing of it is mended.
    pub is_changed: bool,
    /// Where the file is read.
    pub(super) input: Option<Input>,
}

impl FixedFile {
    /// Makes it of edits that mend no findings; a file inside an archive is no input.
    pub(in crate::front) fn of_edits(path: String, edits: EditList, input: Option<Input>) -> Self {
        let compression = match &input {
            None => Some(Compression::Zip),
            Some(input) => input.compression(),
        };
        Self { path, edits, fixed: Vec::new(), n_unsafe: 0, n_held_back: 0, compression, is_changed: false, input }
    }

    /// Opens the file as it is stored; the edits are edits of that.
    ///
    /// # Errors
    /// What the system says.
    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        self.input.as_ref().map_or_else(|| Ok(Box::new(io::empty()) as Box<dyn Read + Send>), Input::open_stored)
    }

    /// Returns the path of the file, if it is one of the file system.
    #[must_use]
    pub fn file_path(&self) -> Option<&Path> {
        self.input.as_ref().and_then(Input::path)
    }

    /// Reads the file with everything mended.
    ///
    /// # Errors
    /// What the system says, and where the file has got shorter.
    pub fn mended(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.edits.made_in(self.open()?).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Returns how many findings are mended.
    #[must_use]
    pub fn n_fixed(&self) -> u64 {
        self.fixed.iter().map(|(_, count)| count).sum()
    }
}
