//! The tables and the reference implementation of Project Fluent format every message alike.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use proptest::prelude::*;

use super::compiled::{Case, Function};
use super::language::Language;
use super::message::{Arg, Message, message};
use super::{functions, plural};

/// Concatenates the catalogues of a language, except the help texts.
fn catalogue(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/l10n").join(language.code());
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl") && !path.ends_with("options.ftl"));
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

struct Referee {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl Referee {
    fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap()]);
        // Directional isolates around every argument would end up in terminals and JSON.
        bundle.set_use_isolating(false);
        for (name, function) in [
            ("SIDE", Function::Side),
            ("PIECE", Function::Piece),
            ("COLOR", Function::Color),
            ("GENDER", Function::Gender),
            ("WING", Function::Wing),
        ] {
            let own = move |values: &[FluentValue<'_>], named: &FluentArgs<'_>| {
                let keys: Vec<&str> = values.iter().map(|value| key(value).unwrap_or("")).collect();
                let case = match named.get("case").and_then(key) {
                    Some("gen") => Case::Genitive,
                    Some("dat") => Case::Dative,
                    Some("acc") => Case::Accusative,
                    Some("ins") => Case::Instrumental,
                    _ => Case::Nominative,
                };
                let mut text = String::new();
                let made = functions::call(function, &keys, case, language, &mut text);
                made.map_or(FluentValue::Error, |()| FluentValue::from(text))
            };
            bundle.add_function(name, move |values, named| own(values, named).into_owned()).unwrap();
        }
        let grouped = move |values: &[FluentValue<'_>], _: &FluentArgs<'_>| {
            let Some(FluentValue::Number(number)) = values.first() else { return FluentValue::Error };
            let mut text = String::new();
            functions::group(number.as_string().parse().unwrap(), language, &mut text);
            FluentValue::String(text.into())
        };
        bundle.add_function("GROUPED", move |values, named| grouped(values, named).into_owned()).unwrap();
        bundle.add_resource(FluentResource::try_new(catalogue(language)).unwrap()).unwrap();
        Self { bundle, language }
    }

    fn words(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, word) in &message.words {
            args.set(*name, self.value(word));
        }
        let pattern = self.bundle.get_message(message.id).and_then(|message| message.value()).unwrap();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        text
    }

    fn value(&self, word: &Arg) -> FluentValue<'static> {
        let joined = |parts: &[String], id| match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.words(&Message::new(id))),
        };
        match word {
            Arg::Text(text) => text.clone().into(),
            Arg::Decimal(text) => super::format::decimal(text, self.language).into(),
            Arg::Day(day) => super::days(day, day, self.language).into(),
            Arg::Number(number) => (*number).into(),
            Arg::Message(phrase) => self.words(phrase).into(),
            Arg::Messages(phrases) => {
                phrases.iter().map(|phrase| self.words(phrase)).collect::<Vec<_>>().join("; ").into()
            }
            Arg::Either(parts) => {
                let quoted: Vec<String> = parts.iter().map(|part| format!("`{part}`")).collect();
                joined(&quoted, "either-or").into()
            }
            Arg::All(parts) => joined(parts, "both-and").into(),
            Arg::List(parts) => parts.join(", ").into(),
        }
    }
}

fn key<'a>(value: &'a FluentValue<'_>) -> Option<&'a str> {
    match value {
        FluentValue::String(key) => Some(key),
        _ => None,
    }
}

/// The possible values of an argument: the keys used in selections or known to functions, and whether it has to be a
/// number.
#[derive(Clone, Debug, Default)]
struct Domain {
    keys: Vec<String>,
    is_selected_by: bool,
    is_key: bool,
    is_grouped: bool,
}

const COLORS: [&str; 2] = ["white", "black"];
const ROLES: [&str; 13] = [
    "pawn",
    "knight",
    "bishop",
    "rook",
    "queen",
    "king",
    "volhv",
    "knyaz",
    "ratoborets",
    "luchnik",
    "vsadnik",
    "ratnik",
    "helgi",
];

type Domains = BTreeMap<String, BTreeMap<String, Domain>>;

/// Reads the possible values of the arguments of each message from a catalogue.
fn read_domains(catalogue: &str, domains: &mut Domains) {
    let resource = parser::parse(catalogue).unwrap();
    for entry in &resource.body {
        if let fluent_syntax::ast::Entry::Message(message) = entry {
            let own = domains.entry(message.id.name.to_owned()).or_default();
            message.value.iter().for_each(|pattern| of_pattern(pattern, own));
        }
    }
}

