//! Restored records as text for people: the game with a comment at every change, and a list of the changes.

use crate::findings::contradiction;
use crate::game::{Game, MoveStyle, Notation, Unresolved};
use crate::l10n::{Arg, Message, message};
use crate::record::GameResult;
use crate::replay::Fragment;
use crate::rulings::common_spelling;
use crate::scoresheet::{
    Dropped, EditKind, EditOperation, HowRead, HowSure, Renumbered, Restored, RestoredPly, Signalled,
};

use super::compared::percent;
use super::repair_causes::shortened;
use super::repair_changes::{ChangedThing, RestoredGame, SheetChange, say};
use super::repair_questions::write_questions;
use super::repaired_record::RepairedRecord;
use super::restored_pgn::write_restored_pgn;
use crate::render::games::pgn::{Drop, PgnStyle, write_pgn};
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Writes one record in these letters: unchanged if nothing was changed, otherwise the restored game and its changes.
///
/// With `explains`, each change is followed by why the word as written is not a legal move, what must have happened to
/// it, and the underlying numbers.
pub fn write_repair_text<G: Game + Clone>(
    of: &RepairedRecord<'_, G>,
    letters: G::Alphabet,
    explains: bool,
    buffer: &mut DeferredBuffer,
) {
    let Some(restored) = of.restored else {
        let style = PgnStyle { moves: MoveStyle { notation: Notation::San, letters }, drop: Drop::default() };
        write_pgn(of.game, &of.record, of.replay, style, &mut buffer.bytes);
        if let Some(fragment) = &of.replay.fragment {
            write_fragment(of, fragment, buffer);
        } else if !of.is_sound() {
            let n_plies = of.replay.main_plies;
            say(&message!("repair-beyond", place = of.source.path, plies = n_plies), buffer);
            buffer.push_str("\n");
        }
        return write_stood(of, buffer);
    };
    write_restored_pgn(of, restored, letters, buffer.language, &mut buffer.bytes);
    write_changes(of, restored, explains, buffer);
    buffer.push_str("\n");
}

/// Describes that a record begins in the middle of a game, and which of its moves contradict each other.
fn write_fragment<G: Game>(of: &RepairedRecord<'_, G>, fragment: &Fragment, buffer: &mut DeferredBuffer) {
    let (place, first) = (of.source.path, fragment.first_number());
    say(
        &if fragment.is_numbered_anew {
            message!("repair-fragment-numbered-anew", place = place, first = first)
        } else {
            message!("repair-fragment", place = place, first = first)
        },
        buffer,
    );
    let said = fragment.contradictions.iter().filter_map(|found| contradiction(&of.record, fragment, found));
    for message in said {
        say(&message!("repair-detail", what = message), buffer);
    }
    buffer.push_str("\n");
}

/// Describes which illegal moves were kept because the game continued after them.
fn write_stood<G: Game>(of: &RepairedRecord<'_, G>, buffer: &mut DeferredBuffer) {
    if !of.replay.stands_as_written() {
        return;
    }
    for stood in of.replay.stood.iter().filter(|stood| stood.depth == 0) {
        say(&message!("repair-stood", mv = stood.name(&of.record)), buffer);
    }
    buffer.push_str("\n");
}

