//! Compares a grammar of `grammar/` with its parsers, for the tests of the crates that have them.
//!
//! Every production has one parser of its name. The parser accepts random sentences of the grammar; of damaged
//! sentences and of all single characters, it accepts exactly those that the grammar derives.

mod ebnf;
mod random;
mod recognizer;
mod sentences;

pub use ebnf::{Constraint, Grammar};
pub use random::Random;
pub use sentences::Writer;

use recognizer::derives;

/// The number of sentences for each production.
pub const N_SENTENCES: usize = 300;

/// How often each of them is damaged.
const N_SPOILED: usize = 4;

/// The seed of all random sentences.
pub const SEED: u64 = 19_940_312;

/// The constraints that the grammars name in `[ wfc: … ]`.
pub const CONSTRAINTS: [(&str, Constraint); 9] = [
    ("stands in column one", |text, place| place.start == 0 || is_line_break(text[place.start - 1])),
    ("runs to the end of its line", |text, place| text.get(place.end).is_none_or(|next| is_line_break(*next))),
    ("the squares add up to eight", |text, place| {
        text[place].iter().map(|square| square.to_digit(10).unwrap_or(1)).sum::<u32>() == 8
    }),
    ("the cells add up to eight", |text, place| n_cells(&text[place]) == 8),
    ("no letter twice", |text, place| {
        let letters = &text[place];
        (1..letters.len()).all(|at| !letters[..at].contains(&letters[at]))
    }),
    ("13 at most", |text, place| number(&text[place]).is_some_and(|n| n <= 13)),
    ("255 at most", |text, place| number(&text[place]).is_some_and(|n| n <= 255)),
    ("1 to 32", |text, place| number(&text[place]).is_some_and(|n| (1..=32).contains(&n))),
    ("below 4294967296", |text, place| text[place].iter().collect::<String>().parse::<u32>().is_ok()),
];

fn number(digits: &[char]) -> Option<u32> {
    digits.iter().collect::<String>().parse().ok()
}

const fn is_line_break(character: char) -> bool {
    matches!(character, '\n' | '\r')
}

/// Counts the squares of a rank of towers: a bracket is one, and a letter after `P` or `+` belongs to it.
fn n_cells(rank: &[char]) -> u32 {
    let (mut n_cells, mut at) = (0, 0);
    while let Some(character) = rank.get(at) {
        at += match character {
            '(' => rank[at..].iter().position(|c| *c == ')').unwrap_or(0) + 1,
            'P' | 'p' | '+' => 2,
            _ => 1,
        };
        n_cells += character.to_digit(10).unwrap_or(1);
    }
    n_cells
}

/// The parser of a production, which returns true if it accepts the whole text.
pub type Accepts = Box<dyn Fn(&str) -> bool>;

/// Returns true if a parser read the whole text.
pub fn is_whole<I: AsRef<[u8]>, T, E>(read: Result<(I, T), E>) -> bool {
    read.is_ok_and(|(rest, _)| rest.as_ref().is_empty())
}

/// A grammar, the file of its parsers, and the parsers.
pub struct Pair {
    /// The text of the grammar.
    pub grammar: String,
    /// The text of the files of its parsers.
    pub source: &'static str,
    /// Each production with its parser.
    pub parsers: Vec<(&'static str, Accepts)>,
    /// The public functions of the source that are not productions, and why.
    pub others: &'static [(&'static str, &'static str)],
    /// The productions that are read by hand, in more spellings than the grammar has.
    pub by_hand: &'static [&'static str],
}

/// Lists productions with their parsers, the functions of the same name in a module or of a value.
#[macro_export]
macro_rules! parsers {
    ($module:ident reads bytes: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| $crate::is_whole($module::$name(text.as_bytes()))) as $crate::Accepts)),*]
    };
    ($module:ident reads bytes with $error:ty: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| $crate::is_whole($module::$name::<$error>(text.as_bytes()))) as $crate::Accepts)),*]
    };
    ($module:ident reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| $crate::is_whole($module::$name(text))) as $crate::Accepts)),*]
    };
    ($type:ident itself reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| $crate::is_whole($type::$name(text))) as $crate::Accepts)),*]
    };
    (the value $value:ident reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(move |text: &str| $crate::is_whole($value.$name(text))) as $crate::Accepts)),*]
    };
}

impl Pair {
    /// Checks that every production has one parser of its name, and every parser a production.
    ///
    /// # Panics
    /// Panics if that is not so.
    pub fn check_names(&self) {
        let grammar = Grammar::read(&self.grammar, &CONSTRAINTS);
        let mut productions: Vec<&str> =
            grammar.productions.iter().map(|production| production.name.as_str()).collect();
        assert!(self.by_hand.iter().all(|name| productions.contains(name)), "{:?}", self.by_hand);
        productions.retain(|name| !self.by_hand.contains(name));
        let is_other = |name: &&str| self.others.iter().any(|(other, _)| other == name);
        let mut functions = public_functions(self.source);
        assert!(self.others.iter().all(|(other, _)| functions.contains(other)), "{:?}", self.others);
        functions.retain(|name| !is_other(name));
        let mut tried: Vec<&str> = self.parsers.iter().map(|(name, _)| *name).collect();
        for names in [&mut productions, &mut functions, &mut tried] {
            names.sort_unstable();
        }
        assert_eq!(productions, functions, "productions and the public functions of the source");
        assert_eq!(productions, tried, "productions and what is tried here");
    }

