//! A mistake in a catalogue of messages fails the build, with its file, line, message and reason.

#[path = "../crates/zapis-record/messages.rs"]
mod messages;

use std::path::Path;

use messages::{Catalogue, Tables, read_catalogues, tables};

fn compile(files: &[(&str, &str)]) -> Result<Tables, Vec<String>> {
    let file = |&(path, text): &(&str, &str)| Catalogue { path: path.to_owned(), text: text.to_owned() };
    tables(&files.iter().map(file).collect::<Vec<_>>())
}

#[test]
fn every_mistake_of_a_catalogue_is_named_with_its_place() {
    let cases = [
        ("a = x\nb = { $n\n", "a.ftl:2: `b`: "),
        ("a = x\nb\n", "a.ftl:2: `b`: "),
        ("b = x\na = y\nb = z\n", "a.ftl:1: `b`: stands in a.ftl already"),
        ("b = x\na = x\n    .help = x\n", "a.ftl:2: `a.help`: messages have no attributes"),
        ("-brand = x\n", "a.ftl:1: `-brand`: terms are not compiled"),
        ("a = x\ty\n", "a.ftl:1: `a`: contains a tab or a NUL"),
        ("a = { \"\\u0000\" }\n", "a.ftl:1: `a`: contains a tab or a NUL"),
        ("a = { LENGTH($n) }\n", "a.ftl:1: `a`: `LENGTH` is no function"),
        ("a = { PIECE($role, case: \"voc\") }\n", "a.ftl:1: `a`: `PIECE` has no such `case`"),
        ("a = { PIECE($role, number: \"one\") }\n", "a.ftl:1: `a`: `PIECE` has no such `number`"),
        ("a = { PIECE(\"a,b\") }\n", "a.ftl:1: `a`: \"a,b\" cannot be given"),
        ("a = { b }\nb = x\n", "a.ftl:1: `a`: only arguments, texts in quotes and functions can be put in"),
        ("a = { $n ->\n   *[other] x\n    [one] y\n}\n", "a.ftl:1: `a`: the default variant does not stand last"),
        ("a = { $n ->\n    [1.5] x\n   *[other] y\n}\n", "a.ftl:1: `a`: `1.5` is no whole number"),
    ];
    for (text, expected) in cases {
        let errors = compile(&[("a.ftl", text)]).err().unwrap_or_default();
        assert!(errors.len() == 1 && errors[0].starts_with(expected), "{text:?}: {errors:?}");
    }
}

#[test]
fn all_mistakes_of_a_message_are_named() {
    let errors = compile(&[("a.ftl", "a =\n    .help = x\n")]).err().unwrap();
    assert_eq!(errors, ["a.ftl:1: `a`: has no text", "a.ftl:1: `a.help`: messages have no attributes"]);
}

#[test]
fn a_message_is_in_one_catalogue_of_a_language_only() {
    let errors = compile(&[("a.ftl", "x = 1\n"), ("b.ftl", "# Again.\nx = 2\n")]).err().unwrap();
    assert_eq!(errors, ["b.ftl:2: `x`: stands in a.ftl already"]);
}

#[test]
fn help_texts_are_separate_and_may_have_attributes_but_no_arguments() {
    let compiled = compile(&[("a.ftl", "x = 1\n"), ("l/options.ftl", "x = All\n    .more = More\n")]).ok().unwrap();
    assert_eq!((compiled.messages.as_str(), compiled.options.as_str()), ("x\t1\0", "x\tAll\0x.more\tMore\0"));
    let errors = compile(&[("l/options.ftl", "x = { $n }\n")]).err().unwrap();
    assert_eq!(errors, ["l/options.ftl:1: `x`: texts of help have no arguments"]);
}

#[test]
fn a_message_is_written_as_the_program_reads_it() {
    let text =
        "a = { $n ->\n    [one] { PIECE(\"pawn\", $color, case: \"gen\") }\n   *[other] { \"{\" }{ GROUPED($n) }\n}!\n";
    let compiled = compile(&[("a.ftl", text)]).ok().unwrap();
    assert_eq!(compiled.messages, "a\t{n\tone\t{PIECE('pawn',color):gen}\t{'{'}{GROUPED(n)}}!\0");
}

#[test]
fn the_catalogues_of_a_folder_are_read_in_the_order_of_their_names() {
    let read = read_catalogues(Path::new(env!("CARGO_MANIFEST_DIR")), "crates/zapis-record/src/l10n/en").unwrap();
    assert!(read.len() > 1 && read.is_sorted_by_key(|catalogue| catalogue.path.clone()));
    assert!(read_catalogues(Path::new(env!("CARGO_MANIFEST_DIR")), "crates/zapis-record/src/l10n/none").is_err());
}
