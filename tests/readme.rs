//! The README shows the program's real output: each example is run, and each file it names exists.

use std::fs;

use crate::support::examples::{CUT, Example, examples, is_shown_by, renewed};
use crate::support::run::{collect, project, zapis};

/// The two pages, in English and in Russian.
const PAGES: [&str; 2] = ["README.md", "README.ru.md"];

/// Runs an example from the project's folder. Returns its results, then its messages.
fn written(example: &Example) -> Vec<String> {
    let (program, words) = example.words.split_first().expect("a command");
    assert_eq!(program, "zapis", "examples run zapis and nothing else");
    let ran = collect(zapis(project()).args(words));
    let text = ran.results + &ran.messages;
    text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn every_example_shows_what_the_program_writes() {
    let renews = std::env::var("ZAPIS_README").is_ok_and(|value| value == "renew");
    let mut wrong = Vec::new();
    for page in PAGES {
        let text = fs::read_to_string(project().join(page)).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let examples = examples(&text);
        assert!(examples.len() >= 2, "{page} has hardly any examples");
        for example in examples.iter().rev() {
            let written = written(example);
            let is_nothing = example.shown.iter().all(|line| line.trim() == CUT || line.is_empty());
            if is_shown_by(&written, &example.shown) && !is_nothing {
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
            fs::write(project().join(page), lines.join("\n") + "\n").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{}\nZAPIS_README=renew cargo test --test all readme:: updates them", wrong.join("\n"));
}

#[test]
fn what_is_left_out_is_where_the_cut_does() {
    let lines = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
    for (written, shown, expected) in [
        ("a b c", "a b c", true),
        ("a b c", "a b", false),
        ("a b c", "b c", false),
        ("a b c", "a …", true),
        ("a b c", "… c", true),
        ("a b c", "… b …", true),
        ("a b c", "a … c", true),
        ("a b c", "a … d", false),
        ("a b c", "… c … b …", false),
        ("a b c", "b …", false),
        ("a b c", "a b c … c", false),
    ] {
        assert_eq!(is_shown_by(&lines(written), &lines(shown)), expected, "{written}: {shown}");
    }
    assert_eq!(renewed(&lines("head one twp three end"), &lines("hed … two … end")), lines("head … twp … end"));
}

#[test]
fn every_file_that_the_readme_names_is_there() {
    let text = PAGES.map(|page| fs::read_to_string(project().join(page)).unwrap()).concat();
    let mut named: Vec<String> = Vec::new();
    for example in examples(&text) {
        named.extend(example.words.into_iter().filter(|word| word.contains('/') && !word.starts_with("DE,")));
    }
    let linked = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target.to_owned());
    named.extend(linked.filter(|target| !target.contains("://")));
    // Paths in backticks that begin with a folder of the project.
    let folders = ["src/", "corpus/", "scripts/", "grammar/", "benches/", "fuzz/", "tests/", "examples/"];
    let quoted = text.split('`').skip(1).step_by(2);
    named.extend(quoted.filter(|word| folders.iter().any(|folder| word.starts_with(folder))).map(str::to_owned));
    for line in text.lines().filter(|line| line.starts_with("    ")) {
        named.extend(line.split_whitespace().filter(|word| word.starts_with("corpus/")).map(str::to_owned));
    }
    assert!(named.len() > 15, "{named:?}");
    let missing: Vec<&String> = named.iter().filter(|name| !project().join(name.as_str()).exists()).collect();
    assert!(missing.is_empty(), "the README names what is not there: {missing:?}");
    // Files of records that do not ship are not examples either, except one inside an archive.
    let endings = [".pgn", ".txt", ".tpgn", ".zst", ".gz", ".zip", ".trf"];
    let words = text
        .lines()
        .filter(|line| !line.starts_with("    "))
        .flat_map(|line| line.split(|c: char| c.is_whitespace() || "`()[],;\"".contains(c)));
    let strange = words.map(|word| word.split(':').next().unwrap_or(word)).filter(|word| {
        endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
            && !word.starts_with("games.zip/")
    });
    let strange: Vec<&str> = strange.filter(|word| !project().join(word).exists()).collect();
    assert!(strange.is_empty(), "the README names files that do not ship: {strange:?}");
}
