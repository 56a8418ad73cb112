//! Messages as plain data: an id in the catalogues, and arguments.

/// A message that is not yet in any language; its `Display` is English.
///
/// ```
/// use zapis_record::l10n::Message;
/// let phrase = Message::new("in-variation").with("message", "`Nf6` is no move");
/// assert_eq!(phrase.to_string(), "`Nf6` is no move (in a variation)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) id: &'static str,
    pub(super) words: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Literal text, or a key for selection: `Nf3`, `knight`.
    Text(String),
    /// A number, also used for plural forms.
    Number(u64),
    /// Decimals, with the decimal sign of the language: `61.5`.
    Decimal(String),
    /// A day as report files write it, `2026/10/03`; shown as the language writes days.
    Day(String),
    /// Another phrase.
    Message(Message),
    /// Several messages, joined by semicolons.
    Messages(Vec<Message>),
    /// Alternatives: `Nf3`, `Nh3` or `Ng5`, each in backticks.
    Either(Vec<String>),
    /// A list as in a sentence: e1, f1 and g8.
    All(Vec<String>),
    /// A list joined by commas: 4, 8, 12.
    List(Vec<String>),
}

/// Creates a [`Message`]: its id in the catalogues, and its named arguments.
///
/// ```
/// let count = zapis_record::message!("audit-more", count = 3_u64);
/// assert_eq!(count.to_string(), "… and 3 more");
/// ```
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::l10n::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
pub use crate::message;

/// A value that can be described by a message.
pub trait ToMessage {
    /// Returns the message: a clause without capital or full stop.
    #[must_use]
    fn message(&self) -> Message;
}

impl Message {
    /// Creates a message without arguments; the macro `message!` is the usual way.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, words: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<Arg>) -> Self {
        self.words.push((name, word.into()));
        self
    }

    /// Returns its id in the catalogues.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the named arguments, in the order in which they were added.
    pub fn words(&self) -> &[(&'static str, Arg)] {
        &self.words
    }

    /// Returns an argument that is literal text, by its name.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.words.iter().find_map(|(known, word)| match word {
            Arg::Text(text) if *known == name => Some(text.as_str()),
            _ => None,
        })
    }

    /// Returns an argument that is a number, such as a `line` or a `column`, by its name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u64> {
        self.words.iter().find_map(|(known, word)| match word {
            Arg::Number(number) if *known == name => Some(*number),
            _ => None,
        })
    }

    /// Takes over the arguments of another message.
    #[must_use]
    pub fn with_words_of(mut self, other: Self) -> Self {
        self.words = other.words;
        self
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(phrase: Message) -> Self {
        Self::Message(phrase)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(phrases: Vec<Message>) -> Self {
        Self::Messages(phrases)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}
