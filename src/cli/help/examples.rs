//! Examples of each command, for its help and its page in the manual.

use clap::Command;

use zapis::Language;
use zapis::known::option_text;

/// What is typed, and what it does.
type Examples = &'static [(&'static str, &'static str)];

/// The examples by command; `tests/examples.rs` runs each of them. Their Russian descriptions are `example-COMMAND-N`.
const EXAMPLES: [(&str, Examples); 21] = [
    (
        "validate",
        &[
            ("zapis validate games.pgn", "check a file"),
            ("zapis validate --fix --backup .bak club", "fix what is certain in a folder, and keep the old files"),
            ("zapis validate --format html -o report.html games.pgn", "write a report for the browser"),
        ],
    ),
    (
        "convert",
        &[
            ("zapis convert --out-letters ru games.pgn -o russian.pgn", "write Russian piece letters"),
            ("zapis convert --drop comments,variations club --into bare", "convert a folder file by file"),
            ("zapis convert --to html --standalone games.pgn -o games.html", "typeset games with diagrams"),
        ],
    ),
    (
        "export",
        &[
            ("zapis export --format ndjson games.pgn", "write one JSON object a game"),
            ("zapis export --rows games --format csv games.pgn -o games.csv", "write a table of games"),
            ("zapis export --format sqlite games.pgn -o games.db", "write a database"),
        ],
    ),
    (
        "claims",
        &[
            ("zapis claims games.pgn", "list every draw that could be claimed"),
            ("zapis claims --at 14. --by white --record 8 games.pgn", "rule on a claim after White's 14th move"),
            (
                "zapis claims --at 15. --by white --move Ng5 --record 8 games.pgn",
                "rule on a move that is written and not yet played",
            ),
        ],
    ),
    (
        "repair",
        &[
            ("zapis repair sheet.txt", "restore a scoresheet and name every change"),
            ("zapis repair --format html -o sheets.html sheets", "restore a folder of sheets for reading in a browser"),
            (
                "zapis repair --interactive --answers answers.toml sheet.txt",
                "answer what cannot be decided, and keep the answers",
            ),
        ],
    ),
    (
        "compare",
        &[
            ("zapis compare white.txt black.txt", "reconcile the two sheets of one game"),
            ("zapis compare --out-letters ru white.txt black.txt", "write the moves in Russian letters"),
            ("zapis compare sheets -o games.pgn", "reconcile all sheets in a folder and write the games"),
        ],
    ),
    (
        "audit",
        &[
            ("zapis audit club", "check all records, and what contradicts what"),
            ("zapis audit --write-unique unique.pgn club", "write one record of each game"),
            ("zapis audit --decisions decisions.toml club", "draft a file of decisions to be made"),
        ],
    ),
    (
        "standings",
        &[
            ("zapis standings event.pgn", "show the crosstable"),
            (
                "zapis standings --tiebreaks DE,SB,WIN --explain \"#1\" event.pgn",
                "explain the first player's tie-breaks",
            ),
            ("zapis standings --format trf26 event.pgn -o event.trf", "write a report file for FIDE"),
        ],
    ),
    (
        "diff",
        &[
            ("zapis diff old.pgn games.pgn", "compare two versions of a file"),
            ("zapis diff club sheets", "compare two folders"),
            ("zapis diff --write-new new.pgn old.pgn games.pgn", "write the games that are new"),
        ],
    ),
    (
        "diagram",
        &[
            ("zapis diagram --record 1 --at 10. games.pgn -o board.svg", "draw the position after White's 10th move"),
            ("zapis diagram --format text \"8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\"", "show a FEN in the terminal"),
            ("zapis diagram --finding illegal-move games.pgn -o boards", "draw the position of each illegal move"),
        ],
    ),
    (
        "select",
        &[
            ("zapis select --player Adams --result decided games.pgn", "decided games of a player"),
            ("zapis select -w 'winner ~ Adams and plies <= 60' games.pgn", "games won by a player in at most 30 moves"),
            ("zapis select --count-by result,eco games.pgn", "count games by result and opening"),
        ],
    ),
    (
        "tags",
        &[
            ("zapis tags --set \"Site=Clubhouse\" games.pgn -o named.pgn", "set a tag in every record"),
            ("zapis tags --dates --results --in-place --backup .old club", "correct dates and results in a folder"),
            ("zapis tags --openings --diff games.pgn", "show which openings would be added"),
        ],
    ),
    (
        "split",
        &[
            ("zapis split --by event --into events games.pgn", "write one file for each event"),
            ("zapis split --every 100 --into parts games.pgn", "write 100 records to each file"),
            ("zapis split --by year --into years club", "sort a folder into years"),
        ],
    ),
    (
        "sort",
        &[
            ("zapis sort --by date,round games.pgn -o sorted.pgn", "oldest first"),
            ("zapis sort --by -date games.pgn", "newest first"),
            ("zapis sort --by white,black club -o club.pgn", "join a folder into one file, by players"),
        ],
    ),
    (
        "plan",
        &[
            ("zapis plan --size 100M games.pgn", "cut into ranges of about 100 MB"),
            ("zapis plan club -o ranges.jsonl", "plan a folder"),
            ("zapis validate --range 0..2000 games.pgn", "check one range"),
        ],
    ),
    (
        "explain",
        &[
            ("zapis explain illegal-move", "explain a finding"),
            ("zapis explain R001", "the same by its code"),
            ("zapis explain --lang ru illegal-move", "explain it in Russian"),
        ],
    ),
    (
        "list",
        &[
            ("zapis list findings", "list everything that can be found"),
            ("zapis list openings Najdorf", "list openings by name"),
            ("zapis list berger 6", "show the Berger table for 6 players"),
        ],
    ),
    (
        "init",
        &[
            ("zapis init", "write a commented `zapis.toml` here"),
            ("zapis init club", "write it into a folder"),
            ("zapis list settings", "list all settings"),
        ],
    ),
    (
        "completions",
        &[
            ("zapis completions bash", "print the script for bash"),
            ("zapis completions zsh", "print the script for zsh"),
            ("zapis completions fish", "print the script for fish"),
        ],
    ),
    (
        "man",
        &[
            ("zapis man pages", "write the pages; `man pages/zapis.1` shows one"),
            ("zapis man --help", "say what is written"),
            ("zapis help common", "show the options that all commands have"),
        ],
    ),
    (
        "zapis",
        &[
            ("zapis validate games.pgn", "check a file"),
            ("zapis convert --out-letters ru games.pgn", "write Russian piece letters"),
            ("zapis repair sheet.txt", "restore a scoresheet"),
        ],
    ),
];

