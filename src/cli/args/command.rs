//! The commands, as they are typed: help, man pages and completions are made from these definitions.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};

use super::audit_args::AuditArgs;
use super::before_args::BeforeArgs;
use super::convert_args::{ConvertArgs, TargetNotation};
use super::diagram_args::DiagramArgs;
use super::diff_args::DiffArgs;
use super::list_args::ListArgs;
use super::move_asked::MoveAsked;
use super::plan_args::PlanArgs;
use super::rearrange_args::{SortArgs, SplitArgs};
use super::select_args::SelectArgs;
use super::standings_args::StandingsArgs;
use super::tags_args::TagsArgs;
use super::{ClaimsArgs, CompareArgs, ExplainArgs, ExportArgs, RepairArgs, TargetFormat, ValidateArgs};

/// Reads, checks and converts records of games: PGN in every national notation and encoding.
///
/// zapis plays every record by the rules and reports what is wrong, where, and by which article of the rules. It
/// rewrites records in another notation, alphabet or encoding, and turns games into JSON timelines.
#[derive(Debug, Parser)]
#[command(name = "zapis", version, max_term_width = 100, after_help = ALL_STATUSES)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) before: BeforeArgs,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The rule of [`super::exit_status::Outcome`] as a table.
const ALL_STATUSES: &str = "\
Exit status, the same for every command:
  0  everything was read and written, and nothing found at error level
  1  everything was read and written, and something is left to be done:
       validate, convert, export, audit, standings   findings at error level
       select                                        no record fits
       diff                                          the versions differ
       repair, compare                               something was changed or left open
       claims --at, --sealed                         the claim is incorrect, the move loses
       tags, validate and audit with --diff          something would be changed
       sort, split                                   a file holds no record
  2  wrong usage; a file, or a part of one, could not be read; an output was not written";

const EXIT_STATUS: &str = "Exit status: 0 nothing found at error level; 1 something found; 2 wrong usage, something could not be read or was not \
written.";

const REPAIR_STATUS: &str = "Exit status: 0 nothing was changed; 1 something was changed or left open, or a file holds no record; 2 wrong usage, \
something could not be read or was not written.";

const COMPARE_STATUS: &str = "Exit status: 0 the sheets agree in full; 1 they differ; 2 wrong usage, something could not be read or \
was not written, a sheet without a game or without a counterpart.";

const CLAIMS_STATUS: &str = "Exit status: 0 the claims were listed, the claim is correct, the sealed move is valid; 1 the claim is \
incorrect or cannot be decided from the record, or the sealed move loses; 2 wrong usage or \
something could not be read.";

const DIAGRAM_STATUS: &str =
    "Exit status: 0 it was drawn; 2 wrong usage, no such position, something could not be read or was not written.";

const STANDINGS_STATUS: &str = "Exit status: 0 nothing found at error level; 1 something found, such as a report file that says \
otherwise; 2 wrong usage, something could not be read or was not written, no event.";

const DIFF_STATUS: &str = "Exit status: 0 nothing differs; 1 something does; 2 wrong usage, something could not be read or was not \
written.";

const TAGS_STATUS: &str = "Exit status: 0 done; 1 something could not be done, or with `--diff` something would be changed; 2 wrong \
usage, something could not be read or was not written.";

const REARRANGE_STATUS: &str = "Exit status: 0 done; 1 a file holds no record; 2 wrong usage, something could not be read or \
was not written.";

const PLAN_STATUS: &str = "Exit status: 0 everything was planned; 2 wrong usage, something could not be read or was not \
written.";

