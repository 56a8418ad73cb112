//! `fragment`: the moves begin in the middle of a game, and no position is given to play them from.

use crate::findings::draft::Draft;
use crate::findings::rules::FRAGMENT;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::replay::Fragment;

/// Creates the finding for a record that begins in the middle of a game.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, fragment: &Fragment) -> Draft {
    let item = subject.record.tape.items.get(fragment.item as usize);
    let span = item.map_or(subject.record.tape.span, |item| subject.place(item.span));
    let said = if fragment.is_numbered_anew {
        message!("fragment-numbered-anew", first = fragment.first_number())
    } else {
        message!("fragment", first = fragment.first_number())
    };
    Draft::new(FRAGMENT, span, said).with_help(message!("fragment-help"))
}
