//! The pages of `docs/` show what the program writes: each command is run, in a folder that has the files of the project, and
//! its output is what the page shows, in English and in Russian. Links, pictures and the table of contents are checked too.
//!
//! `ZAPIS_COOKBOOK=renew cargo test --test all cookbook::` updates what is shown, and the pictures.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::examples::{CUT, Example, examples, is_shown_by, renewed};
use crate::support::run::{collect, project, scratch, zapis};

/// The two cookbooks, which have the same tasks.
const COOKBOOKS: [&str; 2] = ["docs/cookbook.md", "docs/ru/cookbook.md"];

/// Pictures that the program draws, with what is asked of it.
const PICTURES: [(&str, &[&str]); 3] = [
    (
        "docs/diagram.svg",
        &[
            "diagram",
            "corpus/games/world-championship-and-tournament-games.pgn",
            "--record",
            "2",
            "--at",
            "30...",
            "--size",
            "300",
            "--squares",
            "Rf5",
            "--arrows",
            "Ge2h5,Ge5f6",
        ],
    ),
    (
        "docs/illegal-move.svg",
        &["diagram", "corpus/games/club-evening.pgn", "--record", "2", "--finding", "illegal-move", "--size", "300"],
    ),
    ("docs/tavreli.svg", &["diagram", "corpus/games/tavreli.tpgn", "--record", "1", "--at", "20.", "--size", "300"]),
];

/// Lists the pages, each with the language of the environment in which its commands are run.
fn pages() -> Vec<(String, &'static str)> {
    let of = |folder: &str, lang: &'static str| {
        let paths = fs::read_dir(project().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let pages = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        let names = pages.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
        let mut pages: Vec<_> = names.map(|name| (format!("{folder}/{name}"), lang)).collect();
        pages.sort();
        pages
    };
    [of("docs", "C"), of("docs/ru", "ru_RU.UTF-8")].concat()
}

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
    let folder = scratch(&page.replace('/', "-"));
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
    // Another test may be renewing the rest of the page.
    let renewed = lines.join("\n") + "\n";
    if renews && renewed != text {
        fs::write(cookbook(page), renewed).unwrap();
    }
    wrong
}

#[test]
fn every_page_shows_what_the_program_writes() {
    let renews = std::env::var("ZAPIS_COOKBOOK").is_ok_and(|value| value == "renew");
    let wrong: Vec<String> = pages().iter().flat_map(|(page, lang)| wrong_of(page, lang, renews)).collect();
    assert!(
        wrong.is_empty(),
        "{}\nZAPIS_COOKBOOK=renew cargo test --test all cookbook:: updates them",
        wrong.join("\n")
    );
}

#[test]
fn tasks_are_numbered_and_each_has_a_command() {
    let commands = COOKBOOKS.map(|page| {
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

#[test]
fn pictures_are_what_the_program_draws() {
    let renews = std::env::var("ZAPIS_COOKBOOK").is_ok_and(|value| value == "renew");
    for (file, arguments) in PICTURES {
        let drawn = collect(zapis(project()).args(arguments)).results;
        assert!(drawn.starts_with("<svg"), "{file}");
        if renews {
            fs::write(project().join(file), &drawn).unwrap();
        }
        assert!(fs::read_to_string(project().join(file)).is_ok_and(|kept| kept == drawn), "{file} is out of date");
    }
}

#[test]
fn links_and_included_files_are_there_and_every_page_is_in_the_contents() {
    let mut wrong = Vec::new();
    for (page, _) in pages() {
        let text = fs::read_to_string(project().join(&page)).unwrap();
        let folder = project().join(&page).parent().unwrap().to_owned();
        let linked = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        let included =
            text.split("{{#include ").skip(1).filter_map(|rest| rest.split_once("}}")).map(|(target, _)| target);
        for target in linked.filter(|target| !target.contains("://")).chain(included) {
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if file.is_empty() { project().join(&page) } else { folder.join(file) };
            let has_anchor = |text: String| {
                let headings = text.lines().filter(|line| line.starts_with('#')).map(anchor_of).collect::<Vec<_>>();
                headings.iter().any(|heading| heading == anchor)
            };
            if !path.exists() || !anchor.is_empty() && !fs::read_to_string(&path).is_ok_and(has_anchor) {
                wrong.push(format!("{page}: {target}"));
            }
        }
        let contents = fs::read_to_string(folder.join("SUMMARY.md")).unwrap();
        let name = page.rsplit('/').next().unwrap();
        if name != "SUMMARY.md" && !contents.contains(&format!("({name})")) {
            wrong.push(format!("{page} is not in SUMMARY.md"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Makes the name by which mdBook links to a heading.
fn anchor_of(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_finding_and_every_column_has_its_place() {
    let renews = std::env::var("ZAPIS_COOKBOOK").is_ok_and(|value| value == "renew");
    let listed = collect(zapis(project()).args(["list", "findings"])).results;
    for folder in ["docs", "docs/ru"] {
        let path = project().join(folder).join("findings.md");
        let mut pages = fs::read_to_string(&path).unwrap();
        let mut before = None;
        for row in listed.lines().skip(1) {
            let name = row.split_whitespace().nth(1).unwrap();
            let end = |name: &str| format!("/{name}.md}}}}");
            // Its page belongs after that of the finding before it in the list.
            if let Some((previous, at)) =
                before.and_then(|previous: &str| Some((previous, pages.find(&end(previous))?)))
                && renews
                && !pages.contains(&end(name))
            {
                let line = pages[..at].lines().last().unwrap_or_default().to_owned() + &end(name);
                pages.insert_str(at + end(previous).len(), &format!("\n\n{line}"));
            }
            let included = pages.matches(&end(name)).count();
            assert_eq!(included, 1, "{folder}/findings.md has {name} {included} times; `ZAPIS_COOKBOOK=renew` adds it");
            before = Some(name);
        }
        if renews {
            fs::write(path, pages).unwrap();
        }
        let columns = fs::read_to_string(project().join(folder).join("columns.md")).unwrap();
        for schema in ["game-row", "ply-row"] {
            let schema = fs::read_to_string(project().join(format!("grammar/{schema}.schema.json"))).unwrap();
            let schema: serde_json::Value = serde_json::from_str(&schema).unwrap();
            for column in schema["properties"].as_object().unwrap().keys() {
                assert!(columns.contains(&format!("`{column}`")), "{folder}/columns.md lacks {column}");
            }
        }
    }
}
