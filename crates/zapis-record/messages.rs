//! Compiles catalogues in the syntax of Project Fluent into the tables of messages of the program.
//!
//! A table is a text that is read faster than a catalogue (`crates/zapis-record/src/l10n/compiled.rs` describes it), so that the program
//! contains no parser and no formatter of Fluent.

use std::collections::BTreeMap;
use std::fs;
use std::iter;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::{self, ParserError};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The catalogue with the texts of help, whose ids are looked up separately.
const OPTIONS: &str = "options.ftl";

/// The functions that messages call.
const FUNCTIONS: [&str; 6] = ["COLOR", "GENDER", "GROUPED", "PIECE", "SIDE", "WING"];

/// The grammatical cases that functions are called with; without one they return the nominative.
const CASES: [&str; 4] = ["gen", "dat", "acc", "ins"];

/// Characters with a meaning in a table, which are refused in ids and in arguments of functions.
const CONTROLS: [char; 8] = ['\0', '\t', '{', '}', '(', ')', ',', '\''];

/// A file of messages.
pub(crate) struct Catalogue {
    /// Its path, for errors.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The tables of a language.
#[derive(Default)]
pub(crate) struct Tables {
    pub(crate) messages: String,
    /// The texts of help.
    pub(crate) options: String,
}

/// Reads the catalogues of a folder, in the order of their names.
pub(crate) fn read_catalogues(root: &Path, folder: &str) -> Result<Vec<Catalogue>, String> {
    let failed = |error| format!("{folder}: {error}");
    let mut catalogues = Vec::new();
    for entry in fs::read_dir(root.join(folder)).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path).map_err(failed)?;
            catalogues.push(Catalogue { path: format!("{folder}/{name}"), text });
        }
    }
    catalogues.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(catalogues)
}

/// Compiles the catalogues of a language, or lists their mistakes, each with its file, line and message.
pub(crate) fn tables(catalogues: &[Catalogue]) -> Result<Tables, Vec<String>> {
    let (mut tables, mut errors) = (Tables::default(), Vec::new());
    let mut places = BTreeMap::new();
    for Catalogue { path, text } in catalogues {
        let is_help = path.ends_with(OPTIONS);
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, mistakes)| {
            errors.extend(mistakes.iter().map(|mistake| unreadable(path, text, mistake)));
            resource
        });
        let table = if is_help { &mut tables.options } else { &mut tables.messages };
        for (id, pattern) in resource.body.iter().flat_map(entries) {
            let written = match places.insert((is_help, id.clone()), path) {
                Some(place) => Err(format!("stands in {place} already")),
                None => pattern.and_then(|pattern| if is_help { alone(pattern) } else { message(&id, pattern) }),
            };
            match written {
                Ok(text) => table.extend([&id, "\t", &text, "\0"]),
                Err(reason) => errors.push(format!("{path}:{}: `{id}`: {reason}", line_of(text, &id))),
            }
        }
    }
    if errors.is_empty() { Ok(tables) } else { Err(errors) }
}

/// Lists what an entry of a catalogue adds to a table: a message, and its attributes under ids of their own.
fn entries<'a>(entry: &'a Entry<&'a str>) -> Vec<(String, Result<&'a Pattern<&'a str>, String>)> {
    match entry {
        Entry::Message(message) => {
            let id = message.id.name;
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|part| (format!("{id}.{}", part.id.name), Ok(&part.value)));
            let value = message.value.as_ref().ok_or_else(|| "has no text".to_owned());
            iter::once((id.to_owned(), value)).chain(attributes).collect()
        }
        Entry::Term(term) => vec![(format!("-{}", term.id.name), Err("terms are not compiled".to_owned()))],
        // What could not be read is among the errors already.
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => Vec::new(),
    }
}