    /// Checks the parsers on sentences of every production, on damaged ones and on single characters.
    ///
    /// # Panics
    /// Panics if a parser accepts what the grammar does not derive, or the other way round.
    pub fn check(&self) {
        let mut differences = self.differences(N_SENTENCES);
        differences.extend(self.differences_in_single_characters());
        let n_differences = differences.len();
        differences.truncate(40);
        assert!(differences.is_empty(), "{n_differences} differences:\n{}", differences.join("\n"));
    }

    /// Compares grammar and parsers on `n_sentences` sentences of every production and on damaged ones.
    ///
    /// # Panics
    /// Panics if a production derives everything that was tried.
    #[must_use]
    pub fn differences(&self, n_sentences: usize) -> Vec<String> {
        let grammar = Grammar::read(&self.grammar, &CONSTRAINTS);
        let mut writer = Writer::new(&grammar, SEED);
        let mut differences = Vec::new();
        for (name, accepts) in &self.parsers {
            let production = grammar.index_of(name);
            if self.grammar.contains("[P] - [P]") && *name == "pawn_letter" {
                continue;
            }
            let mut last = Vec::new();
            let mut n_refused = 0;
            for _ in 0..n_sentences {
                let sentence = writer.sentence(production);
                let text: String = sentence.iter().collect();
                if !accepts(&text) {
                    differences.push(format!("{name} does not read the whole of {text:?}, a sentence of the grammar"));
                }
                for _ in 0..N_SPOILED {
                    let spoiled = writer.spoiled(&sentence, &last);
                    let text: String = spoiled.iter().collect();
                    let (is_derived, is_read) = (derives(&grammar, production, &spoiled), accepts(&text));
                    n_refused += usize::from(!is_derived);
                    if is_derived != is_read {
                        let verb = if is_derived { "derived and not read" } else { "read and not derived" };
                        differences.push(format!("{name}: {text:?} is {verb}"));
                    }
                }
                last = sentence;
            }
            assert!(n_refused > 0, "{name} derives everything that was tried");
        }
        differences
    }

    /// Compares grammar and parsers on every text of one character: all alphabets of the table, signs, wide forms.
    fn differences_in_single_characters(&self) -> Vec<String> {
        let grammar = Grammar::read(&self.grammar, &CONSTRAINTS);
        let characters = || ('\0'..='\u{5ff}').chain('\u{2000}'..='\u{2e7f}').chain('\u{fe00}'..='\u{ffff}');
        let compare = |(name, accepts): &(&'static str, Accepts)| {
            let production = grammar.index_of(name);
            let differs = |c: &char| derives(&grammar, production, &[*c]) != accepts(c.encode_utf8(&mut [0; 4]));
            characters().filter(differs).map(|c| format!("{name}: {c:?}")).collect::<Vec<_>>()
        };
        self.parsers.iter().flat_map(compare).collect()
    }

    /// Compares grammar and parser on every text of up to four of some characters.
    ///
    /// # Panics
    /// Panics if there is no such production.
    #[must_use]
    pub fn differences_in_short_texts(&self, name: &str, characters: &str) -> Vec<String> {
        let grammar = Grammar::read(&self.grammar, &CONSTRAINTS);
        let production = grammar.index_of(name);
        let (_, accepts) = self.parsers.iter().find(|(parser, _)| *parser == name).unwrap();
        let mut texts = vec![Vec::new()];
        let mut first = 0;
        for _ in 0..4 {
            let last = texts.len();
            for index in first..last {
                let text: Vec<char> = texts[index].clone();
                texts.extend(characters.chars().map(|character| [text.as_slice(), &[character]].concat()));
            }
            first = last;
        }
        let differs =
            |text: &&Vec<char>| derives(&grammar, production, text) != accepts(&text.iter().collect::<String>());
        texts.iter().filter(differs).map(|text| text.iter().collect()).collect()
    }
}

fn public_functions(source: &str) -> Vec<&str> {
    let heads = source.lines().filter_map(|line| {
        let line = line.trim_start();
        let line = line.strip_prefix("pub ").or_else(|| line.strip_prefix("pub(crate) "))?;
        line.strip_prefix("fn ").or_else(|| line.strip_prefix("const fn "))
    });
    heads.map(|head| &head[..head.find(['(', '<']).unwrap()]).collect()
}
