//! What several test programs need: the program under test and the cases of the corpus.

pub(crate) mod case;
pub(crate) mod run;
