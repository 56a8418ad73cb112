//! `zapis init`: an example of the settings for a folder, every line of it a comment.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

use zapis::SETTINGS_FILE;
use zapis::{Language, message};

use crate::cli::output::terminal;
use crate::cli::{CommandError, ExitStatus, named};

const ENGLISH: &str = include_str!("zapis.en.toml");
const RUSSIAN: &str = include_str!("zapis.ru.toml");

/// Writes the example into a folder that has no settings yet.
pub(crate) fn run(directory: Option<&Path>, language: Language) -> Result<ExitStatus, CommandError> {
    let path = directory.unwrap_or_else(|| Path::new("")).join(SETTINGS_FILE);
    let failed = |error| CommandError::Write { place: named(&path), error };
    let text = match language {
        Language::English => ENGLISH,
        Language::Russian => RUSSIAN,
    };
    match OpenOptions::new().write(true).create_new(true).open(&path) {
        Ok(mut file) => file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(CommandError::Usage(message!("init-is-there", path = named(&path))));
        }
        Err(error) => return Err(failed(error)),
    }
    terminal::tell(&format!("zapis: {}", message!("init-written", path = named(&path)).in_language(language)));
    Ok(ExitStatus::NothingFound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zapis::SettingsFile;

    #[test]
    fn each_setting_is_in_the_example_and_can_be_read() {
        for text in [ENGLISH, RUSSIAN] {
            SettingsFile::parse(text, SETTINGS_FILE).expect("comments only");
            // What is an example has no blank behind its `#`.
            let uncommented: String = text
                .lines()
                .filter(|line| !line.starts_with("# "))
                .flat_map(|line| [line.trim_start_matches('#'), "\n"])
                .collect();
            SettingsFile::parse(&uncommented, SETTINGS_FILE).unwrap_or_else(|error| panic!("{error}\n{uncommented}"));
            for key in SettingsFile::keys() {
                let is_there = |line: &str| line.starts_with(key) || line.trim_matches(['[', ']']) == key;
                assert!(uncommented.lines().any(is_there), "no {key}");
            }
        }
    }
}
