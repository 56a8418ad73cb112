//! Restored records as people read them: the game with a comment at every change, and a list of the changes.

use crate::game::{Game, MoveStyle, Notation, Side, Unresolved};
use crate::l10n::{Arg, Message, message};
use crate::rulings::common_spelling;
use crate::scoresheet::{EditKind, EditOperation, HowRead, Restored, RestoredPly, Signalled};

use super::super::deferred_buffer::DeferredBuffer;
use super::super::pgn::{Drop, PgnStyle, write_pgn};
use super::compared::percent;
use super::repaired_record::RepairedRecord;
use super::restored_pgn::write_restored_pgn;

/// Writes one record: as it is where nothing was changed, else the restored game and what was changed.
///
/// With `explains`, each change is followed by why the word as written is no legal move and by what must have happened to it.
pub fn write_repair_text<G: Game + Clone>(of: &RepairedRecord<'_, G>, explains: bool, pages: &mut DeferredBuffer) {
    let Some(restored) = of.restored else {
        let letters = of.game.common_letters();
        let style = PgnStyle { moves: MoveStyle { notation: Notation::San, letters }, drop: Drop::default() };
        write_pgn(of.game, &of.record, of.replay, style, &mut pages.bytes);
        if !of.is_sound() {
            let n_plies = of.replay.main_plies;
            say(&message!("repair-beyond", place = of.source.path, plies = n_plies), pages);
            pages.push_str("\n");
        }
        return write_stood(of, pages);
    };
    write_restored_pgn(of, restored, pages.language, &mut pages.bytes);
    write_changes(of, restored, explains, pages);
    pages.push_str("\n");
}

/// Says which illegal moves were left as they are because the game went on behind them.
fn write_stood<G: Game>(of: &RepairedRecord<'_, G>, pages: &mut DeferredBuffer) {
    if !of.replay.stands_as_written() {
        return;
    }
    for stood in of.replay.stood.iter().filter(|stood| stood.depth == 0) {
        say(&message!("repair-stood", mv = stood.name(&of.record)), pages);
    }
    pages.push_str("\n");
}

/// Names a ply: `23. Bxd7`, `23... Bxd7`.
fn named<G: Game>(game: &G, position: &G::Position, ply: &RestoredPly<G::Move>) -> String {
    let dots = if ply.side == Side::White { "." } else { "..." };
    format!("{}{dots} {}", game.move_number(position), common_spelling(game, position, ply.mv))
}

fn write_changes<G: Game>(
    of: &RepairedRecord<'_, G>,
    restored: &Restored<G>,
    explains: bool,
    pages: &mut DeferredBuffer,
) {
    let head = message!(
        "repair-heading",
        place = of.source.path,
        count = restored.n_changed(),
        confidence = percent(restored.confidence),
        letters = of.game.alphabet_code(restored.alphabet),
    );
    say(&head, pages);
    let mut position = restored.start.clone();
    let mut dropped = restored.dropped.iter().peekable();
    let mut renumbered = restored.renumbered.iter().peekable();
    let mut unplayed = restored.unplayed.iter().peekable();
    let mut place = of.record.tape.span.start;
    let n_plies = u32::try_from(restored.plies.len()).unwrap_or(u32::MAX);
    for after in 0..=n_plies {
        while let Some(cell) = dropped.next_if(|cell| cell.after <= after) {
            let at = of.source.line_and_column(cell.cell.span.start);
            let what = message!("repair-dropped", word = cell.cell.word.as_str(), row = cell.row);
            tell(of, at, what, cell.cost, pages);
        }
        while let Some(number) = renumbered.next_if(|number| number.after <= after) {
            let at = of.source.line_and_column(number.cell.span.start);
            let what = message!("repair-number", word = number.cell.word.as_str(), number = number.number);
            tell(of, at, what, number.cost, pages);
        }
        if let Some(words) = unplayed.next_if(|words| words.after <= after) {
            let mut all = words.cell.word.clone();
            while let Some(next) = unplayed.next_if(|words| words.after <= after) {
                all.push(' ');
                all.push_str(&next.cell.word);
            }
            let (line, column) = of.source.line_and_column(words.cell.span.start);
            let place = format!("{}:{line}:{column}", of.source.path);
            let what = message!("repair-unplayed", words = shortened(&all));
            say(&message!("repair-line-free", place = place, what = what), pages);
        }
        if let Some(signal) = restored.signal.as_ref().filter(|signal| signal.after == after) {
            tell_signal(of, signal, restored, pages);
        }
        let Some(ply) = restored.plies.get(after as usize) else { break };
        let at = of.source.line_and_column(ply.cell.as_ref().map_or(place, |cell| cell.span.start));
        place = ply.cell.as_ref().map_or(place, |cell| cell.span.end);
        if ply.how != HowRead::AsWritten {
            tell(of, at, change(of.game, &position, ply), ply.cost, pages);
            if explains {
                explain(of, &position, ply, restored.alphabet, pages);
            }
        }
        of.game.play(&mut position, ply.mv);
    }
    if restored.is_cut {
        say(&message!("repair-cut"), pages);
    }
    if restored.is_stopped {
        say(&message!("repair-stopped"), pages);
    }
}

