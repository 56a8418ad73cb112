//! What a message of a catalogue is made of, as the tables made by `build/messages.rs` have it.
//!
//! A table is one text, so that a start of the program has nothing to do for it: each message is its id, a tab, its
//! pattern and a NUL. In a pattern text stands as it is, and between braces what is put in: an argument (`{count}`), what
//! a function makes (`{PIECE('pawn',color):gen}`), a brace (`{'{'}`), or one of several texts: what is selected by, then a
//! key and its text in turn, and last the text that is meant where no key fits, with tabs between them.

use std::iter;

use memchr::{memchr, memchr2};

/// What ends a message in a table.
const END_OF_MESSAGE: u8 = b'\0';

/// What stands between an id and its pattern, and between the keys and texts of a selection.
const BETWEEN: u8 = b'\t';

/// Splits a table into messages, each an id and a pattern.
pub(super) fn messages(table: &'static str) -> impl Iterator<Item = (&'static str, Pattern<'static>)> {
    texts(table).map(|(id, pattern)| (id, Pattern(pattern)))
}

/// Splits a table of texts without anything to be put in, each with its id.
pub(super) fn texts(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    // What is split at are single bytes of ASCII, so that both sides stay text; thousands of messages are, at a start.
    let mut rest = table;
    iter::from_fn(move || {
        let (message, behind) = rest.split_at_checked(memchr(END_OF_MESSAGE, rest.as_bytes())?)?;
        rest = behind.get(1..)?;
        let (id, text) = message.split_at_checked(memchr(BETWEEN, message.as_bytes())?)?;
        Some((id, text.get(1..)?))
    })
}

/// Parts that follow one another.
#[derive(Clone, Copy)]
pub(super) struct Pattern<'a>(&'a str);

/// A part of a message.
pub(super) enum Part<'a> {
    /// Text as it is.
    Text(&'a str),
    /// What is known only when it is said: `{ $count }`.
    Fill(Value<'a>),
    /// One of several texts, by a value: `{ $count -> [one] … *[other] … }`.
    Select(Value<'a>, TextVariants<'a>),
}

/// What is put into a message, or chosen by.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    /// An argument, by its name: `$count`.
    Argument(&'a str),
    /// Text between quotes, as functions are given it: `"pawn"`.
    Literal(&'a str),
    /// What a function makes of values: `PIECE($role, case: "gen")`.
    Call(Function, Given<'a>, Case),
}

/// What a function is given.
#[derive(Clone, Copy)]
pub(super) struct Given<'a>(&'a str);

/// The texts of a selection: [`TextVariants::choose`] finds the one that is meant.
#[derive(Clone, Copy)]
pub(super) struct TextVariants<'a>(&'a str);

/// What a variant is chosen by.
pub(super) enum Key<'a> {
    /// A text, or a plural category for numbers: `white`, `few`.
    Name(&'a str),
    /// A number: `3`.
    Number(u64),
}

/// The functions that messages call; [`super::functions`] says what each makes.
#[derive(Clone, Copy)]
pub(super) enum Function {
    /// `GROUPED($n)`
    Grouped,
    /// `SIDE($color, case: "dat")`
    Side,
    /// `PIECE($role, $color, case: "gen")`
    Piece,
    /// `COLOR($color, $role)`
    Color,
    /// `GENDER($role)`
    Gender,
    /// `WING($wing)`
    Wing,
}

/// The grammatical case a function is asked for; the nominative where none is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// `nom`
    Nominative,
    /// `gen`
    Genitive,
    /// `dat`
    Dative,
    /// `acc`
    Accusative,
    /// `ins`
    Instrumental,
}

impl<'a> Pattern<'a> {
    /// Gives the parts, one after another.
    pub(super) fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let mut rest = self.0;
        iter::from_fn(move || {
            let brace = memchr(b'{', rest.as_bytes()).unwrap_or(rest.len());
            if brace > 0 {
                let (text, more) = rest.split_at(brace);
                rest = more;
                return Some(Part::Text(text));
            }
            let inside = rest.strip_prefix('{')?;
            let len = len_inside(inside);
            rest = inside.get(len + 1..).unwrap_or("");
            Some(part(inside.get(..len).unwrap_or(inside)))
        })
    }
}

