//! The content of a whole file, judged by its beginning: records of games, deals of bridge, bytes that are not text,
//! prose.

use crate::text::{EncodingChoice, decode};

use crate::record::words::byte_class::is_control;

/// The content of a file that is read for records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Text, perhaps records.
    Text,
    /// Deals of bridge, as PBN or LIN: tags `Deal` and `Auction`, or commands such as `|md|`.
    Bridge,
    /// Not text: a program, a picture, a database of another program.
    Binary,
}

/// The tags that distinguish a PBN file from a record of chess (PBN standard 2.1, section 3.4).
const BRIDGE_TAGS: [&[u8]; 8] =
    [b"[Deal ", b"[Dealer ", b"[Vulnerable ", b"[Auction ", b"[Declarer ", b"[Contract ", b"[North ", b"[South "];
/// Commands of which every LIN file has some; the heading and the results of a match may be in it alone.
const LIN_COMMANDS: [&[u8]; 7] = [b"pn|", b"md|", b"mb|", b"sv|", b"qx|", b"vg|", b"rs|"];

/// In text, fewer than one byte in this many is a control other than those for layout.
const TEXT_BYTES_A_CONTROL: usize = 20;
/// Fewer bytes are not judged: a short record may be damaged in many places.
const FEW_BYTES: usize = 256;

impl Content {
    /// Judges by the first bytes of a file; some thousand are enough.
    #[must_use]
    pub fn of_head(head: &[u8]) -> Self {
        if is_bridge(head) {
            Self::Bridge
        } else if is_binary(head) {
            Self::Binary
        } else {
            Self::Text
        }
    }
}

fn is_bridge(head: &[u8]) -> bool {
    let lines = || head.split(|byte| matches!(byte, b'\n' | b'\r'));
    if lines().take(3).any(|line| line.starts_with(b"% PBN ")) {
        return true;
    }
    let has_tag = |tag: &&[u8]| lines().any(|line| line.starts_with(tag));
    if BRIDGE_TAGS.iter().filter(|tag| has_tag(tag)).count() >= 2 {
        return true;
    }
    // A command is at the beginning or after the bar that ends the previous one.
    let has_command = |command: &&[u8]| {
        let mut places = memchr::memmem::find_iter(head, command);
        places.any(|at| at == 0 || matches!(head[at - 1], b'|' | b'\n'))
    };
    LIN_COMMANDS.iter().filter(|command| has_command(command)).count() >= 2
}

fn is_binary(head: &[u8]) -> bool {
    if head.len() < FEW_BYTES || has_tag_line(head) {
        return false;
    }
    // A system that crashed while writing leaves zeros before or after the written data.
    let is_text = |byte: &u8| *byte != 0;
    let (first, last) = (head.iter().position(is_text), head.iter().rposition(is_text));
    let Some((first, last)) = first.zip(last) else { return true };
    let written = &head[first..=last];
    written.iter().filter(|byte| is_control(**byte)).count() * TEXT_BYTES_A_CONTROL > written.len()
}

/// Returns true if a line begins as a tag pair does: `[Event "`.
#[must_use]
pub fn has_tag_line(bytes: &[u8]) -> bool {
    let is_tag = |line: &[u8]| {
        let name = line.strip_prefix(b"[").unwrap_or_default();
        let len = name.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        len > 0 && name[len..].trim_ascii_start().first() == Some(&b'"')
    };
    bytes.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| is_tag(line.trim_ascii_start()))
}

/// In prose, fewer than one word in this many has the form of a move. Of the sheets that are read, nearly every second
/// has.
const PROSE_WORDS_A_MOVE: usize = 8;
/// A game of this many moves, numbered from 1, is a record, however much text is between them.
const MOVES_OF_A_RECORD: u32 = 5;
/// The maximum number of bytes of a text that are inspected.
const LOOKED_AT: usize = 1 << 16;

/// Returns true if a text without tag pairs is prose that may quote a move now and then: a read-me, a list of changes.
///
/// Moves announced in words (`Springer Felix drei`) count as moves, and so does everything short with letters and
/// digits in it, since a damaged sheet should be read. Cost: linear in the inspected text.
#[must_use]
pub fn is_prose(bytes: &[u8], encoding: EncodingChoice) -> bool {
    if has_tag_line(bytes) {
        return false;
    }
    let decoded = decode(&bytes[..bytes.len().min(LOOKED_AT)], encoding, None);
    let between = |char: char| char.is_whitespace() || "<>|,;\"«»()[]{}".contains(char);
    let (mut n_moves, mut n_words) = (0_usize, 0_usize);
    // The expected number of the next move of a game, and whether it has been read.
    let (mut next, mut is_numbered) = (1, false);
    for word in decoded.text.split(between) {
        let (number, rest) = number_of(word);
        if let Some(number) = number {
            is_numbered = number == next || number == 1;
            next = if is_numbered { number } else { next };
        }
        match form_of(rest) {
            WordForm::Move => {
                n_moves += 1;
                next += u32::from(is_numbered);
                is_numbered = false;
            }
            WordForm::Word => {
                n_words += 1;
                is_numbered = false;
            }
            WordForm::Other => {}
        }
        if next > MOVES_OF_A_RECORD {
            return false;
        }
    }
    n_words > 0 && n_moves * PROSE_WORDS_A_MOVE < n_moves + n_words
}