/// Returns the place and the reason of a syntax error.
fn unreadable(path: &str, text: &str, error: &ParserError) -> String {
    let before = text.get(..error.pos.start).unwrap_or(text).trim_end_matches('\n');
    let id = error.slice.clone().and_then(|slice| text.get(slice)?.split([' ', '=', '\n']).next()).unwrap_or_default();
    format!("{path}:{}: `{id}`: {}", before.matches('\n').count() + 1, error.kind)
}

/// Finds the first line of a message; for an attribute, that of its message.
fn line_of(text: &str, id: &str) -> usize {
    let id = id.split('.').next().unwrap_or(id);
    let is_first =
        |line: &str| line.strip_prefix(id).is_some_and(|behind| behind.trim_start_matches(' ').starts_with('='));
    text.lines().position(is_first).map_or(1, |index| index + 1)
}

/// Writes a text without placeables.
fn alone(pattern: &Pattern<&str>) -> Result<String, String> {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Ok(*value),
        PatternElement::Placeable { .. } => Err("texts of help have no arguments".to_owned()),
    });
    texts.collect()
}

fn message(id: &str, pattern: &Pattern<&str>) -> Result<String, String> {
    if id.contains('.') { Err("messages have no attributes".to_owned()) } else { parts(pattern) }
}

fn parts(pattern: &Pattern<&str>) -> Result<String, String> {
    let mut parts = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text(value, &mut parts)?,
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                text(&unescape_unicode_to_string(value), &mut parts)?;
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                parts.extend(["{", &value(inline)?, "}"]);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                parts.push_str(&select(selector, variants)?);
            }
        }
    }
    Ok(parts)
}

/// Writes text, with each brace in quotes; refuses tabs and NULs.
fn text(text: &str, parts: &mut String) -> Result<(), String> {
    if text.contains(['\t', '\0']) {
        return Err("contains a tab or a NUL".to_owned());
    }
    for c in text.chars() {
        match c {
            '{' | '}' => parts.extend(["{'", c.encode_utf8(&mut [0; 4]), "'}"]),
            _ => parts.push(c),
        }
    }
    Ok(())
}

/// Writes a selection; in its table the first key that matches counts.
fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Result<String, String> {
    let last = variants.split_last().filter(|(last, others)| last.default && !others.iter().any(|other| other.default));
    let Some((default, others)) = last else { return Err("the default variant does not stand last".to_owned()) };
    let mut written = format!("{{{}\t", value(selector)?);
    for variant in others {
        let key = match variant.key {
            VariantKey::Identifier { name } => name.to_owned(),
            VariantKey::NumberLiteral { value } => {
                value.parse::<u64>().map_err(|_| format!("`{value}` is no whole number"))?.to_string()
            }
        };
        written.extend([&key, "\t", &parts(&variant.value)?, "\t"]);
    }
    written.extend([&parts(&default.value)?, "}"]);
    Ok(written)
}

/// Writes an argument, a literal or the call of a function.
fn value(expression: &InlineExpression<&str>) -> Result<String, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name.to_owned()),
        InlineExpression::StringLiteral { value } => {
            let literal = unescape_unicode_to_string(value);
            if literal.contains(CONTROLS) {
                Err(format!("{literal:?} cannot be given"))
            } else {
                Ok(format!("'{literal}'"))
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            if !FUNCTIONS.contains(&id.name) {
                return Err(format!("`{}` is no function", id.name));
            }
            let values: Vec<String> = arguments.positional.iter().map(value).collect::<Result<_, _>>()?;
            let mut case = String::new();
            for named in &arguments.named {
                case = match (named.name.name, &named.value) {
                    ("case", InlineExpression::StringLiteral { value: "nom" }) => String::new(),
                    ("case", InlineExpression::StringLiteral { value }) if CASES.contains(value) => format!(":{value}"),
                    (name, _) => return Err(format!("`{}` has no such `{name}`", id.name)),
                };
            }
            Ok(format!("{}({}){case}", id.name, values.join(",")))
        }
        InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {
            Err("only arguments, texts in quotes and functions can be put in".to_owned())
        }
    }
}
