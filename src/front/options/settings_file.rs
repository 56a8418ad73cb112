//! The settings file next to records: `zapis.toml`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::de::{DeTable, DeValue};

use crate::l10n::{Message, message};
use crate::text::{position_of, read_given, read_text};

use super::known_names::near;
use super::option_values::{FindingValues, ReadValues};
use super::path_patterns::PathPatterns;
use crate::front::error::Error;

/// The name of the files of settings.
pub const SETTINGS_FILE: &str = "zapis.toml";
/// The maximum length of a file, in bytes.
const MAX_LEN: u64 = 1 << 20;

/// The settings of a file `zapis.toml`: command-line options for all records of a folder or for some.
///
/// ```
/// use zapis::{Options, SettingsFile};
/// let text = "laws = \"fide2018\"\nignore = [\"missing-tag\"]\n\n[findings]\nillegal-move = \"warning\"\n\n\
///             [[paths]]\npath = \"blitz/\"\nignore = [\"clocks\"]\n";
/// let file = SettingsFile::parse(text, "archive/zapis.toml")?;
/// let options = Options::default().with_settings(&file)?;
/// # let _ = options;
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SettingsFile {
    /// The path of the file.
    path: PathBuf,
    pub(crate) read: ReadValues,
    pub(crate) findings: FindingValues,
    pub(crate) keys: Keys,
    /// What is not read of folders.
    exclude: PathPatterns,
}

/// The settings for all records, except the values of options.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Keys {
    time_class: Option<String>,
    pub(crate) findings: BTreeMap<String, String>,
    pub(crate) deny: Vec<String>,
    format: Option<String>,
    lang: Option<String>,
    exclude: Vec<String>,
    conditions: BTreeMap<String, String>,
    pub(crate) paths: Vec<PathKeys>,
}

/// The settings for the records of some paths.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct PathKeys {
    path: OneOrMany,
    pub(crate) letters: Option<String>,
    pub(crate) encoding: Option<String>,
    pub(crate) laws: Option<String>,
    pub(crate) select: Option<Vec<String>>,
    pub(crate) ignore: Option<Vec<String>>,
    pub(crate) findings: BTreeMap<String, String>,
}

/// One pattern, or a list of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

impl Default for OneOrMany {
    fn default() -> Self {
        Self::Many(Vec::new())
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownKey {
    pub(crate) name: &'static str,
    /// An example of its value, in TOML.
    pub(crate) example: &'static str,
    /// Whether it is also allowed below `[[paths]]`.
    pub(crate) of_paths: bool,
}

const fn key(name: &'static str, example: &'static str, of_paths: bool) -> KnownKey {
    KnownKey { name, example, of_paths }
}

/// All keys, those of one table next to each other.
pub(crate) const KNOWN_KEYS: [KnownKey; 20] = [
    key("system", "\"chess960\"", false),
    key("input", "\"scoresheet\"", false),
    key("columns", "{ moves = \"AN\", white = \"player1\" }", false),
    key("drop-columns", "true", false),
    key("letters", "\"ru\"", true),
    key("encoding", "\"windows-1251\"", true),
    key("laws", "\"fide2018\"", true),
    key("strict", "true", false),
    key("time-class", "\"rapid\"", false),
    key("select", "[\"moves\", \"result-mismatch\"]", true),
    key("ignore", "[\"missing-tag\", \"clocks\"]", true),
    key("severity", "\"error\"", false),
    key("findings", "{ illegal-move = \"warning\", move-number-wrong = \"off\" }", true),
    key("deny", "[\"warnings\"]", false),
    key("format", "\"concise\"", false),
    key("lang", "\"ru\"", false),
    key("conditions", "{ strong = \"lower-elo >= 2600\" }", false),
    key("exclude", "[\"drafts/\", \"*.bak.pgn\"]", false),
    key("paths", "[{ path = \"blitz/\", ignore = [\"clocks\"] }]", false),
    key("path", "\"1950s/*.pgn\"", true),
];

impl SettingsFile {
    /// Lists the names of all settings.
    pub fn keys() -> impl Iterator<Item = &'static str> {
        KNOWN_KEYS.iter().map(|key| key.name)
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be read, if it is empty, or if it has an unknown setting or an invalid value, with its place.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        Self::parse(&read_given(path, MAX_LEN)?, path)
    }

    /// Finds and reads the nearest file up the tree from a folder, including the folder itself.
    ///
    /// # Errors
    ///
    /// Fails if [`SettingsFile::read`] does.
    pub fn nearest(folder: impl AsRef<Path>) -> Result<Option<Self>, Error> {
        let Ok(folder) = fs::canonicalize(folder) else { return Ok(None) };
        let found = folder.ancestors().map(|folder| folder.join(SETTINGS_FILE)).find(|path| path.is_file());
        // A file that was not named may be empty: then nothing is set.
        found.map(|path| Self::parse(&read_text(&path, MAX_LEN)?, path)).transpose()
    }

    /// Parses the text of a file; its paths are relative to the folder of that file.
    ///
    /// # Errors
    ///
    /// Fails for an unknown setting or an invalid value, with its place.
    pub fn parse(text: &str, path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::parse_at(text, path.as_ref())
    }

    fn parse_at(text: &str, path: &Path) -> Result<Self, Error> {
        let wrong = |at: usize, reason: Message| {
            let position = position_of(text, text.floor_char_boundary(at));
            let (line, column) = (position.line_index + 1, u64::from(position.column));
            Error::Settings { path: path.to_owned(), line, column, reason }
        };
        let of_toml = |error: toml::de::Error| {
            let at = error.span().map_or(0, |span| span.start);
            wrong(at, message!("verbatim", text = error.message().to_owned()))
        };
        let table = DeTable::parse(text).map_err(of_toml)?;
        if let Some((at, reason)) = unknown_keys(table.get_ref(), false).into_iter().next() {
            return Err(wrong(at, reason));
        }
        let read: ReadValues = toml::from_str(text).map_err(of_toml)?;
        let findings: FindingValues = toml::from_str(text).map_err(of_toml)?;
        let keys: Keys = toml::from_str(text).map_err(of_toml)?;
        let root = path.parent().unwrap_or(Path::new(""));
        let refused = |pattern: &str| Error::Usage(message!("settings-pattern", path = shown(path), pattern = pattern));
        let exclude = PathPatterns::new(root, &keys.exclude).map_err(|pattern| refused(&pattern))?;
        Ok(Self { path: path.to_owned(), read, findings, keys, exclude })
    }

    /// Returns the path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the settings for some paths, with their patterns.
    pub(crate) fn of_paths(&self) -> Result<Vec<(PathPatterns, PathKeys)>, Error> {
        let root = self.path.parent().unwrap_or(Path::new(""));
        let mut all = Vec::new();
        for keys in &self.keys.paths {
            let patterns = match &keys.path {
                OneOrMany::One(pattern) => std::slice::from_ref(pattern),
                OneOrMany::Many(patterns) => patterns,
            };
            let refused = |pattern: String| {
                Error::Usage(message!("settings-pattern", path = shown(&self.path), pattern = pattern))
            };
            if patterns.is_empty() {
                return Err(Error::Usage(message!("settings-without-path", path = shown(&self.path))));
            }
            all.push((PathPatterns::new(root, patterns).map_err(refused)?, keys.clone()));
        }
        Ok(all)
    }

    /// Removes the settings that the command line overrides, for all paths.
    pub fn overrule(&mut self, by: &ReadValues) {
        let read = &mut self.read;
        let of_paths = self.keys.paths.iter_mut().map(|of| (&mut of.letters, &mut of.encoding, &mut of.laws));
        for (own_letters, own_encoding, own_laws) in
            of_paths.chain([(&mut read.letters, &mut read.encoding, &mut read.laws)])
        {
            own_letters.take_if(|_| by.letters.is_some());
            own_encoding.take_if(|_| by.encoding.is_some());
            own_laws.take_if(|_| by.laws.is_some());
        }
    }

    /// Returns the value of a key that is a word: `system`, `format`, `lang`, `time-class`.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<&str> {
        match name {
            "system" => self.read.system.as_deref(),
            "format" => self.keys.format.as_deref(),
            "lang" => self.keys.lang.as_deref(),
            "time-class" => self.keys.time_class.as_deref(),
            _ => None,
        }
    }

