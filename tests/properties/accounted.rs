//! Nothing is lost when a sheet is restored: each word is played, read differently, passed over or kept as not played.

use std::fmt::Write;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use zapis::chess::Alphabet;
use zapis_play::game::{Chess, Rules};
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::{
    InputFormat, ItemKind, JudgedWord, Next, Record, Records, Tape, WordStanding, judged_words, passed_over,
};
use zapis_record::text::{EncodingChoice, Span, decode};
use zapis_sheets::scoresheet::{OneSheet, Restored, SearchOptions, reconcile, repair, unplayed};

use super::config;

/// A search so narrow and short that it takes no time; what it does not reach must still be reported.
const NARROW: SearchOptions = SearchOptions { beam: 4, max_cost: 24.0, max_steps: 400_000 };

const GAME: [&str; 16] =
    ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O"];

/// Unexpected text between moves.
const STRANGE: [&str; 30] = [
    "NNNNNNNNNNNNNNNNNNNN",
    "https://example.org/abcdefgh12345678",
    "www.example.org/e4",
    "hello",
    "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq",
    "12345678901234567890",
    "(((",
    "[abc]",
    "<xyz>",
    "слово",
    "Противостояние",
    "юююююююююююююююююю",
    "e4e5e4e5e4e5e4e5",
    "Nf9",
    "Kx",
    "ab\0cd",
    "\0",
    "Qh5xh7+#??",
    "e9e9",
    "Ka1b2c3d4e5f6g7h8",
    "??",
    "$3000",
    "-->",
    "@@@@",
    "h1h2h3h4h5h6h7h8h1h2",
    "{a comment}",
    "(1. d4 d5)",
    "1-00",
    "♘f3",
    "Ke4 Kd5",
];

/// The damage to one word of a game.
#[derive(Clone, Debug)]
enum Damage {
    None,
    Lost,
    Doubled,
    Cut,
    Letter(char),
    Before(&'static str),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        12 => Just(Damage::None),
        1 => Just(Damage::Lost),
        1 => Just(Damage::Doubled),
        1 => Just(Damage::Cut),
        1 => select("abh18NKxO+щ".chars().collect::<Vec<_>>()).prop_map(Damage::Letter),
        2 => select(&STRANGE[..]).prop_map(Damage::Before),
    ]
}

/// Records of one game, damaged: with tag pairs, without, or in rows.
fn records() -> impl Strategy<Value = String> {
    (vec(damage(), 16), 0..3_u8, select(&["*", "1-0", ""][..])).prop_map(|(damages, form, result)| {
        let mut words: Vec<String> = Vec::new();
        for (word, damage) in GAME.iter().zip(damages) {
            let word = (*word).to_owned();
            match damage {
                Damage::None => words.push(word),
                Damage::Lost => {}
                Damage::Doubled => words.extend([word.clone(), word]),
                Damage::Cut => words.push(word[..1].to_owned()),
                Damage::Letter(letter) => words.push(format!("{letter}{}", &word[1..])),
                Damage::Before(strange) => words.extend([strange.to_owned(), word]),
            }
        }
        let mut text = String::new();
        if form == 0 {
            text.push_str("[Event \"a\"]\n[Result \"*\"]\n\n");
        }
        for (row, pair) in (1..).zip(words.chunks(2)) {
            let end = if form == 1 { '\n' } else { ' ' };
            write!(text, "{row}. {}{end}", pair.join(" ")).expect("a string takes everything");
        }
        text + result + "\n"
    })
}

/// Lists the places of a record outside the words of its main line.
fn others(record: &Record<'_>) -> Vec<Span> {
    let numbers = record.tape.items.iter().filter(|item| item.kind == ItemKind::Number).map(|item| item.span);
    passed_over(record).into_iter().chain(numbers).collect()
}

fn places_of(restored: &Restored) -> Vec<Span> {
    let plies = restored.plies.iter().filter_map(|ply| ply.cell.as_ref());
    let dropped = restored.dropped.iter().map(|cell| &cell.cell);
    let renumbered = restored.renumbered.iter().map(|number| &number.cell);
    let unplayed = restored.unplayed.iter().map(|words| &words.cell);
    let signal = restored.signal.iter().flat_map(|signal| &signal.cells);
    let prose = restored.prose.iter().map(|passage| &passage.cell);
    plies.chain(dropped).chain(renumbered).chain(unplayed).chain(prose).chain(signal).map(|cell| cell.span).collect()
}