/// Measures how far what is put in goes: up to the brace that closes it, which is not counted.
fn len_inside(inside: &str) -> usize {
    let (bytes, mut depth, mut at) = (inside.as_bytes(), 0_usize, 0);
    // Behind the brace that opens stands one that is text.
    if bytes.first() == Some(&b'\'') {
        return LEN_OF_BRACE;
    }
    while let Some(found) = bytes.get(at..).and_then(|rest| memchr2(b'{', b'}', rest)) {
        at += found;
        let is_open = bytes.get(at) == Some(&b'{');
        if is_open && bytes.get(at + 1) == Some(&b'\'') {
            at += LEN_OF_BRACE + 2;
            continue;
        }
        if !is_open && depth == 0 {
            return at;
        }
        depth = if is_open { depth + 1 } else { depth - 1 };
        at += 1;
    }
    inside.len()
}

/// How long a brace that is text is, `'{'`.
const LEN_OF_BRACE: usize = 3;

/// Reads what stands between braces.
fn part(inside: &str) -> Part<'_> {
    if let Some(brace) = inside.strip_prefix('\'') {
        return Part::Text(brace.strip_suffix('\'').unwrap_or(brace));
    }
    match inside.split_once(char::from(BETWEEN)) {
        Some((on, variants)) => Part::Select(value(on), TextVariants(variants)),
        None => Part::Fill(value(inside)),
    }
}

/// Reads an argument, a literal or the call of a function.
fn value(written: &str) -> Value<'_> {
    if let Some(literal) = written.strip_prefix('\'') {
        return Value::Literal(literal.strip_suffix('\'').unwrap_or(literal));
    }
    let called = written.split_once('(').and_then(|(name, rest)| {
        let (values, case) = rest.split_once(')')?;
        Some(Value::Call(function(name)?, Given(values), self::case(case)))
    });
    called.unwrap_or(Value::Argument(written))
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "GROUPED" => Function::Grouped,
        "SIDE" => Function::Side,
        "PIECE" => Function::Piece,
        "COLOR" => Function::Color,
        "GENDER" => Function::Gender,
        "WING" => Function::Wing,
        _ => return None,
    })
}

fn case(written: &str) -> Case {
    match written {
        ":gen" => Case::Genitive,
        ":dat" => Case::Dative,
        ":acc" => Case::Accusative,
        ":ins" => Case::Instrumental,
        _ => Case::Nominative,
    }
}

impl<'a> Given<'a> {
    /// Gives each, in order.
    pub(super) fn each(self) -> impl Iterator<Item = Value<'a>> {
        self.0.split(',').filter(|written| !written.is_empty()).map(value)
    }
}

impl<'a> TextVariants<'a> {
    /// Finds the text of the first key that fits, or the one for all else.
    pub(super) fn choose(self, mut fits: impl FnMut(Key<'_>) -> bool) -> Pattern<'a> {
        let mut rest = self.0;
        loop {
            // Behind the last tab stands the text for all else, which may be a selection itself.
            let Some((key, more)) = rest.split_at_checked(len_of_variant(rest)).filter(|(_, more)| !more.is_empty())
            else {
                return Pattern(rest);
            };
            let more = more.get(1..).unwrap_or("");
            let len = len_of_variant(more);
            let text = more.get(..len).unwrap_or(more);
            let is_number = key.bytes().next().is_some_and(|first| first.is_ascii_digit());
            let key = key.parse().ok().filter(|_| is_number).map_or(Key::Name(key), Key::Number);
            if fits(key) {
                return Pattern(text);
            }
            rest = more.get(len + 1..).unwrap_or("");
        }
    }
}

/// Measures how far the text of a variant goes: up to the next tab that is not inside of braces.
fn len_of_variant(text: &str) -> usize {
    let (bytes, mut at) = (text.as_bytes(), 0);
    while let Some(found) = bytes.get(at..).and_then(|rest| memchr2(b'{', BETWEEN, rest)) {
        at += found;
        if bytes.get(at) == Some(&BETWEEN) {
            return at;
        }
        at += 1;
        at += text.get(at..).map_or(0, len_inside) + 1;
    }
    text.len()
}
