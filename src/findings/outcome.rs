//! The *outcome* and *claims* families: results against the board and against each other, draws by counting.

use crate::game::{Ending, Game, Side};
use crate::l10n::{Message, message};
use crate::laws::{Edition, Fivefold, Topic, draw_rules};
use crate::record::{GameResult, Record, TagPair};
use crate::replay::{Event, EventKind};
use crate::rulings::completes_fivefold;
use crate::text::Span;

use super::citations::cite;
use super::draft::Draft;
use super::draft_fix::{DraftEdit, DraftFix};
use super::played_words::PlayedWords;
use super::rule::Rule;
use super::rules;
use super::severity::Severity;
use super::subject::Subject;

pub(super) fn tag_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let tag = record.tag_pair("Result")?;
    Some((GameResult::read(record.slice(tag.value))?, tag.value))
}

pub(super) fn marker_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let item = record.termination()?;
    Some((GameResult::read(record.slice(item.span))?, item.span))
}

/// Tells whether the Result tag and the termination marker say different things (PGN 8.2.6: they must match).
pub(super) fn results_differ(record: &Record<'_>, tag: Option<&TagPair>) -> bool {
    // The marker is nearly always the last item, and both are nearly always the same few bytes.
    let (Some(tag), Some(marker)) = (tag, record.termination()) else { return false };
    if record.bytes(tag.value) == record.bytes(marker.span) {
        return false;
    }
    let (tag, marker) = (record.slice(tag.value), record.slice(marker.span));
    let Some(tag) = GameResult::read(tag) else { return true };
    GameResult::read(marker).is_none_or(|marker| !tag.agrees_with(marker))
}

/// Tells whether the Result tag is none of the four markers of PGN (8.1.1.7).
pub(super) fn is_misspelled(record: &Record<'_>, tag: Option<&TagPair>) -> bool {
    tag.is_some_and(|tag| GameResult::of_marker(record.bytes(tag.value)).is_none())
}

/// Tells whether a result may be another than that of the final position; of mates this costs nearly nothing.
pub(super) fn may_contradict(record: &Record<'_>, ending: Ending, tag: Option<&TagPair>) -> bool {
    if ending == Ending::Stalemate {
        return true;
    }
    let is_true = |span| record.bytes(span) == result_of(ending).marker().as_bytes();
    !(tag.is_none_or(|tag| is_true(tag.value)) && record.termination().is_some_and(|marker| is_true(marker.span)))
}

/// Returns the result of a game that ended on the board.
pub(super) const fn result_of(ending: Ending) -> GameResult {
    match ending {
        Ending::Mate(Side::White) => GameResult::WhiteWins,
        Ending::Mate(Side::Black) => GameResult::BlackWins,
        Ending::Stalemate => GameResult::Draw,
    }
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let (tag, marker) = (tag_result(record), marker_result(record));
    if let (Some((tag_says, span)), Some((marker_says, _))) = (tag, marker)
        && !tag_says.agrees_with(marker_says)
    {
        let message = message!("result-mismatch", tag = tag_says.marker(), marker = marker_says.marker());
        let help = message!("result-mismatch-help");
        let mut finding = Draft::new(rules::RESULT_MISMATCH, span, message).with_help(help);
        // What the tag says was more likely made of the moves than the other way round; where the board decides, it does.
        let is_open = subject.result_by_the_board().is_none() && !is_misspelled(record, record.tag_pair("Result"));
        let is_marker =
            record.termination().is_some_and(|item| GameResult::of_marker(record.bytes(item.span)).is_some());
        finding.fix = (is_open && is_marker).then(|| DraftFix::doubtful(span, marker_says.marker()));
        findings.push(finding);
    }
    if let Some(ending) = subject.replay.ending.filter(|_| subject.replay.reaches_end) {
        contradictions(subject, ending, tag, marker, findings);
    }
    findings.extend(drawn_from_the_start(subject));
    if !subject.replay.events.is_empty() {
        let moves = PlayedWords::of(subject);
        findings.extend(subject.replay.events.iter().filter_map(|event| event_finding(subject, event, &moves)));
    }
}