const SELECT_STATUS: &str =
    "Exit status: 0 records were selected; 1 none; 2 wrong usage, something not read or not written.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check records: is this a legal, consistent record?
    #[command(after_help = EXIT_STATUS)]
    Validate(ValidateArgs),
    /// Rewrite records in another notation, alphabet or encoding
    #[command(after_help = EXIT_STATUS)]
    Convert(ConvertArgs),
    /// Write timelines: every ply with its position, clock and comments
    #[command(after_help = EXIT_STATUS)]
    Export(ExportArgs),
    /// List the draws that could be claimed: when, by whom, under which article
    #[command(after_help = CLAIMS_STATUS)]
    Claims(ClaimsArgs),
    /// Restore damaged or misread scoresheets: the most probable legal game, with every change named
    ///
    /// A record that can be played as written is left as it is. For any other, the most probable legal game is searched
    /// for, with later moves as evidence about earlier ones; every change is reported with its place, as sure, likely
    /// or open, and with the next best readings; what cannot be decided is left open.
    #[command(after_help = REPAIR_STATUS)]
    Repair(RepairArgs),
    /// Reconcile the sheets of one game: where they differ, who is right, and the one game they support
    ///
    /// Two or more files are compared record by record, in their order; in a single file, the records that are of one game:
    /// by the players, date and round they name, else by their moves. In a folder, files belong together if their names
    /// differ only in a last part (`001_0.txt`, `001_1.txt`), or if they name the same players; in several folders, files
    /// of the same name. Each sheet is read with the help of the others, rows that are lost, doubled or shifted included.
    /// Legality decides who is right: a word that is not a legal move is wrong, and so is a legal one after which the
    /// sheets cannot continue as they do. What legality does not decide is left open.
    #[command(after_help = COMPARE_STATUS)]
    Compare(CompareArgs),
    /// Check a whole database: every record, and duplicates and contradictions across records
    ///
    /// Everything that `validate` finds, and findings across records, whatever files they are in: duplicate games, also
    /// with other spellings, cut short or with a few different moves, ratings that contradict each other, names that
    /// may belong to one player, and missing or wrong games in tournaments. Ends with a summary by finding, by file and
    /// by event.
    #[command(after_help = EXIT_STATUS)]
    Audit(AuditArgs),
    /// Show crosstables, standings and tie-breaks of the events in records or report files
    ///
    /// Events are recognized by the tags of records: which belong together, who took part, which type of tournament it is. A
    /// FIDE report file (TRF16, TRF26) is recognized by its contents. Results are taken from the Result tag, then from the
    /// end of the moves. What is missing in an event, doubled or against the Berger tables is reported below its table.
    #[command(after_help = STANDINGS_STATUS)]
    Standings(StandingsArgs),
    /// Compare two versions of an archive, or two sources: games that are new, gone and changed
    ///
    /// Each of the two is a file or a folder. Records of the same game are matched as by `audit`, whatever their order
    /// and spelling; for a changed game each difference is shown with both values: tags, result, moves, comments,
    /// clocks.
    #[command(after_help = DIFF_STATUS)]
    Diff(DiffArgs),
    /// Draw a position (of a FEN, after a move of a record, of a finding) or a deal of bridge
    ///
    /// The drawing is self-contained SVG, with the last move, a check, and the squares and arrows of the comments; its
    /// description lists all pieces. A position that cannot arise in a game is drawn with a warning. Towers of Tavreli
    /// are listed below the board; for a deal, the hands, the auction and the play are drawn.
    #[command(after_help = DIAGRAM_STATUS)]
    Diagram(DiagramArgs),
    /// Choose records by players, dates, results, openings, moves, positions, findings
    ///
    /// Matching records are written byte for byte as stored, those of UTF-16 files as UTF-8, each followed by a blank
    /// line. Moves are played only if the tags do not decide.
    #[command(after_help = SELECT_STATUS)]
    Select(Box<SelectArgs>),
    /// Set, rename and drop tags, and write dates and results as the standard has them
    ///
    /// Only tag pairs are changed: every byte of the moves stays as it is, and so do line ends and encodings. What is done is
    /// done in this order: rename, drop, dates and results, set, add, opening, number of plies. Doing it again changes nothing.
    #[command(after_help = TAGS_STATUS)]
    Tags(TagsArgs),
    /// Distribute records among several files: by event, year, player, opening, by number or size
    ///
    /// Every record goes to one file; split by player, a game goes to the files of both players. Records are written
    /// byte for byte as stored, those of UTF-16 files as UTF-8, each followed by a blank line, in their order; text
    /// between records goes with one of them. File names are valid on every system. Nothing is written if not
    /// everything can be read.
    #[command(after_help = REARRANGE_STATUS)]
    Split(SplitArgs),
    /// Put records in order: by date, event, round, players, ratings, opening, number of plies
    ///
    /// Records are written byte for byte as stored, those of UTF-16 files as UTF-8, each followed by a blank line.
    /// Records without the value come last, and equal ones keep their order. Text before the first record of a file
    /// comes first, text between records goes with one of them. Memory does not grow with the records.
    #[command(after_help = REARRANGE_STATUS)]
    Sort(SortArgs),
    /// Cut files into ranges that can be read side by side, on one machine or many
    ///
    /// Records are counted once. Each line of JSON is a range of a file, for `--range` and `--base` of any command: the
    /// results of all ranges in their order are those of the whole. A compressed file is cut where decompression can
    /// begin: at frames of zstd (as `pzstd` and the seekable format write them), members of gzip (BGZF) and streams of
    /// bzip2. A file with a single frame, an archive and UTF-16 are one range.
    #[command(after_help = PLAN_STATUS)]
    Plan(PlanArgs),
    /// Explain a finding: what it means, with an example and the articles
    Explain(ExplainArgs),
    /// List the known letters, encodings, laws, findings, notations, tie-breaks or JSON Schemas
    List(ListArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell; without it, how to install the script for each
        shell: Option<clap_complete::Shell>,
    },
    /// Write an example of `zapis.toml`, the settings for the records of a folder
    Init {
        /// The folder; by default the current one
        ///
        /// An existing file is never replaced. `zapis list settings` shows every setting.
        #[arg(value_name = "DIRECTORY")]
        directory: Option<PathBuf>,
    },
    /// Write the manual pages to a folder
    Man {
        /// The folder, which is created if missing
        ///
        /// Pages in other languages go into subfolders named after the language: `ru`.
        directory: PathBuf,
    },
}

