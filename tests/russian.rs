//! The program's own texts in Russian: help, lists, counts, and errors.

use std::fs;

use crate::support::run::{Ran, collect, run, scratch, zapis};

fn ask(folder: &std::path::Path, arguments: &[&str]) -> Ran {
    collect(zapis(folder).env("LANG", "ru_RU.UTF-8").args(arguments))
}

#[test]
fn counts_are_in_the_right_number() {
    let folder = scratch("russian-counts");
    let game = "1. e4 e5 *\n\n";
    for (n_records, expected) in [
        (0, "0 записей, 0 полуходов: 0 ошибок, 0 предупреждений, 0 примечаний"),
        (1, "1 запись, 2 полухода: 0 ошибок, 0 предупреждений, 0 примечаний"),
        (3, "3 записи, 6 полуходов: 0 ошибок, 0 предупреждений, 0 примечаний"),
        (21, "21 запись, 42 полухода: 0 ошибок, 0 предупреждений, 0 примечаний"),
        (6000, "6000 записей, 12\u{a0}000 полуходов: 0 ошибок, 0 предупреждений, 0 примечаний"),
    ] {
        let header = "[Event \"?\"]\n[Result \"*\"]\n\n";
        fs::write(folder.join("a.pgn"), format!("{header}{game}").repeat(n_records)).unwrap();
        assert_eq!(ask(&folder, &["validate", "a.pgn"]).messages.trim_end(), expected);
    }
}

#[test]
fn what_could_not_be_done_is_said_in_russian() {
    let folder = scratch("russian-errors");
    fs::write(folder.join("cut.pgn.gz"), b"\x1f\x8b\x08\0\0\0\0\0\0\x03").unwrap();
    for (arguments, expected) in [
        (&["validate", "absent.pgn"][..], "zapis: не удалось прочитать absent.pgn: файл или папка не найдены"),
        (&["validate", "cut.pgn.gz"], "zapis: не удалось прочитать cut.pgn.gz: поток gzip обрывается"),
        (&["validate", "--range", "0..1", "."], "zapis: `--range` — это байты одного файла, а . — папка"),
        (&["validate", "--letters", "xx"], "zapis: буквы фигур для `xx` неизвестны; см. `zapis list letters`"),
        (&["validate", "--encoding", "xx"], "zapis: неизвестная кодировка `xx`; см. `zapis list encodings`"),
        (&["validate", "--laws", "xx"], "zapis: неизвестная редакция `xx`; см. `zapis list laws`"),
        (&["validate", "--select", "xx"], "zapis: неизвестное замечание `xx`; см. `zapis list findings`"),
        (&["validate", "--fen", "8/8"], "zapis: `--fen`: в расстановке 2 горизонтали вместо 8 (байт 4)"),
        (&["validate", "--fen", "8/8/8/8/8/8/8/8"], "zapis: `--fen`: нет белого короля; нет чёрного короля"),
        (
            &["explain", "illegal"],
            "zapis: неизвестное замечание `illegal`; возможно, имелось в виду `illegal-move`, `illegal-setup`?",
        ),
        (&["convert", "-o", "no/such/file"], "zapis: не удалось записать в no/such/file: файл или папка не найдены"),
    ] {
        let ran = ask(&folder, arguments);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.messages.starts_with(expected), "{arguments:?}: {}", ran.messages);
    }
}