fn contradictions<G: Game>(
    subject: &Subject<'_, G>,
    ending: Ending,
    tag: Option<(GameResult, Span)>,
    marker: Option<(GameResult, Span)>,
    findings: &mut Vec<Draft>,
) {
    let true_result = result_of(ending);
    let (kind, topic): (&'static Rule, _) = match ending {
        Ending::Mate(_) => (rules::RESULT_CONTRADICTS_MATE, Topic::Checkmate),
        Ending::Stalemate => (rules::RESULT_CONTRADICTS_STALEMATE, Topic::Stalemate),
    };
    let (record, is_safe) = (&subject.record, subject.result_by_the_board().is_some());
    let untrue_marker = marker.filter(|said| said.0 != true_result);
    let untrue_tag = tag.filter(|said| said.0 != true_result && untrue_marker.is_none_or(|marker| marker.0 != said.0));
    for (said, span) in untrue_marker.into_iter().chain(untrue_tag) {
        let is_open = said == GameResult::Unknown;
        let mut finding = Draft::new(kind, span, contradiction(ending, said))
            .with_help(message!("result-by-the-board", result = true_result.marker()))
            .with_law(cite(subject.edition(), topic));
        if is_open {
            finding = finding.with_severity(Severity::Warning);
        }
        let of_tag = tag.filter(|tag| tag.0 == said && tag.1 != span).map(|tag| tag.1);
        let edit = |span| DraftEdit { span, text: true_result.marker().to_owned() };
        let places = of_tag.into_iter().chain([span]).map(edit).collect();
        finding.fix = DraftFix::of_all(places, is_safe).filter(|_| !record.tape.is_sheet);
        finding.ply = Some(subject.replay.main_plies);
        finding.fen = subject.replay.last.as_ref().map(|position| subject.game.position_text(position));
        findings.push(finding);
    }
}

/// Says that a result is not that of the final position.
fn contradiction(ending: Ending, said: GameResult) -> Message {
    let result = said.marker();
    match (ending, said) {
        (Ending::Mate(side), GameResult::Unknown) => message!("open-result-and-mate", result = result, side = side),
        (Ending::Mate(side), _) => message!("result-contradicts-mate", result = result, side = side),
        (Ending::Stalemate, GameResult::Unknown) => message!("open-result-and-stalemate", result = result),
        (Ending::Stalemate, _) => message!("result-contradicts-stalemate", result = result),
    }
}

fn event_finding<G: Game>(subject: &Subject<'_, G>, event: &Event, moves: &PlayedWords) -> Option<Draft> {
    let edition = subject.edition();
    let span = subject.record.tape.items.get(event.item as usize)?.span;
    let stood = || -> Vec<Message> { event.occurrences.iter().map(|ply| moves.stood(subject, *ply)).collect() };
    let side = event.claimant;
    let goes_on = event.ply < subject.replay.main_plies;
    let automatic = |edition: Edition| draw_rules(edition);
    let finding = match event.kind {
        EventKind::Threefold => {
            let message = message!("threefold-repetition", stood = stood(), side = side);
            Draft::new(rules::THREEFOLD_REPETITION, span, message).with_law(cite(edition, Topic::ThreefoldAppeared))
        }
        EventKind::FiftyMoves => Draft::new(
            rules::FIFTY_MOVES,
            span,
            message!("fifty-moves", side = side, without = message!("without-progress", game = G::NAME)),
        )
        .with_law(cite(edition, Topic::FiftyCompleted)),
        EventKind::Fivefold => {
            if !completes_fivefold(automatic(edition?).fivefold?, &event.occurrences) {
                return None;
            }
            let message = message!("fivefold-repetition", stood = stood());
            Draft::new(rules::FIVEFOLD_REPETITION, span, message).with_law(cite(edition, Topic::Fivefold))
        }
        EventKind::FivefoldInTurn => {
            if automatic(edition?).fivefold? != Fivefold::Consecutive {
                return None;
            }
            let message = message!("fivefold-repetition-in-turn", stood = stood());
            Draft::new(rules::FIVEFOLD_REPETITION, span, message).with_law(cite(edition, Topic::Fivefold))
        }
        EventKind::SeventyFiveMoves => {
            automatic(edition?).seventy_five_plies?;
            Draft::new(rules::SEVENTY_FIVE_MOVES, span, message!("seventy-five-moves"))
                .with_law(cite(edition, Topic::SeventyFive))
        }
    };
    let is_automatic = !matches!(event.kind, EventKind::Threefold | EventKind::FiftyMoves);
    let mut finding = if is_automatic { drawn_without_a_claim(subject, finding, goes_on) } else { finding };
    finding.ply = Some(event.ply);
    finding.side = Some(event.claimant);
    Some(finding)
}

