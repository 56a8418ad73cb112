//! Errors of the library can be matched: each wrong request is refused by a variant with what is wrong in it.

use zapis::NameKind::{
    Column, Denied, Edition, Encoding, Finding, Input, Kept, Letters, Severity, System, TieBreak, TieBreakRules,
};
use zapis::{
    Audit, Convert, Error, Options, ParsedText, Ranking, RowKind, Select, SettingsFile, Sort, TableExport, TableFormat,
};

fn settings(text: &str) -> Error {
    let read = SettingsFile::parse(text, "zapis.toml");
    read.and_then(|file| Options::default().with_settings(&file)).expect_err(text)
}

#[test]
fn unknown_names_are_told_apart_with_the_most_similar_known_one() {
    let options = Options::default;
    let of_setting = |text| match settings(text) {
        Error::Setting { path, error } if path.ends_with("zapis.toml") => *error,
        other => panic!("{other:?}"),
    };
    let table = TableExport::new(TableFormat::Csv, RowKind::Games).fields(&["whit"]);
    for (error, kind, given, similar) in [
        (options().letters("germn").unwrap_err(), Letters, "germn", Some("de")),
        (Convert::default().letters("qq").unwrap_err(), Letters, "qq", None),
        (options().encoding("windos-1251").unwrap_err(), Encoding, "windos-1251", Some("windows-1251")),
        (options().laws("fide2019").unwrap_err(), Edition, "fide2019", Some("fide2018")),
        (options().ignore(&["ilegal-move"]).unwrap_err(), Finding, "ilegal-move", Some("illegal-move")),
        (table.unwrap_err(), Column, "whit", Some("white")),
        (of_setting("system = \"ches\"\n"), System, "ches", Some("chess")),
        (of_setting("input = \"pgm\"\n"), Input, "pgm", Some("pgn")),
        (of_setting("severity = \"eror\"\n"), Severity, "eror", Some("error")),
        (of_setting("deny = [\"warning\"]\n"), Denied, "warning", Some("warnings")),
        (Audit::default().keep("newest").unwrap_err(), Kept, "newest", None),
        (Ranking::default().rules("fide1999").unwrap_err(), TieBreakRules, "fide1999", None),
        (Ranking::default().tie_breaks("BHX").unwrap_err(), TieBreak, "BHX", None),
    ] {
        let Error::Unknown { what, name, near } = &error else { panic!("{error:?}") };
        assert_eq!((*what, name.as_str(), *near), (kind, given, similar), "{error}");
        assert!(error.to_string().contains(given), "{error}");
    }
}

#[test]
fn texts_that_cannot_be_parsed_say_at_which_column() {
    for (error, kind, given, place) in [
        (Select::matching("white ~ ").unwrap_err(), ParsedText::Condition, "white ~ ", 9),
        (Sort::by("whit").unwrap_err(), ParsedText::Order, "whit", 1),
    ] {
        let Error::Unreadable { what, text, column, .. } = &error else { panic!("{error:?}") };
        assert_eq!((*what, text.as_str(), *column), (kind, given, place), "{error}");
    }
    match settings("letters = \"ru\"\nlettres = \"ru\"\n") {
        Error::Settings { path, line: 2, column: 1, .. } => assert!(path.ends_with("zapis.toml")),
        other => panic!("{other:?}"),
    }
}

#[test]
fn positions_are_refused_with_every_reason() {
    let refused = Options::default().game(zapis::System::Chess, Some("8/8/8/8/8/8/8/8 w - - 0 1")).unwrap_err();
    assert!(matches!(&refused, Error::Position(reasons) if !reasons.is_empty()), "{refused:?}");
}
