//! `unreadable-move`: there is something in place of a move that no known notation can read.

use crate::findings::draft::Draft;
use crate::findings::rules::UNREADABLE_MOVE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a word that is not a move, with the reason if there is one.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, word: &str, quoted: &str, span: Span) -> Draft {
    let finding = Draft::new(UNREADABLE_MOVE, span, message!("no-move", word = quoted));
    if let Some(message) = subject.game.why_unreadable(word, subject.replay.alphabet) {
        return Draft { message, ..finding };
    }
    let first =
        word.chars().next().filter(|c| c.is_alphabetic() && !subject.game.is_piece_letter(*c, subject.replay.alphabet));
    match first {
        Some(letter) if subject.game.looks_like_a_piece_move(word) => {
            let code = subject.game.alphabet_code(subject.replay.alphabet);
            let message = message!(
                "unknown-piece-letter",
                word = quoted,
                letter = letter.to_string(),
                code_point = format!("U+{:04X}", u32::from(letter)),
            );
            Draft { message, help: Some(message!("unknown-piece-letter-help", letters = code)), ..finding }
        }
        _ => finding,
    }
}

/// Creates one finding for the words of a sentence, none of which is a move.
pub(in crate::findings) fn say_of_sentence(finding: &mut Draft, sentence: String) {
    finding.message = message!("no-move", word = sentence.clone());
    finding.written = Some(sentence);
    (finding.fix, finding.candidates) = (None, Vec::new());
}
