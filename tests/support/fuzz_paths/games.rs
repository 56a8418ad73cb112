//! The path of a valid record: read it, write it in every way, and read the same again.

use zapis::chess::{Alphabet, Move};
use zapis_check::findings::Laws;
use zapis_check::findings::date::CalendarDay;
use zapis_play::game::{Chess, MoveStyle, Notation};
use zapis_record::text::{EncodingChoice, decode};
use zapis_render::render::{DeferredBuffer, Drop, Lines, PgnStyle, SourceFile, Timeline, write_timeline};

use super::choices::Choices;
use super::reading::{self, EXPORT, Read};
use super::records::{self, Written};
use super::{layout, tape};

/// Makes a record and sends it down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let notation = *choices.of(&[Notation::San, Notation::Lan, Notation::Uci]);
    let letters = Alphabet::all().nth(choices.below(64)).unwrap_or(Alphabet::ENGLISH);
    let drop = drop_of(choices.byte());
    let Some(written) = records::record(&mut choices) else { return };
    tape::check(written.text.as_bytes());
    let first = read_back(&written);
    timeline(&written);
    export(&written, &first);
    dropped(&written, drop);
    in_letters(&written, notation, letters);
    in_letters(&written, OTHERS[bytes.len() % OTHERS.len()], Alphabet::ENGLISH);
}

/// The notations that have no piece letters of a language.
pub(crate) const OTHERS: [Notation; 5] =
    [Notation::Iccf, Notation::Smith, Notation::Descriptive, Notation::Spoken, Notation::Braille];

fn drop_of(bits: u8) -> Drop {
    Drop { comments: bits & 1 > 0, variations: bits & 2 > 0, nags: bits & 4 > 0, clocks: bits & 8 > 0 }
}

/// Reads the record and compares it with what was written.
fn read_back(written: &Written) -> Read {
    let read = only(reading::read(written.text.as_bytes(), None), &written.text);
    assert_eq!(read.issues, [], "{}", written.text);
    assert_eq!(read.n_faults, 0, "{}", written.text);
    assert_eq!(read.tags, written.tags, "{}", written.text);
    assert_eq!(read.moves, written.moves, "{}", written.text);
    assert_eq!(read.comments, written.comments, "{}", written.text);
    assert_eq!(read.nags, written.nags, "{}", written.text);
    read
}

/// Every move is in the timeline, those of side lines as variations of the move they replace.
fn timeline(written: &Written) {
    reading::visit(written.text.as_bytes(), None, |record, replay| {
        let decoded = decode(record.text.as_bytes(), EncodingChoice::Auto, None);
        let lines = Lines::new(&[], 0);
        let source = SourceFile::new("x", &decoded, 0, &lines, 0, false);
        let game = &Chess::default();
        let edition = Laws::ByDate.edition_for(game, record, CalendarDay::today());
        let mut buffer = DeferredBuffer::default();
        let timeline = Timeline {
            game,
            record: *record,
            index: 0,
            replay,
            findings: &[],
            source: &source,
            opening: None,
            edition,
        };
        write_timeline(&timeline, &mut buffer);
        let mut json = Vec::new();
        buffer.write_to(&mut json, 0).expect("memory takes everything");
        let value: serde_json::Value = serde_json::from_slice(&json).expect("timelines are JSON");
        let mut moves = Vec::new();
        collect(&value["plies"], 0, &mut moves);
        let squares = |(depth, mv): &(u32, Move)| (*depth, mv.from().to_string());
        let mut expected: Vec<_> = written.moves.iter().map(squares).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{}", written.text);
    });
}

/// Collects the depth and the square of departure of every ply.
fn collect(plies: &serde_json::Value, depth: u32, moves: &mut Vec<(u32, String)>) {
    for ply in plies.as_array().into_iter().flatten() {
        moves.push((depth, ply["uci"].as_str().expect("coordinates")[..2].to_owned()));
        for variation in ply["variations"].as_array().into_iter().flatten() {
            collect(variation, depth + 1, moves);
        }
    }
}