fn write_changes<G: Game>(
    of: &RepairedRecord<'_, G>,
    restored: &Restored<G>,
    explains: bool,
    buffer: &mut DeferredBuffer,
) {
    let restoring = RestoredGame::new(of, restored);
    let reported = restoring.reported();
    let all = reported.iter().flat_map(|one| &one.changes);
    let n = |sure| all.clone().filter(|change| change.sure == sure).map(SheetChange::count).sum::<usize>();
    let head = message!(
        "repair-heading",
        place = of.source.path,
        count = restored.n_changed(),
        sure = n(HowSure::Sure),
        likely = n(HowSure::Likely),
        open = n(HowSure::Open),
        letters = of.game.alphabet_code(restored.alphabet),
    );
    say(&head, buffer);
    if restored.is_further() {
        let (line, _) = of.source.line_and_column(restored.span_in(of.record.tape.span).start);
        say(&message!("repair-further-game", line = line), buffer);
    }
    if explains {
        say(&message!("repair-confidence", confidence = Arg::Decimal(percent(restored.confidence))), buffer);
    }
    for one in &reported {
        let Some(first) = one.changes.first() else { continue };
        let (line, column) = of.source.line_and_column(first.offset);
        let place = format!("{}:{line}:{column}", of.source.path);
        let what = match &one.cause {
            Some(cause) => restoring.said_of_cause(one, cause),
            None => said(&restoring, first),
        };
        say(&message!("repair-line", place = place, sure = one.sure().name(), what = what), buffer);
        if explains {
            let is_one = one.changes.len() == 1;
            one.changes.iter().for_each(|change| explain(&restoring, change, is_one, buffer));
        }
    }
    if restored.is_cut {
        say(&message!("repair-cut"), buffer);
    }
    if restored.is_stopped {
        say(&message!("repair-stopped"), buffer);
    }
    write_questions(&restoring, buffer);
}

fn said<G: Game>(restoring: &RestoredGame<'_, '_, G>, change: &SheetChange<'_>) -> Message {
    match change.thing {
        ChangedThing::Ply(index) => said_of_ply(restoring, index),
        ChangedThing::Dropped(cell) if cell.is_behind_end => {
            message!("repair-behind-end", word = cell.cell.word.as_str(), row = cell.row)
        }
        ChangedThing::Dropped(cell) => message!("repair-dropped", word = cell.cell.word.as_str(), row = cell.row),
        ChangedThing::Number(number) => {
            message!("repair-number", word = number.cell.word.as_str(), number = number.number)
        }
        ChangedThing::Blank(rows) => {
            let count = rows.last - rows.first + 1;
            message!("repair-blank-row", count = count, first = rows.first, last = rows.last)
        }
        ChangedThing::Unread(words) => {
            let words: Vec<&str> = words.iter().map(|words| words.cell.word.as_str()).collect();
            message!("repair-unplayed", words = shortened(&words.join(" ")))
        }
        ChangedThing::Signal(signal) => said_of_signal(signal, restoring.restored.result),
    }
}

fn said_of_signal(signal: &Signalled, given: GameResult) -> Message {
    let words = signal.written();
    match signal.signalled {
        Some(result) if signal.contradicts => {
            let given = given.marker();
            message!("repair-signal-contradicts", words = words, result = result.marker(), given = given)
        }
        Some(result) => message!("repair-signal", words = words, result = result.marker()),
        None => message!("repair-signal-open", words = words),
    }
}

fn said_of_ply<G: Game>(restoring: &RestoredGame<'_, '_, G>, index: usize) -> Message {
    let name = restoring.named(index);
    let Some((ply, position)) = restoring.ply(index) else { return message!("repair-open-gap", mv = name) };
    let sure = restoring.how_sure.get(index).copied().unwrap_or(HowSure::Open);
    let written = ply.cell.as_ref().map_or("", |cell| cell.word.as_str());
    let is_open = sure == HowSure::Open;
    let what = match (is_open, ply.how) {
        (_, HowRead::Signs) => message!("repair-signs", word = written, mv = name),
        (true, _) if ply.cell.is_none() => message!("repair-open-gap", mv = name),
        (true, _) => message!("repair-open", word = written, mv = name),
        (false, HowRead::Gap) => message!("repair-gap", mv = name),
        (false, HowRead::Inserted) => message!("repair-inserted", mv = name),
        (false, HowRead::Answered) if ply.cell.is_none() => message!("repair-gap-answered", mv = name),
        (false, HowRead::Answered) => message!("repair-answered", word = written, mv = name),
        (false, HowRead::Displaced) => message!("repair-displaced", word = written, mv = restoring.meant(index)),
        (false, _) => message!("repair-read", word = written, mv = restoring.meant(index)),
    };
    if sure == HowSure::Sure || ply.rivals.is_empty() {
        return what;
    }
    let rivals = ply.rivals.iter().map(|rival| common_spelling(restoring.of.game, position, rival.mv));
    message!("repair-with-rivals", what = what, rivals = Arg::List(rivals.collect()))
}

