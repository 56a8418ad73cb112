//! Outer forms in which people submit games: rows with labels, data, pages, chats, dictation; each is rewritten as a
//! plain sheet.
//!
//! # Invariants
//! - A form is recognized by the whole text, never by one line of it, and never by the rules of chess.
//! - A form leaves unknown text unchanged; what it writes has its place in the original text.

mod capture_letters;
mod chats;
mod columns;
mod data;
mod dictation;
mod dressed_rows;
mod full_width;
mod letters;
mod line_items;
mod lists;
mod markup;
mod move_shape;
mod named_sides;
mod numerals;
mod row_signs;
mod sides;
mod solutions;
mod spaced_pieces;
mod turned_brackets;

pub(super) use crate::record::record_reader::rewriting::Rewriting;
pub use letters::latin as word_with_latin_files;
pub(super) use solutions::brought_together;

/// Returns the text as a plain sheet, if it is of this form.
type Form = fn(&str) -> Option<Rewriting>;

/// The forms; those that may contain others come first.
const FORMS: [Form; 32] = [
    full_width::narrowed,
    turned_brackets::turned_back,
    row_signs::enclosed,
    data::plain,
    markup::of_pages,
    markup::of_elements,
    markup::of_tables,
    markup::of_wikis,
    lists::named,
    lists::of_settings,
    lists::of_attributes,
    lists::of_forums,
    markup::of_latex,
    markup::of_emphasis,
    markup::of_engines,
    markup::of_answers,
    dictation::in_letters,
    dictation::castling_in_rows,
    columns::plain,
    numerals::roman,
    row_signs::lettered,
    row_signs::dashed,
    capture_letters::with_signs,
    spaced_pieces::joined,
    letters::with_joined_pieces,
    letters::with_latin_files,
    letters::of_russian_print,
    letters::in_usual_case,
    named_sides::plain,
    chats::plain,
    sides::plain,
    dressed_rows::plain,
];

/// Rewrites a text as a plain sheet, if it has any of the forms.
pub(super) fn unwrapped(text: &str) -> Option<Rewriting> {
    let mut plain: Option<Rewriting> = None;
    for form in FORMS {
        let now = plain.as_ref().map_or(text, |plain| plain.text.as_str());
        if let Some(next) = form(now) {
            plain = Some(match &plain {
                Some(before) => next.over(before),
                None => next,
            });
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        unwrapped(text).map_or_else(|| "-".to_owned(), |plain| plain.text)
    }

    #[test]
    fn plain_sheets_are_no_other_form() {
        for file in
            ["odds-of-a-knight.txt", "two-columns.txt", "russian-book.txt", "markdown-table.txt", "newspaper.txt"]
        {
            let path = format!("{}/../../corpus/sheets/{file}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).unwrap();
            assert_eq!(plain(&text), "-", "{file}");
        }
        assert_eq!(plain("1. ♘xd5 ♘xd5 2. ♗xd5 ♕xd5 3. ♖xd5 ♖xd5 4. ♘bd2 ♘bd7\n"), "-");
    }

    #[test]
    fn chats_and_labels_are_taken_off_the_rows() {
        assert_eq!(
            plain(
                "[12:00] Ivan: Nf3\n[12:01] Petr: Nh6\n[12:02] Ivan: e4\n[12:03] Petr: f5\n[12:02] Ivan: e5\n[12:03] Petr: f4\n"
            ),
            "Nf3\nNh6\ne4\nf5\ne5\nf4\n"
        );
        assert_eq!(
            plain("1 e4 - Nf6\n2 Bc4 - Nc6\n3 Nh3 - d5\n4 O-O - dxc4\n"),
            "1. e4 Nf6\n2. Bc4 Nc6\n3. Nh3 d5\n4. O-O dxc4\n"
        );
        assert_eq!(
            plain("- 1. e4 Nf6\n- 2. Bc4 Nc6\n- 3. Nh3 d5\n- 4. O-O dxc4\n"),
            "1. e4 Nf6\n2. Bc4 Nc6\n3. Nh3 d5\n4. O-O dxc4\n"
        );
    }
}