/// Returns the examples of a command with what they do, in a language.
pub(crate) fn of(command: &str, language: Language) -> Vec<(&'static str, String)> {
    let examples = EXAMPLES.iter().find(|(name, _)| *name == command).map_or(&[] as Examples, |(_, examples)| examples);
    let about = |index: usize, english: &str| {
        option_text(language, &format!("example-{command}-{}", index + 1), None).unwrap_or_else(|| english.to_owned())
    };
    examples.iter().enumerate().map(|(index, (typed, english))| (*typed, about(index, english))).collect()
}

/// Lays the examples of a command out for its help.
pub(crate) fn in_help(command: &Command, language: Language) -> String {
    let heading = option_text(language, "examples", None).unwrap_or_else(|| "Examples:".to_owned());
    let mut text = heading;
    for (typed, about) in of(command.get_name(), language) {
        text.extend(["\n  ", typed, "\n      ", &about]);
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::args::command::Cli;

    #[test]
    fn every_command_has_three_examples_in_every_language() {
        let program = Cli::command();
        let names = program.get_subcommands().map(Command::get_name).chain(["zapis"]);
        for name in names {
            assert_eq!(of(name, Language::English).len(), 3, "{name}");
            for nth in 1..=3 {
                assert!(
                    option_text(Language::Russian, &format!("example-{name}-{nth}"), None).is_some(),
                    "{name} {nth}"
                );
            }
        }
    }
}
