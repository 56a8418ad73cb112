//! What a message of a catalogue is made of, as the generated tables of `en/` and `ru/` have it.

/// A message of a catalogue: its id, and the parts it is put together from.
pub(super) type Entry = (&'static str, Pattern);

/// Parts that follow one another.
pub(super) type Pattern = &'static [Part];

/// A part of a message.
pub(super) enum Part {
    /// Text as it is.
    Text(&'static str),
    /// What is known only when it is said: `{ $count }`.
    Fill(Value),
    /// One of several texts, by a value: `{ $count -> [one] … *[other] … }`.
    Select {
        on: Value,
        /// What else is said for which keys; the first that fits counts.
        variants: &'static [(Key, Pattern)],
        /// What is said where no key fits: the variant with the star.
        default: Pattern,
    },
}

/// What is put into a message, or chosen by.
pub(super) enum Value {
    /// An argument, by its name: `$count`.
    Argument(&'static str),
    /// Text between quotes, as functions are given it: `"pawn"`.
    Literal(&'static str),
    /// What a function makes of values: `PIECE($role, case: "gen")`.
    Call(Function, &'static [Self], Case),
}

/// What a variant is chosen by.
pub(super) enum Key {
    /// A text, or a plural category for numbers: `white`, `few`.
    Name(&'static str),
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