#[test]
fn wrong_arguments_are_reported_in_russian() {
    let folder = scratch("russian-usage");
    for (arguments, expected) in [
        (
            &["valdate"][..],
            "zapis: неизвестная команда `valdate`\n  возможно, имелось в виду `validate`?\n  подробнее: ",
        ),
        (&["validate", "--lnag"], "zapis: неизвестный параметр `--lnag`\n  возможно, имелось в виду `--lang`?\n"),
        (
            &["validate", "--format", "xml"],
            "zapis: неверное значение `xml` для `--format <ФОРМАТ>` (возможные значения: text, ",
        ),
        (&["validate", "--format"], "zapis: для `--format <ФОРМАТ>` не указано значение (возможные значения: text, "),
        (
            &["validate", "--range", "5..3"],
            "zapis: неверное значение `5..3` для `--range <НАЧАЛО..КОНЕЦ>`: диапазон заканчивается ",
        ),
        (&["validate", "--jobs", "x"], "zapis: неверное значение `x` для `--jobs <N>`: нужно целое число\n"),
        (&["tags", "--set", "x", "a"], "zapis: неверное значение `x` для `--set <ИМЯ=ЗНАЧЕНИЕ>`\n"),
        (&["validate", "-q", "-q"], "zapis: `--quiet` нельзя указать дважды\n"),
        (&["man"], "zapis: не указано: `<ПАПКА>`\n  Использование: zapis man <ПАПКА>\n"),
        (&["explain", "\u{1b}[31m", "b"], "zapis: лишнее слово `b`\n"),
        (&["\u{1b}[31m"], "zapis: неизвестная команда `␛[31m`\n"),
    ] {
        let ran = ask(&folder, arguments);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.messages.starts_with(expected), "{arguments:?}: {}", ran.messages);
    }
}

#[test]
fn help_comes_in_the_language_requested_wherever_it_is_asked() {
    let folder = scratch("russian-help");
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["help"],
        &["help", "validate"],
        &["validate", "--help"],
        &["convert", "-h"],
        &["export", "--help"],
        &["man", "--help"],
    ] {
        let ran = ask(&folder, arguments);
        assert_eq!((ran.status, ran.messages.as_str()), (0, ""), "{arguments:?}");
        assert!(ran.results.contains("Использование: zapis"), "{}", ran.results);
        for word in ["Usage", "Options", "Print", "possible values", "default:"] {
            assert!(!ran.results.contains(word), "{word} in {}", ran.results);
        }
    }
    let english = collect(zapis(&folder).env("LANG", "ru_RU.UTF-8").args(["validate", "--help", "--lang", "en"]));
    assert!(english.results.contains("Usage: zapis validate"), "{}", english.results);
    for arguments in [["validate", "--lang=ru", "--help"], ["validate", "--help", "--lang=ru"]] {
        assert!(run(&folder, arguments).results.contains("Использование"));
    }
    // After `--` come names of files.
    assert!(run(&folder, ["validate", "--help", "--", "--lang", "ru"]).results.contains("Usage"));
}

#[test]
fn lists_are_in_russian_and_take_the_same_names() {
    let folder = scratch("russian-lists");
    for list in ["letters", "encodings", "laws", "findings", "notations", "tiebreaks", "schemas"] {
        let english = run(&folder, ["list", list]).results;
        let russian = ask(&folder, &["list", list]).results;
        // After a blank line the columns are explained.
        let names = |text: &str| -> Vec<String> {
            let rows = text.lines().skip(1).take_while(|line| !line.is_empty());
            rows.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
        };
        assert_eq!(names(&english), names(&russian));
        let n_columns = |text: &str| text.lines().next().unwrap().split("  ").filter(|part| !part.is_empty()).count();
        assert_eq!(n_columns(&english), n_columns(&russian), "{russian}");
        assert!(russian.lines().next().unwrap().chars().all(|c| !c.is_ascii_alphabetic()), "{russian}");
    }
}

#[test]
fn what_programs_read_stays_as_it_is() {
    let folder = scratch("russian-json");
    fs::write(folder.join("a.pgn"), "1. e4 e5 2. Nf6 *\n").unwrap();
    let ran = ask(&folder, &["validate", "--format", "json", "a.pgn"]);
    let finding: serde_json::Value = serde_json::from_str(ran.results.lines().next().unwrap()).unwrap();
    assert_eq!((finding["severity"].as_str(), finding["name"].as_str()), (Some("error"), Some("illegal-move")));
    assert_eq!(finding["message"], "невозможный ход `Nf6`: ни один белый конь не может пойти на f6");
    let concise = ask(&folder, &["validate", "--format", "concise", "a.pgn"]).results;
    assert!(concise.starts_with("a.pgn:1:13: error[illegal-move] невозможный ход `Nf6`"), "{concise}");
}
