//! The paths through the program, from the first that only splits a file to those that rewrite it; none uses a disk.

use std::hint::black_box;

use zapis::chess::perft;
use zapis::chess::{Alphabet, CastlingMode, Position, parse_fen};
use zapis_check::findings::date::CalendarDay;
use zapis_check::findings::{Laws, Subject};
use zapis_play::game::{Chess, MoveNotation, Notation, Rules};
use zapis_play::replay::Keep;
use zapis_record::record::split::Pieces;
use zapis_record::record::{ItemKind, Record};
use zapis_record::text::{Decoded, EncodingChoice, decode, detect};
use zapis_render::render::{
    DeferredBuffer, Lines, Located, SourceFile, TextStyle, Timeline, write_csv, write_epd, write_text, write_timeline,
};

use super::files::File;

/// A name, and what is done with a file.
pub(crate) type ReplayMode = (&'static str, fn(&File));

/// Every mode that takes a file; each includes the earlier ones that it needs.
pub(crate) const MODES: [ReplayMode; 12] = [
    ("split", split),
    ("detect", detect_encoding),
    ("decode", decode_pieces),
    ("read", read),
    ("replay", replay),
    ("validate", validate),
    ("convert-pgn", convert_pgn),
    ("convert-uci", convert_uci),
    ("convert-russian", convert_russian),
    ("export-ndjson", |file| export(file, write_timeline)),
    ("export-csv", |file| export(file, write_csv)),
    ("export-epd", |file| export(file, write_epd)),
];

fn split(file: &File) {
    black_box(Pieces::new(&file.bytes).count());
}

/// Guesses the encoding of every record, even if it is obvious.
fn detect_encoding(file: &File) {
    for (_, piece) in Pieces::new(&file.bytes) {
        black_box(detect(piece, None));
    }
}

fn decode_pieces(file: &File) {
    for (_, piece) in Pieces::new(&file.bytes) {
        black_box(decode(piece, EncodingChoice::Auto, None));
    }
}

fn read(file: &File) {
    file.read(|record, _| _ = black_box(record));
}

/// Reads and plays every move, with repetition and the ends of games.
fn replay(file: &File) {
    file.replayed(false, Keep::Nothing, |_, _, replay| _ = black_box(replay.main_plies));
}

fn validate(file: &File) {
    let (game, style) = (Chess::default(), TextStyle::new(false, 80));
    let mut buffer = DeferredBuffer::default();
    file.replayed(true, Keep::Nothing, |record, decoded, replay| {
        let subject = Subject {
            game: &game,
            record,
            replay,
            laws: Laws::ByDate,
            today: CalendarDay::today(),
            notes: true,
            places: None,
            date_order: &Default::default,
        };
        let lines = Lines::new(b"", 0);
        let source = source(decoded, &lines);
        for finding in subject.findings() {
            let (record, source) = (Some(record), &source);
            let located = Located { finding: &finding, record, index: 0, source, players: None };
            write_text(&located, &style, &mut buffer);
        }
    });
    black_box(&buffer.bytes);
}

fn convert_pgn(file: &File) {
    black_box(file.converted(Notation::San, Alphabet::ENGLISH));
}

fn convert_uci(file: &File) {
    black_box(file.converted(Notation::Uci, Alphabet::ENGLISH));
}

fn convert_russian(file: &File) {
    let russian = Alphabet::all().find(|alphabet| alphabet.code() == "ru").expect("Russian letters are known");
    black_box(file.converted(Notation::San, russian));
}

fn export(file: &File, write: impl Fn(&Timeline<'_, Chess>, &mut DeferredBuffer)) {
    let game = Chess::default();
    let mut buffer = DeferredBuffer::default();
    file.replayed(false, Keep::Plies, |record, decoded, replay| {
        let lines = Lines::new(b"", 0);
        let source = &source(decoded, &lines);
        let edition = Laws::ByDate.edition_for(&game, &record, CalendarDay::today());
        let timeline =
            Timeline { game: &game, record, index: 0, replay, findings: &[], source, opening: None, edition };
        write(&timeline, &mut buffer);
    });
    black_box(&buffer.bytes);
}

fn source<'a>(decoded: &'a Decoded<'a>, lines: &'a Lines<'a>) -> SourceFile<'a> {
    SourceFile::new("games.pgn", decoded, 0, lines, 0, false)
}

pub(crate) struct Words(Vec<Vec<String>>);

impl Words {
    pub(crate) fn of(file: &File) -> Self {
        let mut lines = Vec::new();
        file.read(|record, _| lines.push(main_line(&record)));
        Self(lines)
    }

    /// Reads the words as English, resolves and plays them: replay without records.
    pub(crate) fn resolve(&self) {
        let game = Chess::default();
        for words in &self.0 {
            let mut position = Position::initial();
            for word in words {
                let Some(written) = game.read(word.as_bytes(), Alphabet::ENGLISH) else { break };
                let Ok(resolution) = game.resolve(&position, &written) else { break };
                game.play(&mut position, resolution.mv);
            }
            black_box(position.key());
        }
    }
}

fn main_line(record: &Record<'_>) -> Vec<String> {
    let mut depth = 0_usize;
    let mut words = Vec::new();
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth -= 1,
            ItemKind::Move if depth == 0 => words.push(record.slice(item.span).to_owned()),
            _ => {}
        }
    }
    words
}

/// Positions with a depth and the number of positions at it: the initial one, and one full of captures, castling and
/// promotions.
pub(crate) const POSITIONS: [(&str, &str, u32, u64); 2] = [
    ("initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
    ("crowded", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
];

/// Counts the positions below one of them.
pub(crate) fn count_positions(fen: &str, depth: u32) -> u64 {
    let setup = parse_fen(fen).expect("a FEN");
    let position = setup.position(CastlingMode::Standard).0.expect("a position");
    perft(black_box(&position), depth)
}
