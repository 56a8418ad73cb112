//! Looks whether a file is a table with a game in each row, by its name and its first bytes.

use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use crate::record::batch::HEAD_LEN;
use crate::record::{GameTable, InputFormat, TableAsked};
use crate::text::{COMPRESSED_EXTENSIONS, TABLE_EXTENSIONS, utf16_stored_len};

use super::behind_noise::with_head;
use super::file_facts::FileFacts;
use crate::front::options::Options;

/// A stream that is read.
pub(crate) type BoxedReader = Box<dyn Read + Send>;

/// This many bytes show of most files that they are no tables.
const FIRST_BYTES: u64 = 1 << 10;

/// Checks whether a stream begins with a table. Returns the rest of the stream after its heading; `None` for a table
/// without games.
pub(crate) fn behind_heading(
    mut reader: BoxedReader,
    facts: &FileFacts,
    options: &Options,
    reads_sheets: bool,
) -> Option<(BoxedReader, Option<Arc<GameTable>>)> {
    if !matches!(options.reading, InputFormat::Auto | InputFormat::Table) {
        return Some((reader, None));
    }
    let mut head = Vec::new();
    let mut failed = reader.by_ref().take(FIRST_BYTES).read_to_end(&mut head).err();
    let is_asked = options.reading == InputFormat::Table || facts.unpacked_rows.is_some();
    let is_named_so = has_extension(&facts.path, &TABLE_EXTENSIONS);
    // A file in a folder with the name of a table is a table of games, or not a record at all.
    let is_no_record = facts.is_found && is_named_so && !reads_sheets;
    if !is_asked && !GameTable::may_begin(&head) {
        return if is_no_record { None } else { Some((with_head(head, failed, reader), None)) };
    }
    if failed.is_none() {
        failed = reader.by_ref().take(HEAD_LEN as u64).read_to_end(&mut head).err();
    }
    // A file of rows that is damaged at once, or has none.
    if head.is_empty() && facts.unpacked_rows.is_some() {
        return Some((with_head(head, failed, reader), None));
    }
    let asked = TableAsked { is_asked, ..options.table.clone() };
    let Some(found) = GameTable::recognize(&head, facts.encoding, &asked, is_named_so) else {
        return if is_no_record { None } else { Some((with_head(head, failed, reader), None)) };
    };
    let mut table = found?;
    if let Some(left_out) = &facts.unpacked_rows {
        table = table.without_places(left_out);
    }
    let table = Arc::new(table);
    head.drain(..table.heading().len());
    Some((with_head(head, failed, reader), Some(table)))
}

/// Measures text as it is stored.
pub(crate) fn stored_len_of(bytes: &[u8], is_utf16: bool) -> u64 {
    let len = bytes.len() as u64;
    if is_utf16 { str::from_utf8(bytes).map_or(len, utf16_stored_len) } else { len }
}

/// Returns true if a name ends so, packed or not.
pub(crate) fn has_extension(path: &str, known: &[&str]) -> bool {
    let of = |path: &Path| path.extension().map(|own| own.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let path = Path::new(path);
    let own = of(path);
    let is_packed = COMPRESSED_EXTENSIONS.contains(&own.as_str());
    let own = if is_packed { path.file_stem().map(|stem| of(Path::new(stem))).unwrap_or_default() } else { own };
    known.contains(&own.as_str())
}
