//! Words that people bring along from other programs, and what says the same here.

use clap::CommandFactory;

use zapis::known::offered;

use crate::cli::args::command::Cli;

/// What the words of one command mean: the command (none for every command), the options, and what to type.
type Synonyms = &'static [(&'static str, &'static [&'static str], &'static str)];

/// Options, by the commands with which they are tried; an entry for one command takes precedence over one for all.
const OPTIONS: Synonyms = &[
    ("sort", &["reverse", "desc", "descending", "r"], "--by -FIELD"),
    ("sort", &["key", "k", "field", "order", "order-by", "sort-by", "on"], "--by FIELD"),
    ("sort", &["date", "round", "event", "white", "black", "eco", "elo", "year"], "--by FIELD"),
    ("select", &["year", "before", "after", "since", "until", "from-date", "to-date", "between"], "--date FROM..TO"),
    ("select", &["limit", "head", "max", "max-count", "max-games", "n", "top", "take", "number"], "--first N"),
    ("select", &["random", "shuffle", "rand", "pick"], "--sample N"),
    ("select", &["moves", "begins", "starts-with", "movetext"], "--line MOVES"),
    (
        "select",
        &[
            "length",
            "min-moves",
            "max-moves",
            "min-plies",
            "max-plies",
            "minmoves",
            "maxmoves",
            "minply",
            "maxply",
            "b",
        ],
        "--plies FROM..TO",
    ),
    ("select", &["rating", "min-elo", "max-elo", "min-rating", "max-rating", "elo-min", "elo-max"], "--elo FROM..TO"),
    (
        "select",
        &["white-elo", "black-elo", "round", "winner", "loser", "annotator", "record"],
        "--where \"FIELD = VALUE\"",
    ),
    ("select", &["won-by", "wins"], "--where \"winner ~ NAME\""),
    ("select", &["opponent", "vs", "versus"], "--where \"player ~ NAME and player ~ OTHER\""),
    ("select", &["contains", "grep", "search", "filter", "query", "condition", "expr", "if"], "--where CONDITION"),
    ("select", &["duplicates", "dupes", "duplicate"], "--where repeated"),
    ("select", &["unique", "uniq", "dedupe", "no-duplicates", "D"], "--where \"not repeated\""),
    ("select", &["tournament", "match"], "--event TEXT"),
    ("select", &["place", "location", "city"], "--site TEXT"),
    ("select", &["name", "players"], "--player NAME"),
    ("select", &["checkmate", "mate", "stalemate"], "--ending HOW"),
    ("select", &["not", "negate"], "--invert"),
    ("select", &["time-control", "tempo", "speed", "blitz", "rapid", "classical", "bullet"], "--time-class CLASS"),
    ("select", &["format", "as", "output-format"], "--to FORM"),
    ("select", &["group-by", "histogram", "stats", "statistics"], "--count-by FIELDS"),
    ("select", &["json", "ndjson", "csv", "html", "parquet", "uci", "san"], "--to FORM"),
    ("select", &["board", "pattern"], "--position FEN"),
    ("select", &["pieces", "endgame"], "--material PIECES"),
    ("select", &["error", "errors", "invalid", "repetition", "threefold", "fifty"], "--finding NAME"),
    ("select", &["T", "t", "criteria", "tags"], "--tag NAME=PATTERN"),
    ("select", &["e", "regexp", "pattern-file"], "--where CONDITION"),
    ("select", &["l", "files-with-matches"], "--count-by path"),
    ("select", &["moves-only", "no-comments", "C"], "zapis convert --drop comments,variations,nags,clocks"),
    ("select", &["7"], "zapis tags --keep-seven"),
    ("select", &["columns-out", "cols"], "--fields NAME,..."),
    ("convert", &["format", "notation", "as", "target", "output-format"], "--to NOTATION"),
    ("convert", &["from", "source"], "--letters LANG"),
    ("convert", &["language", "out-lang", "output-letters", "to-lang", "to-letters"], "--out-letters LANG"),
    ("convert", &["remove", "strip", "without", "exclude-parts"], "--drop comments,variations,nags,clocks"),
    ("convert", &["clean", "moves-only", "bare"], "--drop comments,variations,nags,clocks"),
    ("convert", &["no-comments", "strip-comments", "remove-comments", "nocomments"], "--drop comments"),
    ("convert", &["C"], "--drop comments"),
    ("convert", &["V"], "--drop variations"),
    ("convert", &["N"], "--drop nags"),
    ("convert", &["W"], "--to NOTATION"),
    ("convert", &["7", "seven"], "zapis tags --keep-seven"),
    ("convert", &["plycount", "ply-count"], "zapis tags --ply-count"),
    ("convert", &["fencomments", "fens"], "zapis export --format epd"),
    ("convert", &["no-variations", "strip-variations", "remove-variations", "novars"], "--drop variations"),
    ("convert", &["no-nags", "nonags"], "--drop nags"),
    ("convert", &["no-clocks", "strip-clocks"], "--drop clocks"),
    ("convert", &["uci", "san", "lan", "html", "latex", "markdown", "figurine", "pbn", "lin"], "--to NOTATION"),
    ("convert", &["json", "csv", "epd", "parquet", "sqlite"], "zapis export --format FORMAT"),
    ("convert", &["out-dir", "outdir", "output-dir", "dir", "folder", "d"], "--into FOLDER"),
    ("convert", &["inplace", "overwrite"], "--in-place"),
    ("convert", &["output-encoding", "to-encoding", "utf8", "utf-8"], "--out-encoding ENCODING"),
    ("convert", &["sign", "print"], "--style print"),
    ("convert", &["eco", "add-eco"], "zapis tags --openings"),
    ("validate", &["errors", "errors-only", "min-severity", "level"], "--severity error"),
    ("validate", &["verbose", "v", "pedantic"], "--notes"),
    ("validate", &["only", "rule", "rules", "enable"], "--select NAME"),
    ("validate", &["disable", "skip", "allow", "suppress"], "--ignore NAME"),
    ("validate", &["werror", "warnings-as-errors", "fail-on-warning"], "--deny warnings"),
    ("validate", &["json", "html", "sarif", "junit", "github", "concise"], "--format FORMAT"),
    ("validate", &["csv"], "--format json"),
    ("validate", &["dry-run", "preview"], "--diff"),
    ("validate", &["autofix", "fix-all", "repair", "correct", "in-place", "inplace", "fixresulttags"], "--fix"),
    ("validate", &["strict-mode", "stop-on-error", "fail-fast"], "--strict"),
    ("validate", &["summary", "stats", "count"], "--statistics"),
    ("validate", &["max-errors", "limit", "show-all"], "--all"),
    ("tags", &["remove", "delete", "rm", "strip", "unset"], "--drop NAME"),
    ("tags", &["eco", "opening", "classify"], "--openings"),
    ("tags", &["only"], "--keep NAME"),
    ("tags", &["replace", "change", "tag"], "--set NAME=VALUE"),
    ("tags", &["dry-run", "preview"], "--diff"),
    ("tags", &["plies", "plycount"], "--ply-count"),
    ("tags", &["date", "fix-dates"], "--dates"),
    ("tags", &["result", "fix-results"], "--results"),
    ("tags", &["roster", "seven"], "--keep-seven"),
    (
        "split",
        &[
            "count",
            "games",
            "n",
            "number",
            "per-file",
            "records",
            "chunk",
            "lines",
            "#",
            "games-per-file",
            "gamesperfile",
        ],
        "--every N",
    ),
    ("split", &["output", "o", "out", "out-dir", "outdir", "dir", "folder", "output-dir", "prefix"], "--into FOLDER"),
    ("split", &["year", "player", "event", "eco", "round", "site"], "--by FIELD"),
    ("split", &["bytes", "max-size"], "--size BYTES"),
    ("split", &["force"], "--overwrite"),
    ("export", &["to", "as", "output-format"], "--format FORMAT"),
    ("export", &["json", "ndjson", "jsonl", "csv", "epd", "html", "parquet", "sqlite"], "--format FORMAT"),
    ("export", &["excel", "xlsx"], "--format csv --rows games"),
    ("export", &["select", "cols", "column"], "--fields NAME,..."),
    ("export", &["pgn"], "zapis convert"),
    ("standings", &["tie-break", "tie-breaks", "tiebreak", "tb", "buchholz"], "--tiebreaks LIST"),
    ("standings", &["rounds", "up-to-round", "until-round"], "--after-round N"),
    ("standings", &["player", "why", "details"], "--explain PLAYER"),
    ("standings", &["tournament", "name"], "--event TEXT"),
    ("standings", &["swiss", "round-robin", "type", "system-type"], "--kind KIND"),
    ("standings", &["trf16", "trf26", "csv", "html", "json"], "--format FORMAT"),
    ("standings", &["report", "compare", "fide"], "--trf FILE"),
    ("standings", &["scoring", "score"], "--points 3-1-0"),
    ("claims", &["ply", "move-number", "number"], "--at 26..."),
    ("claims", &["side", "player", "color-of", "who"], "--by white"),
    ("diagram", &["ply", "move", "position", "n"], "--at 26..."),
    ("diagram", &["black", "reverse", "rotate", "orientation", "flipped"], "--flip"),
    ("diagram", &["game", "number", "index", "id"], "--record N"),
    ("diagram", &["width", "height", "scale"], "--size PIXELS"),
    ("diagram", &["highlight", "square", "mark"], "--squares Ra4,d5"),
    ("diagram", &["arrow"], "--arrows Gc2c4"),
    ("diagram", &["png", "svg", "text", "ascii", "unicode"], "--format FORMAT"),
    ("diagram", &["out", "save"], "-o FILE"),
    ("repair", &["apply", "write", "fix", "in-place", "inplace"], "-o FILE"),
    ("repair", &["ask", "confirm"], "--interactive"),
    ("repair", &["output-letters", "out-lang"], "--out-letters LANG"),
    ("compare", &["output-letters", "out-lang"], "--out-letters LANG"),
    ("audit", &["duplicates", "dupes", "dups", "find-duplicates"], "--select duplicate-game"),
    ("audit", &["unique", "dedupe", "remove-duplicates", "uniq", "no-duplicates"], "--write-unique FILE"),
    ("audit", &["names", "spelling"], "--select name-variants"),
    ("audit", &["ratings", "fide"], "--players FILE"),
    ("diff", &["old", "new", "from", "to"], "zapis diff OLD NEW"),
    ("plan", &["parts", "chunks", "n", "ranges"], "--size 256M"),
    ("list", &["json"], "--format json"),
    ("", &["recursive", "recurse", "r", "R"], "zapis COMMAND FOLDER"),
    ("", &["threads", "parallel", "workers", "cores", "j"], "--jobs N"),
    ("", &["out", "output-file", "outfile", "to-file", "write", "save"], "-o FILE"),
    ("", &["out-dir", "outdir", "output-dir"], "-o FILE"),
    ("", &["charset", "codepage", "input-encoding", "from-encoding"], "--encoding ENCODING"),
    ("", &["language", "locale", "ui-lang"], "--lang en"),
    ("", &["input-letters", "from-letters", "piece-letters"], "--letters LANG"),
    ("", &["no-color", "nocolor", "no-colour", "colour"], "--color never"),
    ("", &["silent", "s", "no-progress", "no-summary"], "--quiet"),
    ("", &["variant", "game"], "--system SYSTEM"),
    ("", &["rules", "edition"], "--laws EDITION"),
    ("", &["json"], "--format json"),
    ("", &["html"], "--format html"),
    ("", &["dry-run", "preview"], "--diff"),
    ("", &["start", "start-fen", "setup"], "--fen FEN"),
    ("", &["settings", "conf", "c"], "--config FILE"),
    ("", &["input-format", "type"], "--input KIND"),
    ("", &["where", "filter", "player", "first", "limit", "year", "date"], "zapis select"),
];

