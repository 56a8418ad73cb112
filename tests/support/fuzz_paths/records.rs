//! Random valid records: legal moves, with everything around them that the PGN standard and its users allow.

use std::fmt::Write;

use zapis::chess::{Color, Move, Position};

use super::choices::Choices;
use super::positions;

/// A record as text, and its contents.
#[derive(Debug, Default)]
pub(crate) struct Written {
    pub(crate) text: String,
    /// Tag names and plain values.
    pub(crate) tags: Vec<(String, String)>,
    /// Every move with its depth, in the order of the text.
    pub(crate) moves: Vec<(u32, Move)>,
    /// The comments, each on one line.
    pub(crate) comments: Vec<String>,
    pub(crate) nags: Vec<u8>,
}

/// Pieces of comments; none begins a line with a tag pair, which would begin a record.
const PROSE: [&str; 40] = [
    "better",
    "is",
    "Nf3",
    "хорошо",
    "♘f3",
    "1-0",
    "12.",
    "see [Event \"x\"]",
    "[%clk 1:02:03]",
    "[%clk 0:00:00.5]",
    "[%emt 0:00:07]",
    "[%eval -0.31,20]",
    "[%eval #-3]",
    "[%eval oh]",
    "[%csl Gd4, Ra1]",
    "[%",
    "x[",
    "]",
    "%",
    "; not the end",
    "{ again",
    "(",
    ")",
    "(=)",
    "$1",
    "\"quoted\"",
    "back\\slash",
    "a\u{a0}b",
    "  ",
    "\t",
    "\n",
    " \n ",
    "\r\n",
    "\n%",
    "\u{2028}",
    "e\u{301}",
    "\u{1b}[2J",
    "a-word-that-is-as-long-as-no-word-should-be-because-it-does-not-fit-on-one-line-of-a-file-0",
    "long enough to be carried over to the next line of the movetext",
    "王手",
];

/// Pieces of tag values.
const VALUES: [&str; 16] = [
    "?",
    "Ivanov, I.",
    "Ласкер",
    "\"",
    "\\",
    "\\\"",
    "[Site \"x\"]",
    "]",
    "{",
    "%",
    "1-0",
    "$1",
    ";",
    "王",
    "a value so long that the line of its tag pair goes over the eighty columns of the export format",
    "  ",
];

const GLYPHS: [(&str, u8); 12] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("$7", 7),
    ("$255", 255),
    ("±", 16),
    ("⩲", 14),
    ("∓", 17),
    ("+-", 18),
];

const BLANKS: [&str; 5] = ["\r\n", "\t", "\u{a0}", "  ", "\n\n"];

const DEEPEST: u32 = 4;

/// Writes a random record. Returns `None` if its starting position is impossible.
pub(crate) fn record(choices: &mut Choices<'_>) -> Option<Written> {
    let (start, needs_fen) = positions::start(choices)?;
    let mut writer = Writer { choices, written: Written::default(), needs_number: true };
    let result = *writer.choices.of(&["1-0", "0-1", "1/2-1/2", "*"]);
    writer.tags(&start, needs_fen, result);
    writer.between();
    let n_plies = 12 + writer.choices.below(120);
    writer.line(&start, 0, n_plies);
    writer.token(result);
    writer.written.text.push('\n');
    Some(writer.written)
}

/// Joins the lines of a comment as the export format does: a line break and the blanks around it become one space.
pub(crate) fn on_one_line(comment: &str) -> String {
    let pieces = comment.split(['\n', '\r']).map(|piece| piece.trim_matches([' ', '\t', '\x0b', '\x0c']));
    let pieces: Vec<&str> = pieces.filter(|piece| !piece.is_empty()).collect();
    pieces.join(" ").replace(['\t', '\x0b', '\x0c'], " ")
}

struct Writer<'a, 'b> {
    choices: &'a mut Choices<'b>,
    written: Written,
    needs_number: bool,
}

impl Writer<'_, '_> {
    fn tags(&mut self, start: &Position, needs_fen: bool, result: &str) {
        for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
            let value = self.value();
            self.tag(name, &value);
        }
        self.tag("Result", result);
        for number in 0..self.choices.below(4) {
            let value = self.value();
            self.tag(&format!("Extra_{number}"), &value);
        }
        if needs_fen {
            self.tag("SetUp", "1");
            self.tag("FEN", &start.to_fen());
            if start.mode() == zapis::chess::CastlingMode::Chess960 {
                self.tag("Variant", "Chess960");
            }
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        let line = format!("[{name} \"{escaped}\"]\n");
        self.written.text.push_str(&line);
        self.written.tags.push((name.to_owned(), value.to_owned()));
    }

    fn value(&mut self) -> String {
        (0..=self.choices.below(3)).map(|_| *self.choices.of(&VALUES)).collect()
    }

    /// Plays and writes a line, beginning with any side lines at its end.
    fn line(&mut self, start: &Position, depth: u32, n_plies: usize) {
        let mut position = start.clone();
        self.needs_number = true;
        for _ in 0..n_plies {
            if self.choices.is_used_up() {
                return;
            }
            let Some(mv) = positions::next_move(&position, self.choices) else { return };
            self.numbered(&position, mv, depth);
            let before = position.clone();
            position.play(mv);
            self.between();
            while depth < DEEPEST && self.choices.one_in(24) {
                self.token("(");
                self.between();
                let n_plies = self.choices.below(6);
                self.line(&before, depth + 1, n_plies);
                self.token(")");
                self.between();
                self.needs_number = true;
            }
        }
    }

    fn numbered(&mut self, position: &Position, mv: Move, depth: u32) {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White if !self.choices.one_in(16) => self.token(&format!("{number}.")),
            Color::Black if self.needs_number => self.token(&format!("{number}...")),
            _ => {}
        }
        let san = position.san(mv);
        if self.written.text.ends_with('.') && self.choices.one_in(3) {
            self.written.text.push_str(&san);
        } else {
            self.token(&san);
        }
        self.written.moves.push((depth, mv));
        self.needs_number = false;
    }

    /// Writes text that may be between moves, usually none.
    fn between(&mut self) {
        loop {
            match self.choices.below(24) {
                23 => self.brace_comment(),
                22 => self.line_comment(),
                21 => {
                    let (sign, nag) = *self.choices.of(&GLYPHS);
                    self.token(sign);
                    self.written.nags.push(nag);
                }
                20 => self.written.text.push_str("\n% an escape } line ) of ( any { kind\n"),
                19 => {
                    let blanks = *self.choices.of(&BLANKS);
                    self.written.text.push_str(blanks);
                }
                _ => return,
            }
        }
    }

    fn brace_comment(&mut self) {
        let text = self.prose();
        self.token("");
        // Writing to a string does not fail.
        let _ = write!(self.written.text, "{{{text}}}");
        self.comment(&text);
    }

    fn line_comment(&mut self) {
        let mut text = self.prose().replace(['\n', '\r'], " ");
        if self.choices.one_in(3) {
            text.push_str(" } more");
        }
        self.token("");
        let _ = writeln!(self.written.text, ";{text}");
        self.comment(&text);
    }

    fn comment(&mut self, text: &str) {
        self.written.comments.push(on_one_line(text));
        self.needs_number = true;
    }

    fn prose(&mut self) -> String {
        let n = self.choices.below(8);
        let glue = *self.choices.of(&[" ", " ", ""]);
        (0..n).map(|_| *self.choices.of(&PROSE)).collect::<Vec<_>>().join(glue)
    }

    fn token(&mut self, token: &str) {
        self.written.text.push(' ');
        self.written.text.push_str(token);
    }
}
