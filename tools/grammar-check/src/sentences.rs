//! Writes random sentences of a grammar, and damages them.

use super::ebnf::{Class, Expression, Grammar};
use super::random::Random;
use super::recognizer::{LONGEST, derives, derives_from};

/// Characters that break parsers: white space of every kind, quotes and brackets, letters and signs of two, three and
/// four bytes, signs that look like others, digits that are not ASCII.
const UNUSUAL: &str = "\0\t\n\u{b}\u{c}\r \"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\u{7f}\u{85}\u{a0}½±×éß№авепркхКСВПΚ٣\u{200b}\
    –—−…†‡♘♚□∞→①\u{2028}－Ａ１﹣\u{fe0f}\u{feff}𝄞😀";

/// How often a production is tried again if its constraints do not hold.
const ATTEMPTS: usize = 200;

/// Writes random sentences of a grammar, and damages them.
pub struct Writer<'a> {
    grammar: &'a Grammar,
    random: Random,
    /// Characters that are inserted to damage sentences.
    spoilers: Vec<char>,
    out: Vec<char>,
}

impl<'a> Writer<'a> {
    /// Creates a writer; the same seed gives the same sentences.
    #[must_use]
    pub fn new(grammar: &'a Grammar, seed: u64) -> Self {
        let mut spoilers = grammar.alphabet();
        spoilers.extend(UNUSUAL.chars());
        Self { grammar, random: Random::new(seed), spoilers, out: Vec::new() }
    }

    /// Writes a sentence of a production.
    ///
    /// # Panics
    /// Panics if no sentence of the production is found.
    pub fn sentence(&mut self, production: usize) -> Vec<char> {
        for _ in 0..ATTEMPTS {
            self.out.clear();
            // A constraint that looks ahead can be checked only when the whole text is there.
            if self.write_production(production)
                && self.out.len() <= LONGEST
                && derives(self.grammar, production, &self.out)
            {
                return self.out.clone();
            }
        }
        panic!("no sentence of {} comes about", self.grammar.productions[production].name);
    }

    /// Writes a production. Returns false if its constraints do not hold.
    fn write_production(&mut self, index: usize) -> bool {
        let grammar = self.grammar;
        let production = &grammar.productions[index];
        let start = self.out.len();
        for _ in 0..ATTEMPTS {
            self.out.truncate(start);
            if !self.write(&production.expression) {
                return false;
            }
            if production.constraints.iter().all(|holds| holds(&self.out, start..self.out.len())) {
                return true;
            }
        }
        false
    }

    fn write(&mut self, expression: &Expression) -> bool {
        match expression {
            Expression::Literal(characters) => self.out.extend(characters),
            Expression::Class(class) => {
                let character = self.character_of(class);
                self.out.push(character);
            }
            Expression::Name(index) => return self.write_production(*index),
            Expression::Sequence(parts) => return parts.iter().all(|part| self.write(part)),
            Expression::Choice(choices) => {
                let chosen = self.random.below(choices.len());
                return self.write(&choices[chosen]);
            }
            Expression::Optional(part) => return self.random.once_in(2) || self.write(part),
            Expression::Repeat(part, least) => {
                let most = if self.random.once_in(8) { 12 } else { 3 };
                let n_times = least + self.random.below(most);
                return (0..n_times).all(|_| self.write(part));
            }
            Expression::Except(part, not) => {
                let start = self.out.len();
                for _ in 0..ATTEMPTS {
                    self.out.truncate(start);
                    if !self.write(part) {
                        return false;
                    }
                    if !derives_from(self.grammar, not, &self.out[start..]) {
                        return true;
                    }
                }
                return false;
            }
        }
        true
    }

    fn character_of(&mut self, class: &Class) -> char {
        if class.is_negated {
            loop {
                let (printable, unusual) = ('!'..='~', UNUSUAL.chars());
                let pool: Vec<char> = if self.random.once_in(2) { unusual.collect() } else { printable.collect() };
                let character = *self.random.one_of(&pool);
                if class.contains(character) {
                    return character;
                }
            }
        }
        let (first, last) = *self.random.one_of(&class.ranges);
        let characters: Vec<char> = (first..=last).collect();
        *self.random.one_of(&characters)
    }

    /// Changes a sentence in one to three places; `other` provides pieces to insert.
    pub fn spoiled(&mut self, sentence: &[char], other: &[char]) -> Vec<char> {
        let mut spoiled = sentence.to_vec();
        for _ in 0..=self.random.below(3) {
            let at = self.random.below(spoiled.len() + 1);
            let end = spoiled.len().min(at + 1 + self.random.below(3));
            let character = *self.random.one_of(&self.spoilers);
            match self.random.below(6) {
                0 => drop(spoiled.drain(at..end)),
                1 => spoiled.insert(at, character),
                2 => drop(spoiled.splice(at..spoiled.len().min(at + 1), [character])),
                3 => spoiled[at..end].reverse(),
                4 => {
                    let twice = spoiled[at..end].to_vec();
                    drop(spoiled.splice(at..at, twice));
                }
                _ => {
                    let from = self.random.below(other.len() + 1);
                    let to = other.len().min(from + 1 + self.random.below(8));
                    drop(spoiled.splice(at..end, other[from..to].iter().copied()));
                }
            }
        }
        spoiled.truncate(LONGEST);
        spoiled
    }
}
