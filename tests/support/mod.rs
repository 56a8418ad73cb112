//! What the tests of the grammars share: reading EBNF, recognizing texts, writing random sentences.

pub(crate) mod ebnf;
pub(crate) mod random;
pub(crate) mod recognizer;
pub(crate) mod sentences;