/// So many characters of what was not read are shown; all of it stands in the game's comments.
const MAX_SHOWN: usize = 60;

fn shortened(words: &str) -> String {
    let line: Vec<&str> = words.split_whitespace().collect();
    let line = line.join(" ");
    if line.chars().count() <= MAX_SHOWN { line } else { line.chars().take(MAX_SHOWN).chain(['…']).collect() }
}

fn tell_signal<G: Game>(
    of: &RepairedRecord<'_, G>,
    signal: &Signalled,
    restored: &Restored<G>,
    pages: &mut DeferredBuffer,
) {
    let (line, column) = of.source.line_and_column(signal.cells.first().map_or(0, |cell| cell.span.start));
    let place = format!("{}:{line}:{column}", of.source.path);
    let words = signal.written();
    let what = match signal.signalled {
        Some(result) if signal.contradicts => {
            let given = restored.result.marker();
            message!("repair-signal-contradicts", words = words, result = result.marker(), given = given)
        }
        Some(result) => message!("repair-signal", words = words, result = result.marker()),
        None => message!("repair-signal-open", words = words),
    };
    say(&message!("repair-line-free", place = place, what = what), pages);
}

fn change<G: Game>(game: &G, position: &G::Position, ply: &RestoredPly<G::Move>) -> Message {
    let written = ply.cell.as_ref().map_or("", |cell| cell.word.as_str());
    let name = named(game, position, ply);
    let sure = percent(ply.confidence);
    let what = match (ply.is_open, ply.how) {
        (true, HowRead::Changed | HowRead::Displaced) => {
            message!("repair-open", word = written, mv = name, sure = sure)
        }
        (true, _) => message!("repair-open-gap", mv = name, sure = sure),
        (_, HowRead::Signs) => return message!("repair-signs", word = written, mv = name),
        (false, HowRead::Gap) => message!("repair-gap", mv = name, sure = sure),
        (false, HowRead::Inserted) => message!("repair-inserted", mv = name, sure = sure),
        (false, HowRead::Answered) if ply.cell.is_none() => message!("repair-gap-answered", mv = name),
        (false, HowRead::Answered) => message!("repair-answered", word = written, mv = name),
        (false, HowRead::Displaced) => message!("repair-displaced", word = written, mv = name, sure = sure),
        (false, _) => message!("repair-read", word = written, mv = name, sure = sure),
    };
    if ply.rivals.is_empty() || ply.how == HowRead::Answered {
        return what;
    }
    let rivals: Vec<String> = ply
        .rivals
        .iter()
        .map(|rival| format!("{} {} %", common_spelling(game, position, rival.mv), percent(rival.confidence)))
        .collect();
    message!("repair-with-rivals", what = what, rivals = rivals.join(", "))
}

/// Why a move that is written was not taken as it is.
pub(super) enum AsWritten {
    /// It is legal, but what follows is not.
    Legal,
    /// It is not legal, for these reasons.
    Illegal(Vec<Message>),
}

/// Tells why a word was not taken as it is written; nothing where nothing is written, or nothing can be said of it.
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

fn explain<G: Game>(
    of: &RepairedRecord<'_, G>,
    position: &G::Position,
    ply: &RestoredPly<G::Move>,
    alphabet: G::Alphabet,
    pages: &mut DeferredBuffer,
) {
    let why = as_written(of, position, ply, alphabet).map(|why| match why {
        AsWritten::Legal => message!("repair-legal-as-written"),
        AsWritten::Illegal(reasons) => message!("repair-illegal-as-written", reasons = reasons),
    });
    let edits: Vec<Message> = ply.edits.iter().map(happened).collect();
    let edits = if edits.is_empty() { None } else { Some(message!("repair-happened", edits = edits)) };
    for what in why.into_iter().chain(edits) {
        say(&message!("repair-detail", what = what), pages);
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

fn tell<G: Game>(
    of: &RepairedRecord<'_, G>,
    (line, column): (u64, u64),
    what: Message,
    cost: f32,
    pages: &mut DeferredBuffer,
) {
    let place = format!("{}:{line}:{column}", of.source.path);
    say(&message!("repair-line", place = place, what = what, cost = format!("{cost:.1}")), pages);
}

/// Writes a line as one that begins with the sign of an escape line, so that the whole can be read as PGN.
fn say(phrase: &Message, pages: &mut DeferredBuffer) {
    pages.say("% ", "%     ", phrase);
}