    /// Returns the condition of a name.
    pub(crate) fn condition(&self, name: &str) -> Option<&str> {
        self.keys.conditions.get(name).map(String::as_str)
    }

    /// Returns true if warnings count as errors for the exit status.
    #[must_use]
    pub fn denies_warnings(&self) -> bool {
        self.keys.deny.iter().any(|what| what == "warnings")
    }

    /// Returns what is not read of folders.
    #[must_use]
    pub fn excluded(&self) -> PathPatterns {
        self.exclude.clone()
    }

    /// Returns the error for an invalid value of the file.
    pub(crate) fn refused(&self, error: Error) -> Error {
        Error::Setting { path: self.path.clone(), error: Box::new(error) }
    }
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Lists the unknown keys of a table of the file.
fn unknown_keys(table: &DeTable<'_>, of_paths: bool) -> Vec<(usize, Message)> {
    let known = || KNOWN_KEYS.iter().filter(move |key| if of_paths { key.of_paths } else { key.name != "path" });
    let mut unknown = Vec::new();
    for (name, value) in table {
        let written: &Cow<'_, str> = name.get_ref();
        if !known().any(|key| key.name == written.as_ref()) {
            let what = message!("settings-unknown", name = written.as_ref());
            let reason = match near(written, known().map(|key| key.name)) {
                Some(near) => message!("with-near", what = what, near = near),
                None => what,
            };
            unknown.push((name.span().start, reason));
        }
        if let (false, "paths", DeValue::Array(entries)) = (of_paths, written.as_ref(), value.get_ref()) {
            let tables = entries.iter().filter_map(|entry| entry.get_ref().as_table());
            unknown.extend(tables.flat_map(|table| unknown_keys(table, true)));
        }
    }
    unknown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        SettingsFile::parse(text, "zapis.toml").and_then(|file| file.of_paths()).unwrap_err().to_string()
    }

    #[test]
    fn what_is_not_a_setting_is_reported_with_its_place() {
        assert_eq!(
            refusal("laws = \"fide2018\"\n lettrs = \"ru\"\n"),
            "zapis.toml:2:2: there is no setting `lettrs`; did you mean `letters`?"
        );
        assert!(
            refusal("[[paths]]\npath = \"a\"\nstrict = true\n")
                .starts_with("zapis.toml:3:1: there is no setting `strict`")
        );
        assert!(refusal("select = 3\n").starts_with("zapis.toml:1:10: "));
        assert!(refusal("select = [\n").starts_with("zapis.toml:"));
        assert!(refusal("[[paths]]\nletters = \"ru\"\n").contains("path"));
    }
}
