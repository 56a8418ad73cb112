//! Which sheets belong together: those the user names side by side, those of a folder by their moves and headings.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::l10n::{Message, message};
use crate::text::{Input, InputError, Visible};

use super::filed_sheet::FiledSheet;
use super::games_of_round::GamesOfRound;
use super::missing_sheets::{AskedRound, MissingSheets};
use super::pages::join_pages;
use super::sheet_reader::{AnySheet, SheetReader};
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;

/// How the sheets of a group are read.
#[derive(Clone, Debug)]
pub(crate) enum Group {
    /// The records of these inputs are compared one by one, in their order.
    SideBySide(Vec<Input>),
    /// The records of this input that are of one game are compared.
    OneGame(Input),
}

/// The groups of inputs.
#[derive(Default)]
pub(crate) struct Grouped {
    pub(crate) groups: Vec<Group>,
    /// The sheets of folders, game by game.
    pub(crate) games: Vec<Vec<AnySheet>>,
    /// Inputs in a folder without a counterpart: whole files, and records by their files and numbers.
    pub(crate) single: Vec<Input>,
    pub(crate) single_records: Vec<(String, u64)>,
    pub(crate) unlisted: Vec<InputError>,
    /// What could not be read.
    pub(crate) unreadable: Vec<(String, Message)>,
    /// What was passed over.
    pub(crate) skipped: Vec<Message>,
    /// The pairings with a missing sheet.
    pub(crate) missing: Vec<MissingSheets>,
    /// The pages that were joined.
    pub(crate) notes: Vec<Message>,
    /// Whether they were found in folders.
    pub(crate) in_folders: bool,
}

/// The maximum number of records taken from a file of a folder: a round, or a few, and not a database.
const MAX_OF_FILE: usize = 1000;
/// The endings, in lower case, that distinguish the sheets of a game, besides one or two letters or digits.
const ENDINGS: [&str; 8] = ["white", "black", "белые", "черные", "чёрные", "белых", "черных", "чёрных"];

/// Finds out which inputs belong together.
///
/// # Errors
///
/// Fails if files and folders are mixed, if no two sheets of the folders belong together, and if sheets of a round are
/// asked for without a folder.
pub(crate) fn group(inputs: Inputs, options: &Options, asked: Option<&AskedRound>) -> Result<Grouped, Error> {
    let Inputs { all: inputs, folders, named_folders, errors: unlisted, .. } = inputs;
    let n_folders = named_folders.len();
    if n_folders == 0 && asked.is_some() {
        return Err(Error::Usage(message!("compare-round-folder")));
    }
    if n_folders == 0 {
        let group = match <[Input; 1]>::try_from(inputs) {
            Ok([input]) => Group::OneGame(input),
            Err(inputs) => Group::SideBySide(inputs),
        };
        let is_readable = unlisted.is_empty();
        return Ok(Grouped {
            groups: Some(group).filter(|_| is_readable).into_iter().collect(),
            unlisted,
            ..Grouped::default()
        });
    }
    let is_in_folder = |path: &Path| named_folders.iter().any(|(_, folder)| path.starts_with(folder));
    if folders.iter().any(Option::is_none) || unlisted.iter().any(|error| !is_in_folder(&error.path)) {
        return Err(Error::Usage(message!("compare-mixed-paths")));
    }
    let mut grouped = Grouped { unlisted, in_folders: true, ..Grouped::default() };
    let mut sheets = Vec::new();
    for (file, input) in inputs.iter().enumerate() {
        let path = input.path();
        let pair_key = match n_folders {
            1 => path.and_then(|path| Some((path.parent()?.to_owned(), stem_of_game(path)?))),
            _ => path.and_then(Path::file_name).map(|name| (PathBuf::new(), name.to_string_lossy().into_owned())),
        };
        let mut reader = SheetReader::new(input, true, options);
        let (of_file, notes) = join_pages(reader.by_ref().take(MAX_OF_FILE).collect(), false);
        if reader.next().is_some() {
            let path = Visible(&input.display_name()).to_string();
            grouped.skipped.push(message!("compare-many-records", path = path, count = MAX_OF_FILE));
        }
        grouped.unreadable.append(&mut reader.take_errors().0);
        grouped.skipped.extend(reader.take_skipped());
        grouped.notes.extend(notes);
        let n_of_file = of_file.len();
        sheets.extend(of_file.into_iter().map(|sheet| FiledSheet {
            sheet,
            file,
            n_of_file,
            pair_key: pair_key.clone(),
        }));
    }
    let GamesOfRound { games, single, missing } = GamesOfRound::of(sheets, asked);
    (grouped.games, grouped.missing) = (games, missing);
    for single in single {
        if single.n_of_file > 1 {
            grouped.single_records.push((single.sheet.path().to_owned(), single.sheet.number()));
        } else {
            grouped.single.push(inputs[single.file].clone());
        }
    }
    grouped.single.sort();
    if grouped.games.is_empty() && grouped.unlisted.is_empty() && grouped.missing.is_empty() {
        let names: Vec<String> = named_folders.iter().map(|(_, path)| path.to_string_lossy().into_owned()).collect();
        return Err(Error::Usage(message!("compare-no-pairs", path = names.join(", "))));
    }
    Ok(grouped)
}

/// Returns the part of a file's name that the sheets of its game share: `001` of `001_0.txt`.
fn stem_of_game(path: &Path) -> Option<String> {
    let name = path.file_name().map(OsStr::to_string_lossy)?;
    let stem = name.split('.').next()?;
    let (game, ending) = stem.rsplit_once(['_', '-', ' '])?;
    let ending = ending.to_lowercase();
    let is_short = (1..=2).contains(&ending.chars().count()) && ending.chars().all(char::is_alphanumeric);
    (!game.is_empty() && (is_short || ENDINGS.contains(&ending.as_str()))).then(|| game.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_of_a_game_differ_in_the_ending_of_their_names() {
        for (name, expected) in [
            ("001_0.txt", Some("001")),
            ("001_1.txt.gz", Some("001")),
            ("партия-белые.txt", Some("партия")),
            ("round 3 board 2-b.pgn", Some("round 3 board 2")),
            ("001_test.txt", None),
            ("smith-jones.pgn", None),
            ("game.pgn", None),
            ("_1.txt", None),
        ] {
            assert_eq!(stem_of_game(Path::new(name)).as_deref(), expected, "{name}");
        }
    }
}
