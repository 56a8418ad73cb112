//! Adds a whole text to an archive at once, for tests.

use std::io;

use crate::chess::Alphabet;
use crate::game::Chess;
use crate::record::{InputFormat, Next, Record, Records, Tape};
use crate::replay::{Keep, ReplayOptions, Replayer};
use crate::text::position_of;

use super::archive::Archive;
use super::entry_batch::{EntryBatch, RecordContext};

impl Archive {
    /// Adds a file given as text.
    ///
    /// ```
    /// use zapis_archive::database::{Archive, Tag};
    /// let mut archive = Archive::new(1 << 20);
    /// archive.read("club.pgn", "[White \"Tal\"]\n\n1. e4 e5 1-0\n").unwrap();
    /// let entry = archive.entry(0);
    /// assert_eq!((archive.tag(&entry, Tag::White), entry.plies), ("Tal", 2));
    /// ```
    ///
    /// # Errors
    /// Fails if a temporary file does.
    #[inline]
    pub fn read(&mut self, path: &str, text: &str) -> io::Result<()> {
        self.add_file(path);
        self.append(batch_of(text), 0)
    }
}

/// Makes the entries of a text, of whatever records it holds.
// Inline, so that the replay it needs is compiled only where it is called: in tests.
#[inline]
pub(super) fn batch_of(text: &str) -> EntryBatch {
    let game = Chess::default();
    let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::MainMoves };
    let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
    let mut tape = Tape::default();
    let (mut batch, mut index) = (EntryBatch::default(), 0);
    let pieces = crate::record::Batch::whole(text.as_bytes().to_vec());
    for piece in pieces.pieces() {
        if piece.is_noise {
            continue;
        }
        let Ok(piece_text) = str::from_utf8(piece.bytes) else { continue };
        let mut records = Records::new(piece_text, InputFormat::Auto, false);
        loop {
            match records.next_record(&mut tape) {
                Next::End => break,
                Next::Text => continue,
                Next::Record => {}
            }
            let at = piece.start + tape.span.start as usize;
            let kept = RecordContext {
                index,
                line: position_of(text, at).line_index + 1,
                offset: at as u64,
                wants_text_key: true,
                ..RecordContext::default()
            };
            let record = Record { text: records.text(), tape: &tape };
            batch.add(&game, &record, replayer.replay(&record), &kept);
            index += 1;
        }
    }
    batch
}
