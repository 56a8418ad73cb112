//! Which sheets belong together: those the user names side by side, those of a folder by their names or their players.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::l10n::{Message, message};
use crate::text::{Input, InputError};

use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::sheet_reader::{AnySheet, SheetReader};

/// How the sheets of a group are read.
#[derive(Clone, Debug)]
pub(crate) enum Group {
    /// The records of these are compared one by one, in their order.
    SideBySide(Vec<Input>),
    /// Those records of this one are compared that are of one game.
    OneGame(Input),
}

/// What inputs come to.
#[derive(Debug, Default)]
pub(crate) struct Grouped {
    pub(crate) groups: Vec<Group>,
    /// What stands in a folder and belongs to nothing else.
    pub(crate) single: Vec<Input>,
    pub(crate) unlisted: Vec<InputError>,
    /// What could not be read while looking for players.
    pub(crate) unreadable: Vec<(String, Message)>,
    /// What was passed over then.
    pub(crate) skipped: Vec<Message>,
    /// Whether they were found in folders.
    pub(crate) in_folders: bool,
}

/// The endings, in lower case, by which the sheets of a game are told apart, besides one or two letters or digits.
const ENDINGS: [&str; 8] = ["white", "black", "белые", "черные", "чёрные", "белых", "черных", "чёрных"];

/// Finds out which inputs belong together.
///
/// # Errors
///
/// Fails where files and folders are mixed, and for folders in which no two sheets belong together.
pub(crate) fn group(inputs: Inputs, options: &Options) -> Result<Grouped, Error> {
    let Inputs { all: inputs, folders, named_folders, errors: unlisted, .. } = inputs;
    let n_folders = named_folders.len();
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
    let key = |input: &Input| match n_folders {
        1 => input.path().and_then(|path| Some((path.parent()?.to_owned(), stem_of_game(path)?))),
        _ => input.path().and_then(Path::file_name).map(|name| (PathBuf::new(), name.to_string_lossy().into_owned())),
    };
    let mut grouped = Grouped { unlisted, in_folders: true, ..Grouped::default() };
    let mut by_key: BTreeMap<_, Vec<Input>> = BTreeMap::new();
    let mut rest = Vec::new();
    for input in inputs {
        match key(&input) {
            Some(key) => by_key.entry(key).or_default().push(input),
            None => rest.push(input),
        }
    }
    for inputs in by_key.into_values() {
        if inputs.len() > 1 {
            grouped.groups.push(Group::SideBySide(inputs));
        } else {
            rest.extend(inputs);
        }
    }
    by_players(rest, options, &mut grouped);
    grouped.groups.sort_by(|one, other| first_of(one).cmp(&first_of(other)));
    grouped.single.sort();
    if grouped.groups.is_empty() && grouped.unlisted.is_empty() {
        let names: Vec<String> = named_folders.iter().map(|(_, path)| path.to_string_lossy().into_owned()).collect();
        return Err(Error::Usage(message!("compare-no-pairs", path = names.join(", "))));
    }
    Ok(grouped)
}

fn first_of(group: &Group) -> Option<&Input> {
    match group {
        Group::SideBySide(inputs) => inputs.first(),
        Group::OneGame(input) => Some(input),
    }
}

/// Takes the part of a file's name that its game's sheets share: `001` of `001_0.txt`.
fn stem_of_game(path: &Path) -> Option<String> {
    let name = path.file_name().map(OsStr::to_string_lossy)?;
    let stem = name.split('.').next()?;
    let (game, ending) = stem.rsplit_once(['_', '-', ' '])?;
    let ending = ending.to_lowercase();
    let is_short = (1..=2).contains(&ending.chars().count()) && ending.chars().all(char::is_alphanumeric);
    (!game.is_empty() && (is_short || ENDINGS.contains(&ending.as_str()))).then(|| game.to_owned())
}

/// Groups what names the same players, date and round.
fn by_players(inputs: Vec<Input>, options: &Options, grouped: &mut Grouped) {
    let mut by_key: BTreeMap<[String; 4], Vec<Input>> = BTreeMap::new();
    for input in inputs {
        let mut reader = SheetReader::new(&input, true, options).tags_only();
        let key = reader.next().and_then(|sheet| players_key(&sheet));
        grouped.unreadable.append(&mut reader.take_errors().0);
        let skipped = reader.take_skipped();
        let is_skipped = !skipped.is_empty();
        grouped.skipped.extend(skipped);
        drop(reader);
        match key {
            Some(key) => by_key.entry(key).or_default().push(input),
            None if is_skipped => {}
            None => grouped.single.push(input),
        }
    }
    for inputs in by_key.into_values() {
        if inputs.len() > 1 { grouped.groups.push(Group::SideBySide(inputs)) } else { grouped.single.extend(inputs) }
    }
}

fn players_key(sheet: &AnySheet) -> Option<[String; 4]> {
    let value = |name: &str| sheet.tag(name).map(|value| value.trim().to_lowercase());
    let date = value("Date").or_else(|| value("EventDate")).unwrap_or_default();
    Some([value("White")?, value("Black")?, date, value("Round").unwrap_or_default()])
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
