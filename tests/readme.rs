//! The README shows what the program writes: each example is run, and each file it names is there.

#[expect(dead_code, reason = "other tests need folders of their own and the status too")]
#[path = "support/run.rs"]
mod run;

use std::fs;
use std::path::PathBuf;

use run::{collect, project, zapis};

/// A line that stands for lines left out.
const CUT: &str = "…";

/// A command of the README and what is shown below it.
struct Example {
    /// The words behind `$ zapis`.
    words: Vec<String>,
    /// The line of the README the command stands on, from 0.
    line: usize,
    /// What is shown.
    shown: Vec<String>,
}

fn readme() -> PathBuf {
    project().join("README.md")
}

/// Takes a command apart as a shell does, as far as words in double quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Lists the examples: lines `$ zapis …` in fenced blocks, and what stands below each up to the next or the end.
fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let (mut in_block, mut is_open) = (false, false);
    for (line, content) in text.lines().enumerate() {
        if content.starts_with("```") {
            in_block = !in_block;
            is_open = false;
        } else if let Some(command) = content.strip_prefix("$ ").filter(|_| in_block) {
            let command = command.strip_prefix("zapis ").expect("examples run zapis and nothing else");
            examples.push(Example { words: words(command), line, shown: Vec::new() });
            is_open = true;
        } else if let Some(example) = examples.last_mut().filter(|_| is_open) {
            example.shown.push(content.trim_end().to_owned());
        }
    }
    examples
}

/// Runs an example from the project's folder: its results, then its messages.
fn written(example: &Example) -> Vec<String> {
    let ran = collect(zapis(project()).args(&example.words));
    let text = ran.results + &ran.messages;
    text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Tells whether lines are what is shown: all of them, but for those that stand where a cut does.
fn is_shown_by(written: &[String], shown: &[String]) -> bool {
    let mut parts = shown.split(|line| line.trim() == CUT);
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = written.strip_prefix(first) else { return false };
    let mut parts: Vec<&[String]> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = (0..=rest.len()).find(|at| rest[*at..].starts_with(part)) else { return false };
        rest = &rest[at + part.len()..];
    }
    // A cut that leaves nothing out says what is not so.
    rest.ends_with(last)
}

/// Shows of what is written now as much as was shown before: of each part as many lines, where they are most alike.
fn renewed(written: &[String], shown: &[String]) -> Vec<String> {
    let parts: Vec<&[String]> = shown.split(|line| line.trim() == CUT).collect();
    if parts.len() == 1 {
        return written.to_vec();
    }
    let (mut lines, mut from) = (Vec::new(), 0);
    for (index, part) in parts.iter().enumerate() {
        let len = part.len().min(written.len() - from);
        let at = if index == 0 {
            0
        } else if index + 1 == parts.len() {
            written.len() - len
        } else {
            let likeness = |at: usize| -> f64 {
                part.iter().zip(&written[at..]).map(|(one, other)| strsim::normalized_levenshtein(one, other)).sum()
            };
            (from..=written.len() - len)
                .rev()
                .max_by(|one, other| likeness(*one).total_cmp(&likeness(*other)))
                .unwrap_or(from)
        };
        if index > 0 {
            lines.push(CUT.to_owned());
        }
        lines.extend_from_slice(&written[at..at + len]);
        from = at + len;
    }
    lines
}

#[test]
fn every_example_shows_what_the_program_writes() {
    let text = fs::read_to_string(readme()).unwrap();
    let renews = std::env::var("ZAPIS_README").is_ok_and(|value| value == "renew");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let examples = examples(&text);
    assert!(examples.len() >= 10, "the README has hardly any examples");
    let mut wrong = Vec::new();
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
            wrong.push(format!("README.md:{}: zapis writes\n{}\n", example.line + 1, written.join("\n")));
        }
    }
    if renews {
        fs::write(readme(), lines.join("\n") + "\n").unwrap();
    }
    assert!(wrong.is_empty(), "{}\nZAPIS_README=renew cargo test --test readme shows them anew", wrong.join("\n"));
}

#[test]
fn what_is_left_out_stands_where_the_cut_does() {
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
    let text = fs::read_to_string(readme()).unwrap();
    let mut named: Vec<String> = Vec::new();
    for example in examples(&text) {
        named.extend(example.words.into_iter().filter(|word| word.contains('/') && !word.starts_with("DE,")));
    }
    let linked = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target.to_owned());
    named.extend(linked.filter(|target| !target.contains("://")));
    // Paths in backticks: those that begin with a folder of the project.
    let folders = ["src/", "corpus/", "scripts/", "grammar/", "benches/", "fuzz/", "man/", "tests/", "examples/"];
    let quoted = text.split('`').skip(1).step_by(2);
    named.extend(quoted.filter(|word| folders.iter().any(|folder| word.starts_with(folder))).map(str::to_owned));
    for line in text.lines().filter(|line| line.starts_with("    ")) {
        named.extend(line.split_whitespace().filter(|word| word.starts_with("corpus/")).map(str::to_owned));
    }
    assert!(named.len() > 15, "{named:?}");
    let missing: Vec<&String> = named.iter().filter(|name| !project().join(name.as_str()).exists()).collect();
    assert!(missing.is_empty(), "the README names what is not there: {missing:?}");
    // Files of records that do not ship are no examples either, but for one inside an archive.
    let endings = [".pgn", ".txt", ".tpgn", ".zst", ".gz", ".zip", ".trf"];
    let words = text.split(|c: char| c.is_whitespace() || "`()[],;\"".contains(c));
    let strange = words.map(|word| word.split(':').next().unwrap_or(word)).filter(|word| {
        endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
            && !word.starts_with("games.zip/")
    });
    let strange: Vec<&str> = strange.filter(|word| !project().join(word).exists()).collect();
    assert!(strange.is_empty(), "the README names files that do not ship: {strange:?}");
}

#[test]
fn the_program_in_the_readme_is_the_example() {
    let text = fs::read_to_string(readme()).unwrap();
    let example = fs::read_to_string(project().join("examples/list_findings.rs")).unwrap();
    let (_, code) = example.split_once("\n\n").expect("a blank line stands behind the header");
    assert!(text.contains(&format!("```rust\n{code}```\n")), "the README shows another program:\n{code}");
}

#[test]
fn the_number_of_languages_is_that_of_the_table() {
    let ran = collect(zapis(project()).args(["list", "letters"]));
    // Figurines are no language, and Russian in Latin letters is Russian.
    let rows = ran.results.lines().skip(1).take_while(|line| !line.is_empty());
    let n_languages = rows.filter(|row| !row.starts_with("figurine ") && !row.starts_with("ru-Latn ")).count();
    let text = fs::read_to_string(readme()).unwrap();
    assert!(text.contains(&format!("the piece letters of {n_languages} languages")), "{n_languages}");
}