/// Writes it in the export format, reads that, and writes it again.
fn export(written: &Written, first: &Read) {
    let text = rewritten(written.text.as_bytes(), None, EXPORT);
    layout::check(&text);
    let second = only(reading::read(text.as_bytes(), None), &text);
    assert_eq!(second.issues, [], "{text}");
    assert_eq!(second.n_faults, 0, "{text}");
    for (name, value) in &written.tags {
        assert_eq!(second.tag(name), Some(value.as_str()), "{text}");
    }
    assert_eq!((second.tags.len(), &second.moves), (first.tags.len(), &first.moves), "{text}");
    assert_eq!((&second.comments, &second.nags), (&first.comments, &first.nags), "{text}");
    assert_eq!(rewritten(text.as_bytes(), None, EXPORT), text);
}

fn dropped(written: &Written, drop: Drop) {
    let style = PgnStyle { drop, ..EXPORT };
    let text = rewritten(written.text.as_bytes(), None, style);
    layout::check(&text);
    let read = only(reading::read(text.as_bytes(), None), &text);
    assert_eq!((&read.issues[..], read.n_faults), (&[][..], 0), "{text}");
    let is_kept = |(depth, _): &&(u32, _)| !drop.variations || *depth == 0;
    assert_eq!(read.moves, written.moves.iter().filter(is_kept).copied().collect::<Vec<_>>(), "{text}");
    assert!(!drop.comments || read.comments.is_empty(), "{text}");
    assert!(!drop.nags || read.nags.is_empty(), "{text}");
    let clocks = ["clk", "emt", "egt", "mct"];
    let has_clock =
        |comment: &String| zapis_record::record::command::commands(comment).any(|c| clocks.contains(&c.name));
    assert!(!drop.clocks || !read.comments.iter().any(has_clock), "{text}");
    assert_eq!(rewritten(text.as_bytes(), None, style), text);
    // Leaving parts out at once or one after another gives the same.
    assert_eq!(rewritten(rewritten(written.text.as_bytes(), None, EXPORT).as_bytes(), None, style), text);
}

/// Writes it in another notation and other letters and reads it with and without these options.
pub(crate) fn in_letters(written: &Written, notation: Notation, letters: Alphabet) {
    let style = PgnStyle { moves: MoveStyle { notation, letters }, ..EXPORT };
    let text = rewritten(written.text.as_bytes(), None, style);
    layout::check(&text);
    let with_letters = only(reading::read(text.as_bytes(), Some(letters)), &text);
    assert_eq!(with_letters.moves, written.moves, "read as {}: {text}", letters.code());
    assert_eq!(with_letters.issues, [], "{text}");
    assert_eq!(rewritten(text.as_bytes(), Some(letters), style), text);
    let without_letters = only(reading::read(text.as_bytes(), None), &text);
    // Words that English letters can spell are English ones, unless other letters lead four plies further.
    let n_main = |moves: &[(u32, _)]| moves.iter().filter(|(depth, _)| *depth == 0).count();
    if without_letters.alphabet == Alphabet::ENGLISH
        && !without_letters.is_complete
        && n_main(&written.moves) < n_main(&without_letters.moves) + 4
    {
        return;
    }
    assert!(without_letters.is_complete, "taken for {}: {text}", without_letters.alphabet.code());
    assert_eq!(
        n_main(&without_letters.moves),
        n_main(&written.moves),
        "taken for {}: {text}",
        without_letters.alphabet.code()
    );
    if without_letters.alphabet == letters {
        assert_eq!(without_letters.moves, written.moves, "{text}");
    }
}

fn rewritten(bytes: &[u8], letters: Option<Alphabet>, style: PgnStyle<Alphabet>) -> String {
    let record = only(reading::rewrite(bytes, letters, style), &String::from_utf8_lossy(bytes));
    String::from_utf8(record).expect("records are written as UTF-8")
}

fn only<T>(mut records: Vec<T>, text: &str) -> T {
    assert_eq!(records.len(), 1, "not one record:\n{text}");
    records.remove(0)
}