/// Builds the arguments of the program with one command only, without texts about commands, for a run of it.
///
/// Returns `None` for an unknown name, and for commands that need the others.
pub(crate) fn alone(name: &str) -> Option<clap::Command> {
    let command = clap::Command::new(name.to_owned());
    let command = match name {
        "validate" => ValidateArgs::augment_args(command),
        "convert" => ConvertArgs::augment_args(command),
        "export" => ExportArgs::augment_args(command),
        "claims" => ClaimsArgs::augment_args(command),
        "repair" => RepairArgs::augment_args(command),
        "compare" => CompareArgs::augment_args(command),
        "audit" => AuditArgs::augment_args(command),
        "standings" => StandingsArgs::augment_args(command),
        "diff" => DiffArgs::augment_args(command),
        "diagram" => DiagramArgs::augment_args(command),
        "select" => SelectArgs::augment_args(command),
        "tags" => TagsArgs::augment_args(command),
        "split" => SplitArgs::augment_args(command),
        "sort" => SortArgs::augment_args(command),
        "plan" => PlanArgs::augment_args(command),
        "explain" => ExplainArgs::augment_args(command),
        "list" => ListArgs::augment_args(command),
        _ => return None,
    };
    let program = BeforeArgs::augment_args(clap::Command::new("zapis"));
    Some(program.disable_help_subcommand(true).subcommand_required(true).subcommand(command))
}

