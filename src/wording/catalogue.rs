//! The catalogues of phrases in every language, and how a phrase is worded by them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::phrase::{Phrase, Word};
use super::russian;

/// The files of a language, by the room that speaks.
const fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            include_str!("en/findings.ftl"),
            include_str!("en/chess.ftl"),
            include_str!("en/program.ftl"),
            include_str!("en/files.ftl"),
            include_str!("en/clocks.ftl"),
            include_str!("en/claims.ftl"),
            include_str!("en/ending.ftl"),
            include_str!("en/repair.ftl"),
            include_str!("en/notations.ftl"),
            include_str!("en/compare.ftl"),
            include_str!("en/reading.ftl"),
            include_str!("en/sheets.ftl"),
            include_str!("en/standings.ftl"),
            include_str!("en/events.ftl"),
            include_str!("en/tavreli.ftl"),
            include_str!("en/audit.ftl"),
            include_str!("en/rulings.ftl"),
            include_str!("en/stood.ftl"),
        ],
        Language::Russian => &[
            include_str!("ru/findings.ftl"),
            include_str!("ru/chess.ftl"),
            include_str!("ru/program.ftl"),
            include_str!("ru/files.ftl"),
            include_str!("ru/clocks.ftl"),
            include_str!("ru/claims.ftl"),
            include_str!("ru/ending.ftl"),
            include_str!("ru/repair.ftl"),
            include_str!("ru/notations.ftl"),
            include_str!("ru/compare.ftl"),
            include_str!("ru/reading.ftl"),
            include_str!("ru/sheets.ftl"),
            include_str!("ru/standings.ftl"),
            include_str!("ru/events.ftl"),
            include_str!("ru/tavreli.ftl"),
            include_str!("ru/audit.ftl"),
            include_str!("ru/rulings.ftl"),
            include_str!("ru/stood.ftl"),
        ],
    }
}

/// Returns a whole catalogue, as its files have it.
#[must_use]
pub fn catalogue_text(language: Language) -> String {
    files(language).concat()
}

struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// What was wrong with the files; a test shows that nothing is.
    faults: Vec<String>,
}

impl Catalogue {
    fn new(language: Language) -> Self {
        // Plural forms follow from it; a code that could not be read would give those of no language.
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks of direction around every word would reach terminals and JSON.
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        if let Err(error) = bundle.add_function("GROUPED", grouping(language)) {
            faults.push(error.to_string());
        }
        let own = match language {
            Language::English => bundle.add_function("SIDE", |words, _| english_side(words)),
            Language::Russian => russian::add_functions(&mut bundle),
        };
        if let Err(error) = own {
            faults.push(error.to_string());
        }
        for file in files(language) {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(ToString::to_string));
            }
        }
        Self { bundle, faults }
    }

    fn of(language: Language) -> &'static Self {
        static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::English));
        static RUSSIAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::Russian));
        match language {
            Language::English => &ENGLISH,
            Language::Russian => &RUSSIAN,
        }
    }
}

/// Lists what is wrong with a language's files; nothing is, which a test shows.
#[must_use]
pub fn formatting_faults(language: Language) -> &'static [String] {
    &Catalogue::of(language).faults
}

/// Words a phrase. What the catalogue lacks is shown as the id and the words, so that nothing is lost.
pub(super) fn worded(phrase: &Phrase, language: Language) -> String {
    let mut text = String::new();
    word(phrase, language, &mut text);
    text
}

/// Words a phrase behind other text.
fn word(phrase: &Phrase, language: Language, out: &mut String) {
    let bundle = &Catalogue::of(language).bundle;
    let pattern = bundle.get_message(phrase.id).and_then(|message| message.value());
    let start = out.len();
    if pattern.is_none_or(|pattern| put_together(pattern, phrase, language, out).is_none()) {
        out.truncate(start);
        out.push_str(&formatted(phrase, language));
    }
}

/// Words a phrase that is text and words only, as most are, and findings come by the hundred thousand. None for others:
/// what is to be selected or reckoned is left to the formatter.
fn put_together(pattern: &Pattern<&str>, phrase: &Phrase, language: Language, out: &mut String) -> Option<()> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                // Of two words of one name the later counts.
                let (_, word) = phrase.words.iter().rev().find(|(name, _)| *name == id.name)?;
                put(word, language, out)?;
            }
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(())
}

