//! What is wrong with the arguments, in another language than that of the library that parses them.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::front::{RangeError, Visible};
use crate::l10n::{Arg, Language, Message, message, option_text};

/// Returns the message for an error; `None` for the rare kinds, which keep the library's message.
pub(super) fn worded(error: &clap::Error, language: Language) -> Option<String> {
    let what = what_is_wrong(error)?;
    let mut text = message!("usage-error", what = what).in_language(language);
    for tip in tips(error) {
        text.push_str("\n\n  ");
        text.push_str(&tip.in_language(language));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let heading = option_text(language, "usage", None).unwrap_or_default();
        text.extend(["\n\n", &heading, usage.trim().trim_start_matches("Usage:")]);
    }
    text.extend(["\n\n", &message!("usage-more").in_language(language), "\n"]);
    Some(text)
}

fn what_is_wrong(error: &clap::Error) -> Option<Message> {
    let argument = words_of(error, ContextKind::InvalidArg);
    let argument = || Arg::List(quoted(&argument));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => message!("usage-unknown-argument", argument = argument()),
        ErrorKind::InvalidSubcommand => {
            let command = Arg::List(quoted(&words_of(error, ContextKind::InvalidSubcommand)));
            message!("usage-unknown-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => message!("usage-missing-argument", argument = argument()),
        ErrorKind::ArgumentConflict => {
            let other = words_of(error, ContextKind::PriorArg);
            if other.is_empty() || other == words_of(error, ContextKind::InvalidArg) {
                message!("usage-argument-twice", argument = argument())
            } else {
                message!("usage-conflict", argument = argument(), other = Arg::List(quoted(&other)))
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = words_of(error, ContextKind::InvalidValue).concat();
            let wrong = match value.as_str() {
                "" => message!("usage-no-value", argument = argument()),
                value => message!("usage-invalid-value", value = value, argument = argument()),
            };
            let range = error.source().and_then(|source| source.downcast_ref::<RangeError>());
            let values = words_of(error, ContextKind::ValidValue);
            match range {
                Some(range) => message!("usage-because", what = wrong, reason = range.message()),
                None if values.is_empty() => wrong,
                None => message!("usage-values", what = wrong, values = Arg::List(values)),
            }
        }
        _ => return None,
    })
}

/// Lists what may have been meant.
fn tips(error: &clap::Error) -> Vec<Message> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = kinds.into_iter().flat_map(|kind| words_of(error, kind)).collect::<Vec<_>>();
    let mut tips = Vec::new();
    if !near.is_empty() {
        tips.push(message!("usage-perhaps", near = Arg::Either(near)));
    }
    if error.get(ContextKind::Suggested).is_some() && error.kind() == ErrorKind::UnknownArgument {
        let argument = words_of(error, ContextKind::InvalidArg).concat();
        tips.push(message!("usage-as-a-value", argument = argument));
    }
    tips
}

/// Returns the words of an error, safe to show.
fn words_of(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![Visible(word).to_string()],
        Some(ContextValue::Strings(words)) => words.iter().map(|word| Visible(word).to_string()).collect(),
        _ => Vec::new(),
    }
}

fn quoted(words: &[String]) -> Vec<String> {
    words.iter().map(|word| format!("`{word}`")).collect()
}