/// Tells whether a record starts from a position in which the clock has passed seventy-five moves already; see
/// [`drawn_from_the_start`].
pub(super) fn may_be_drawn_from_the_start<G: Game>(subject: &Subject<'_, G>) -> bool {
    let start = &subject.replay.start;
    !start.is_usual && start.position.as_ref().is_some_and(|start| subject.game.halfmove_clock(start) >= 150)
}

/// Reports a start position to which each side has made seventy-five moves or more without progress: the game was drawn
/// before the record begins (FIDE 9.6.2).
fn drawn_from_the_start<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let edition = subject.edition().filter(|_| may_be_drawn_from_the_start(subject))?;
    let start = subject.replay.start.position.as_ref()?;
    let clock = subject.game.halfmove_clock(start);
    let is_drawn = clock >= u32::from(draw_rules(edition).seventy_five_plies?) && subject.game.ending(start).is_none();
    let tag = subject.record.tag_pair("FEN").filter(|_| is_drawn)?;
    let message = message!("seventy-five-moves-at-start", clock = clock);
    let finding =
        Draft::new(rules::SEVENTY_FIVE_MOVES, tag.value, message).with_law(cite(Some(edition), Topic::SeventyFive));
    Some(drawn_without_a_claim(subject, finding, subject.replay.main_plies > 0))
}

/// Weighs a draw that came about without a claim: nothing is wrong where the game was drawn with it, and a win that was
/// scored behind it is none.
fn drawn_without_a_claim<G: Game>(subject: &Subject<'_, G>, finding: Draft, goes_on: bool) -> Draft {
    let marker = marker_result(&subject.record);
    let is_drawn = marker.is_none_or(|(result, _)| result == GameResult::Draw);
    let is_win = |result: &GameResult| matches!(result, GameResult::WhiteWins | GameResult::BlackWins);
    let scored = marker.or_else(|| tag_result(&subject.record)).map(|(result, _)| result).filter(is_win);
    let severity = match scored {
        Some(_) => Severity::Error,
        None if !goes_on && is_drawn => Severity::Note,
        None => finding.severity,
    };
    let mut finding = finding.with_severity(severity);
    if goes_on {
        finding.message = message!("play-went-on", message = finding.message);
    }
    if let Some(result) = scored {
        let on = if goes_on { "yes" } else { "no" };
        finding.message = message!("drawn-scored-as-won", message = finding.message, on = on, result = result.marker());
        finding = finding.with_help(message!("true-result", result = GameResult::Draw.marker()));
    }
    finding
}

impl<G: Game> Subject<'_, G> {
    /// Returns the result that mate or stalemate on the board gives, where every move of the main line was played and legal.
    pub(super) fn result_by_the_board(&self) -> Option<GameResult> {
        let ending = self.replay.ending.filter(|_| self.replay.is_complete && self.replay.reaches_end)?;
        self.replay.stood.iter().all(|stood| stood.depth > 0).then(|| result_of(ending))
    }
}