/// What is tried as a command.
const COMMANDS: &[(&[&str], &str)] = &[
    (&["lint", "verify", "test", "analyze", "analyse", "legal"], "zapis validate"),
    (
        &["filter", "search", "find", "grep", "query", "extract", "get", "head", "sample", "random", "games"],
        "zapis select",
    ),
    (&["count", "info"], "zapis select --count"),
    (
        &["format", "fmt", "rewrite", "translate", "transliterate", "recode", "iconv", "normalize", "clean"],
        "zapis convert",
    ),
    (&["eco", "classify", "opening", "openings", "annotate"], "zapis tags --openings"),
    (&["tag", "rename", "set", "edit", "header", "headers"], "zapis tags"),
    (&["report"], "zapis validate --format html -o FILE"),
    (&["parse", "read", "load"], "zapis export"),
    (&["board", "draw", "image", "png", "svg", "fen", "position", "render"], "zapis diagram"),
    (
        &["table", "crosstable", "ranking", "rank", "tiebreaks", "tiebreak", "trf", "tournament", "swiss"],
        "zapis standings",
    ),
    (&["players"], "zapis standings --list-players"),
    (&["json", "csv", "parquet", "sqlite", "epd", "dump", "timeline", "table-of-games"], "zapis export"),
    (&["html", "latex", "print", "markdown", "typeset", "uci", "san", "pgn"], "zapis convert --to NOTATION"),
    (&["cat", "join", "concat", "combine", "append"], "zapis merge"),
    (&["duplicates", "dups", "dupes", "unique", "uniq", "dedup", "deduplicate"], "zapis dedupe"),
    (&["db", "database", "scan"], "zapis audit"),
    (&["restore", "ocr", "correct", "recover"], "zapis repair"),
    (&["reconcile", "match", "cmp", "sheets"], "zapis compare"),
    (&["claim", "repetition", "rule", "arbiter"], "zapis claims"),
    (&["changes", "delta"], "zapis diff"),
    (&["order", "arrange"], "zapis sort"),
    (&["chunk", "partition", "cut"], "zapis split"),
    (&["version"], "zapis --version"),
    (&["manual"], "zapis man FOLDER"),
    (&["completion", "complete"], "zapis completions"),
    (&["findings", "rules", "laws", "letters", "encodings", "conditions", "schema", "schemas"], "zapis list"),
    (&["config", "settings", "setup"], "zapis init"),
    (&["why", "describe"], "zapis explain"),
];

