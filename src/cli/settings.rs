//! From arguments as typed to valid settings.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use zapis::{ByteRange, FolderFiles, Inputs, Options, PathPatterns, SettingsFile};
use zapis::{Language, message};

use super::args::{Deny, FindingArgs, ReadArgs, When};
use super::output::own_output::is_own_output;
use super::output::terminal;
use super::{CommandError, report_error};

/// The settings of a whole run.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option on the command line")]
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// How records are read and which findings count.
    pub(super) options: Options,
    /// The file of settings that was used, if any.
    pub(super) file: Option<SettingsFile>,
    /// What is not read of folders.
    pub(super) exclude: Vec<PathPatterns>,
    pub(super) deny_warnings: bool,
    pub(super) quiet: bool,
    pub(super) colors: bool,
    pub(super) progress: bool,
}

impl Settings {
    pub(super) fn new(read: &ReadArgs, findings: &FindingArgs) -> Result<Self, CommandError> {
        let file = settings_file(read)?;
        let mut options = Options::default();
        if let Some(file) = &file {
            options = options.with_settings(file)?;
        }
        let mut values = read.values.clone();
        if values.fen.is_some() && values.system.is_none() {
            values.system = file.as_ref().and_then(|file| file.word("system")).map(str::to_owned);
        }
        options = options.with_values(&values)?.with_finding_values(&findings.values)?;
        let language_of_file = file.as_ref().and_then(|file| file.word("lang"));
        let is_named =
            |name: &str| Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(name));
        let language_of_file = language_of_file.and_then(is_named);
        let mut options = options.language(language(read.lang.or(language_of_file)));
        if let Some(jobs) = read.jobs {
            options = options.jobs(jobs);
        }
        options.range = range(read)?;
        options.base = read.base;
        options.width = terminal::width();
        let denies = file.as_ref().is_some_and(SettingsFile::denies_warnings);
        let exclude = PathPatterns::new(Path::new(""), &read.exclude)
            .map_err(|pattern| CommandError::Usage(message!("exclude-pattern", pattern = pattern)))?;
        let patterns = file.iter().map(SettingsFile::excluded).chain([exclude]).collect();
        Ok(Self {
            options,
            file,
            exclude: patterns,
            deny_warnings: denies || findings.deny.contains(&Deny::Warnings),
            quiet: read.quiet,
            colors: terminal::has_colors(read.color.unwrap_or_default()),
            progress: match read.progress.unwrap_or_default() {
                When::Always => true,
                When::Never => false,
                // A dumb terminal cannot rewrite a line.
                When::Auto => !read.quiet && std::io::stderr().is_terminal() && !terminal::is_dumb(),
            },
        })
    }

    /// Lists the inputs except excluded files, whose number is reported.
    pub(super) fn inputs(&self, paths: &[PathBuf]) -> Inputs {
        self.listed(paths, FolderFiles::Records)
    }

    /// Lists what is to be read where scoresheets are expected.
    pub(super) fn sheet_inputs(&self, paths: &[PathBuf]) -> Inputs {
        self.listed(paths, FolderFiles::Sheets)
    }

    fn listed(&self, paths: &[PathBuf], files: FolderFiles) -> Inputs {
        let mut listed = Inputs::of(paths, files, &is_own_output);
        let n_excluded = listed.exclude(&self.exclude);
        if n_excluded > 0 && !self.quiet {
            report_error(&message!("files-excluded", count = n_excluded), self.options.language);
        }
        listed
    }

    /// Chooses a value: the one asked for, else the one of the file of settings, if any.
    pub(super) fn chosen<T: ValueEnum>(&self, asked: Option<T>, key: &str) -> Result<Option<T>, CommandError> {
        let named = self.file.as_ref().and_then(|file| Some((file, file.word(key)?)));
        let (None, Some((file, name))) = (&asked, named) else { return Ok(asked) };
        T::from_str(name, true).map(Some).map_err(|_| {
            let reason = message!("settings-not-here", key = key, name = name);
            let path = file.path().to_string_lossy().into_owned();
            CommandError::Usage(message!("settings-value", path = path, reason = reason))
        })
    }
}

/// Finds and reads the file of settings: the one that is named, else the nearest up the tree from the common folder of
/// all inputs. Settings that the command line overrides are removed.
fn settings_file(read: &ReadArgs) -> Result<Option<SettingsFile>, CommandError> {
    let mut found = match &read.config {
        _ if read.no_config => None,
        Some(path) => Some(SettingsFile::read(path)?),
        None => SettingsFile::nearest(common_folder(&read.paths))?,
    };
    if let Some(file) = &mut found {
        file.overrule(&read.values);
    }
    Ok(found)
}

/// Returns the common folder of all paths; the current one for standard input, or if they share none.
fn common_folder(paths: &[PathBuf]) -> PathBuf {
    let folder_of = |path: &PathBuf| {
        let path = path.canonicalize().ok()?;
        if path.is_dir() { Some(path) } else { path.parent().map(Path::to_owned) }
    };
    let folders = paths.iter().filter(|path| path.as_os_str() != "-").filter_map(folder_of);
    let common = |one: PathBuf, other: PathBuf| {
        one.components().zip(other.components()).take_while(|(one, other)| one == other).map(|(one, _)| one).collect()
    };
    folders.reduce(common).unwrap_or_else(|| PathBuf::from("."))
}

/// Chooses the language of messages: the one asked for, else that of the environment.
pub(super) fn language(choice: Option<Language>) -> Language {
    choice.unwrap_or_else(|| Language::of_environment(terminal::environment))
}

/// Returns the range asked for, which must be of one file.
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
