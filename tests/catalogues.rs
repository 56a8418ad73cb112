//! The tables that messages are worded by are what the catalogues give, whose files lie beside them.
//!
//! A catalogue is written in the syntax of Project Fluent and read here only: what is compiled is a table of Rust made
//! from it, so that the program has no parser and no formatter of Fluent in it. Whoever changes a catalogue makes the
//! tables anew:
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

/// What a table may import, by the type it belongs to.
const NAMES: [(&str, &[&str]); 5] = [
    ("Part", &["Fill", "Select", "Text"]),
    ("Value", &["Argument", "Call", "Literal"]),
    ("Key", &["Name", "Number"]),
    ("Function", &["Color", "Gender", "Grouped", "Piece", "Side", "Wing"]),
    ("Case", &["Accusative", "Dative", "Genitive", "Instrumental", "Nominative"]),
];

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
        let _ =
            writeln!(entries, "    ({id:?}, {}),", if topic == OPTIONS { alone(pattern) } else { parts(pattern, 1) });
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
    match topic {
        OPTIONS => format!("{first}\n\npub(super) const TEXTS: &[(&str, &str)] = &[\n{entries}];\n"),
        _ => format!("{first}\n\n{}\npub(super) const MESSAGES: &[Entry] = &[\n{entries}];\n", imports(&entries)),
    }
}

/// Writes a text that has nothing to be put in.
fn alone(pattern: &Pattern<&str>) -> String {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => *value,
        PatternElement::Placeable { .. } => panic!("texts of help have no arguments: {pattern:?}"),
    });
    format!("{:?}", texts.collect::<String>())
}

/// Writes what a table has to import: what stands in it outside of quotes.
fn imports(entries: &str) -> String {
    let mut code = String::new();
    let mut rest = entries;
    while let Some((before, quoted)) = rest.split_once('"') {
        code.push_str(before);
        code.push(' ');
        let (mut end, mut is_escaped) = (0, false);
        for (at, c) in quoted.char_indices() {
            end = at + 1;
            match c {
                '"' if !is_escaped => break,
                _ => is_escaped = c == '\\' && !is_escaped,
            }
        }
        rest = &quoted[end..];
    }
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric()).collect();
    let mut imports = "use super::super::compiled::Entry;\n".to_owned();
    for (kind, names) in NAMES {
        let used: Vec<&str> = names.iter().copied().filter(|name| words.contains(name)).collect();
        match used[..] {
            [] => {}
            [only] => _ = writeln!(imports, "use super::super::compiled::{kind}::{only};"),
            _ => _ = writeln!(imports, "use super::super::compiled::{kind}::{{{}}};", used.join(", ")),
        }
    }
    imports
}

/// Writes the parts of a pattern; `depth` says how far in its lines stand.
fn parts(pattern: &Pattern<&str>, depth: usize) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut text = String::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => {
                text.push_str(value);
                continue;
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                text.push_str(&unescape_unicode_to_string(value));
                continue;
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => format!("Fill({})", value(inline)),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                select(selector, variants, depth)
            }
        };
        if !text.is_empty() {
            parts.push(format!("Text({text:?})"));
            text.clear();
        }
        parts.push(part);
    }
    if !text.is_empty() {
        parts.push(format!("Text({text:?})"));
    }
    format!("&[{}]", parts.join(", "))
}

fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>], depth: usize) -> String {
    let indent = "    ".repeat(depth);
    let (default, others) = variants.split_last().unwrap();
    // The first that fits counts, and the default fits always.
    assert!(default.default && others.iter().all(|other| !other.default), "the default stands last: {variants:?}");
    let mut written = format!("Select {{ on: {}, variants: &[\n", value(selector));
    for variant in others {
        let key = match variant.key {
            VariantKey::Identifier { name } => format!("Name({name:?})"),
            VariantKey::NumberLiteral { value } => format!("Number({})", value.parse::<u64>().unwrap()),
        };
        let _ = writeln!(written, "{indent}    ({key}, {}),", parts(&variant.value, depth + 1));
    }
    let _ = write!(written, "{indent}], default: {} }}", parts(&default.value, depth));
    written
}

fn value(expression: &InlineExpression<&str>) -> String {
    match expression {
        InlineExpression::VariableReference { id } => format!("Argument({:?})", id.name),
        InlineExpression::StringLiteral { value } => format!("Literal({:?})", unescape_unicode_to_string(value)),
        InlineExpression::FunctionReference { id, arguments } => {
            let function = format!("{}{}", &id.name[..1], id.name[1..].to_lowercase());
            let values: Vec<String> = arguments.positional.iter().map(value).collect();
            let mut case = "Nominative";
            for named in &arguments.named {
                assert_eq!(named.name.name, "case", "{}", id.name);
                case = match named.value {
                    InlineExpression::StringLiteral { value: "nom" } => "Nominative",
                    InlineExpression::StringLiteral { value: "gen" } => "Genitive",
                    InlineExpression::StringLiteral { value: "dat" } => "Dative",
                    InlineExpression::StringLiteral { value: "acc" } => "Accusative",
                    InlineExpression::StringLiteral { value: "ins" } => "Instrumental",
                    _ => panic!("{}: {:?} is no case", id.name, named.value),
                };
            }
            format!("Call({function}, &[{}], {case})", values.join(", "))
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
    list.push_str("\nuse super::compiled::Entry;\n");
    let tables: Vec<&String> = topics.iter().filter(|topic| *topic != OPTIONS).collect();
    let _ = writeln!(list, "\npub(super) const TABLES: [&[Entry]; {}] = [", tables.len());
    for table in tables {
        let _ = writeln!(list, "    {table}::MESSAGES,");
    }
    list.push_str("];\n");
    if topics.contains(OPTIONS) {
        let _ = writeln!(list, "\npub(super) const OPTIONS: &[(&str, &str)] = {OPTIONS}::TEXTS;");
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
