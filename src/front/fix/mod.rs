//! What can be mended in files, found by checking them until nothing is left that can be.

mod fixed_file;
mod found;
mod open_file;

use std::collections::HashMap;

use crate::findings::Applicability;
use crate::text::Input;

use super::error::{Error, io_reason};
use super::input::inputs::Inputs;
use super::options::Options;
use super::pipeline::question::{NoStreams, Streams, ToStreams};
use super::pipeline::run::RunReport;
use super::unread::Unread;

pub use fixed_file::FixedFile;
use found::Looking;
pub(super) use open_file::keeps_records;
use open_file::{KnownFile, OpenFile, another_round};

/// Mending one thing may show another: so often a file is looked through again.
const MAX_ROUNDS: usize = 20;

/// Finds what can be fixed in records of games, and leaves writing it to the caller.
///
/// Of the findings that `options` selects (notes only if enabled), those with a safe fix are fixed, and with
/// [`Applicability::Unsafe`] the others as well. Files are checked again with the edits made, since one fix may reveal
/// another, until nothing is left; checking the result shows no more fixes. Returns the files in which something can be
/// fixed, now or by unsafe fixes, and the result of the first look through all files, of whose progress streams learn.
///
/// A fix that would change the number of records in a file is not made, nor a safe one that would lead to more errors
/// or fewer moves.
///
/// # Errors
/// Fails if a stream cannot be read.
///
/// ```
/// use zapis::{Applicability, Options};
/// let options = Options::default().notes(true);
/// let (files, _) = zapis::fix("1. f3 e5 2. g4 Qh4 0-1\n", &options, Applicability::Safe, None)?;
/// assert_eq!(files[0].mended().unwrap(), b"1. f3 e5 2. g4 Qh4# 0-1\n");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn fix(
    inputs: impl Into<Inputs>,
    options: &Options,
    up_to: Applicability,
    progress: Option<&mut dyn Streams>,
) -> Result<(Vec<FixedFile>, RunReport), Error> {
    let mut inputs = inputs.into();
    let later = keep_apart(&mut inputs)?;
    let named = inputs.all.iter().zip(&inputs.folders);
    let known: HashMap<String, KnownFile> = named.map(|(input, folder)| KnownFile::of(input, *folder)).collect();
    let looking = Looking { options, up_to };
    let mut files: Vec<OpenFile> = Vec::new();
    let (found, mut report) = looking.look(inputs, &mut ToStreams(progress.unwrap_or(&mut NoStreams)))?;
    for found in found {
        if found.has_any() {
            let file = known.get(&found.path).cloned();
            files.push(OpenFile::new(found, file));
        }
    }
    for _ in 0..MAX_ROUNDS {
        if !another_round(&mut files, &looking)? {
            break;
        }
    }
    let mut done: Vec<FixedFile> = files.into_iter().map(OpenFile::finish).collect();
    if !later.all.is_empty() {
        let (more, of_more) = fix(later, options, up_to, None)?;
        done.extend(more);
        report.add(of_more);
    }
    Ok((done, report))
}

/// Sees to it that everything can be read again, and that nothing is called as something else is: a file that is named twice
/// is left out, and other inputs of the same name are given back.
fn keep_apart(inputs: &mut Inputs) -> Result<Inputs, Error> {
    let mut later = Inputs::default();
    let mut known: HashMap<String, Input> = HashMap::new();
    let all = std::mem::take(&mut inputs.all).into_iter().zip(std::mem::take(&mut inputs.folders));
    for (mut input, folder) in all {
        if let Input::Memory(memory) = &mut input {
            let failed = |error| Error::Read(Unread { path: memory.name().to_owned(), reason: io_reason(&error) });
            *memory = memory.kept().map_err(failed)?;
        }
        let name = input.display_name();
        let to = match known.get(&name) {
            Some(same) if *same == input => continue,
            Some(_) => &mut later,
            None => {
                known.insert(name, input.clone());
                &mut *inputs
            }
        };
        to.all.push(input);
        to.folders.push(folder);
    }
    Ok(later)
}