/// Returns the letters and digits of a record that no place covers.
fn lost(record: &Record<'_>, places: &[Span]) -> String {
    let is_held = |at: u32| places.iter().any(|place| place.contains(at));
    if record.tape.is_sheet {
        let cells = record.tape.items.iter().filter(|item| item.kind == ItemKind::Move);
        let cells = cells.filter(|item| !is_held(item.span.start)).map(|item| record.slice(item.span));
        let of_items: String = cells.filter(|word| word.contains(char::is_alphanumeric)).collect();
        // Restored words are where they were read, which are not the items if those were corrected.
        let is_word = |word: &JudgedWord| {
            !word.is_number
                && !matches!(word.standing, WordStanding::Prose | WordStanding::Bracketed | WordStanding::Apart)
        };
        let words = judged_words(record).into_iter().filter(is_word).map(|word| word.span);
        let words = words.filter(|span| !is_held(span.start)).map(|span| record.slice(span));
        let of_words: String = words.filter(|word| word.contains(char::is_alphanumeric)).collect();
        return if of_words.is_empty() { of_words } else { of_items };
    }
    let start = record.tape.span.start;
    let letters = record.slice(record.tape.span).char_indices();
    let letters =
        letters.filter(|(offset, letter)| letter.is_alphabetic() && !is_held(start + u32::try_from(*offset).unwrap()));
    letters.map(|(_, letter)| letter).collect()
}

/// Restores a text and asserts that nothing is lost and nothing is wrongly sure.
fn check(text: &str) {
    let game = Chess::default();
    for reading in [InputFormat::Auto, InputFormat::Scoresheet] {
        let mut records = Records::new(text, reading, true);
        let mut tape = Tape::default();
        loop {
            match records.next_record(&mut tape) {
                Next::End => break,
                Next::Text => continue,
                Next::Record => {}
            }
            let record = Record { text: records.text(), tape: &tape };
            let options = ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies };
            let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
            let replay = replayer.replay(&record);
            let mut places = others(&record);
            if let Some(restored) = repair(&game, &record, replay, None, NARROW) {
                places.extend(places_of(&restored));
                let is_reported = !restored.is_complete() && restored.confidence == 0.0;
                assert!(!restored.plies.is_empty() || is_reported, "no game is sure of nothing: {text:?}");
                let main_line = replay.plies.iter().filter(|ply| ply.depth == 0);
                let as_written = main_line.take_while(|ply| !game.is_null(ply.mv)).count();
                assert!(restored.plies.len() >= as_written, "no less than as written: {text:?}");
                assert!(restored.unplayed.is_empty() || !restored.is_complete(), "{text:?}");
                assert!(restored.unplayed.is_empty() || restored.confidence == 0.0, "{text:?}");
            } else {
                let plies = replay.plies.iter().map(|ply| tape.items[ply.item as usize].span);
                places.extend(plies);
                places.extend(unplayed(&record, replay).iter().map(|words| words.cell.span));
            }
            assert_eq!(lost(&record, &places), "", "{text:?}");
        }
    }
}

#[test]
fn no_word_of_a_damaged_record_is_lost() {
    proptest!(config(30), |(text in records())| check(&text));
}

#[test]
fn no_word_of_our_own_sheets_and_cases_is_lost() {
    for folder in ["sheets", "cases"] {
        let folder = format!("{}/corpus/{folder}", env!("CARGO_MANIFEST_DIR"));
        for entry in std::fs::read_dir(folder).expect("the corpus is part of the sources") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                continue;
            }
            let bytes = std::fs::read(path).expect("a record can be read");
            let decoded = decode(&bytes, EncodingChoice::Auto, None);
            if decoded.text.len() < 1500 {
                check(&decoded.text);
            }
        }
    }
}

/// Reads the one record of a text as a sheet.
fn sheet_of(text: &str) -> Option<OneSheet> {
    let game = Chess::default();
    let mut records = Records::new(text, InputFormat::Auto, true);
    let mut tape = Tape::default();
    while records.next_record(&mut tape) == Next::Text {}
    let record = Record { text: records.text(), tape: &tape };
    let options = ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies };
    let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
    OneSheet::of(&game, &record, replayer.replay(&record), None)
}

#[test]
fn every_cell_of_compared_sheets_is_part_of_the_game_or_reported() {
    let game = Chess::default();
    proptest!(config(12), |(one in records(), other in records())| {
        let (Some(one), Some(other)) = (sheet_of(&one), sheet_of(&other)) else { return Ok(()) };
        let sheets = [&one, &other];
        let Some(reconciled) = reconcile(&game, &sheets, NARROW) else { return Ok(()) };
        for (index, sheet) in sheets.iter().enumerate() {
            let cells = sheet.sheet.slots.iter().filter_map(|slot| slot.cell.as_ref());
            let plies = reconciled.plies.iter().filter_map(|ply| ply.entries[index].cell.as_ref());
            let extras = reconciled.extras.iter().filter(|extra| extra.sheet == index);
            let mut reported: Vec<&str> =
                plies.chain(extras.filter_map(|extra| extra.cell.as_ref())).map(|cell| cell.word.as_str()).collect();
            let mut written: Vec<&str> = cells.map(|cell| cell.word.as_str()).collect();
            reported.sort_unstable();
            written.sort_unstable();
            prop_assert_eq!(reported, written);
        }
    });
}
