//! The cookbook shows the program's real output: each task is run in a folder with the project's files, and its output
//! is what the page shows, in English and in Russian.
//!
//! `ZAPIS_COOKBOOK=renew cargo test --test all cookbook::` rewrites the examples.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::examples::{CUT, Example, examples, is_shown_by, renewed};
use crate::support::run::{collect, project, scratch, zapis};

/// The pages, each with the language of the environment in which its commands are run.
const PAGES: [(&str, &str); 2] = [("docs/cookbook.md", "C"), ("docs/cookbook.ru.md", "ru_RU.UTF-8")];

fn cookbook(page: &str) -> PathBuf {
    project().join(page)
}

/// Copies a folder with its contents.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Runs a line of the page: programs of the project, one after another, or a copy of a file.
fn written(folder: &Path, lang: &str, example: &Example) -> Vec<String> {
    let (mut piped, mut messages) = (None, String::new());
    for words in example.words.split(|word| word == "|") {
        let (program, words) = words.split_first().expect("a command");
        if program == "cp" {
            fs::copy(folder.join(&words[0]), folder.join(&words[1])).unwrap();
            continue;
        }
        assert_eq!(program, "zapis", "line {}", example.line + 1);
        let mut command = zapis(folder);
        command.env("LANG", lang).args(words);
        if let Some(input) = piped.take() {
            command.write_stdin::<String>(input);
        }
        let ran = collect(&mut command);
        messages += &ran.messages;
        piped = Some(ran.results);
    }
    let text = piped.unwrap_or_default() + &messages;
    text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Runs the tasks of a page in a folder of their own. Returns where the page differs from the output.
fn wrong_of(page: &str, lang: &str, renews: bool) -> Vec<String> {
    let folder = scratch(&format!("cookbook-{lang}"));
    for name in ["cases", "games", "sheets", "events", "archive", "bridge", "tables"] {
        copy(&project().join("corpus").join(name), &folder.join("corpus").join(name));
    }
    let text = fs::read_to_string(cookbook(page)).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut wrong = Vec::new();
    // Tasks depend on those before them; the page is changed from its end on.
    let done: Vec<(Example, Vec<String>)> = examples(&text)
        .into_iter()
        .map(|example| {
            let written = written(&folder, lang, &example);
            (example, written)
        })
        .collect();
    for (example, written) in done.into_iter().rev() {
        let shows_nothing = example.shown.iter().all(|line| line.trim() == CUT || line.is_empty());
        if is_shown_by(&written, &example.shown) && shows_nothing == written.is_empty() {
            continue;
        }
        if renews {
            let from = example.line + 1;
            lines.splice(from..from + example.shown.len(), renewed(&written, &example.shown));
        } else {
            wrong.push(format!("{page}:{}: zapis writes\n{}\n", example.line + 1, written.join("\n")));
        }
    }
    if renews {
        fs::write(cookbook(page), lines.join("\n") + "\n").unwrap();
    }
    wrong
}

#[test]
fn every_task_is_done_as_the_cookbook_shows_it() {
    let renews = std::env::var("ZAPIS_COOKBOOK").is_ok_and(|value| value == "renew");
    let wrong: Vec<String> = PAGES.iter().flat_map(|(page, lang)| wrong_of(page, lang, renews)).collect();
    assert!(
        wrong.is_empty(),
        "{}\nZAPIS_COOKBOOK=renew cargo test --test all cookbook:: shows them anew",
        wrong.join("\n")
    );
}

#[test]
fn tasks_are_numbered_and_each_has_a_command() {
    let commands = PAGES.map(|(page, _)| {
        let text = fs::read_to_string(cookbook(page)).unwrap();
        let tasks: Vec<&str> = text.split("\n### ").skip(1).collect();
        assert!(tasks.len() > 30);
        for (index, task) in tasks.iter().enumerate() {
            assert!(task.starts_with(&format!("{}. ", index + 1)), "{task}");
            assert!(task.contains("\n$ zapis "), "{task}");
        }
        examples(&text).into_iter().map(|example| example.words).collect::<Vec<_>>()
    });
    assert_eq!(commands[0], commands[1]);
}