impl Command {
    /// Returns the name of the command if only the schemas of its JSON are asked for.
    pub(crate) const fn asks_for_schemas(&self) -> Option<&'static str> {
        let (schema, name) = match self {
            Self::Validate(args) => (args.schema, "validate"),
            Self::Export(args) => (args.schema, "export"),
            Self::Claims(args) => (args.schema, "claims"),
            Self::Repair(args) => (args.schema, "repair"),
            Self::Compare(args) => (args.schema, "compare"),
            Self::Audit(args) => (args.schema, "audit"),
            Self::Standings(args) => (args.schema, "standings"),
            Self::Diff(args) => (args.schema, "diff"),
            Self::Plan(args) => (args.schema, "plan"),
            Self::Convert(_)
            | Self::Diagram(_)
            | Self::Select(_)
            | Self::Tags(_)
            | Self::Split(_)
            | Self::Sort(_)
            | Self::Explain(_)
            | Self::List(_)
            | Self::Completions { .. }
            | Self::Init { .. }
            | Self::Man { .. } => {
                return None;
            }
        };
        if schema.is_asked { Some(name) } else { None }
    }

    /// Returns the last path, if it does not exist and the others do: it was meant as the output of a command that
    /// writes records.
    pub(crate) fn output_among_inputs(&self) -> Option<(&Path, &'static str)> {
        let (read, has_into) = match self {
            Self::Convert(args) if args.into.is_none() && args.output.path().is_none() => (&args.read, true),
            Self::Export(args) if args.output.path().is_none() => (&args.read, false),
            Self::Select(args) if args.output.path().is_none() => (&args.read, false),
            Self::Tags(args) if args.output.path().is_none() => (&args.read, false),
            Self::Sort(args) if args.output.path().is_none() => (&args.read, false),
            _ => return None,
        };
        let (last, others) = read.paths.split_last()?;
        let is_output = !others.is_empty() && !last.exists() && others.iter().all(|path| path.exists());
        let are_folders = others.iter().all(|path| path.is_dir());
        is_output.then_some((last.as_path(), if has_into && are_folders { "--into" } else { "-o" }))
    }

    /// Returns a word among the paths that is no file but means something without its option, and the option with it.
    pub(crate) fn word_among_inputs(&self) -> Option<(&Path, String)> {
        let read = match self {
            Self::Convert(args) => &args.read,
            Self::Export(args) => &args.read,
            Self::Diagram(args) => &args.read,
            Self::Select(args) => &args.read,
            _ => return None,
        };
        let path = read.paths.iter().find(|path| !path.exists())?;
        let word = path.to_str().filter(|word| *word != "-")?;
        let is_plain = !word.contains(['.', '/', '\\', '*']);
        let meant = match self {
            Self::Select(_) if word.contains(['=', '<', '>', '~']) => format!("-w '{word}'"),
            Self::Select(_) if is_plain => format!("--player \"{word}\""),
            Self::Convert(_) if TargetNotation::from_str(word, true).is_ok() => format!("--to {word}"),
            Self::Export(_) if TargetFormat::from_str(word, true).is_ok() => format!("--format {word}"),
            Self::Diagram(_) if word.parse::<MoveAsked>().is_ok() => format!("--at {word}"),
            _ => return None,
        };
        Some((path, meant))
    }

    /// Takes over what stands before the command, where nothing behind it says otherwise.
    pub(crate) fn take(&mut self, before: &BeforeArgs) {
        let read = match self {
            Self::Validate(args) => &mut args.read,
            Self::Convert(args) => &mut args.read,
            Self::Export(args) => &mut args.read,
            Self::Claims(args) => &mut args.read,
            Self::Repair(args) => &mut args.read,
            Self::Compare(args) => &mut args.read,
            Self::Audit(args) => &mut args.read,
            Self::Standings(args) => &mut args.read,
            Self::Diff(args) => &mut args.read,
            Self::Diagram(args) => &mut args.read,
            Self::Plan(args) => &mut args.read,
            Self::Select(args) => &mut args.read,
            Self::Tags(args) => &mut args.read,
            Self::Split(args) => &mut args.read,
            Self::Sort(args) => &mut args.read,
            Self::Explain(ExplainArgs { lang, .. }) | Self::List(ListArgs { lang, .. }) => {
                *lang = lang.or(before.lang);
                return;
            }
            Self::Completions { .. } | Self::Init { .. } | Self::Man { .. } => return,
        };
        read.lang = read.lang.or(before.lang);
        read.color = read.color.or(before.color);
        read.progress = read.progress.or(before.progress);
        read.jobs = read.jobs.or(before.jobs);
        read.quiet |= before.quiet;
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn a_command_alone_takes_what_it_takes_among_all() {
        let all = Cli::command();
        let args_of = |command: &clap::Command| -> Vec<String> {
            command.get_arguments().map(|arg| format!("{arg:?}")).collect()
        };
        for command in
            all.get_subcommands().filter(|command| !["completions", "init", "man"].contains(&command.get_name()))
        {
            let name = command.get_name();
            let alone = alone(name).unwrap();
            let among_one = alone.get_subcommands().next().unwrap();
            assert_eq!(args_of(among_one), args_of(command), "{name}");
            let groups = |command: &clap::Command| format!("{:?}", command.get_groups().collect::<Vec<_>>());
            assert_eq!(groups(among_one), groups(command), "{name}");
            assert_eq!(args_of(&alone), args_of(&all));
        }
        assert!(alone("valid").is_none() && alone("--help").is_none());
    }
}
