//! `colors-reversed`: a comment before the first move or after the last one says that the game was played with the
//! colors reversed, against the pairing; or its moves can be played from first to last only if Black moved first.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::COLORS_REVERSED;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::laws::{Edition, Topic};
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Fault, FaultKind};
use crate::text::Span;

/// The maximum length of a comment examined, in bytes: a statement that colors were reversed is short.
const LONGEST: usize = 100;
/// Since 2017 a game with reversed colors is restarted if both players have made fewer moves than this (7.3).
const MOVES_TO_RESTART: u32 = 10;

/// Returns true, at little cost, if a record states this.
pub(in crate::findings) fn is_said(record: &Record<'_>) -> bool {
    reversal(record).is_some()
}

/// Reports reversed colors stated in the record: since 2017 the game is restarted before the tenth move.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let item = reversal(&subject.record)?;
    let (finding, begins_anew) = draft(subject, item.span, message!("colors-reversed"), subject.replay.main_plies);
    Some(if begins_anew { finding } else { finding.with_severity(Severity::Note) })
}

/// Reports a game whose moves are all legal if Black moved first.
pub(in crate::findings) fn by_the_moves<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    const FEWEST: u32 = 4;
    let Subject { game, record, replay, .. } = subject;
    let fails_at_once = replay.main_plies == 0 && !replay.is_complete;
    let may_be = replay.fragment.is_some() || fails_at_once || lacks_first_only(subject);
    if !may_be || record.tag_pair("FEN").is_some() {
        return None;
    }
    let mut position = game.set_up(record).position?;
    game.play(&mut position, game.pass()?);
    let mut n_plies = 0;
    for (_, item) in words(record) {
        let written = game.read(record.bytes(item.span), replay.alphabet)?;
        let resolution = game.resolve(&position, &written).ok()?;
        game.play(&mut position, resolution.mv);
        n_plies += 1;
    }
    let first = words(record).next()?.1.span;
    let message = message!("black-moved-first", plies = n_plies);
    (n_plies >= FEWEST).then(|| draft(subject, subject.place(first), message, n_plies).0)
}

/// Lists the written moves of the main line.
pub(super) fn words<'a>(record: &Record<'a>) -> impl Iterator<Item = (u32, &'a Item)> {
    record.tape.main_line().filter(|(_, item)| !item.span.is_empty())
}

/// Returns true if the first half-move seemed to be missing, although the second number precedes the third word, as it
/// does if nothing is missing.
pub(super) fn lacks_first_only<G: Game>(subject: &Subject<'_, G>) -> bool {
    let Subject { record, replay, .. } = subject;
    let is_first = |fault: &Fault<G>| fault.depth == 0 && fault.ply == 1 && fault.kind == FaultKind::MoveMissing;
    let mut words = words(record).skip(1).map(|(item, _)| item as usize);
    let (Some(second), Some(third)) = (words.next(), words.next()) else { return false };
    let n_numbers = |items: &[Item]| items.iter().filter(|item| item.kind == ItemKind::Number).count();
    let (first_row, behind) = record.tape.items.split_at(second);
    replay.faults.iter().any(is_first) && n_numbers(first_row) == 1 && n_numbers(&behind[..third - second]) == 1
}

/// Creates the finding, which says whether a new game is begun.
fn draft<G: Game>(subject: &Subject<'_, G>, span: Span, message: Message, n_plies: u32) -> (Draft, bool) {
    let edition = subject.edition();
    let begins_anew = edition.is_some_and(|edition| edition >= Edition::Fide2017 && edition != Edition::Tavreli);
    let is_early = n_plies < 2 * MOVES_TO_RESTART;
    let what = match (begins_anew, is_early) {
        (true, true) => "anew",
        (true, false) => "goes-on",
        (false, _) => "arbiter",
    };
    let finding = Draft::new(COLORS_REVERSED, span, message)
        .with_help(message!("colors-reversed-help", what = what))
        .with_law(cite(edition, Topic::ColorsReversed));
    (finding, what == "anew")
}

/// Finds the comment, before the first move or after the last, that says nothing but that the colors were reversed. A
/// longer one, `a Sicilian with colors reversed`, is about an opening.
fn reversal<'a>(record: &Record<'a>) -> Option<&'a Item> {
    let is_move =
        |item: &&Item| matches!(item.kind, ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose);
    let items = &record.tape.items;
    let before = items.iter().take_while(|item| !is_move(item));
    let behind = items.iter().rev().take_while(|item| !is_move(item));
    before.chain(behind).find(|item| {
        matches!(item.kind, ItemKind::Comment | ItemKind::LineComment)
            && item.clock().is_none()
            && record.bytes(item.span).len() <= LONGEST
            && says_reversed(record.slice(item.span))
    })
}

fn says_reversed(comment: &str) -> bool {
    const SENTENCES: [&str; 16] = [
        "colors reversed",
        "colors were reversed",
        "reversed colors",
        "with reversed colors",
        "with colors reversed",
        "played with reversed colors",
        "played with colors reversed",
        "game started with colors reversed",
        "game began with colors reversed",
        "the game started with colors reversed",
        "цвета перепутаны",
        "перепутан цвет",
        "перепутаны цвета",
        "играли обратным цветом",
        "партия начата обратным цветом",
        "партия начата с обратным цветом",
    ];
    if comment.is_ascii() && !comment.bytes().any(|byte| matches!(byte, b'v' | b'V')) {
        return false;
    }
    let folded = comment.to_lowercase().replace("colour", "color");
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    SENTENCES.contains(&words.join(" ").as_str())
}
