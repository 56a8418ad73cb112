//! `colors-reversed`: a comment before the first move or behind the last one says that the game was played with the
//! colors reversed, against the pairing.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::{Edition, Topic};
use crate::record::{Item, ItemKind, Record};

/// `colors-reversed`
pub const COLORS_REVERSED: &Rule = &rule!("O023" "colors-reversed" Warning);

/// Of a comment no more is read than this, in bytes: what says that colors were reversed says it in a few words.
const LONGEST: usize = 100;
/// Since 2017 a game with reversed colors is begun anew while both players have made fewer moves than this (7.3).
const MOVES_TO_RESTART: u32 = 10;

/// Tells at little cost whether a record says so.
pub(in crate::findings) fn is_said(record: &Record<'_>) -> bool {
    reversal(record).is_some()
}

/// Colors that were reversed by the record's own words: since 2017 the game is begun anew before the tenth move.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let item = reversal(&subject.record)?;
    let edition = subject.edition();
    let begins_anew = edition.is_some_and(|edition| edition >= Edition::Fide2017 && edition != Edition::Tavreli);
    let is_early = subject.replay.main_plies < 2 * MOVES_TO_RESTART;
    let what = match (begins_anew, is_early) {
        (true, true) => "anew",
        (true, false) => "goes-on",
        (false, _) => "arbiter",
    };
    let finding = Draft::new(COLORS_REVERSED, item.span, message!("colors-reversed"))
        .with_help(message!("colors-reversed-help", what = what))
        .with_law(cite(edition, Topic::ColorsReversed));
    Some(if what == "anew" { finding } else { finding.with_severity(Severity::Note) })
}

/// Finds the comment, before the first move or behind the last, that says nothing but that the colors were reversed. What says
/// more, `a Sicilian with colors reversed`, speaks of an opening.
fn reversal<'a>(record: &Record<'a>) -> Option<&'a Item> {
    let is_move =
        |item: &&Item| matches!(item.kind, ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose);
    let items = &record.tape.items;
    let before = items.iter().take_while(|item| !is_move(item));
    let behind = items.iter().rev().take_while(|item| !is_move(item));
    before.chain(behind).find(|item| {
        matches!(item.kind, ItemKind::Comment | ItemKind::LineComment)
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
