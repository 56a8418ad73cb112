//! Reads grammars in the EBNF of the W3C (XML 1.0, section 6), as `grammar/README.md` explains it.

use std::ops::Range;

/// Returns whether a well-formedness constraint holds for a part of a text.
pub type Constraint = fn(&[char], Range<usize>) -> bool;

/// The productions of one file, in its order.
pub struct Grammar {
    pub(crate) productions: Vec<Production>,
}

/// `name ::= expression [ wfc: constraint ]`.
pub(crate) struct Production {
    pub(crate) name: String,
    pub(crate) expression: Expression,
    pub(crate) constraints: Vec<Constraint>,
}

/// The right side of a production.
#[derive(Debug)]
pub(crate) enum Expression {
    /// `"mate"`.
    Literal(Vec<char>),
    /// `[a-h]`, `#x20`.
    Class(Class),
    /// `square`: the production with this index.
    Name(usize),
    /// `file rank`.
    Sequence(Vec<Expression>),
    /// `"w" | "b"`.
    Choice(Vec<Expression>),
    /// `x?`: at most one.
    Optional(Box<Expression>),
    /// `x*`, `x+`: at least this many.
    Repeat(Box<Expression>, usize),
    /// `x - y`: an x that is not a y.
    Except(Box<Expression>, Box<Expression>),
}

/// The characters of `[^a-z#x0A]`.
#[derive(Clone, Debug)]
pub(crate) struct Class {
    pub(crate) is_negated: bool,
    pub(crate) ranges: Vec<(char, char)>,
}

impl Class {
    pub(crate) fn contains(&self, character: char) -> bool {
        self.ranges.iter().any(|(first, last)| (*first..=*last).contains(&character)) != self.is_negated
    }
}

impl Grammar {
    /// Reads a grammar.
    ///
    /// # Panics
    /// Panics if the text is not a grammar, a name is not defined or defined twice, or a constraint is unknown.
    #[must_use]
    pub fn read(text: &str, constraints: &[(&str, Constraint)]) -> Self {
        let tokens = Tokens::of(text);
        let names: Vec<String> = tokens
            .windows(2)
            .filter_map(|pair| match pair {
                [Token::Name(name), Token::Define] => Some(name.clone()),
                _ => None,
            })
            .collect();
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name} is defined twice");
        }
        let mut reader = Reader { tokens: &tokens, at: 0, names: &names };
        let mut productions = Vec::new();
        while reader.at < tokens.len() {
            productions.push(reader.production(constraints));
        }
        Self { productions }
    }

    /// Returns the index of the production with a name.
    ///
    /// # Panics
    /// Panics if the grammar has no such production.
    #[must_use]
    pub fn index_of(&self, name: &str) -> usize {
        self.productions.iter().position(|production| production.name == name).unwrap_or_else(|| panic!("{name}?"))
    }

    /// Lists the characters of the grammar, the ends of its ranges and their neighbors.
    pub(crate) fn alphabet(&self) -> Vec<char> {
        let mut alphabet = Vec::new();
        for production in &self.productions {
            add_alphabet(&production.expression, &mut alphabet);
        }
        alphabet.sort_unstable();
        alphabet.dedup();
        alphabet
    }
}

