//! From arguments as typed to settings that hold.

use std::io::IsTerminal;

use crate::chess::{Alphabet, CastlingMode, SetupFault, parse_fen};
use crate::findings::{Draft, Laws, Rule, Severity, rule};
use crate::game::{Chess, GameKind, MoveNotation, Tavreli, kind_by_tag};
use crate::l10n::{Language, Message, ToMessage, message};
use crate::laws::Edition;
use crate::record::{ByteRange, InputFormat, Record};
use crate::tavreli::{Demotion, Files, parse_position};
use crate::text::{Encoding, EncodingChoice};

use super::args::{Deny, FindingArgs, InputKind, MessageLanguage, ReadArgs, SystemChoice, When};
use super::{CommandError, known_names, terminal};

/// How records are read and which findings count.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) game: Chess,
    pub(super) letters: Option<Alphabet>,
    /// Tavreli, and whose letters name its files.
    pub(super) tavreli: Tavreli,
    pub(super) files: Option<Files>,
    system: SystemChoice,
    pub(super) encoding: EncodingChoice,
    /// Whether records are PGN or scoresheets.
    pub(super) reading: InputFormat,
    pub(super) laws: Laws,
    /// Whether play ends at an illegal move, even where the players went on.
    pub(super) strict: bool,
    /// The part of the file that is read; of a whole run, all of every file.
    pub(super) range: ByteRange,
    pub(super) jobs: usize,
    pub(super) notes: bool,
    pub(super) select: Vec<&'static Rule>,
    pub(super) ignore: Vec<&'static Rule>,
    pub(super) deny_warnings: bool,
    pub(super) quiet: bool,
    pub(super) language: Language,
    pub(super) colors: bool,
    pub(super) progress: bool,
    /// The width of lines on standard output.
    pub(super) width: usize,
}

impl Settings {
    pub(super) fn new(read: &ReadArgs, findings: &FindingArgs) -> Result<Self, CommandError> {
        let mode = match read.system {
            SystemChoice::Auto | SystemChoice::Tavreli => None,
            SystemChoice::Chess => Some(CastlingMode::Standard),
            SystemChoice::Chess960 => Some(CastlingMode::Chess960),
        };
        let towers = match (&read.fen, read.system) {
            (Some(text), SystemChoice::Tavreli) => Some(tower_position(text)?),
            (Some(text), SystemChoice::Auto) => tower_position(text).ok(),
            _ => None,
        };
        let default_start = match &read.fen {
            Some(fen) if towers.is_none() => Some(start_position(fen, mode)?),
            _ => None,
        };
        let system = if towers.is_some() { SystemChoice::Tavreli } else { read.system };
        let tavreli = Tavreli { default_start: towers, is_stated: system == SystemChoice::Tavreli };
        let names = |names: &[String]| names.iter().map(|name| rule_named(name)).collect::<Result<Vec<_>, _>>();
        let select = names(&findings.select)?;
        let default_jobs = || std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Self {
            game: Chess { default_start, mode },
            letters: letters(&read.letters)?,
            files: tavreli.letters_by_code(&read.letters.to_ascii_lowercase()),
            tavreli,
            system,
            encoding: match read.encoding.as_str() {
                "auto" => EncodingChoice::Auto,
                name => EncodingChoice::Declared(encoding(name)?),
            },
            reading: match read.input {
                InputKind::Auto => InputFormat::Auto,
                InputKind::Pgn => InputFormat::Pgn,
                InputKind::Scoresheet => InputFormat::Scoresheet,
            },
            laws: laws(&read.laws)?,
            strict: read.strict,
            range: range(read)?,
            jobs: read.jobs.unwrap_or_else(default_jobs).clamp(1, 1024),
            // A note that is asked for by name is wanted.
            notes: findings.notes || select.iter().any(|rule| rule.severity == Severity::Note),
            select,
            ignore: names(&findings.ignore)?,
            deny_warnings: findings.deny.contains(&Deny::Warnings),
            quiet: read.quiet,
            language: language(read.lang),
            colors: terminal::has_colors(read.color.unwrap_or_default()),
            progress: match read.progress.unwrap_or_default() {
                When::Always => true,
                When::Never => false,
                // A line that is written over again and again is beyond a dumb terminal.
                When::Auto => !read.quiet && std::io::stderr().is_terminal() && !terminal::is_dumb(),
            },
            width: terminal::width(),
        })
    }

    /// Lets what is done after reading use as many threads as were asked for, this one among them.
    pub(super) fn start_threads(&self) {
        let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).use_current_thread().build_global();
        // Where no thread is to be had, this one does the work.
        let _ = pool(self.jobs).or_else(|_| pool(1));
    }

    /// Tells whether a record is one of Tavreli: because that was asked for, or because it says so.
    pub(super) fn is_tavreli(&self, record: &Record<'_>) -> bool {
        match self.system {
            SystemChoice::Tavreli => true,
            SystemChoice::Auto => kind_by_tag(record) == Some(GameKind::Tavreli),
            SystemChoice::Chess | SystemChoice::Chess960 => false,
        }
    }

    /// Tells whether a record that does not name its game may be taken for one of another game.
    pub(super) fn guesses_game(&self) -> bool {
        self.system == SystemChoice::Auto
    }

    /// Tells whether a finding is shown and counted.
    pub(super) fn wants(&self, finding: &Draft) -> bool {
        (self.select.is_empty() || self.select.contains(&finding.rule)) && !self.ignore.contains(&finding.rule)
    }

    /// Tells whether findings of a rule at a level are shown and counted.
    pub(super) fn wants_rule(&self, rule: &'static Rule, severity: Severity) -> bool {
        (self.select.is_empty() || self.select.contains(&rule))
            && !self.ignore.contains(&rule)
            && (self.notes || severity > Severity::Note)
    }
}

