//! The speed of each mode on our own games and on random ones in memory: MB and plies, or positions, a second.
//!
//! `cargo bench` measures all of them, `cargo bench -- validate` one. The numbers of records and plies of a file are
//! beside its name; `cargo bench --bench paths -- --write random 1000000` prints one. Time on a shared machine is
//! noisy; `benches/instructions` counts instructions, which do not vary.

mod support;

use std::io::Write;

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use zapis_play::game::Tavreli;
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_play::tavreli::Files;
use zapis_record::record::{Next, Record, RecordReader, Tape};

use support::files::{FILES, File};
use support::paths::{MODES, POSITIONS, Words, count_positions};

/// The approximate length of a file in bytes.
const LEN: usize = 400_000;

fn main() {
    // Cargo adds `--bench` to the arguments.
    match std::env::args().filter(|argument| argument != "--bench").collect::<Vec<_>>().as_slice() {
        [_, once, mode, file, len, times] if once == "--once" => walk(mode, file, len, times),
        [_, through, mode, path] if through == "--through" => {
            let bytes = std::fs::read(path).expect("the file can be read");
            of_name(mode)(&File { name: "", bytes, n_records: 0, n_plies: 0 });
        }
        [_, write, file, len] if write == "--write" => {
            let file = File::load(file, len.parse().expect("a number of bytes"));
            std::io::stdout().write_all(&file.bytes).expect("standard output takes the file");
        }
        _ => divan::main(),
    }
}

/// Runs one mode a number of times and prints the counts of the file, for measurements of instructions.
fn walk(mode: &str, file: &str, len: &str, times: &str) {
    let times: usize = times.parse().expect("a number of times");
    if let Some((_, fen, depth, n_positions)) = POSITIONS.iter().find(|(name, ..)| *name == file) {
        println!("0 0 {n_positions}");
        (0..times).for_each(|_| _ = black_box(count_positions(fen, *depth)));
        return;
    }
    let file = File::load(file, len.parse().expect("a number of bytes"));
    println!("{} {} {}", file.bytes.len(), file.n_records, file.n_plies);
    if mode == "resolve" {
        let words = Words::of(&file);
        return (0..times).for_each(|_| words.resolve());
    }
    let mode = of_name(mode);
    (0..times).for_each(|_| mode(black_box(&file)));
}

fn of_name(name: &str) -> fn(&File) {
    let mode = MODES.iter().find(|(known, _)| *known == name);
    mode.expect("a mode of the table").1
}

fn files() -> Vec<File> {
    FILES.iter().map(|name| File::load(name, LEN)).collect()
}

fn measure(bencher: Bencher<'_, '_>, file: &File, name: &str) {
    let mode = of_name(name);
    bencher.counter(BytesCount::new(file.bytes.len())).counter(ItemsCount::new(file.n_plies)).bench_local(|| {
        mode(black_box(file));
    });
}

/// Defines a measurement of each mode, with its name.
macro_rules! measurements {
    ($($function:ident: $mode:literal),+ $(,)?) => {$(
        #[divan::bench(args = files(), sample_count = 20)]
        fn $function(bencher: Bencher<'_, '_>, file: &File) {
            measure(bencher, file, $mode);
        }
    )+};
}

measurements! {
    split: "split",
    detect: "detect",
    decode: "decode",
    read: "read",
    replay: "replay",
    validate: "validate",
    convert_pgn: "convert-pgn",
    convert_uci: "convert-uci",
    convert_russian: "convert-russian",
    export_ndjson: "export-ndjson",
    export_csv: "export-csv",
    export_epd: "export-epd",
}

/// Reads, resolves and plays words, without the rest of the records.
#[divan::bench(sample_count = 20)]
fn resolve(bencher: Bencher<'_, '_>) {
    let file = File::load("games", LEN);
    let words = Words::of(&file);
    bencher.counter(ItemsCount::new(file.n_plies)).bench_local(|| words.resolve());
}

#[divan::bench(args = POSITIONS.map(|(name, ..)| name), sample_count = 5)]
fn count(bencher: Bencher<'_, '_>, name: &str) {
    let known = POSITIONS.iter().find(|(known, ..)| *known == name);
    let &(_, fen, depth, n_positions) = known.expect("a position of the table");
    bencher.counter(ItemsCount::new(n_positions)).bench_local(|| count_positions(fen, depth));
}

#[divan::bench(sample_count = 20)]
fn replay_tavreli(bencher: Bencher<'_, '_>) {
    let text = include_str!("../corpus/games/tavreli.tpgn").repeat(50);
    let n_plies = played(&text);
    bencher.counter(BytesCount::new(text.len())).counter(ItemsCount::new(n_plies)).bench_local(|| played(&text));
}

fn played(text: &str) -> u32 {
    let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Nothing };
    let mut replayer = Replayer::new(Tavreli::default(), options, Files::Latin);
    let (mut reader, mut tape, mut n_plies) = (RecordReader::new(text), Tape::default(), 0);
    while reader.next_record(&mut tape) == Next::Record {
        n_plies += replayer.replay(&Record { text, tape: &tape }).main_plies;
    }
    n_plies
}

/// Counts the series of moves of Tavreli from the start and checks the known number.
#[divan::bench(args = [(3, 68_299), (4, 3_041_483), (5, 151_453_931)], sample_count = 1, sample_size = 1)]
fn count_tavreli(bencher: Bencher<'_, '_>, (depth, n_positions): (u32, u64)) {
    let start = zapis_play::tavreli::Position::initial();
    bencher.counter(ItemsCount::new(n_positions)).bench_local(|| assert_eq!(start.perft(depth), n_positions));
}