/// Splits a move number off a word: `12.Nf3` → 12, `Nf3`; `12` → 12 and an empty word.
fn number_of(word: &str) -> (Option<u32>, &str) {
    let n_digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[n_digits..];
    match word[..n_digits].parse() {
        Ok(number) if n_digits <= 3 && (rest.is_empty() || rest.starts_with(['.', '…', '-', ':'])) => {
            (Some(number), rest.trim_start_matches(['.', '…', '-', ':']))
        }
        _ => (None, word),
    }
}

enum WordForm {
    Move,
    Word,
    Other,
}

/// The letters of a board as they are announced.
const ANNOUNCED: [&str; 22] = [
    "anton",
    "berta",
    "bella",
    "cäsar",
    "caesar",
    "cesar",
    "david",
    "dora",
    "emil",
    "eva",
    "felix",
    "fritz",
    "gustav",
    "hektor",
    "hector",
    "анна",
    "борис",
    "василий",
    "дмитрий",
    "елена",
    "фёдор",
    "харитон",
];

fn form_of(word: &str) -> WordForm {
    let word = word.trim_matches(|char: char| char.is_ascii_punctuation() || "–—…".contains(char));
    let n_chars = word.chars().take(10).count();
    let has_letter = word.chars().any(|char| char.is_alphabetic() || matches!(char, '♔'..='♟' | '⠀'..='⣿'));
    let has_digit = word.bytes().any(|byte| matches!(byte, b'1'..=b'8'));
    let is_castling = matches!(word, "0-0" | "0-0-0" | "O-O" | "O-O-O" | "О-О" | "О-О-О" | "0–0" | "0–0–0");
    let is_in_digits = matches!(word.len(), 4 | 5) && word.bytes().all(|byte| matches!(byte, b'1'..=b'8'));
    if is_castling || is_in_digits || n_chars < 10 && has_letter && has_digit {
        WordForm::Move
    } else if n_chars > 2 && has_letter {
        let is_braille = word.chars().all(|char| matches!(char, '⠀'..='⣿'));
        if is_braille || ANNOUNCED.contains(&word.to_lowercase().as_str()) { WordForm::Move } else { WordForm::Word }
    } else {
        // Two letters may be a capture by a pawn, or initials.
        WordForm::Other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_of_bridge_are_known_by_their_tags_and_commands() {
        for (head, expected) in [
            ("% PBN 2.1\n% EXPORT\n[Event \"x\"]\n", Content::Bridge),
            ("[Event \"x\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:AKQ…\"]\n", Content::Bridge),
            ("pn|a,b,c,d|st||md|1SAKQ|sv|o|mb|p|\n", Content::Bridge),
            ("vg|Final,TEAMS,I,1,16|\nqx|o1|st||md|3S|\n", Content::Bridge),
            ("vg|Final,1 of 2,I,1,2,A,0,B,0|\nrs|4HE=,3NW-1,PASS,PASS|\n", Content::Bridge),
            ("vg|Final,1 of 2,I,1,2,A,0,B,0|", Content::Text),
            ("[Event \"x\"]\n[White \"Dealer\"]\n\n1. e4 {pn|md|} *\n", Content::Text),
            ("1. e4 e5 2. Nf3 Nc6 *\n", Content::Text),
        ] {
            assert_eq!(Content::of_head(head.as_bytes()), expected, "{head}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_known_by_their_controls() {
        let every_byte: Vec<u8> = (0..=255).cycle().take(2048).collect();
        let zeros = [0; 2000];
        let elf = [&b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0"[..]; 20].concat();
        let padded = [b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n", &zeros[..]].concat();
        let letters = "Партия: 1. е4 е5 2. Кf3 Кc6".as_bytes();
        for (head, expected) in [
            (&every_byte[..], Content::Binary),
            (&zeros[..], Content::Binary),
            (&elf, Content::Binary),
            (&padded, Content::Text),
            (letters, Content::Text),
            (b"1. e4\0 e5 *", Content::Text),
            (b"\0\0\0\0\0\0\n[Event \"x\"]\n\n1. e4 *", Content::Text),
            (b"\x1b[1m1. e4\x1b[0m \x1b[1me5\x1b[0m 2. Nf3", Content::Text),
            (b"", Content::Text),
        ] {
            assert_eq!(Content::of_head(head), expected, "{head:?}");
        }
    }

    #[test]
    fn prose_may_quote_a_move_and_is_no_sheet() {
        let is = |text: &str| is_prose(text.as_bytes(), EncodingChoice::Auto);
        for prose in [
            "Dear arbiter, please find the games of round 3 attached.",
            "# Changes\n\n1. Fixed the reader of dates.\n2. The move Nf3 is no longer lost when it stands at the end of \
             a line, which happened in version 1.2 of the year 2021.\n",
            "Партии тура пришлю завтра: бланки ещё у судьи. Последний ход белых, Лg8, не разобрать ни на одном из них, \
             и я попросил участников написать его заново.",
        ] {
            assert!(is(prose), "{prose}");
        }
        for sheet in [
            "1. e4 e5 2. Nf3 Nc6",
            "",
            "e4 e5\nNf3 Nc6",
            "Springer Felix drei\nSpringer Cäsar sechs",
            "5254 5755 7163",
            "[Event \"A game of which nothing but this is known to anybody who might have kept the moves\"]",
            "The game went 1. e4 which is best by test, as everybody knows who has read the old books of the masters, \
             and after 1... e5 came 2. Nf3 Nc6, when white could not know that 3. Bb5 would be answered by a6, a move \
             he had never seen before in his long life at the board; then 4. Ba4 Nf6 followed and 5. O-O Be7.",
        ] {
            assert!(!is(sheet), "{sheet}");
        }
    }
}
