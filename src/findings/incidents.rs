//! The *outcome* family, what happened at the board by the record's own words: both flags down, a draw agreed before both
//! had moved, colors reversed.

use crate::game::Game;
use crate::l10n::message;
use crate::laws::{Edition, Topic, draw_rules};
use crate::record::{GameResult, Item, ItemKind, Record, TimeControl, unescape};
use crate::rulings::{EndingReason, SaidEnding};
use crate::text::Span;

use super::citations::cite;
use super::draft::Draft;
use super::rules;
use super::severity::Severity;
use super::subject::Subject;

/// Of a comment no more is read than this, in bytes: what says that colors were reversed says it in a few words.
const LONGEST: usize = 100;
/// Since 2017 a game with reversed colors is begun anew while both players have made fewer moves than this (7.3).
const MOVES_TO_RESTART: u32 = 10;

/// Tells at little cost whether there may be anything to say.
pub(super) fn may_matter<G: Game>(subject: &Subject<'_, G>) -> bool {
    reversal(&subject.record).is_some()
}

pub(super) fn check<G: Game>(
    subject: &Subject<'_, G>,
    result: Option<(GameResult, Span)>,
    said: &[SaidEnding],
    findings: &mut Vec<Draft>,
) {
    findings.extend(both_flags(subject, result, said));
    findings.extend(agreed_too_early(subject, result, said));
    findings.extend(colors_reversed(subject));
}

/// A win although the record says that both flags were down: whose fell first has to be established.
fn both_flags<G: Game>(
    subject: &Subject<'_, G>,
    result: Option<(GameResult, Span)>,
    said: &[SaidEnding],
) -> Option<Draft> {
    let both = said.iter().find(|said| said.reason == Some(EndingReason::BothFlags))?;
    let (result, _) = result?;
    let is_won = matches!(result, GameResult::WhiteWins | GameResult::BlackWins);
    if !is_won || subject.replay.ending.is_some() {
        return None;
    }
    let message = message!("both-flags-fallen", result = result.marker());
    let finding = Draft::new(rules::BOTH_FLAGS_FALLEN, both.span, message)
        .with_help(message!("both-flags-fallen-help", period = period(subject)))
        .with_law(cite(subject.edition(), Topic::BothFlags));
    Some(at_end(subject, finding))
}

/// Tells whether the last period of the time control was being played.
fn period<G: Game>(subject: &Subject<'_, G>) -> &'static str {
    let control = subject.record.tag("TimeControl").and_then(|tag| TimeControl::read(&unescape(tag)));
    let Some(TimeControl::Periods(periods)) = control else { return "unknown" };
    let Some((last, before)) = periods.list.split_last() else { return "unknown" };
    if last.moves.is_some() {
        return "earlier";
    }
    let in_earlier: u64 = before.iter().filter_map(|period| period.moves).map(u64::from).sum();
    let n_moves = u64::from(subject.replay.main_plies / 2);
    if n_moves >= in_earlier { "last" } else { "earlier" }
}

/// A draw agreed before both players had made a move, which the laws since July 2017 do not allow (5.2.3).
fn agreed_too_early<G: Game>(
    subject: &Subject<'_, G>,
    result: Option<(GameResult, Span)>,
    said: &[SaidEnding],
) -> Option<Draft> {
    let n_plies = subject.replay.main_plies;
    let (_, span) = result.filter(|(result, _)| *result == GameResult::Draw && n_plies < 2)?;
    if !draw_rules(subject.edition()?).agreement_needs_moves || subject.replay.ending.is_some() {
        return None;
    }
    // Of a short record that does not say so nobody knows whether moves are missing.
    if said.iter().find_map(|said| said.reason) != Some(EndingReason::Agreement) {
        return None;
    }
    let message = message!("draw-agreed-too-early", plies = n_plies);
    let finding = Draft::new(rules::DRAW_AGREED_TOO_EARLY, span, message)
        .with_help(message!("draw-agreed-too-early-help"))
        .with_law(cite(subject.edition(), Topic::DrawAgreement));
    Some(at_end(subject, finding))
}

/// Colors that were reversed by the record's own words: since 2017 the game is begun anew before the tenth move.
fn colors_reversed<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let item = reversal(&subject.record)?;
    let edition = subject.edition();
    let begins_anew = edition.is_some_and(|edition| edition >= Edition::Fide2017 && edition != Edition::Tavreli);
    let is_early = subject.replay.main_plies < 2 * MOVES_TO_RESTART;
    let what = match (begins_anew, is_early) {
        (true, true) => "anew",
        (true, false) => "goes-on",
        (false, _) => "arbiter",
    };
    let finding = Draft::new(rules::COLORS_REVERSED, item.span, message!("colors-reversed"))
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

/// Adds where the game ended.
fn at_end<G: Game>(subject: &Subject<'_, G>, mut finding: Draft) -> Draft {
    let replay = subject.replay;
    finding.ply = Some(replay.main_plies).filter(|ply| *ply > 0);
    finding.fen = replay.last.as_ref().map(|position| subject.game.position_text(position));
    finding
}
