//! The tables that messages are worded by are what the catalogues give, whose files lie beside them.
//!
//! A catalogue is written in the syntax of Project Fluent and read here only: what is compiled is a text made from it
//! that is read faster and holds no pointers, so that the program has no parser and no formatter of Fluent in it. Whoever
//! changes a catalogue makes the tables anew:
//!
//! ```text
//! ZAPIS_CATALOGUES=renew cargo test --test catalogues
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

const FOLDER: &str = "src/l10n";

/// The languages, as their folders are named and as they are called.
const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("ru", "Russian")];

/// The texts of help, which are found by other ids than messages.
const OPTIONS: &str = "options";

/// The functions that messages call.
const FUNCTIONS: [&str; 6] = ["COLOR", "GENDER", "GROUPED", "PIECE", "SIDE", "WING"];

/// What has a meaning in a table, and so stands neither in ids nor in what functions are given.
const CONTROLS: [char; 8] = ['\0', '\t', '{', '}', '(', ')', ',', '\''];

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER).join(language)
}

/// Lists the names of a language's catalogues.
fn topics(language: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(language)).unwrap().map(|entry| entry.unwrap().path());
    let catalogues = entries.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    catalogues.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// Writes the table of a catalogue.
fn table(language: &str, topic: &str) -> String {
    let text = fs::read_to_string(folder(language).join(format!("{topic}.ftl"))).unwrap();
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{language}/{topic}: {errors:?}"));
    let mut entries = String::new();
    let mut ids = BTreeSet::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let text = if topic == OPTIONS { alone(pattern) } else { parts(pattern) };
        assert!(!id.contains(CONTROLS) && !text.contains('\0'), "{id}: {text:?}");
        let _ = writeln!(entries, "{}\\0\\", format!("{id}\t{text}").escape_debug().to_string().replace("\\'", "'"));
        assert!(ids.insert(id.clone()), "{id} stands twice in {language}/{topic}");
    };
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            other => panic!("{language}/{topic}: nothing here knows {other:?}"),
        };
        add(message.id.name.to_owned(), message.value.as_ref().unwrap_or_else(|| panic!("{}", message.id.name)));
        for attribute in &message.attributes {
            assert_eq!(topic, OPTIONS, "messages have no attributes: {}", message.id.name);
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    let first = format!("//! The texts of `{topic}.ftl`, made from it by `tests/catalogues.rs`.");
    format!(
        "{first}\n\npub(super) const {}: &str = \"\\\n{entries}\";\n",
        if topic == OPTIONS { "TEXTS" } else { "MESSAGES" }
    )
}

/// Writes a text that has nothing to be put in.
fn alone(pattern: &Pattern<&str>) -> String {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => *value,
        PatternElement::Placeable { .. } => panic!("texts of help have no arguments: {pattern:?}"),
    });
    texts.collect()
}

/// Writes the parts of a pattern.
fn parts(pattern: &Pattern<&str>) -> String {
    let mut parts = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text(value, &mut parts),
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                text(&unescape_unicode_to_string(value), &mut parts);
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                parts.extend(["{", &value(inline), "}"]);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                parts.push_str(&select(selector, variants));
            }
        }
    }
    parts
}

/// Writes text, in which a brace stands for itself only between quotes, and tabs for nothing.
fn text(text: &str, parts: &mut String) {
    assert!(!text.contains('\t'), "{text:?}");
    for c in text.chars() {
        match c {
            '{' | '}' => parts.extend(["{'", c.encode_utf8(&mut [0; 4]), "'}"]),
            _ => parts.push(c),
        }
    }
}

fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> String {
    let (default, others) = variants.split_last().unwrap();
    // The first that fits counts, and the default fits always.
    assert!(default.default && others.iter().all(|other| !other.default), "the default stands last: {variants:?}");
    let mut written = format!("{{{}\t", value(selector));
    for variant in others {
        let key = match variant.key {
            VariantKey::Identifier { name } => name.to_owned(),
            VariantKey::NumberLiteral { value } => value.parse::<u64>().unwrap().to_string(),
        };
        let _ = write!(written, "{key}\t{}\t", parts(&variant.value));
    }
    let _ = write!(written, "{}}}", parts(&default.value));
    written
}

fn value(expression: &InlineExpression<&str>) -> String {
    match expression {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        InlineExpression::StringLiteral { value } => {
            let literal = unescape_unicode_to_string(value);
            assert!(!literal.contains(CONTROLS), "{literal:?}");
            format!("'{literal}'")
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert!(FUNCTIONS.contains(&id.name), "{} is no function", id.name);
            let values: Vec<String> = arguments.positional.iter().map(value).collect();
            let mut case = String::new();
            for named in &arguments.named {
                assert_eq!(named.name.name, "case", "{}", id.name);
                case = match named.value {
                    InlineExpression::StringLiteral { value: "nom" } => String::new(),
                    InlineExpression::StringLiteral { value: value @ ("gen" | "dat" | "acc" | "ins") } => {
                        format!(":{value}")
                    }
                    _ => panic!("{}: {:?} is no case", id.name, named.value),
                };
            }
            format!("{}({}){case}", id.name, values.join(","))
        }
        other => panic!("nothing here knows {other:?}"),
    }
}

/// Writes what lists the tables of a language.
fn list(language: &str, name: &str) -> String {
    let topics = topics(language);
    let mut list = format!("//! The {name} messages, made from the catalogues beside by `tests/catalogues.rs`.\n\n");
    for topic in &topics {
        let _ = writeln!(list, "mod {topic};");
    }
    let tables: Vec<&String> = topics.iter().filter(|topic| *topic != OPTIONS).collect();
    let _ = writeln!(list, "\npub(super) const TABLES: [&str; {}] = [", tables.len());
    for table in tables {
        let _ = writeln!(list, "    {table}::MESSAGES,");
    }
    list.push_str("];\n");
    if topics.contains(OPTIONS) {
        let _ = writeln!(list, "\npub(super) const OPTIONS: &str = {OPTIONS}::TEXTS;");
    }
    list
}

#[test]
fn the_tables_are_what_the_catalogues_give() {
    let mut expected: BTreeMap<PathBuf, String> = BTreeMap::new();
    let mut written: BTreeSet<PathBuf> = BTreeSet::new();
    for (language, name) in LANGUAGES {
        expected.insert(folder(language).join("mod.rs"), list(language, name));
        for topic in topics(language) {
            expected.insert(folder(language).join(format!("{topic}.rs")), table(language, &topic));
        }
        let files = fs::read_dir(folder(language)).unwrap().map(|entry| entry.unwrap().path());
        written.extend(files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")));
    }
    if std::env::var("ZAPIS_CATALOGUES").is_ok_and(|value| value == "renew") {
        for gone in written.iter().filter(|path| !expected.contains_key(*path)) {
            fs::remove_file(gone).unwrap();
        }
        for (path, text) in &expected {
            fs::write(path, text).unwrap();
        }
        return;
    }
    let renew = "ZAPIS_CATALOGUES=renew cargo test --test catalogues";
    for (path, text) in &expected {
        let is_so = fs::read_to_string(path).is_ok_and(|written| written == *text);
        assert!(is_so, "{} is not what its catalogue gives: {renew}", path.display());
    }
    assert_eq!(written, expected.into_keys().collect(), "tables without a catalogue: {renew}");
}