/// Values that belong to another option: the option, what was given to it, and what to type.
const VALUES: Synonyms = &[
    ("--to", &["json", "ndjson", "jsonl", "csv", "epd", "parquet", "sqlite", "fen"], "zapis export --format FORMAT"),
    ("--to", &["utf8", "utf-8", "windows-1251", "cp1251", "koi8-r", "ascii", "latin1"], "--out-encoding ENCODING"),
    ("--to", &["png", "svg"], "zapis diagram"),
    ("--to", &["pdf"], "--to latex"),
    ("--to", &["russian"], "--out-letters ru"),
    ("--to", &["german"], "--out-letters de"),
    ("--to", &["french"], "--out-letters fr"),
    ("--to", &["spanish"], "--out-letters es"),
    ("--to", &["english"], "--out-letters en"),
    ("--to", &["long", "lalg", "halg", "elalg"], "--to lan"),
    ("--to", &["xboard", "short", "algebraic"], "--to san"),
    ("--to", &["coordinate", "coordinates"], "--to uci"),
    ("--to", &["print"], "--style print"),
    ("--format", &["pgn", "san", "uci", "lan", "latex", "markdown"], "zapis convert --to NOTATION"),
    ("--format", &["excel", "xlsx", "tsv"], "--format csv"),
    ("--format", &["fen"], "--format epd"),
    ("--format", &["xml"], "--format junit"),
    ("--system", &["960", "frc", "fischer", "fischerandom", "fischer-random"], "--system chess960"),
    ("--system", &["standard", "normal", "classical"], "--system chess"),
    ("--lang", &["english"], "--lang en"),
    ("--lang", &["russian", "rus"], "--lang ru"),
    ("--by", &["w"], "--by white"),
    ("--by", &["b"], "--by black"),
    ("[WHAT]", &["eco"], "zapis list openings"),
    ("[WHAT]", &["fields"], "zapis list conditions"),
    ("[WHAT]", &["rules", "checks"], "zapis list findings"),
    ("[WHAT]", &["languages", "pieces"], "zapis list letters"),
    ("[WHAT]", &["charsets", "codepages"], "zapis list encodings"),
    ("[WHAT]", &["formats"], "zapis list notations"),
    ("[WHAT]", &["editions"], "zapis list laws"),
    ("--format", &["sqlite"], "zapis audit --format sqlite -o FILE"),
    ("--format", &["jsonl"], "--format ndjson"),
    ("--format", &["jsonl"], "--format json"),
    ("--format", &["pdf"], "--format html"),
    ("--ending", &["draw", "drawn", "resignation", "time"], "--result RESULT"),
    ("--with", &["glyphs", "annotations", "symbols"], "--with nags"),
    ("--style", &["book", "books", "printed"], "--style print"),
    ("--input", &["csv", "json", "tsv"], "--input table"),
    ("--input", &["text", "txt", "sheet", "book"], "--input scoresheet"),
    ("--drop", &["all", "everything"], "--drop comments,variations,nags,clocks"),
    ("--drop", &["lines", "rav"], "--drop variations"),
    ("--drop", &["glyphs", "annotations", "symbols"], "--drop nags"),
];

