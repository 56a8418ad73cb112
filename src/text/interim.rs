//! Interim.
#![allow(missing_docs, clippy::all, clippy::pedantic)]
pub fn fold(c: char) -> char {
    match c {
        'К' => 'K', 'С' => 'C', 'с' => 'c', 'е' => 'e', 'Е' => 'E', 'а' => 'a', 'А' => 'A', 'р' => 'p', 'Р' => 'P', 'х' => 'x', 'Х' => 'X',
        'О' => 'O', 'о' => 'o', 'В' => 'B', 'в' => 'b', '–' | '—' => '-', '×' => 'x',
        c => c,
    }
}
#[derive(PartialEq, Eq, Clone, Copy)]
pub enum Script { Latin, Cyrillic, Greek, Common }
pub fn script(c: char) -> Script { if c.is_ascii_alphabetic() { Script::Latin } else if ('\u{400}'..='\u{4ff}').contains(&c) { Script::Cyrillic } else { Script::Common } }
pub fn is_invisible(c: char) -> bool { matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}') }
#[derive(Default)]
pub struct LineCounter(u64);
impl LineCounter { pub fn breaks(&self) -> u64 { self.0 } pub fn feed(&mut self, b: &[u8]) { self.0 += b.iter().filter(|b| **b == b'\n').count() as u64; } }
pub fn utf16_stored_len(s: &str) -> u64 { s.encode_utf16().count() as u64 * 2 }
