//! Decides whether a grammar derives a text, by trying all derivations at once.

use super::ebnf::{Expression, Grammar};

/// The maximum length of a text in characters: its places are the bits of a number.
pub(crate) const LONGEST: usize = 127;

/// A set of places in a text, a bit each.
type SourceMap = u128;

fn each(mut places: SourceMap) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = places.trailing_zeros();
        places &= places.wrapping_sub(1);
        usize::try_from(place).ok().filter(|place| *place <= LONGEST)
    })
}

/// Returns true if a production of the grammar derives the whole text.
pub(crate) fn derives(grammar: &Grammar, production: usize, text: &[char]) -> bool {
    Recognizer::new(grammar, text).ends_of(production, 0) & (1 << text.len()) != 0
}

/// Returns true if an expression of the grammar derives the whole text.
pub(crate) fn derives_from(grammar: &Grammar, expression: &Expression, text: &[char]) -> bool {
    Recognizer::new(grammar, text).ends(expression, 1) & (1 << text.len()) != 0
}

struct Recognizer<'a> {
    grammar: &'a Grammar,
    text: &'a [char],
    /// For each production and each place where it may begin: the places where it may end, once known.
    known: Vec<Known>,
}

#[derive(Clone, Copy)]
enum Known {
    Nothing,
    /// The search for it is in progress.
    Sought,
    Ends(SourceMap),
}

impl<'a> Recognizer<'a> {
    fn new(grammar: &'a Grammar, text: &'a [char]) -> Self {
        assert!(text.len() <= LONGEST, "{text:?} is too long");
        Self { grammar, text, known: vec![Known::Nothing; grammar.productions.len() * (text.len() + 1)] }
    }

    /// Returns the places where a production that begins at `start` may end.
    fn ends_of(&mut self, index: usize, start: usize) -> SourceMap {
        let at = index * (self.text.len() + 1) + start;
        let production = &self.grammar.productions[index];
        match self.known[at] {
            Known::Ends(ends) => ends,
            Known::Sought => panic!("{} begins with itself", production.name),
            Known::Nothing => {
                self.known[at] = Known::Sought;
                let mut ends = self.ends(&production.expression, 1 << start);
                if !production.constraints.is_empty() {
                    let holds = |end| production.constraints.iter().all(|holds| holds(self.text, start..end));
                    ends = each(ends).filter(|end| holds(*end)).fold(0, |ends, end| ends | (1 << end));
                }
                self.known[at] = Known::Ends(ends);
                ends
            }
        }
    }

    /// Returns the places where an expression that begins at one of `starts` may end.
    fn ends(&mut self, expression: &Expression, starts: SourceMap) -> SourceMap {
        if starts == 0 {
            return 0;
        }
        match expression {
            Expression::Literal(characters) => each(starts)
                .filter(|start| self.text[*start..].starts_with(characters))
                .fold(0, |ends, start| ends | (1 << (start + characters.len()))),
            Expression::Class(class) => each(starts)
                .filter(|start| self.text.get(*start).is_some_and(|character| class.contains(*character)))
                .fold(0, |ends, start| ends | (1 << (start + 1))),
            Expression::Name(index) => each(starts).fold(0, |ends, start| ends | self.ends_of(*index, start)),
            Expression::Sequence(parts) => parts.iter().fold(starts, |starts, part| self.ends(part, starts)),
            Expression::Choice(choices) => choices.iter().fold(0, |ends, choice| ends | self.ends(choice, starts)),
            Expression::Optional(part) => starts | self.ends(part, starts),
            Expression::Repeat(part, least) => {
                let mut reached = (0..*least).fold(starts, |starts, _| self.ends(part, starts));
                let mut new = reached;
                while new != 0 {
                    new = self.ends(part, new) & !reached;
                    reached |= new;
                }
                reached
            }
            Expression::Except(part, not) => {
                each(starts).fold(0, |ends, start| ends | (self.ends(part, 1 << start) & !self.ends(not, 1 << start)))
            }
        }
    }
}
