//! Options from values as text, and from a file of settings: for all records, and for those of some paths.

use std::path::Path;
use std::sync::Arc;

use crate::findings::{FindingPolicy, Severity};
use crate::l10n::message;
use crate::record::InputFormat;

use super::Options;
use super::by_name::{self, NamedSystem};
use super::option_values::{FindingValues, ReadValues};
use super::path_settings::PathSettings;
use super::settings_file::{PathKeys, SettingsFile};
use crate::front::error::Error;

/// The value that turns a finding off.
const OFF: &str = "off";

impl Options {
    /// Applies a file of settings; options set afterwards take precedence.
    ///
    /// # Errors
    ///
    /// Fails for invalid values: unknown letters, encodings, laws, findings and severities.
    pub fn with_settings(self, file: &SettingsFile) -> Result<Self, Error> {
        self.take_settings(file).map_err(|error| file.refused(error))
    }

    fn take_settings(mut self, file: &SettingsFile) -> Result<Self, Error> {
        let keys = &file.keys;
        self = self.with_values(&file.read)?.with_finding_values(&file.findings)?;
        if let Some(other) = keys.deny.iter().find(|what| *what != "warnings") {
            return Err(by_name::unknown_denied(other));
        }
        set_severities(&mut self.policy, &keys.findings)?;
        let of_paths = file.of_paths()?.into_iter().map(|(patterns, keys)| PathSettings { patterns, keys });
        let of_paths: Vec<PathSettings> = of_paths.collect();
        // Errors in them are reported before anything is read.
        for settings in &of_paths {
            bring(settings, self.clone())?;
        }
        self.of_paths = of_paths.into();
        Ok(self)
    }

    /// Sets what is given of some values.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and for a position that cannot be played from.
    pub fn with_values(mut self, values: &ReadValues) -> Result<Self, Error> {
        let ReadValues { system, input, columns, drop_columns, letters, encoding, laws, fen, strict } = values;
        match input {
            Some(input) => self.reading = by_name::input_format(input)?,
            // The format that was set before belongs to the game set with it.
            None if self.reading.is_of_bridge() && system.is_some() => self.reading = InputFormat::Auto,
            None => {}
        }
        if !columns.is_empty() {
            self = self.columns(columns)?;
        }
        self.table.drops_columns |= drop_columns;
        if system.is_some() || fen.is_some() {
            self = self.named_system(system.as_deref().unwrap_or("auto"), fen.as_deref())?;
        }
        self = self.read_as(letters.as_deref(), encoding.as_deref(), laws.as_deref())?;
        self.strict |= strict;
        Ok(self)
    }

    /// Sets what is given of some values.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name.
    pub fn with_finding_values(mut self, values: &FindingValues) -> Result<Self, Error> {
        let FindingValues { notes, severity, select, ignore } = values;
        if *notes {
            self = self.notes(true);
        }
        if let Some(severity) = severity {
            self = self.severity_from(by_name::severity(severity)?);
        }
        if let Some(names) = select {
            self = self.select(names)?;
        }
        if let Some(names) = ignore {
            self = self.ignore(names)?;
        }
        Ok(self)
    }

    /// Sets the kind of all records by a name: a game in one of its forms, bridge, or `auto`. A position is the start
    /// of records that state none.
    ///
    /// # Errors
    ///
    /// Fails if no game has this name, or the position is impossible.
    pub fn named_system(self, name: &str, position: Option<&str>) -> Result<Self, Error> {
        let system = match by_name::system(name)? {
            NamedSystem::Bridge => return self.read_as_bridge(position),
            NamedSystem::Of(system) => Some(system),
            NamedSystem::Auto => None,
        };
        if system.is_some() && self.reading.is_of_bridge() {
            return Err(Error::Usage(message!("input-of-bridge", name = name)));
        }
        self.game(system, position)
    }

    fn read_as_bridge(self, position: Option<&str>) -> Result<Self, Error> {
        if position.is_some() {
            return Err(Error::Usage(message!("bridge-has-no-fen")));
        }
        match self.reading {
            InputFormat::Auto | InputFormat::Bridge => Ok(self.reading(InputFormat::Bridge)),
            InputFormat::Pbn | InputFormat::Lin => Ok(self),
            InputFormat::Pgn | InputFormat::Scoresheet | InputFormat::Table => {
                Err(Error::Usage(message!("input-not-of-bridge")))
            }
        }
    }

    pub(crate) fn read_as(
        mut self,
        letters: Option<&str>,
        encoding: Option<&str>,
        laws: Option<&str>,
    ) -> Result<Self, Error> {
        if let Some(letters) = letters {
            self = self.letters(letters)?;
        }
        if let Some(encoding) = encoding {
            self = self.encoding(encoding)?;
        }
        if let Some(laws) = laws {
            self = self.laws(laws)?;
        }
        Ok(self)
    }

    /// Returns the options for a file, if they differ from those of all files.
    pub(crate) fn of_file(&self, path: &str) -> Option<Arc<Self>> {
        let mut own: Option<Self> = None;
        for settings in self.of_paths.iter().filter(|settings| settings.patterns.mean(Path::new(path))) {
            let before = own.take().unwrap_or_else(|| self.clone());
            own = Some(bring(settings, before.clone()).unwrap_or(before));
        }
        own.map(Arc::new)
    }
}

/// Applies the settings for some paths to options.
fn bring(settings: &PathSettings, options: Options) -> Result<Options, Error> {
    let PathKeys { letters, encoding, laws, select, ignore, findings, .. } = &settings.keys;
    let mut options = options.read_as(letters.as_deref(), encoding.as_deref(), laws.as_deref())?;
    if let Some(names) = select {
        options = options.select(names)?;
    }
    options.policy.ignore_also(by_name::rules_of_all(ignore.as_deref().unwrap_or_default())?);
    set_severities(&mut options.policy, findings)?;
    Ok(options)
}

fn set_severities<'a>(
    policy: &mut FindingPolicy,
    findings: impl IntoIterator<Item = (&'a String, &'a String)>,
) -> Result<(), Error> {
    for (name, level) in findings {
        let severity: Option<Severity> = if level == OFF { None } else { Some(by_name::severity(level)?) };
        for rule in by_name::rules_named(name)? {
            policy.set_severity(rule, severity);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::settings_file::{KNOWN_KEYS, KnownKey};
    use super::*;

    #[test]
    fn every_example_can_be_read() {
        for KnownKey { name, example, .. } in KNOWN_KEYS {
            let text = match name {
                "path" => format!("paths = [{{ path = {example} }}]\n"),
                _ => format!("{name} = {example}\n"),
            };
            let file = SettingsFile::parse(&text, "zapis.toml").unwrap();
            Options::default().with_settings(&file).unwrap();
        }
    }

    #[test]
    fn an_invalid_value_is_refused() {
        for (text, reason) in [
            ("letters = \"xyz\"", "xyz"),
            ("ignore = [\"illegal-moves\"]", "illegal-move"),
            ("[findings]\nmoves = \"warn\"", "warning"),
            ("[[paths]]\npath = \"a\"\nlaws = \"fide1066\"", "fide1066"),
        ] {
            let file = SettingsFile::parse(text, "a/zapis.toml").unwrap();
            let refusal = Options::default().with_settings(&file).unwrap_err().to_string();
            assert!(refusal.starts_with("a/zapis.toml: ") && refusal.contains(reason), "{refusal}");
        }
    }
}
