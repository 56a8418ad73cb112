//! Something to say, as plain data: which phrase of the catalogues, with which words.

/// Something to say, not yet in any language; its `Display` is English.
///
/// ```
/// use zapis::l10n::Message;
/// let phrase = Message::new("in-variation").with("message", "`Nf6` is no move");
/// assert_eq!(phrase.to_string(), "`Nf6` is no move (in a variation)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) id: &'static str,
    pub(super) words: Vec<(&'static str, Arg)>,
}

/// What stands in a place of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text as it is, or a key that the phrase selects by: `Nf3`, `knight`.
    Text(String),
    /// A number, for its plural forms too.
    Number(u64),
    /// Another phrase.
    Message(Message),
    /// Several phrases, joined by semicolons.
    Messages(Vec<Message>),
    /// Spellings of which one is meant: `Nf3`, `Nh3` or `Ng5`, each in backticks.
    Either(Vec<String>),
    /// Things that all count, listed as a sentence does: e1, f1 and g8.
    All(Vec<String>),
    /// Things that all count, joined by commas: 4, 8, 12.
    List(Vec<String>),
}

/// Makes a [`Message`]: its id in the catalogues, and its words by name, `message!("in-variation", message = inner)`.
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::l10n::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
pub(crate) use message;

/// Says what a value means, in a message.
pub trait ToMessage {
    /// Says it: a clause without capital or full stop.
    #[must_use]
    fn message(&self) -> Message;
}

impl Message {
    /// Makes a phrase without words; inside the crate the macro `message!` is the usual way.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, words: Vec::new() }
    }

    /// Puts a word in its place.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<Arg>) -> Self {
        self.words.push((name, word.into()));
        self
    }

    /// Returns the id by which the catalogues know it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the words with their names, in the order in which they were put.
    #[cfg(feature = "database")]
    pub(crate) fn words(&self) -> &[(&'static str, Arg)] {
        &self.words
    }

    /// Returns a word that is text as it is, by its name.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.words.iter().find_map(|(known, word)| match word {
            Arg::Text(text) if *known == name => Some(text.as_str()),
            _ => None,
        })
    }

    /// Takes the words of another phrase, to say something else with them.
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
