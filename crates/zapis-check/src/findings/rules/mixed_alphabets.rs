//! `mixed-alphabets`: one move holds letters of two alphabets that look alike: a Latin K beside a Cyrillic р, a
//! Cyrillic с as the file c.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::MIXED_ALPHABETS;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::ItemKind;
use crate::text::{Script, Span, script};

/// Reports the first word with a letter from another script than the one it is read in.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_foreign =
        |c: char| matches!(script(c), Script::Cyrillic | Script::Greek) && crate::text::fold(c).is_ascii_alphabetic();
    let words = (0..).zip(&record.tape.items).filter(|(_, item)| item.kind == ItemKind::Move);
    let mut mixed = words.filter(|(index, item)| {
        let word = record.slice(item.span);
        let letters = subject.replay.letters_at(*index);
        // Announced moves are words of a language, with blanks between them.
        if word.contains(char::is_whitespace) {
            return false;
        }
        let first = word.chars().next();
        let is_latin_piece = first.is_some_and(|c| c.is_ascii_uppercase() && subject.game.is_look_alike(c, letters));
        // The letters of the alphabet's own pieces belong to it; every other letter names a file and should be Latin.
        is_latin_piece || word.chars().any(|c| is_foreign(c) && !subject.game.is_own_letter(c, letters))
    });
    if let Some((_, first)) = mixed.next() {
        let first = first.span;
        let more = mixed.count();
        let word = subject.as_written(first);
        findings.push(
            Draft::new(MIXED_ALPHABETS, first, message!("mixed-alphabets", word = word, more = more))
                .with_help(message!("mixed-alphabets-help")),
        );
    }
}

/// Creates the finding for a file named by a letter of the other alphabet, in a game with only one spelling.
pub(in crate::findings) fn of_file(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    let finding = Draft::new(MIXED_ALPHABETS, span, message!("look-alike-file", word = quoted))
        .with_severity(Severity::Warning)
        .with_help(message!("write-this", spelling = plain));
    Draft { fix: DraftFix::of_move(span, word, plain), ..finding }
}