/// Why a written move was not used as it is.
pub(super) enum AsWritten {
    /// It is legal, but the following moves are not.
    Legal,
    /// It is not legal, for these reasons.
    Illegal(Vec<Message>),
}

/// Returns why a word was not used as written; `None` if there is no word, or nothing to say about it.
pub(super) fn as_written<G: Game>(
    of: &RepairedRecord<'_, G>,
    position: &G::Position,
    ply: &RestoredPly<G::Move>,
    alphabet: G::Alphabet,
) -> Option<AsWritten> {
    let word = ply.cell.as_ref()?.word.as_str();
    let read = of.game.read(word.as_bytes(), alphabet);
    let is_legal = read.as_ref().is_some_and(|it| of.game.resolve(position, it).is_ok());
    if is_legal {
        return Some(AsWritten::Legal);
    }
    if let Some(Err(Unresolved::Ambiguous(moves))) = read.map(|it| of.game.resolve(position, &it)) {
        let moves = moves.iter().map(|mv| common_spelling(of.game, position, *mv)).collect();
        return Some(AsWritten::Illegal(vec![message!("repair-ambiguous-as-written", moves = Arg::Either(moves))]));
    }
    let reasons = of.game.explain(position, word, alphabet).reasons;
    if reasons.is_empty() { None } else { Some(AsWritten::Illegal(reasons)) }
}

/// Writes the numbers for a change, and for a word why it was not used and what must have happened to it.
fn explain<G: Game>(
    restoring: &RestoredGame<'_, '_, G>,
    change: &SheetChange<'_>,
    is_one: bool,
    buffer: &mut DeferredBuffer,
) {
    let cost = |cost: f32| format!("{cost:.1}");
    let index = match change.thing {
        ChangedThing::Ply(index) => index,
        ChangedThing::Dropped(Dropped { cost: number, .. }) | ChangedThing::Number(Renumbered { cost: number, .. }) => {
            let what = message!("repair-cost", cost = cost(*number));
            return say(&message!("repair-detail", what = what), buffer);
        }
        ChangedThing::Unread(_) | ChangedThing::Blank(_) | ChangedThing::Signal(_) => return,
    };
    let Some((ply, position)) = restoring.ply(index) else { return };
    let of = restoring.of;
    if !is_one {
        let written = ply.cell.as_ref().map_or("", |cell| cell.word.as_str());
        let name = restoring.named(index);
        let what = match written {
            "" => message!("repair-gap", mv = name),
            _ => message!("repair-read", word = written, mv = restoring.meant(index)),
        };
        say(&message!("repair-detail", what = what), buffer);
    }
    let why = as_written(of, position, ply, restoring.restored.alphabet).map(|why| match why {
        AsWritten::Legal => message!("repair-legal-as-written"),
        AsWritten::Illegal(reasons) => message!("repair-illegal-as-written", reasons = reasons),
    });
    let edits: Vec<Message> = ply.edits.iter().map(happened).collect();
    let edits = if edits.is_empty() { None } else { Some(message!("repair-happened", edits = edits)) };
    let rivals = ply.rivals.iter().map(|rival| (rival.mv, rival.confidence));
    let shares = [(ply.mv, ply.confidence)].into_iter().chain(rivals);
    let shares = shares.map(|(mv, share)| format!("{} {} %", common_spelling(of.game, position, mv), percent(share)));
    let numbers = message!("repair-numbers", shares = Arg::List(shares.collect()), cost = cost(ply.cost));
    let numbers = Some(numbers).filter(|_| ply.how != HowRead::Answered);
    for what in why.into_iter().chain(edits).chain(numbers) {
        say(&message!("repair-detail", what = what), buffer);
    }
}

fn happened(edit: &EditOperation) -> Message {
    let (seen, meant) = (edit.seen.as_str(), edit.meant.as_str());
    match edit.kind {
        EditKind::Misread => message!("repair-misread", seen = seen, meant = meant),
        EditKind::Lost => message!("repair-lost", meant = meant),
        EditKind::Added => message!("repair-added", seen = seen),
        EditKind::Swapped => message!("repair-swapped", seen = seen, meant = meant),
    }
}
