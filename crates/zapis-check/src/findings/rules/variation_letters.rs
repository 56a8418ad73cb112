//! `variation-letters`: a variation is written with the piece letters of another language than the game.

use crate::findings::draft::Draft;
use crate::findings::rules::VARIATION_LETTERS;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::ItemKind;

/// Reports the letters of each variation that differ from those of the line around it.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for (bracket, letters) in subject.replay.line_letters.iter().skip(1) {
        let item = subject.record.tape.items.get(*bracket as usize);
        let Some(item) = item.filter(|item| item.kind == ItemKind::VariationOpen) else { continue };
        let message = message!("variation-letters", letters = subject.game.alphabet_code(*letters));
        findings.push(Draft::new(VARIATION_LETTERS, subject.place(item.span), message));
    }
}
