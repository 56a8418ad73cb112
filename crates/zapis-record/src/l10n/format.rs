//! Formats messages: the pattern is found in the catalogue of a language and filled with the arguments.

use std::fmt::{self, Write as _};

use super::catalogue;
use super::compiled::{Function, Key, Pattern, PhrasePart, TextVariants, Value};
use super::event_days::days;
use super::functions;
use super::language::Language;
use super::message::{Arg, Message, message};
use super::plural;

/// Most messages are shorter.
const USUAL: usize = 128;

impl Message {
    /// Formats it. If it is missing in the catalogues, the id and the arguments are shown, so that nothing is lost.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        let mut text = String::with_capacity(USUAL);
        write_message(self, language, &mut text);
        text
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl Arg {
    /// Formats it.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        let mut text = String::new();
        write_argument(self, language, &mut text);
        text
    }
}

/// Appends a formatted message to a text.
fn write_message(message: &Message, language: Language, out: &mut String) {
    match catalogue::pattern(message.id, language) {
        Some(pattern) => fill(pattern, message, language, out),
        // Writing to a string does not fail.
        None => _ = write!(out, "{} {:?}", message.id, message.words),
    }
}

fn fill(pattern: Pattern<'_>, message: &Message, language: Language, out: &mut String) {
    for part in pattern.parts() {
        match part {
            PhrasePart::Text(text) => out.push_str(text),
            PhrasePart::Fill(value) => write_value(value, message, language, out),
            PhrasePart::Select(on, variants) => fill(selected(on, variants, message, language), message, language, out),
        }
    }
}

fn write_value(value: Value<'_>, message: &Message, language: Language, out: &mut String) {
    match value {
        Value::Literal(text) => out.push_str(text),
        Value::Argument(name) => match argument(message, name) {
            Some(argument) => write_argument(argument, language, out),
            None => lacking(message, name, out),
        },
        Value::Call(..) => {
            if write_call(value, message, language, out).is_none() {
                lacking(message, "function", out);
            }
        }
    }
}

/// Shows that an argument of a message is missing, which tests of every message detect.
fn lacking(message: &Message, name: &str, out: &mut String) {
    debug_assert!(false, "{}: nothing for `{name}` in {:?}", message.id, message.words);
    out.push_str("{$");
    out.push_str(name);
    out.push('}');
}

/// Finds an argument by its name; of two with the same name the later one counts.
fn argument<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.words.iter().rev().find(|(known, _)| *known == name).map(|(_, argument)| argument)
}

fn write_argument(argument: &Arg, language: Language, out: &mut String) {
    match argument {
        Arg::Text(text) => out.push_str(text),
        Arg::Decimal(text) => out.push_str(&decimal(text, language)),
        Arg::Day(day) => out.push_str(&days(day, day, language)),
        // Writing to a string does not fail.
        Arg::Number(number) => _ = write!(out, "{number}"),
        Arg::Message(message) => write_message(message, language, out),
        Arg::Messages(messages) => {
            for (index, message) in messages.iter().enumerate() {
                out.push_str(if index > 0 { "; " } else { "" });
                write_message(message, language, out);
            }
        }
        Arg::Either(spellings) => write_list(spellings, "`", &message!("either-or"), language, out),
        Arg::All(parts) => write_list(parts, "", &message!("both-and"), language, out),
        Arg::List(parts) => out.push_str(&parts.join(", ")),
    }
}

/// Writes a list as in a sentence, with a word before the last part: e1, f1 and g8.
fn write_list(parts: &[String], quote: &str, last_separator: &Message, language: Language, out: &mut String) {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 && index + 1 == parts.len() {
            out.push(' ');
            write_message(last_separator, language, out);
            out.push(' ');
        } else if index > 0 {
            out.push_str(", ");
        }
        out.extend([quote, part, quote]);
    }
}

/// Writes the result of a function; `None` if it has none for its arguments.
fn write_call(value: Value<'_>, message: &Message, language: Language, out: &mut String) -> Option<()> {
    let Value::Call(function, values, case) = value else { return None };
    if matches!(function, Function::Grouped) {
        let Some(Value::Argument(name)) = values.each().next() else { return None };
        let Some(Arg::Number(number)) = argument(message, name) else { return None };
        functions::group(*number, language, out);
        return Some(());
    }
    let (mut keys, mut n_keys) = ([""; 2], 0);
    for (key, value) in keys.iter_mut().zip(values.each()) {
        *key = text_of(value, message)?;
        n_keys += 1;
    }
    functions::call(function, keys.get(..n_keys)?, case, language, out)
}

/// Returns a text value; `None` for others, which cannot be keys.
fn text_of<'a>(value: Value<'a>, message: &'a Message) -> Option<&'a str> {
    match value {
        Value::Literal(text) => Some(text),
        Value::Argument(name) => match argument(message, name) {
            Some(Arg::Text(text)) => Some(text),
            _ => None,
        },
        Value::Call(..) => None,
    }
}

/// Chooses a variant: by text, or by a number and its plural category.
fn selected<'a>(on: Value<'_>, variants: TextVariants<'a>, message: &Message, language: Language) -> Pattern<'a> {
    let mut text = String::new();
    let (key, number) = match on {
        Value::Argument(name) => match argument(message, name) {
            Some(Arg::Number(number)) => (plural::category(*number, language), Some(*number)),
            Some(Arg::Text(text)) => (text.as_str(), None),
            Some(other) => {
                write_argument(other, language, &mut text);
                (text.as_str(), None)
            }
            None => {
                debug_assert!(false, "{}: no `{name}` to select by", message.id);
                return variants.choose(|_| false);
            }
        },
        Value::Literal(text) => (text, None),
        Value::Call(..) => match write_call(on, message, language, &mut text) {
            Some(()) => (text.as_str(), None),
            None => return variants.choose(|_| false),
        },
    };
    variants.choose(|variant| match variant {
        Key::Name(name) => name == key,
        Key::Number(value) => number == Some(value),
    })
}

/// Writes decimals with the sign of a language: `61.5`, in Russian `61,5`.
#[must_use]
pub fn decimal(text: &str, language: Language) -> String {
    match language {
        Language::English => text.to_owned(),
        Language::Russian => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_the_sign_of_their_language() {
        assert_eq!([Language::Russian, Language::English].map(|language| decimal("61.5", language)), ["61,5", "61.5"]);
    }
}
