//! The files for measurements: games that ship with the project, repeated, and random ones.

use std::fmt;
use std::fs;

use zapis::chess::Alphabet;
use zapis_play::game::{Chess, MoveStyle, Notation};
use zapis_play::replay::{Keep, Replay, ReplayOptions, Replayer};
use zapis_record::record::split::Pieces;
use zapis_record::record::{Next, Record, RecordReader, Tape};
use zapis_record::text::{Decoded, EncodingChoice, decode};
use zapis_render::render::{Drop, PgnStyle, write_pgn};

use super::games::random_games;

/// The files, by their character.
pub(crate) const FILES: [&str; 6] = ["games", "random", "russian", "cp1251", "koi8-r", "uci"];

/// A file in memory, with its counts.
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) bytes: Vec<u8>,
    pub(crate) n_records: usize,
    /// Plies of main lines and side lines.
    pub(crate) n_plies: usize,
}

impl fmt::Display for File {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, bytes, n_records, n_plies } = self;
        write!(formatter, "{name}: {} bytes, {n_records} records, {n_plies} plies", bytes.len())
    }
}

impl File {
    /// Rewrites the records.
    pub(crate) fn converted(&self, notation: Notation, letters: Alphabet) -> Vec<u8> {
        let style = PgnStyle { moves: MoveStyle { notation, letters }, drop: Drop::default() };
        let (game, mut out) = (Chess::default(), Vec::new());
        self.replayed(false, Keep::Plies, |record, _, replay| write_pgn(&game, &record, replay, style, &mut out));
        out
    }

    pub(crate) fn load(name: &str, len: usize) -> Self {
        let name = *FILES.iter().find(|known| **known == name).expect("a file of the table");
        let bytes = match name {
            "games" => shipped("world-championship-and-tournament-games", len),
            "russian" => shipped("partii", len),
            "cp1251" => shipped("partii-cp1251", len),
            "koi8-r" => shipped("partii-koi8-r", len),
            "uci" => Self::load("random", len * 4 / 5).converted(Notation::Uci, Alphabet::ENGLISH),
            // A random game takes about 1,100 bytes.
            _ => random_games(len / 1100 + 1, 1).into_bytes(),
        };
        let mut file = Self { name, bytes, n_records: 0, n_plies: 0 };
        let (mut n_records, mut n_plies) = (0, 0);
        file.replayed(false, Keep::Plies, |_, _, replay| {
            n_records += 1;
            n_plies += replay.plies.len();
        });
        file.n_records = n_records;
        file.n_plies = n_plies;
        file
    }

    /// Reads every record and passes it to `visit`.
    pub(crate) fn read(&self, mut visit: impl FnMut(Record<'_>, &Decoded<'_>)) {
        let mut tape = Tape::default();
        for (_, piece) in Pieces::new(&self.bytes) {
            let decoded = decode(piece, EncodingChoice::Auto, None);
            let mut reader = RecordReader::new(&decoded.text);
            loop {
                match reader.next_record(&mut tape) {
                    Next::Record => visit(Record { text: &decoded.text, tape: &tape }, &decoded),
                    Next::Text => {}
                    Next::End => break,
                }
            }
        }
    }

    /// Reads and replays every record and passes it to `visit`.
    pub(crate) fn replayed(
        &self,
        keep_notes: bool,
        keep: Keep,
        mut visit: impl FnMut(Record<'_>, &Decoded<'_>, &Replay<Chess>),
    ) {
        let options = ReplayOptions { alphabet: None, keep_notes, keep };
        let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
        self.read(|record, decoded| visit(record, decoded, replayer.replay(&record)));
    }
}

fn shipped(name: &str, len: usize) -> Vec<u8> {
    let path = format!("{}/corpus/games/{name}.pgn", env!("CARGO_MANIFEST_DIR"));
    let mut once = fs::read(path).expect("the corpus is part of the sources");
    once.push(b'\n');
    once.repeat(len / once.len() + 1)
}
