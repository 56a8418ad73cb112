//! The program in the hands of a new user: short help, examples that run, and the answers to wrong usage.

use std::fs;
use std::path::Path;

use crate::support::run::{collect, project, run, scratch, zapis};

/// Takes a command apart as a shell does, as far as words in quotes of either kind.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in command.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c == ' ' => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Puts the files into a folder that examples name.
fn furnish(folder: &Path) {
    let copy = |from: &str, to: &str| {
        let to = folder.join(to);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(project().join("corpus").join(from), to).unwrap();
    };
    for to in ["games.pgn", "club/evening.pgn"] {
        copy("games/club-evening.pgn", to);
    }
    copy("games/partii.pgn", "club/partii.pgn");
    copy("games/partii.pgn", "old.pgn");
    copy("events/uzchess-cup-2025.pgn", "event.pgn");
    for to in ["sheet.txt", "white.txt", "sheets/evening-white.txt"] {
        copy("sheets/evening-white.txt", to);
    }
    for to in ["black.txt", "sheets/evening-black.txt"] {
        copy("sheets/evening-black.txt", to);
    }
}

/// Lists the commands by the help of the program.
fn commands() -> Vec<String> {
    let help = run(project(), ["-h", "--lang", "en"]).results;
    let rows = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let rows = rows.filter(|row| !row.starts_with("   "));
    rows.filter_map(|row| row.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn each_help_ends_with_three_examples_that_run() {
    let names = commands();
    assert!(names.len() >= 20, "{names:?}");
    for name in names {
        let help = run(project(), [&name, "-h", "--lang", "en"]).results;
        let (_, below) = help.split_once("\nExamples:\n").unwrap_or_else(|| panic!("{name}: no examples"));
        let examples: Vec<&str> = below.lines().filter_map(|line| line.strip_prefix("  zapis ")).collect();
        assert_eq!(examples.len(), 3, "{name}");
        for example in examples {
            let folder = scratch(&format!("usage-{name}"));
            furnish(&folder);
            let mut command = zapis(&folder);
            let ran = collect(command.args(words(example)).write_stdin("q\n"));
            assert!(ran.status <= 1, "zapis {example}\n{}", ran.messages);
        }
    }
}

#[test]
fn short_help_is_short_and_shows_a_commands_own_options() {
    for name in commands() {
        for lang in ["en", "ru"] {
            let help = run(project(), [&name, "-h", "--lang", lang]).results;
            let n_lines = help.lines().count();
            assert!(n_lines < 70 && (name != "select" || n_lines <= 60), "{name} {lang}: {n_lines} lines");
            // `plan` is the command that outputs ranges.
            let shows_ranges = help.contains("--range ") && name != "plan";
            assert!(!shows_ranges && !help.contains("--beam") && !help.contains("--max-steps"), "{name}");
        }
        let same = run(project(), ["--lang", "en", "help", &name]).results;
        assert_eq!(same, run(project(), ["--lang", "en", &name, "-h"]).results);
    }
    let common = run(project(), ["help", "common"]).results;
    assert!(common.contains("--letters") && common.contains("--range") && common.contains("--jobs"), "{common}");
    let long = run(project(), ["validate", "--help"]).results;
    assert!(long.contains("--range") && !long.contains("sqlite"));
    assert!(run(project(), ["audit", "--help"]).results.contains("sqlite"));
}

#[test]
fn wrong_usage_is_answered_with_what_to_type() {
    let folder = scratch("usage-wrong");
    furnish(&folder);
    for (typed, answer) in [
        ("sort --reverse games.pgn", "`--by -FIELD`"),
        ("sort --by date --desc games.pgn", "`--by -FIELD`"),
        ("select --year 1953 games.pgn", "`--date FROM..TO`"),
        ("select --limit 5 games.pgn", "`--first N`"),
        ("select -n 5 games.pgn", "`--first N`"),
        ("select --random 5 games.pgn", "`--sample N`"),
        ("select --moves e4 games.pgn", "`--line MOVES`"),
        ("select --winner Tal games.pgn", "FIELD = VALUE"),
        ("select --format csv games.pgn", "`--to FORM`"),
        ("select --json games.pgn", "`--to FORM`"),
        ("tags --remove ECO games.pgn", "`--drop NAME`"),
        ("tags --eco games.pgn", "`--openings`"),
        ("convert --to ru games.pgn", "`--out-letters ru`"),
        ("convert --to csv games.pgn", "`zapis export --format FORMAT`"),
        ("convert --to utf-8 games.pgn", "`--out-encoding ENCODING`"),
        ("convert --remove comments games.pgn", "`--drop comments,variations,nags,clocks`"),
        ("convert --no-comments games.pgn", "`--drop comments`"),
        ("convert --outdir x games.pgn", "`--into FOLDER`"),
        ("convert games.pgn out.pgn", "`-o out.pgn`"),
        ("convert club out", "`--into out`"),
        ("convert --strandalone games.pgn", "`--standalone`"),
        ("validate --json games.pgn", "`--format FORMAT`"),
        ("validate --format sqlite games.pgn", "`zapis audit --format sqlite -o FILE`"),
        ("validate --verbose games.pgn", "`--notes`"),
        ("validate --threads 4 games.pgn", "`--jobs N`"),
        ("validate --recursive club", "`zapis COMMAND FOLDER`"),
        ("validate --encodng utf-8 games.pgn", "`--encoding`"),
        ("validate --trf x games.pgn", "an option of `zapis compare`, `zapis standings`"),
        ("split --count 5 games.pgn", "`--every N`"),
        ("split --by year -o x games.pgn", "`--into FOLDER`"),
        ("export --json games.pgn", "`--format FORMAT`"),
        ("export --format xlsx games.pgn", "`--format csv`"),
        ("standings --tb BH games.pgn", "`--tiebreaks LIST`"),
        ("claims --ply 52 games.pgn", "`--at 26...`"),
        ("diagram --reverse games.pgn", "`--flip`"),
        ("audit --duplicates games.pgn", "`--select duplicate-game`"),
        ("valdate games.pgn", "`validate`"),
        ("filter games.pgn", "`zapis select`"),
        ("lint games.pgn", "`zapis validate`"),
        ("uniq games.pgn", "`zapis dedupe`"),
        ("crosstable games.pgn", "`zapis standings`"),
        ("games.pgn", "zapis validate  games.pgn"),
        ("club", "zapis audit     club"),
        ("convert -Wuci games.pgn", "`--to NOTATION`"),
        ("convert -C games.pgn", "`--drop comments`"),
        ("convert --to lalg games.pgn", "`--to lan`"),
        ("convert uci games.pgn", "`--to uci`"),
        ("export csv games.pgn", "`--format csv`"),
        ("export --format fen games.pgn", "`--format epd`"),
        ("export --format jsonl games.pgn", "`--format ndjson`"),
        ("select --to jsonl games.pgn", "`zapis export --format FORMAT`"),
        ("validate --format jsonl games.pgn", "`--format json`"),
        ("select Carlsen games.pgn", "`--player \"Carlsen\"`"),
        ("select white=Tal games.pgn", "`-w 'white=Tal'`"),
        ("select -t tags games.pgn", "`--tag NAME=PATTERN`"),
        ("select --minply 20 games.pgn", "`--plies FROM..TO`"),
        ("select --where moves>20 games.pgn", "`plies`"),
        ("split -#10 games.pgn", "`--every N`"),
        ("diagram --record 1 games.pgn 26", "`--at 26`"),
        ("claims --at 12 --by w games.pgn", "`--by white`"),
        ("repair --apply sheet.txt", "`-o FILE`"),
        ("validate --system 960 games.pgn", "`--system chess960`"),
        ("list eco", "`zapis list openings`"),
        ("validate --fix --diff games.pgn", "`--diff`"),
        ("convert --to german games.pgn", "`--out-letters de`"),
        ("report games.pgn", "`zapis validate --format html -o FILE`"),
        ("missing.pgn", "there is no file of that name"),
    ] {
        let ran = run(&folder, [&["--lang", "en"], typed.split(' ').collect::<Vec<_>>().as_slice()].concat());
        assert_eq!(ran.status, 2, "{typed}");
        assert!(ran.messages.starts_with("zapis: ") && ran.messages.contains(answer), "{typed}: {}", ran.messages);
        assert!(ran.results.is_empty(), "{typed}");
        let russian = run(&folder, [&["--lang", "ru"], typed.split(' ').collect::<Vec<_>>().as_slice()].concat());
        assert!(russian.messages.starts_with("zapis: ") && !russian.messages.contains("use `"), "{}", russian.messages);
    }
}

#[test]
fn nothing_is_suggested_for_words_that_are_like_no_other() {
    for typed in [
        "zzzz",
        "select --zzzz x",
        "validate --qqq x",
        "convert --to zzzz x",
        "export --format xml x",
        "sort --by date --xyz x",
    ] {
        let ran = run(project(), [&["--lang", "en"], typed.split(' ').collect::<Vec<_>>().as_slice()].concat());
        assert!(ran.status == 2 && !ran.messages.contains("did you mean"), "{typed}: {}", ran.messages);
    }
}

#[test]
fn short_commands_do_what_they_stand_for() {
    let folder = scratch("usage-short");
    furnish(&folder);
    let both = |short: &str, long: &str| {
        let of = |text: &str| run(&folder, words(text));
        let (one, other) = (of(short), of(long));
        assert_eq!(
            (one.status, &one.results, &one.messages),
            (other.status, &other.results, &other.messages),
            "{short}"
        );
        assert!(!one.results.is_empty(), "{short}");
    };
    both("check games.pgn", "validate games.pgn");
    both("merge club games.pgn", "select club games.pgn");
    both("dedupe club games.pgn", "select -w \"not repeated\" club games.pgn");
    both("stats games.pgn", "select --count-by result games.pgn");
    both("show --record 1 games.pgn", "diagram --format text --record 1 games.pgn");
    let before = fs::read(folder.join("games.pgn")).unwrap();
    assert!(run(&folder, ["fix", "games.pgn"]).status <= 1);
    assert_ne!(fs::read(folder.join("games.pgn")).unwrap(), before);
}

#[test]
fn signs_are_one_option_and_the_older_ones_say_so() {
    let folder = scratch("usage-signs");
    furnish(&folder);
    let new = run(&folder, ["convert", "-q", "--signs", "captures=x,dots=dots", "games.pgn"]);
    let old = run(&folder, ["convert", "-q", "--captures", "x", "--dots=dots", "games.pgn", "--lang", "en"]);
    assert_eq!(new.results, old.results);
    let reported = old.messages.lines().filter(|line| line.contains("is now spelled `--signs ")).count();
    assert_eq!(reported, 2, "{}", old.messages);
    let wrong = run(&folder, ["convert", "--signs", "captures=y", "games.pgn", "--lang", "en"]);
    assert!(wrong.status == 2 && wrong.messages.contains("captures=colon, captures=x"), "{}", wrong.messages);
}

#[test]
fn records_are_counted_by_the_values_of_fields() {
    let folder = scratch("usage-counts");
    furnish(&folder);
    let csv = run(&folder, ["select", "-q", "--count-by", "result,white", "--to", "csv", "games.pgn"]).results;
    assert!(csv.starts_with("result,white,games\r\ndraw,\"Adams, Ruth\","), "{csv}");
    let games: u32 = csv.lines().skip(1).filter_map(|row| row.rsplit(',').next()?.parse::<u32>().ok()).sum();
    assert_eq!(games, 8);
    let first =
        run(&folder, ["select", "-q", "--first", "3", "--count-by", "result", "--to", "csv", "games.pgn"]).results;
    assert_eq!(first, "result,games\r\ndraw,3\r\n");
    let none = run(&folder, ["select", "--count-by", "result", "-w", "elo > 3000", "games.pgn"]);
    assert_eq!(none.status, 1);
    assert_eq!(run(&folder, ["select", "--count-by", "colour", "games.pgn"]).status, 2);
}

#[test]
fn init_writes_an_example_once() {
    let folder = scratch("usage-init");
    for status in [0, 2] {
        assert_eq!(run(&folder, ["init"]).status, status);
    }
    let written = fs::read_to_string(folder.join("zapis.toml")).unwrap();
    assert!(written.lines().all(|line| line.is_empty() || line.starts_with('#')));
}

#[test]
fn every_kind_of_sheet_in_a_folder_is_read() {
    let folder = scratch("usage-sheets");
    for (name, sheet) in [
        ("a.csv", "No,White,Black\n1,e4,e5\n2,Nf3,Nc6\n"),
        ("b.md", "| # | White | Black |\n|---|---|---|\n| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n"),
        ("c.json", "[\"e4\",\"e5\",\"Nf3\",\"Nc6\"]"),
        (
            "d.html",
            "<table><tr><td>1</td><td>e4</td><td>e5</td></tr><tr><td>2</td><td>Nf3</td><td>Nc6</td></tr></table>",
        ),
    ] {
        fs::create_dir_all(folder.join("s")).unwrap();
        fs::write(folder.join("s").join(name), sheet).unwrap();
    }
    let ran = run(&folder, ["repair", "--format", "json", "s"]);
    let is_whole = |line: &&str| line.contains("\"type\":\"repair\"") && line.contains("\"plies\":4");
    assert_eq!(ran.results.lines().filter(is_whole).count(), 4, "{} {}", ran.results, ran.messages);
    // A search of the folder for games skips a table without games.
    let ran = run(&folder, ["validate", "s"]);
    assert!(!ran.results.contains("a.csv"), "{}", ran.results);
}