/// Chooses the language of messages: the one asked for, else that of the environment.
pub(super) fn language(choice: Option<MessageLanguage>) -> Language {
    match choice {
        Some(MessageLanguage::En) => Language::English,
        Some(MessageLanguage::Ru) => Language::Russian,
        None => Language::of_environment(|name| std::env::var(name).ok()),
    }
}

/// Finds the alphabet asked for; `None` for `auto`.
pub(super) fn letters(name: &str) -> Result<Option<Alphabet>, CommandError> {
    if name.eq_ignore_ascii_case("auto") {
        return Ok(None);
    }
    let unknown = || with_near(message!("unknown-letters", name = name), known_names::letters_like(name));
    Alphabet::by_code(name).map(Some).ok_or_else(unknown)
}

pub(super) fn encoding(name: &str) -> Result<Encoding, CommandError> {
    let near = || known_names::near(name, Encoding::ALL.into_iter().map(Encoding::label));
    name.parse().map_err(|_| with_near(message!("unknown-encoding", name = name), near()))
}

/// Refuses a name, with the known one that is most like it.
fn with_near(what: Message, near: Option<&str>) -> CommandError {
    CommandError::Usage(match near {
        Some(near) => message!("with-near", what = what, near = near),
        None => what,
    })
}

fn laws(name: &str) -> Result<Laws, CommandError> {
    if name.eq_ignore_ascii_case("by-date") {
        return Ok(Laws::ByDate);
    }
    let near = || known_names::near(name, Edition::ALL.into_iter().map(Edition::key).chain(["by-date"]));
    let unknown = |_| with_near(message!("unknown-edition", name = name), near());
    name.parse::<Edition>().map(Laws::Edition).map_err(unknown)
}

/// Takes the range asked for, which must be one of one file.
fn range(read: &ReadArgs) -> Result<ByteRange, CommandError> {
    let Some(range) = read.range else { return Ok(ByteRange::WHOLE) };
    match read.paths.as_slice() {
        [path] if path.is_dir() => {
            Err(CommandError::Usage(message!("range-of-a-folder", path = path.to_string_lossy().into_owned())))
        }
        [] | [_] => Ok(range),
        paths => Err(CommandError::Usage(message!("range-of-several-files", count = paths.len()))),
    }
}

fn rule_named(name: &str) -> Result<&'static Rule, CommandError> {
    let near = || known_names::near(name, rule::ALL.iter().map(|rule| rule.name));
    Rule::by_name(name).ok_or_else(|| with_near(message!("unknown-finding", name = name), near()))
}

/// Reads the position of Tavreli that records start from.
fn tower_position(text: &str) -> Result<crate::tavreli::Position, CommandError> {
    let usage = |reasons: Vec<Message>| CommandError::Usage(message!("fen-option", reasons = reasons));
    let setup = parse_position(text)
        .map_err(|error| usage(vec![message!("fen-at-byte", problem = error.message(), byte = error.offset + 1)]))?;
    let (position, faults) = setup.position(Demotion::default());
    let fatal = || faults.iter().filter(|fault| fault.is_fatal()).map(crate::tavreli::SetupFault::message).collect();
    position.ok_or_else(|| usage(fatal()))
}

fn start_position(fen: &str, mode: Option<CastlingMode>) -> Result<crate::chess::Position, CommandError> {
    let usage = |reasons: Vec<Message>| CommandError::Usage(message!("fen-option", reasons = reasons));
    let setup = parse_fen(fen).map_err(|error| {
        usage(vec![message!("fen-at-byte", problem = error.problem.message(), byte = error.offset + 1)])
    })?;
    let (position, faults) = setup.position(mode.unwrap_or_else(|| setup.castling_mode()));
    position.ok_or_else(|| usage(faults.iter().filter(|fault| fault.is_fatal()).map(SetupFault::message).collect()))
}
