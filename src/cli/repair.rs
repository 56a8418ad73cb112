//! `zapis repair`: the most probable legal game behind a damaged record, with every change named.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::chess::Alphabet;
use crate::game::{Chess, Game, Tavreli};
use crate::l10n::message;
use crate::render::{
    Located, RepairSummary, RepairedRecord, SheetTable, TableOf, TextStyle, players_of, write_repair_json,
    write_repair_text, write_sheet_json, write_summary_json, write_text,
};
use crate::scoresheet::{Restored, SearchOptions, repair, repair_nearby};

use super::args::{FindingArgs, RepairArgs, RepairFormat};
use super::destination::Outputs;
use super::repair_interactive::Asker;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::validate::print_table;
use super::{CommandError, ExitStatus, run_loop, terminal};
use crate::front::{BatchOutput, Job, JobOf, View};

struct Repair {
    format: RepairFormat,
    letters: Option<Alphabet>,
    options: SearchOptions,
    n_sound: AtomicU64,
    n_whole: AtomicU64,
    n_open: AtomicU64,
    n_beyond: AtomicU64,
    n_changes: AtomicU64,
    explains: bool,
    asker: Option<Mutex<Asker>>,
    text: TextStyle,
    table: Mutex<SheetTable>,
}

/// So many bytes are worked on at once: looking for a game takes much longer than reading a record.
const BATCH: usize = 4096;

impl Job for Repair {
    type Item = ();

    /// Text that is no record is told of; what is wrong in a record, its changes tell.
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        write_text(located, &self.text, &mut output.messages);
    }

    fn batch_size(&self) -> usize {
        BATCH
    }
}

impl JobOf<Chess> for Repair {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput) {
        // What was really played is not to be changed, legal or not.
        if view.replay.stands_as_written() {
            return self.tell(view, None, output);
        }
        let restored = match &self.asker {
            Some(asker) => {
                let mut asker = asker.lock().unwrap_or_else(PoisonError::into_inner);
                asker.repair(view, self.letters, self.options)
            }
            None => repair(view.game, &view.record, view.replay, self.letters, self.options),
        };
        self.tell(view, restored.as_ref(), output);
    }
}

impl JobOf<Tavreli> for Repair {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput) {
        let restored = repair_nearby(view.game, &view.record, view.replay, self.options);
        self.tell(view, restored.as_ref(), output);
    }
}

impl Repair {
    /// Counts what became of a record and writes it.
    fn tell<G: Game + Clone>(&self, view: &View<'_, G>, restored: Option<&Restored<G>>, output: &mut BatchOutput) {
        let of = RepairedRecord {
            game: view.game,
            record: view.record,
            replay: view.replay,
            index: view.index,
            source: view.source,
            restored,
        };
        let (counter, n_changes) = match restored {
            Some(restored) if restored.is_complete() => (&self.n_whole, restored.n_changed()),
            Some(restored) => (&self.n_open, restored.n_changed()),
            None if of.is_sound() => (&self.n_sound, 0),
            None => (&self.n_beyond, 0),
        };
        counter.fetch_add(1, Ordering::Relaxed);
        self.n_changes.fetch_add(n_changes as u64, Ordering::Relaxed);
        match self.format {
            RepairFormat::Text => write_repair_text(&of, self.explains, &mut output.results),
            RepairFormat::Json => write_repair_json(&of, &mut output.results),
        }
        let players = players_of(&view.record);
        let line = of.sheet_line(players.as_ref());
        self.table.lock().unwrap_or_else(PoisonError::into_inner).add(&line);
        if self.format == RepairFormat::Json {
            write_sheet_json(&line, view.index, &mut output.results);
        }
    }
}

pub(super) fn run(args: &RepairArgs) -> Result<ExitStatus, CommandError> {
    if !(args.max_cost >= 0.0 && args.max_cost.is_finite()) {
        return Err(CommandError::Usage(message!("repair-cost-below-zero")));
    }
    let mut settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut outputs = Outputs::of(&args.read);
    if args.output.path().is_some() || !std::io::stdout().is_terminal() {
        // What others read on has a line for each change.
        settings.options.width = usize::MAX;
    }
    if args.interactive {
        if args.read.paths.is_empty() || args.read.paths.iter().any(|path| path.as_os_str() == "-") {
            return Err(CommandError::Usage(message!("repair-interactive-needs-paths")));
        }
        // One after another, so that questions come in the order of the records.
        settings.options.jobs = 1;
        // Answers come from there.
        outputs.also(Path::new("-"));
    }
    let job = Repair {
        format: args.format,
        letters: settings.options.games.chess.letters,
        options: SearchOptions { beam: args.beam as usize, max_cost: args.max_cost, max_steps: args.max_steps },
        n_sound: AtomicU64::new(0),
        n_whole: AtomicU64::new(0),
        n_open: AtomicU64::new(0),
        n_beyond: AtomicU64::new(0),
        n_changes: AtomicU64::new(0),
        explains: args.explain,
        asker: args.interactive.then(|| Mutex::new(Asker::new(settings.options.language))),
        text: TextStyle::new(settings.colors, terminal::width()),
        table: Mutex::default(),
    };
    let written = Written::as_json_if(args.format == RepairFormat::Json);
    let mut ran = run_loop::run(&args.read, &settings, &job, Sink::open(outputs.grant(args.output.path())?, written)?)?;
    let summary = RepairSummary {
        records: ran.summary.records,
        sound: job.n_sound.into_inner(),
        repaired: job.n_whole.into_inner(),
        left_open: job.n_open.into_inner(),
        beyond_repair: job.n_beyond.into_inner(),
        changes: job.n_changes.into_inner(),
        unreadable_files: ran.summary.unreadable_files,
    };
    if args.format == RepairFormat::Json {
        let mut line = Vec::new();
        write_summary_json(&summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && args.format == RepairFormat::Text {
        let table = job.table.into_inner().unwrap_or_else(PoisonError::into_inner);
        if table.n_files() > 1 {
            print_table(&table, TableOf::Repaired, settings.options.language);
        }
        let line = message!(
            "repair-summary",
            records = summary.records,
            sound = summary.sound,
            repaired = summary.repaired,
            open = summary.left_open,
            beyond = summary.beyond_repair,
            changes = summary.changes,
        );
        // A summary that cannot be written is no reason to fail.
        terminal::tell(&line.in_language(settings.options.language));
    }
    Ok(if ran.status == ExitStatus::UsageOrIo {
        ran.status
    } else if summary.repaired + summary.left_open + summary.beyond_repair + ran.n_without_record > 0 {
        ExitStatus::Found
    } else {
        ExitStatus::NothingFound
    })
}