/// Finds the suggestion for an option that a command does not have.
pub(crate) fn of_option(command: &str, option: &str) -> Option<&'static str> {
    let option = option.trim_start_matches('-');
    let option = option.split('=').next().unwrap_or(option);
    let of = |name: &str| found(OPTIONS, name, option);
    of(command).or_else(|| of("").filter(|meant| is_taken(command, meant)))
}

/// Returns true if a command has the option that a tip for all commands names.
fn is_taken(command: &str, meant: &str) -> bool {
    let option = meant.split(' ').next().unwrap_or_default();
    let program = Cli::command();
    let Some(command) = program.find_subcommand(command) else { return false };
    let has = |arg: &clap::Arg| {
        arg.get_long().is_some_and(|long| option == format!("--{long}"))
            || arg.get_short().is_some_and(|short| option == format!("-{short}"))
    };
    !option.starts_with('-') || command.get_arguments().any(has)
}

/// Finds the command for a task that other programs name differently.
pub(crate) fn of_command(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    COMMANDS.iter().find(|(names, _)| names.contains(&name.as_str())).map(|(_, meant)| *meant)
}

/// Finds the option that a value given to another one belongs to, or another value of the option among those it takes.
pub(crate) fn of_value(option: &str, value: &str, known: &[String]) -> Option<String> {
    let value = value.to_lowercase();
    if option == "--to" && offered("out_letters").is_some_and(|known| known.iter().any(|letters| letters.name == value))
    {
        return Some(format!("--out-letters {value}"));
    }
    let is_taken = |meant: &str| match meant.split_once(' ') {
        Some((name, values)) if name == option => values.split(',').all(|value| known.iter().any(|one| one == value)),
        _ => true,
    };
    all_found(VALUES, option, &value).find(|meant| is_taken(meant)).map(str::to_owned)
}