fn add_alphabet(expression: &Expression, alphabet: &mut Vec<char>) {
    match expression {
        Expression::Literal(characters) => alphabet.extend(characters),
        Expression::Class(class) => {
            for (first, last) in &class.ranges {
                let neighbors = [u32::from(*first).checked_sub(1), Some(u32::from(*last) + 1)];
                alphabet.extend([*first, *last]);
                alphabet.extend(neighbors.into_iter().flatten().filter_map(char::from_u32));
            }
        }
        Expression::Name(_) => {}
        Expression::Sequence(parts) | Expression::Choice(parts) => {
            for part in parts {
                add_alphabet(part, alphabet);
            }
        }
        Expression::Optional(part) | Expression::Repeat(part, _) => add_alphabet(part, alphabet),
        Expression::Except(part, not) => {
            add_alphabet(part, alphabet);
            add_alphabet(not, alphabet);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Name(String),
    Define,
    Literal(Vec<char>),
    Class { is_negated: bool, ranges: Vec<(char, char)> },
    Constraint(String),
    Sign(char),
}

struct Tokens<'a> {
    rest: &'a str,
}

impl Tokens<'_> {
    fn of(text: &str) -> Vec<Token> {
        let mut tokens = Tokens { rest: text };
        std::iter::from_fn(|| tokens.next_token()).collect()
    }

    /// Takes the text before `end`, and the end too.
    fn take_until(&mut self, end: &str) -> String {
        let (taken, rest) = self.rest.split_once(end).unwrap_or_else(|| panic!("no {end} in {}", self.rest));
        self.rest = rest;
        taken.to_owned()
    }

    fn next_token(&mut self) -> Option<Token> {
        self.rest = self.rest.trim_start();
        while let Some(comment) = self.rest.strip_prefix("/*") {
            self.rest = comment;
            self.take_until("*/");
            self.rest = self.rest.trim_start();
        }
        let first = self.rest.chars().next()?;
        if first.is_ascii_alphabetic() {
            let len = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
            let (name, rest) = self.rest.split_at(len);
            self.rest = rest;
            return Some(Token::Name(name.to_owned()));
        }
        if let Some(rest) = self.rest.strip_prefix("::=") {
            self.rest = rest;
            return Some(Token::Define);
        }
        if first == '#' {
            let character = self.class_character();
            return Some(Token::Class { is_negated: false, ranges: vec![(character, character)] });
        }
        self.rest = &self.rest[first.len_utf8()..];
        Some(match first {
            '"' | '\'' => Token::Literal(self.take_until(&first.to_string()).chars().collect()),
            '[' => match self.rest.trim_start().strip_prefix("wfc:") {
                Some(_) => Token::Constraint(self.take_until("]").trim().trim_start_matches("wfc:").trim().to_owned()),
                None => self.class(),
            },
            '(' | ')' | '|' | '-' | '*' | '+' | '?' => Token::Sign(first),
            _ => panic!("`{first}` in a grammar"),
        })
    }

    fn class(&mut self) -> Token {
        let is_negated = self.rest.starts_with('^');
        self.rest = self.rest.trim_start_matches('^');
        let mut ranges = Vec::new();
        while !self.rest.starts_with(']') {
            let first = self.class_character();
            let is_range = self.rest.starts_with('-') && !self.rest.starts_with("-]");
            let last = if is_range {
                self.rest = &self.rest[1..];
                self.class_character()
            } else {
                first
            };
            ranges.push((first, last));
        }
        self.rest = &self.rest[1..];
        Token::Class { is_negated, ranges }
    }

    /// Takes one character of a class, itself or as `#x0A`.
    fn class_character(&mut self) -> char {
        if let Some(code) = self.rest.strip_prefix("#x") {
            let len = code.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(code.len());
            if let Some(character) = u32::from_str_radix(&code[..len], 16).ok().and_then(char::from_u32) {
                self.rest = &code[len..];
                return character;
            }
        }
        let character = self.rest.chars().next().expect("a class that ends");
        self.rest = &self.rest[character.len_utf8()..];
        character
    }
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    names: &'a [String],
}

impl Reader<'_> {
    fn take(&mut self, wanted: &Token) -> bool {
        let is_there = self.tokens.get(self.at) == Some(wanted);
        self.at += usize::from(is_there);
        is_there
    }

    fn production(&mut self, known: &[(&str, Constraint)]) -> Production {
        let Token::Name(name) = &self.tokens[self.at] else { panic!("{:?} begins a production", self.tokens[self.at]) };
        self.at += 1;
        assert!(self.take(&Token::Define), "no ::= after {name}");
        let expression = self.choice();
        let mut constraints = Vec::new();
        while let Some(Token::Constraint(text)) = self.tokens.get(self.at) {
            let constraint = known.iter().find(|(name, _)| name == text);
            constraints.push(constraint.unwrap_or_else(|| panic!("{name}: nothing checks that it {text}")).1);
            self.at += 1;
        }
        Production { name: name.clone(), expression, constraints }
    }

    fn choice(&mut self) -> Expression {
        let mut choices = vec![self.sequence()];
        while self.take(&Token::Sign('|')) {
            choices.push(self.sequence());
        }
        if choices.len() == 1 { choices.remove(0) } else { Expression::Choice(choices) }
    }

    fn sequence(&mut self) -> Expression {
        let mut parts = Vec::new();
        while self.begins_a_part() {
            parts.push(self.except());
        }
        assert!(!parts.is_empty(), "nothing stands before {:?}", self.tokens.get(self.at));
        if parts.len() == 1 { parts.remove(0) } else { Expression::Sequence(parts) }
    }

    fn begins_a_part(&self) -> bool {
        match self.tokens.get(self.at) {
            Some(Token::Name(_)) => self.tokens.get(self.at + 1) != Some(&Token::Define),
            Some(Token::Literal(_) | Token::Class { .. } | Token::Sign('(')) => true,
            _ => false,
        }
    }

    fn except(&mut self) -> Expression {
        let part = self.repeated();
        if self.take(&Token::Sign('-')) { Expression::Except(Box::new(part), Box::new(self.repeated())) } else { part }
    }

    fn repeated(&mut self) -> Expression {
        let part = self.primary();
        if self.take(&Token::Sign('?')) {
            Expression::Optional(Box::new(part))
        } else if self.take(&Token::Sign('*')) {
            Expression::Repeat(Box::new(part), 0)
        } else if self.take(&Token::Sign('+')) {
            Expression::Repeat(Box::new(part), 1)
        } else {
            part
        }
    }

    fn primary(&mut self) -> Expression {
        let token = self.tokens[self.at].clone();
        self.at += 1;
        match token {
            Token::Literal(characters) => Expression::Literal(characters),
            Token::Class { is_negated, ranges } => Expression::Class(Class { is_negated, ranges }),
            Token::Name(name) => {
                let index = self.names.iter().position(|known| *known == name);
                Expression::Name(index.unwrap_or_else(|| panic!("{name} is not defined")))
            }
            _ => {
                let inner = self.choice();
                assert!(self.take(&Token::Sign(')')), "no ) before {:?}", self.tokens.get(self.at));
                inner
            }
        }
    }
}
