//! `zapis validate --fix` and `--diff`: fixes are written into the files, or shown.

use std::collections::HashMap;
use std::path::PathBuf;

use zapis::{Applicability, FixedFile, Inputs, STANDARD_INPUT};
use zapis::{Message, message};

use super::checking;
use super::mended::Mended;
use crate::cli::args::ValidateArgs;
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::file_identity::FileId;
use crate::cli::output::finding_output::FindingOutput;
use crate::cli::output::replaced_file::{Stamp, replaced, write_diff};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::run_loop::{OnlyProgress, outcome_of, tell_unread};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error};

pub(crate) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
    let mut settings = Settings::new(&args.read, &args.findings)?;
    settings.options.double_dummy = args.double_dummy;
    settings.colors &= args.output.path().is_none();
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let paths = &args.read.paths;
    let is_standard_input = paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-");
    if is_standard_input && paths.len() > 1 {
        return Err(CommandError::Usage(message!("fix-of-stdin-and-files")));
    }
    let format = settings.chosen(args.format, "format")?.unwrap_or_default();
    let output =
        FindingOutput::new(format, args.statistics, args.page.head("validate", settings.options.language), &settings)?
            .showing_all_if(args.all);
    let to = Outputs::of(&args.read).grant_results(&args.output)?;
    let is_text = args.fixes.diff || is_standard_input;
    let sink = Sink::open(to, if is_text { Written::Records } else { output.written() })?;
    let listed = || -> Inputs {
        let mut listed = settings.inputs(paths);
        listed.drop_repeated(FileId::of_path);
        listed
    };
    let standard_input = if is_standard_input { Some(Inputs::read_standard_input()?) } else { None };
    let inputs = standard_input.as_ref().map_or_else(listed, |bytes| Inputs::bytes(STANDARD_INPUT, bytes.clone()));
    let stored = Stamp::of_all(&inputs);
    let up_to = if args.fixes.unsafe_fixes { Applicability::Unsafe } else { Applicability::Safe };
    let mut progress = OnlyProgress::start(&settings, &inputs);
    let (files, report) = zapis::fix(inputs, &settings.options, up_to, Some(&mut progress))?;
    let mut mending =
        Mending { args, output: &output, settings: &settings, mended: Mended::default(), has_failed: false };
    if args.fixes.diff {
        tell_unread(&report, settings.options.language);
        return mending.show(&files, outcome_of(&report), sink);
    }
    if let Some(bytes) = standard_input {
        return mending.pass_on(&files, bytes, sink);
    }
    for file in &files {
        mending.write(file, &stored);
    }
    let outcome = checking::check(args, &output, &settings, listed(), sink, Some(&mending.mended))?;
    Ok(outcome.unwritten_if(mending.has_failed).status())
}

/// What is done with the files that can be fixed.
struct Mending<'a> {
    args: &'a ValidateArgs,
    output: &'a FindingOutput,
    settings: &'a Settings,
    mended: Mended,
    has_failed: bool,
}

impl Mending<'_> {
    /// Writes the fixes into a file, or reports why that cannot be done.
    fn write(&mut self, file: &FixedFile, stored: &HashMap<PathBuf, Stamp>) {
        self.note(file);
        let (Some(path), false) = (file.file_path(), file.edits.is_empty()) else { return };
        match replaced(file, path, stored.get(path), self.args.fixes.backup.as_deref()) {
            Ok(not_kept) => {
                not_kept.tell(self.settings.options.language);
                self.mended.add(file);
            }
            Err(reason) => {
                let path = file.path.as_str();
                self.fail(&message!("cannot-fix", path = path, reason = reason));
            }
        }
    }

    /// Counts what is left in a file, and reports a file that cannot be written.
    fn note(&mut self, file: &FixedFile) {
        let path = file.path.as_str();
        if file.is_changed {
            return self.fail(&message!("cannot-fix", path = path, reason = message!("file-changed-meanwhile")));
        }
        self.mended.n_unsafe += file.n_unsafe;
        if let Some(reason) = file.why_not_written()
            && file.n_fixed() > 0
        {
            self.fail(&reason);
        } else if file.n_held_back > 0 {
            report_error(
                &message!("fix-held-back", path = path, count = file.n_held_back),
                self.settings.options.language,
            );
        }
    }

    fn fail(&mut self, reason: &Message) {
        report_error(reason, self.settings.options.language);
        self.has_failed = true;
    }

    /// Shows what would be changed.
    fn show(mut self, files: &[FixedFile], outcome: Outcome, mut sink: Sink) -> Result<ExitStatus, CommandError> {
        for file in files {
            self.note(file);
            if !file.edits.is_empty() {
                write_diff(file, &mut sink)?;
                self.mended.add(file);
            }
        }
        let is_found = self.mended.n_files > 0;
        sink.finish(true, self.settings.options.language)?;
        if !self.settings.quiet {
            terminal::tell(&self.mended.possible_message().in_language(self.settings.options.language));
        }
        Ok(outcome.unwritten_if(self.has_failed).with_found(is_found).status())
    }

    /// Passes standard input on, fixed.
    fn pass_on(mut self, files: &[FixedFile], mut bytes: Vec<u8>, mut sink: Sink) -> Result<ExitStatus, CommandError> {
        let language = self.settings.options.language;
        if let [file] = files {
            self.note(file);
            self.mended.add(file);
            bytes = file.mended().map_err(|error| CommandError::Write { place: message!("standard-output"), error })?;
        }
        sink.write(|out| out.write_all(&bytes))?;
        sink.finish(true, language)?;
        let left = Sink::open(Destination::StandardError, self.output.written())?;
        let inputs = Inputs::bytes(STANDARD_INPUT, bytes);
        let outcome = checking::check(self.args, self.output, self.settings, inputs, left, Some(&self.mended))?;
        Ok(outcome.unwritten_if(self.has_failed).status())
    }
}
