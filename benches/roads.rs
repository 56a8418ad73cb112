//! How fast each road is, over our own games repeated in memory: MB and plies, or positions, a second.
//!
//! `cargo bench` runs them all, `cargo bench -- validate` one.

use std::fs;

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use zapis::chess::perft::perft;
use zapis::chess::{Alphabet, CastlingMode, Position, parse_fen};
use zapis::findings::{Laws, Subject};
use zapis::game::{Chess, Game, MoveStyle, Notation};
use zapis::output::{
    Drop, Lines, Located, Pages, PgnStyle, Source, TextStyle, Timeline, write_csv, write_pgn, write_text,
    write_timeline,
};
use zapis::record::split::Pieces;
use zapis::record::{ItemKind, Next, Record, RecordReader, Tape};
use zapis::replay::{Options, Replay, Replayer};
use zapis::text::{Decoded, EncodingChoice, decode};

fn main() {
    divan::main();
}

/// The files, by what makes them differ: English letters, Russian letters, Russian letters to be detected in bytes.
const FILES: [&str; 3] = ["world-championship-and-tournament-games", "partii", "partii-cp1251"];

/// About how many bytes a file is repeated to.
const LEN: usize = 400_000;

/// A file of our own, repeated, and what it holds.
struct File {
    bytes: Vec<u8>,
    n_plies: usize,
}

impl File {
    fn load(name: &str) -> Self {
        let path = format!("{}/corpus/games/{name}.pgn", env!("CARGO_MANIFEST_DIR"));
        let mut once = fs::read(path).expect("the corpus is part of the sources");
        once.push(b'\n');
        let bytes = once.repeat(LEN / once.len() + 1);
        let mut file = Self { bytes, n_plies: 0 };
        let mut n_plies = 0;
        file.replayed(false, |_, _, replay| n_plies += replay.plies.len());
        file.n_plies = n_plies;
        file
    }

    /// Reads every record and shows it.
    fn read(&self, mut visit: impl FnMut(Record<'_>, &Decoded<'_>)) {
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

    /// Reads and replays every record and shows it.
    fn replayed(&self, keep_notes: bool, mut visit: impl FnMut(Record<'_>, &Decoded<'_>, &Replay<Chess>)) {
        let options = Options { alphabet: None, keep_notes, keep_plies: true };
        let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
        self.read(|record, decoded| visit(record, decoded, replayer.replay(&record)));
    }
}

/// Measures a road in MB and plies a second.
fn measure(bencher: Bencher<'_, '_>, name: &str, mut road: impl FnMut(&File)) {
    let file = File::load(name);
    bencher.counter(BytesCount::new(file.bytes.len())).counter(ItemsCount::new(file.n_plies)).bench_local(|| {
        road(black_box(&file));
    });
}

#[divan::bench(args = FILES, sample_count = 20)]
fn read(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, |file| file.read(|record, _| _ = black_box(record)));
}

#[divan::bench(args = FILES, sample_count = 20)]
fn read_and_replay(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, |file| file.replayed(false, |_, _, replay| _ = black_box(replay.main_plies)));
}

/// Reads the words of English main lines, resolves and plays them: replay without its records.
#[divan::bench(sample_count = 20)]
fn resolve(bencher: Bencher<'_, '_>) {
    let mut games: Vec<Vec<String>> = Vec::new();
    File::load(FILES[0]).read(|record, _| games.push(main_line(&record)));
    let n_plies = games.iter().map(Vec::len).sum::<usize>();
    let game = Chess::default();
    bencher.counter(ItemsCount::new(n_plies)).bench_local(|| {
        for words in &games {
            let mut position = Position::initial();
            for word in words {
                let Some(written) = game.read(word.as_bytes(), Alphabet::ENGLISH) else { break };
                let Ok(resolution) = game.resolve(&position, &written) else { break };
                game.play(&mut position, resolution.mv);
            }
            black_box(position.key());
        }
    });
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

/// Finds and shows what is wrong, notes included: most records have none, so this is what they all pay and a little.
#[divan::bench(args = FILES, sample_count = 20)]
fn validate(bencher: Bencher<'_, '_>, name: &str) {
    let (game, style) = (Chess::default(), TextStyle::new(false, 80));
    let mut pages = Pages::default();
    measure(bencher, name, |file| {
        pages.bytes.clear();
        file.replayed(true, |record, decoded, replay| {
            let subject = Subject { game: &game, record, replay, laws: Laws::ByDate, notes: true };
            let lines = Lines::new(b"", 0);
            let source = source(decoded, &lines);
            for finding in subject.findings() {
                let (record, source) = (Some(record), &source);
                let located = Located { finding: &finding, record, index: 0, source, players: None };
                write_text(&located, &style, &mut pages);
            }
        });
        black_box(&pages.bytes);
    });
}

#[divan::bench(args = FILES, sample_count = 20)]
fn convert(bencher: Bencher<'_, '_>, name: &str) {
    let moves = MoveStyle { notation: Notation::San, letters: Alphabet::ENGLISH };
    let style = PgnStyle { moves, drop: Drop::default() };
    let (game, mut out) = (Chess::default(), Vec::new());
    measure(bencher, name, |file| {
        out.clear();
        file.replayed(false, |record, _, replay| write_pgn(&game, &record, replay, style, &mut out));
        black_box(&out);
    });
}

#[divan::bench(args = FILES, sample_count = 20)]
fn export_timelines(bencher: Bencher<'_, '_>, name: &str) {
    export(bencher, name, write_timeline);
}

#[divan::bench(args = FILES, sample_count = 20)]
fn export_table(bencher: Bencher<'_, '_>, name: &str) {
    export(bencher, name, write_csv);
}

fn export(bencher: Bencher<'_, '_>, name: &str, write: impl Fn(&Timeline<'_, Chess>, &mut Pages)) {
    let game = Chess::default();
    measure(bencher, name, |file| {
        let mut pages = Pages::default();
        file.replayed(false, |record, decoded, replay| {
            let lines = Lines::new(b"", 0);
            let source = &source(decoded, &lines);
            let (system, laws, english) = ("chess", Laws::ByDate, Alphabet::ENGLISH);
            let timeline =
                Timeline { game: &game, system, record, index: 0, replay, findings: &[], source, laws, english };
            write(&timeline, &mut pages);
        });
        black_box(&pages.bytes);
    });
}

fn source<'a>(decoded: &'a Decoded<'a>, lines: &'a Lines<'a>) -> Source<'a> {
    Source::new("games.pgn", decoded, 0, lines, 0, false)
}

/// Positions with a depth and how many positions lie there: the initial one, and one full of captures, castling and
/// promotions.
const POSITIONS: [(&str, &str, u32, u64); 2] = [
    ("initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("crowded", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
];

#[divan::bench(args = POSITIONS.map(|(name, ..)| name), sample_count = 5)]
fn count_positions(bencher: Bencher<'_, '_>, name: &str) {
    let known = POSITIONS.iter().find(|(known, ..)| *known == name);
    let &(_, fen, depth, n_positions) = known.expect("a position of the table");
    let setup = parse_fen(fen).expect("a FEN");
    let position = setup.position(CastlingMode::Standard).0.expect("a position");
    bencher.counter(ItemsCount::new(n_positions)).bench_local(|| perft(black_box(&position), depth));
}