fn of_pattern(pattern: &Pattern<&str>, found: &mut BTreeMap<String, Domain>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => of_inline(inline, found),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(selector, found);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let domain = found.get_mut(id.name).unwrap();
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                        domain.is_selected_by = true;
                        domain.keys.push(name.to_owned());
                    }
                    of_pattern(&variant.value, found);
                }
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeMap<String, Domain>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = found.entry(id.name.to_owned()).or_default(),
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            for (index, value) in positional.iter().enumerate() {
                let InlineExpression::VariableReference { id: name } = value else { continue };
                let domain = found.entry(name.name.to_owned()).or_default();
                let keys: &[&str] = match (id.name, index) {
                    ("GROUPED", _) => {
                        domain.is_grouped = true;
                        continue;
                    }
                    ("WING", _) => &["kingside", "queenside"],
                    ("SIDE", _) | ("PIECE", 1) | ("COLOR", 0) => &COLORS,
                    _ => &ROLES,
                };
                domain.is_key = true;
                domain.keys = keys.iter().map(|key| (*key).to_owned()).collect();
            }
        }
        _ => {}
    }
}

/// Creates an argument from a domain, chosen by a number.
fn argument(domain: &Domain, choice: u64) -> Arg {
    // Fluent computes with `f64`.
    let number = |choice: u64| match choice % 3 {
        0 => choice / 3 % 31,
        1 => choice / 3 % 2_001,
        _ => choice / 3 % (1 << 53),
    };
    let (kind, rest) = (choice % 8, choice / 8 % (1 << 53));
    if domain.is_grouped {
        return number(choice).into();
    }
    if domain.is_key || domain.is_selected_by && kind < 3 {
        let index = usize::try_from(rest).unwrap() % domain.keys.len();
        return domain.keys[index].as_str().into();
    }
    if domain.is_selected_by && kind < 7 {
        return number(rest).into();
    }
    let texts = ["Кр`e7", "{ $x } \\u0041", "", "  -term = {\n"].map(str::to_owned);
    let n_texts = usize::try_from(rest % 5).unwrap();
    match kind {
        0 => number(rest).into(),
        1 => message!("differs-tag", tag = "Site", here = rest, there = "\u{301}").into(),
        2 => Arg::Messages(vec![message!("differs-colors"); n_texts]),
        3 => Arg::Either(texts[..n_texts].to_vec()),
        4 => Arg::All(texts[..n_texts].to_vec()),
        5 => Arg::List(texts[..n_texts].to_vec()),
        _ => Arg::Text(texts[n_texts % 4].clone()),
    }
}

/// Compares every message, with arguments chosen by a number, with the reference.
fn compare(referee: &Referee, domains: &Domains, choices: impl Fn(u64) -> u64) {
    for (id, own) in domains {
        let mut message = Message::new(id.clone().leak());
        for (index, (name, domain)) in own.iter().enumerate() {
            message = message.with(name.clone().leak(), argument(domain, choices(index as u64)));
        }
        assert_eq!(message.in_language(referee.language), referee.words(&message), "{message:?}");
    }
}

fn domains() -> Domains {
    let mut domains = Domains::new();
    for language in Language::ALL {
        read_domains(&catalogue(language), &mut domains);
    }
    domains
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_message_is_worded_as_fluent_words_it(seed: u64) {
        let domains = domains();
        for language in Language::ALL {
            compare(&Referee::new(language), &domains, |index| {
                (seed ^ index).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29).wrapping_mul(0x94d0_49bb_1331_11eb)
            });
        }
    }
}

#[test]
fn every_number_up_to_two_hundred_is_worded_as_fluent_words_it() {
    let mut domains = domains();
    domains.values_mut().flat_map(BTreeMap::values_mut).filter(|domain| !domain.is_key).for_each(|domain| {
        *domain = Domain { is_grouped: true, ..Domain::default() };
    });
    for language in Language::ALL {
        let referee = Referee::new(language);
        for number in 0..=200 {
            compare(&referee, &domains, |_| 3 * number + 1);
        }
    }
}

#[test]
fn numbers_have_the_categories_of_their_language() {
    for (number, english, russian) in [
        (0, "other", "many"),
        (1, "one", "one"),
        (2, "other", "few"),
        (5, "other", "many"),
        (11, "other", "many"),
        (14, "other", "many"),
        (21, "other", "one"),
        (22, "other", "few"),
        (111, "other", "many"),
        (u64::MAX, "other", "many"),
    ] {
        assert_eq!(plural::category(number, Language::English), english, "{number}");
        assert_eq!(plural::category(number, Language::Russian), russian, "{number}");
    }
}

#[test]
fn large_numbers_have_their_thousands_apart() {
    for (number, english, russian) in [
        (0, "0", "0"),
        (999, "999", "999"),
        (1_000, "1,000", "1000"),
        (10_000, "10,000", "10\u{a0}000"),
        (11_264_836, "11,264,836", "11\u{a0}264\u{a0}836"),
    ] {
        for (language, expected) in [(Language::English, english), (Language::Russian, russian)] {
            let mut text = "before ".to_owned();
            functions::group(number, language, &mut text);
            assert_eq!(text, format!("before {expected}"));
        }
    }
}