fn found(table: Synonyms, of: &str, word: &str) -> Option<&'static str> {
    all_found(table, of, word).next()
}

fn all_found(table: Synonyms, of: &str, word: &str) -> impl Iterator<Item = &'static str> {
    table.iter().filter(move |(name, words, _)| *name == of && words.contains(&word)).map(|(_, _, meant)| *meant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::typed::ALIASES;

    /// Checks that what a tip says to type is there: commands, and their options.
    fn check(tip: &str, command: &str) {
        let program = Cli::command();
        let mut words = tip.split(' ').peekable();
        let mut name = command.to_owned();
        if words.peek() == Some(&"zapis") {
            words.next();
            words
                .next_if(|word| !word.starts_with('-') && *word != "COMMAND")
                .inspect(|word| (*word).clone_into(&mut name));
        }
        if ALIASES.iter().any(|(alias, _)| *alias == name) {
            return;
        }
        let commands: Vec<&clap::Command> = if name.is_empty() {
            program.get_subcommands().collect()
        } else {
            vec![program.find_subcommand(&name).unwrap_or_else(|| panic!("{tip}: no command {name}"))]
        };
        for word in
            words.filter(|word| word.starts_with('-') && word.len() > 1 && *word != "-FIELD" && *word != "--version")
        {
            let has = |command: &&clap::Command| {
                command.get_arguments().any(|arg| {
                    arg.get_long().is_some_and(|long| *word == format!("--{long}"))
                        || arg.get_short().is_some_and(|short| *word == format!("-{short}"))
                })
            };
            assert!(commands.iter().any(has), "{tip}: {name} has no {word}");
        }
    }

    #[test]
    fn what_tips_say_to_type_is_there() {
        for (command, _, meant) in OPTIONS {
            check(meant, command);
        }
        for (_, meant) in COMMANDS {
            check(meant, "");
        }
        for (_, _, meant) in VALUES {
            check(meant, "");
        }
    }

    #[test]
    fn what_is_an_option_is_no_synonym() {
        let program = Cli::command();
        for (name, words, _) in OPTIONS.iter().filter(|(name, ..)| !name.is_empty()) {
            let command = program.find_subcommand(name).unwrap();
            for word in *words {
                let is_one = command.get_arguments().any(|arg| arg.get_long() == Some(word));
                assert!(!is_one, "{name} has --{word}");
            }
        }
        for (words, _) in COMMANDS {
            assert!(words.iter().all(|word| program.find_subcommand(word).is_none()), "{words:?}");
        }
    }
}
