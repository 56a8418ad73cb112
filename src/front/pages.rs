//! Pages of one sheet: records whose rows go on from another's are put behind it.

use crate::l10n::{Message, message};
use crate::scoresheet::Slot;

use super::sheet_reader::AnySheet;

/// Where a sheet begins and ends, if its rows are numbered on from another one's.
struct PageRows {
    first: u32,
    last: u32,
    /// Whether it begins with the first move of a game.
    begins: bool,
}

/// Rows so far behind the last one of a page may begin the next: the row of a page's end may be begun on both.
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

/// Returns true if what two sheets say of their game differs.
fn differ(one: &AnySheet, other: &AnySheet) -> bool {
    let value = |sheet: &AnySheet, name: &str| sheet.tag(name).map(|value| value.trim().to_lowercase());
    ["White", "Black", "Date", "Round", "Board"].into_iter().any(|name| {
        let (one, other) = (value(one, name), value(other, name));
        one.is_some() && other.is_some() && one != other
    })
}

/// Counts the sheets whose rows begin behind the first.
pub(super) fn n_later_pages(sheets: &[AnySheet]) -> usize {
    sheets.iter().filter_map(PageRows::of).filter(|rows| !rows.begins).count()
}

/// Puts pages that go on from another sheet behind it, the first before them that ends there, and says so. Sheets of other
/// files are none, unless that is asked for.
pub(super) fn join_pages(sheets: Vec<AnySheet>, across_files: bool) -> (Vec<AnySheet>, Vec<Message>) {
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
