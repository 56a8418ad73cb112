//! Pages of one sheet: records whose rows continue another's are appended to it.

use crate::l10n::{Message, message};
use crate::scoresheet::Slot;

use super::sheet_reader::AnySheet;

/// The first and the last row of a sheet, if its rows may continue another's.
struct PageRows {
    first: u32,
    last: u32,
    /// Whether it begins with the first move of a game.
    begins: bool,
}

/// The maximum distance from the last row of a page to the first row of the next: one row may be begun on both.
const FURTHEST: u32 = 1;

impl PageRows {
    fn of(sheet: &AnySheet) -> Option<Self> {
        let AnySheet::Chess(sheet) = sheet else { return None };
        let sheet = sheet.sheet.as_ref()?;
        let row = |slot: Option<&Slot>| slot.map(|slot| slot.row);
        let (first, last) = (row(sheet.sheet.slots.first())?, row(sheet.sheet.slots.last())?);
        Some(Self { first, last, begins: first <= sheet.start.fullmove_number() })
    }
}

/// Returns true if the headings of two sheets contradict each other.
fn differ(one: &AnySheet, other: &AnySheet) -> bool {
    let value = |sheet: &AnySheet, name: &str| sheet.tag(name).map(|value| value.trim().to_lowercase());
    ["White", "Black", "Date", "Round", "Board"].into_iter().any(|name| {
        let (one, other) = (value(one, name), value(other, name));
        one.is_some() && other.is_some() && one != other
    })
}

/// Returns the number of sheets whose rows begin after the first.
pub(crate) fn n_later_pages(sheets: &[AnySheet]) -> usize {
    sheets.iter().filter_map(PageRows::of).filter(|rows| !rows.begins).count()
}

/// Appends each page to the sheet that it continues, the first before it that ends there, with a note. Pages are in the
/// same file, unless `across_files`.
pub(crate) fn join_pages(sheets: Vec<AnySheet>, across_files: bool) -> (Vec<AnySheet>, Vec<Message>) {
    let mut joined: Vec<AnySheet> = Vec::with_capacity(sheets.len());
    let mut notes = Vec::new();
    for sheet in sheets {
        let rows = PageRows::of(&sheet).filter(|rows| !rows.begins);
        let goes_on = |known: &AnySheet| {
            let before = PageRows::of(known).map(|rows| rows.last);
            let is_next = before.zip(rows.as_ref()).is_some_and(|(last, rows)| {
                (last..=last.saturating_add(FURTHEST)).contains(&rows.first) && rows.last >= last
            });
            is_next && (across_files || known.path() == sheet.path()) && !differ(known, &sheet)
        };
        let Some(at) = joined.iter().position(goes_on) else {
            joined.push(sheet);
            continue;
        };
        let (path, record, row) = (sheet.path().to_owned(), sheet.number(), rows.map_or(0, |rows| rows.first));
        let before = &mut joined[at];
        let (of_path, of) = (before.path().to_owned(), before.number());
        notes.push(if of_path == path {
            message!("compare-page-joined", path = path, record = record, of = of, row = row)
        } else {
            message!("compare-file-joined", path = path, of = of_path, row = row)
        });
        before.append(sheet);
    }
    (joined, notes)
}