/// Puts a word in its place; none for those that are joined as sentences do it.
fn put(word_of: &Word, language: Language, out: &mut String) -> Option<()> {
    match word_of {
        Word::Text(text) => out.push_str(text),
        Word::Phrase(phrase) => word(phrase, language, out),
        Word::Phrases(phrases) => {
            for (at, phrase) in phrases.iter().enumerate() {
                out.push_str(if at > 0 { "; " } else { "" });
                word(phrase, language, out);
            }
        }
        Word::Number(_) | Word::Either(_) | Word::All(_) | Word::List(_) => return None,
    }
    Some(())
}

/// Words a phrase by the formatter.
fn formatted(phrase: &Phrase, language: Language) -> String {
    let bundle = &Catalogue::of(language).bundle;
    let mut args = FluentArgs::with_capacity(phrase.words.len());
    for (name, word) in &phrase.words {
        args.set(*name, value(word, language));
    }
    let Some(pattern) = bundle.get_message(phrase.id).and_then(|message| message.value()) else {
        return format!("{} {:?}", phrase.id, phrase.words);
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "{}: {errors:?}", phrase.id);
    text.into_owned()
}

fn value(word: &Word, language: Language) -> FluentValue<'_> {
    match word {
        Word::Text(text) => FluentValue::from(text.as_str()),
        Word::Number(number) => FluentValue::from(*number),
        Word::Phrase(phrase) => FluentValue::from(worded(phrase, language)),
        Word::Phrases(phrases) => {
            let texts: Vec<String> = phrases.iter().map(|phrase| worded(phrase, language)).collect();
            FluentValue::from(texts.join("; "))
        }
        Word::Either(spellings) => {
            let quoted: Vec<String> = spellings.iter().map(|spelling| format!("`{spelling}`")).collect();
            FluentValue::from(joined(&quoted, || Phrase::new("either-or"), language))
        }
        Word::All(parts) => FluentValue::from(joined(parts, || Phrase::new("both-and"), language)),
        Word::List(parts) => FluentValue::from(parts.join(", ")),
    }
}

/// Names a player, `SIDE($color)`: White and Black have capitals where they are the players, as in the Laws, and not
/// where they are colors of pieces.
fn english_side<'a>(words: &[FluentValue<'a>]) -> FluentValue<'a> {
    match words.first() {
        Some(FluentValue::String(color)) if color == "white" => "White".into(),
        Some(FluentValue::String(color)) if color == "black" => "Black".into(),
        _ => FluentValue::Error,
    }
}

/// Makes the function `GROUPED($n)`, which writes a number with its thousands apart: `11,264,836`, in Russian
/// `11 264 836` with blanks at which no line is broken, and from five digits on.
fn grouping(language: Language) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync {
    let (joint, least) = match language {
        Language::English => (',', 4),
        Language::Russian => ('\u{a0}', 5),
    };
    move |words, _| {
        let Some(FluentValue::Number(number)) = words.first() else { return FluentValue::Error };
        let digits = number.as_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && digits.len() >= least && (digits.len() - index).is_multiple_of(3) {
                text.push(joint);
            }
            text.push(digit);
        }
        text.into()
    }
}

/// Joins parts as a sentence does, with a word before the last: e1, f1 and g8.
fn joined(parts: &[String], last_joint: impl Fn() -> Phrase, language: Language) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), worded(&last_joint(), language)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::phrase::phrase;
    use super::*;

    #[test]
    fn what_is_put_together_is_what_the_formatter_makes() {
        let tag = |here: &str| phrase!("differs-tag", tag = "Site", here = here, there = "{ $x } \\u0041");
        let several = phrase!("differences", list = vec![tag("a"), phrase!("differs-colors"), tag("")]);
        for phrase in [tag("b"), several.clone(), phrase!("same-game-differs", differences = several)] {
            for language in [Language::English, Language::Russian] {
                let mut text = "before".to_owned();
                word(&phrase, language, &mut text);
                assert_eq!(text, format!("before{}", formatted(&phrase, language)));
            }
        }
        let many = phrase!("differs-cut", count = 2_u32);
        assert_eq!(worded(&many, Language::English), formatted(&many, Language::English));
    }
}
