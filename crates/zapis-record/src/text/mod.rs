//! Text: decodes stored bytes into UTF-8, and keeps track of places in it.
//!
//! Everything above this room is plain UTF-8. Compressed files are decompressed and UTF-16 is converted while they are
//! read ([`Input::parts`], [`utf16`]); every other encoding is decided record by record ([`decode()`], [`mod@detect`]),
//! because databases are mixed. A place is a [`Span`] of the decoded record; [`Decoded::stored_range`] maps it to the
//! bytes of the file.
//!
//! Invariants:
//!
//! - Nothing here reads a tag pair or a move or knows a position. The only knowledge of moves is the likelihood of
//!   letters and signs in them, by which encodings are distinguished ([`mod@detect`]).
//! - Decoding never fails and never loses a byte: undefined bytes become U+FFFD, listed with their places.
//! - The result for a record depends on its bytes, the head of its file and the caller's options, not on its neighbors:
//!   ranges, threads and whole runs agree.
//! - Only [`source`] touches the file system. Nothing prints.
//! - Look-alike letters are a table ([`crate::chess::confusable`]), never applied here: repair is decided above, by
//!   playing the game.

mod by_words;
mod byte_sink;
#[cfg(feature = "database")]
mod compressed;
#[cfg(not(feature = "database"))]
#[path = "not_compressed.rs"]
mod compressed;
mod compression;
pub mod decode;
pub mod detect;
mod document;
pub mod encoding;
mod file_name;
mod frames;
mod given_file;
mod io_reason;
mod json;
mod letter_costs;
pub mod lines;
mod memory_input;
mod misread;
mod opened;
mod own_file;
mod path_name;
mod quote;
mod read_again;
mod record_name;
#[cfg(feature = "tables")]
mod rows;
#[cfg(not(feature = "tables"))]
#[path = "no_rows.rs"]
mod rows;
mod script;
pub mod source;
pub mod span;
mod stored;
mod system_error;
pub mod utf16;
pub mod visible;

pub use byte_sink::{ByteCursor, ByteSink, SinkWriter};
pub use compression::{Compression, PackedError, WINDOW_LIMIT};
pub use decode::{Decoded, EncodingChoice, decode};
pub use detect::{Guess, detect};
pub use encoding::{Encoding, Unencodable, UnknownEncoding};
pub use file_name::file_name;
pub use frames::{FrameStart, Frames};
pub use given_file::{read_given, read_text};
pub use io_reason::io_reason;
pub use json::{Fields, to_json, write_json};
pub use lines::{LineColumn, LineCounter, LineIndex, count_breaks, line_span, position_of};
pub use memory_input::MemoryInput;
pub use misread::Misreading;
pub use opened::{Opened, OpenedPart, Parts};
pub use own_file::open_own;
pub use quote::quote;
pub use read_again::read_again;
pub use record_name::{COMPRESSED_EXTENSIONS, FolderFiles, RECORD_EXTENSIONS, TABLE_EXTENSIONS, is_record_name};
pub use script::{Script, is_mixed, script};
pub use source::{Input, InputError, STANDARD_INPUT, list_inputs};
pub use span::Span;
pub use stored::{GotShorter, Meter, NotSetDown, WithoutEnd};
pub use utf16::{Utf16Reader, utf16_stored_len};
pub use visible::{Visible, VisibleLines, display_width};
pub use zapis_chess::confusable::{fold, is_hidden};
