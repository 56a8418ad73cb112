//! The *outcome* family, how games end: dead positions, forfeits for a side that cannot mate, and what the record says of
//! its end against its result and against the board.

use crate::game::{Ending, Game, Side, Winnability};
use crate::l10n::message;
use crate::laws::{Topic, draw_rules, illegal_move, illegal_move_articles};
use crate::record::{GameResult, Record, TagPair};
use crate::rulings::{
    EndingHint, EndingReason, SaidEnding, SaidIn, TimeClassRuling, dead_since, ending_hint, fallen_flag,
    is_by_correspondence, said_endings, time_class_of_record,
};
use crate::text::Span;

use super::citations::{Citation, cite};
use super::draft::Draft;
use super::incidents;
use super::outcome::{marker_result, tag_result};
use super::rules;
use super::severity::Severity;
use super::subject::Subject;

/// Tells at little cost whether there is anything to look at.
pub(super) fn may_matter<G: Game>(
    subject: &Subject<'_, G>,
    result: Option<&TagPair>,
    termination: Option<&TagPair>,
) -> bool {
    let (game, record) = (subject.game, &subject.record);
    let last = subject.replay.last.as_ref();
    if last.is_some_and(|last| game.may_lack_a_mate(last)) || incidents::may_matter(subject) {
        return true;
    }
    match ending_hint(record, termination) {
        // A tag that says `Normal` has been asked; where there is none, the last clock may tell.
        EndingHint::Nothing => {
            let fallen = termination.is_none().then(|| fallen_flag(game, record, subject.replay)).flatten();
            let winner = fallen.and_then(|said| said.result).and_then(winner_of);
            winner.zip(last).is_some_and(|(winner, last)| game.may_be_unable_to_mate(last, winner))
        }
        // The marker says the same as the tag: else the record is looked at in any case.
        EndingHint::TimeForfeit => {
            let result = result.and_then(|tag| GameResult::read(record.slice(tag.value)));
            let winner = result.filter(|_| record.termination().is_some()).and_then(winner_of);
            winner.zip(last).is_none_or(|(winner, last)| game.may_be_unable_to_mate(last, winner))
        }
        EndingHint::More => true,
    }
}

/// Tells at little cost whether a record may say how its game ended.
pub(super) fn is_told(record: &Record<'_>, termination: Option<&TagPair>) -> bool {
    ending_hint(record, termination) != EndingHint::Nothing
}

/// What is known of the end of a record when it is looked at.
struct End<'s, 'a, G: Game> {
    subject: &'s Subject<'a, G>,
    /// The result and its place, the marker's before the tag's.
    result: Option<(GameResult, Span)>,
    said: Vec<SaidEnding>,
    /// The last position, where the main line was played to its end.
    last: Option<&'s G::Position>,
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let (record, replay) = (&subject.record, subject.replay);
    let end = End {
        subject,
        result: marker_result(record).or_else(|| tag_result(record)),
        said: said_endings(subject.game, record, replay),
        last: replay.last.as_ref().filter(|_| replay.reaches_end),
    };
    let is_dead = end.dead_position(findings);
    end.forfeit(is_dead, findings);
    for said in &end.said {
        findings.extend(end.against_result(said));
        findings.extend(end.against_board(said));
    }
    findings.extend(end.against_each_other());
    let result = end.result.filter(|_| end.last.is_some());
    incidents::check(subject, result, &end.said, findings);
}

const fn winner_of(result: GameResult) -> Option<Side> {
    match result {
        GameResult::WhiteWins => Some(Side::White),
        GameResult::BlackWins => Some(Side::Black),
        GameResult::Draw | GameResult::BothLose | GameResult::Unknown => None,
    }
}

const fn is_forfeit(reason: EndingReason) -> bool {
    matches!(reason, EndingReason::Time | EndingReason::IllegalMoves | EndingReason::Resignation)
}

/// What becomes of a player who has made too many illegal moves against an opponent who cannot mate.
enum ByIllegalMoves {
    /// He loses all the same.
    Loses,
    /// The game is drawn, by this article if it is known.
    MayDraw(Option<Citation>),
}

impl<G: Game> End<'_, '_, G> {
    /// Reports the first dead position, and a result that goes against it; tells whether the last position is dead.
    fn dead_position(&self, findings: &mut Vec<Draft>) -> bool {
        let Subject { game, record, replay, .. } = self.subject;
        let Some(since) = dead_since(*game, record, replay) else { return false };
        let n_later = replay.main_plies - since.ply;
        if n_later == 0 && replay.ending.is_some() {
            return false;
        }
        let law = cite(self.subject.edition(), Topic::DeadPosition);
        let start =
            record.tag_pair("FEN").map_or(Span { end: record.tape.span.start, ..record.tape.span }, |tag| tag.value);
        let span = since.item.map_or(start, |item| record.tape.items[item as usize].span);
        let message = message!("dead-position", later = n_later);
        let mut finding =
            Draft::new(rules::DEAD_POSITION, span, message).with_help(message!("dead-position-help")).with_law(law);
        // One move more is played before anybody sees it, and often there was no other.
        if n_later <= 1 {
            finding = finding.with_severity(Severity::Note);
        }
        finding.ply = (since.ply > 0).then_some(since.ply);
        findings.push(finding);
        if let Some((result, span)) =
            self.result.filter(|(result, _)| winner_of(*result).is_some() && self.last.is_some())
        {
            let message = message!("result-contradicts-dead-position", result = result.marker());
            let finding = Draft::new(rules::RESULT_CONTRADICTS_DEAD_POSITION, span, message)
                .with_help(message!("true-result", result = GameResult::Draw.marker()))
                .with_law(law);
            findings.push(self.at_end(finding));
        }
        true
    }

    /// Rules on a game that was won, or drawn, by a forfeit: on time, by illegal moves, by resignation.
    fn forfeit(&self, is_dead: bool, findings: &mut Vec<Draft>) {
        let (Some(last), Some((result, span))) = (self.last, self.result) else { return };
        // What stands on the board has ended the game before anything else could.
        if self.subject.replay.ending.is_some() {
            return;
        }
        let reason = self.said.iter().find_map(|said| said.reason);
        match (winner_of(result), reason) {
            (Some(winner), Some(reason)) if is_forfeit(reason) => {
                findings.extend(self.unwinnable(winner, reason, last, span));
            }
            (Some(winner), None) if !is_dead => findings.extend(self.won_without_a_reason(winner, last, span)),
            (None, Some(reason @ (EndingReason::Time | EndingReason::IllegalMoves))) if result == GameResult::Draw => {
                findings.extend(self.drawn_forfeit(reason, last, span));
            }
            _ => {}
        }
    }

    /// A win by forfeit for a side that cannot mate: the game was drawn.
    fn unwinnable(&self, winner: Side, reason: EndingReason, last: &G::Position, span: Span) -> Option<Draft> {
        let edition = self.subject.edition();
        let law = match reason {
            EndingReason::Time => cite(edition, Topic::FlagFall),
            EndingReason::IllegalMoves => match self.illegal_moves_by() {
                ByIllegalMoves::Loses => return None,
                ByIllegalMoves::MayDraw(law) => law,
            },
            EndingReason::Resignation if edition.is_some_and(|edition| draw_rules(edition).resignation_can_draw) => {
                cite(edition, Topic::Resignation)
            }
            _ => return None,
        };
        let game = self.subject.game;
        if !game.may_be_unable_to_mate(last, winner) {
            return None;
        }
        let finding = match game.winnability(last, winner) {
            Winnability::CanMate => return None,
            Winnability::NotDetermined if !self.subject.notes => return None,
            Winnability::NotDetermined => {
                let message = message!("forfeit-undetermined", reason = reason.key(), winner = winner.name());
                let finding = Draft::new(rules::FORFEIT_UNDETERMINED, span, message)
                    .with_help(message!("forfeit-undetermined-help"))
                    .with_law(law);
                return Some(self.of(self.at_end(finding), winner));
            }
            Winnability::CannotMate => {
                let message = message!("unwinnable-forfeit", reason = reason.key(), winner = winner.name());
                Draft::new(rules::UNWINNABLE_FORFEIT, span, message)
                    .with_help(message!("true-result", result = GameResult::Draw.marker()))
                    .with_law(law)
            }
        };
        // Of a game older than the editions known, nobody knows here what the laws were.
        let finding = if edition.is_none() { finding.with_severity(Severity::Warning) } else { finding };
        Some(self.of(self.at_end(finding), winner))
    }

    /// Tells whether a loss by illegal moves becomes a draw when the opponent cannot mate: 7.4(b) of 2001 and 2005 prints no
    /// such exception, and by correspondence no illegal move is completed. Where the edition is not known it is supposed to.
    fn illegal_moves_by(&self) -> ByIllegalMoves {
        let Subject { game, record, replay, .. } = self.subject;
        if is_by_correspondence(record) {
            return ByIllegalMoves::Loses;
        }
        let Some(edition) = self.subject.edition() else { return ByIllegalMoves::MayDraw(None) };
        let pace = time_class_of_record(*game, record, replay, edition).unwrap_or(TimeClassRuling::UNKNOWN).pace;
        if !illegal_move(edition, pace).is_some_and(|rule| rule.can_draw) {
            return ByIllegalMoves::Loses;
        }
        let article = illegal_move_articles(edition, pace).last().copied();
        ByIllegalMoves::MayDraw(article.map(|article| Citation { edition, article }))
    }

    /// A win, nobody says how, for a side that cannot mate: only a resignation before 2023 or an arbiter's decision gives it.
    fn won_without_a_reason(&self, winner: Side, last: &G::Position, span: Span) -> Option<Draft> {
        let game = self.subject.game;
        if !game.may_lack_a_mate(last) || !game.cannot_mate(last, winner) {
            return None;
        }
        let edition = self.subject.edition();
        let resigned = match edition {
            Some(edition) if draw_rules(edition).resignation_can_draw => "draws",
            _ => "wins",
        };
        let message = message!("unwinnable-win", winner = winner.name(), result = win_marker(winner));
        let finding = Draft::new(rules::UNWINNABLE_FORFEIT, span, message)
            .with_severity(Severity::Warning)
            .with_help(message!("unwinnable-win-help", resigned = resigned))
            .with_law(cite(edition, Topic::FlagFall));
        Some(self.of(self.at_end(finding), winner))
    }

    /// A draw by forfeit although the opponent could mate.
    fn drawn_forfeit(&self, reason: EndingReason, last: &G::Position, span: Span) -> Option<Draft> {
        let can_mate = |side| self.subject.game.winnability(last, side) == Winnability::CanMate;
        let named = self.said.iter().find_map(|said| said.result.and_then(winner_of));
        let either_could = || {
            let cannot = |side| self.subject.game.cannot_mate(last, side);
            !cannot(Side::White) && !cannot(Side::Black) && can_mate(Side::White) && can_mate(Side::Black)
        };
        // Where it is not said whose flag fell, the draw is wrong when either side would have won.
        let is_wrong = named.map_or_else(either_could, can_mate);
        let topic = if reason == EndingReason::Time { Topic::FlagFall } else { Topic::IllegalMovePenalty };
        is_wrong.then(|| {
            let winner = named.map_or("either", Side::name);
            let message = message!("result-contradicts-forfeit", reason = reason.key(), winner = winner);
            let finding = Draft::new(rules::RESULT_CONTRADICTS_FORFEIT, span, message)
                .with_help(message!("result-contradicts-forfeit-help"))
                .with_law(cite(self.subject.edition(), topic));
            self.at_end(finding)
        })
    }

    /// Compares who has won by a statement with the result.
    fn against_result(&self, said: &SaidEnding) -> Option<Draft> {
        let (result, _) = self.result?;
        let said_result = said.result?;
        let reason = said.reason.map_or("none", EndingReason::key);
        if said_result == result || said.said_in == SaidIn::Clock {
            return None;
        }
        // A forfeit may be a draw: that is ruled upon by itself.
        if result == GameResult::Draw && said.reason.is_some_and(is_forfeit) && self.may_be_drawn_forfeit(said) {
            return None;
        }
        // What stands on the board decides, and is reported as such.
        if self.subject.replay.ending.is_some() && self.last.is_some() {
            return None;
        }
        let (rule, topic) = match said.said_in {
            SaidIn::Termination => (rules::RESULT_CONTRADICTS_TERMINATION, topic_of(said.reason)),
            _ => (rules::RESULT_CONTRADICTS_COMMENT, topic_of(said.reason)),
        };
        let message = message!(
            "result-contradicts-words",
            said_in = said_in_key(said.said_in),
            reason = reason,
            said = winner_of(said_result).map_or("draw", Side::name),
            state = if result == GameResult::Unknown { "open" } else { "given" },
            result = result.marker()
        );
        let finding = Draft::new(rule, said.span, message)
            .with_help(message!("result-contradicts-words-help"))
            .with_law(topic.and_then(|topic| cite(self.subject.edition(), topic)));
        Some(if result == GameResult::Unknown { finding.with_severity(Severity::Warning) } else { finding })
    }

    /// Tells whether a forfeit that was scored as a draw is left to [`Self::drawn_forfeit`], or was rightly a draw.
    fn may_be_drawn_forfeit(&self, said: &SaidEnding) -> bool {
        if matches!(said.reason, Some(EndingReason::Time | EndingReason::IllegalMoves)) {
            return true;
        }
        let winner = said.result.and_then(winner_of);
        self.last.is_none_or(|last| {
            winner.is_some_and(|winner| self.subject.game.winnability(last, winner) != Winnability::CanMate)
        })
    }

    /// Compares why a game ended by a statement with what stands on the board.
    fn against_board(&self, said: &SaidEnding) -> Option<Draft> {
        let (last, reason) = (self.last?, said.reason?);
        // A clock that shows nothing may have had a part of a second left.
        if said.said_in == SaidIn::Clock {
            return None;
        }
        let (ending, game) = (self.subject.replay.ending, self.subject.game);
        let is_mate = matches!(ending, Some(Ending::Mate(_)));
        let (what, topic) = match reason {
            EndingReason::Mate if !is_mate => ("no-mate", Topic::Checkmate),
            EndingReason::Stalemate if ending != Some(Ending::Stalemate) => ("no-stalemate", Topic::Stalemate),
            EndingReason::Material => {
                let can_mate = |side| game.winnability(last, side) == Winnability::CanMate;
                let alive = can_mate(Side::White) || can_mate(Side::Black);
                if !alive {
                    return None;
                }
                ("not-dead", Topic::DeadPosition)
            }
            // A claim may be made with the move that completes the fifty (FIDE 9.3a).
            EndingReason::FiftyMoves if game.halfmove_clock(last) < 99 => ("not-fifty", Topic::FiftyCompleted),
            // A claim on the move that mates comes too late, as anything else does.
            EndingReason::Time
            | EndingReason::Resignation
            | EndingReason::IllegalMoves
            | EndingReason::Agreement
            | EndingReason::Repetition
            | EndingReason::FiftyMoves
            | EndingReason::BothFlags
                if is_mate =>
            {
                ("mate", Topic::Checkmate)
            }
            _ => return None,
        };
        let message = message!(
            "termination-contradicts-board",
            said_in = said_in_key(said.said_in),
            reason = reason.key(),
            board = what
        );
        let finding = Draft::new(rules::TERMINATION_CONTRADICTS_BOARD, said.span, message)
            .with_help(message!("termination-contradicts-board-help"))
            .with_law(cite(self.subject.edition(), topic));
        Some(self.at_end(finding))
    }

    /// Compares two statements of the record with each other.
    fn against_each_other(&self) -> Option<Draft> {
        let worded = |said: &&SaidEnding| said.said_in != SaidIn::Clock;
        let first = self.said.iter().find(worded)?;
        self.said.iter().filter(worded).skip(1).find_map(|other| {
            let results_differ = first.result.zip(other.result).is_some_and(|(one, two)| one != two);
            let reasons = first.reason.zip(other.reason);
            let (one, two) = reasons.filter(|(one, two)| results_differ || one != two)?;
            // That both flags are down contradicts no other end: it is ruled upon by itself.
            if [one, two].contains(&EndingReason::BothFlags) {
                return None;
            }
            let message = message!("termination-contradicts-comment", first = one.key(), second = two.key());
            Some(Draft::new(rules::TERMINATION_CONTRADICTS_COMMENT, other.span, message))
        })
    }

    /// Adds where the game ended.
    fn at_end(&self, mut finding: Draft) -> Draft {
        let replay = self.subject.replay;
        finding.ply = Some(replay.main_plies).filter(|ply| *ply > 0);
        finding.fen = replay.last.as_ref().map(|position| self.subject.game.position_text(position));
        finding
    }

    #[expect(clippy::unused_self, reason = "reads as the other steps do")]
    const fn of(&self, mut finding: Draft, side: Side) -> Draft {
        finding.side = Some(side);
        finding
    }
}

const fn win_marker(winner: Side) -> &'static str {
    match winner {
        Side::White => GameResult::WhiteWins.marker(),
        Side::Black => GameResult::BlackWins.marker(),
    }
}

const fn said_in_key(said_in: SaidIn) -> &'static str {
    match said_in {
        SaidIn::Termination => "tag",
        SaidIn::Comment => "comment",
        SaidIn::Clock => "clock",
    }
}

/// Names the question of the laws that a reason comes under.
const fn topic_of(reason: Option<EndingReason>) -> Option<Topic> {
    Some(match reason {
        Some(EndingReason::Time) => Topic::FlagFall,
        Some(EndingReason::Resignation) => Topic::Resignation,
        Some(EndingReason::IllegalMoves) => Topic::IllegalMovePenalty,
        Some(EndingReason::Agreement) => Topic::DrawAgreement,
        Some(EndingReason::Mate) => Topic::Checkmate,
        Some(EndingReason::Stalemate) => Topic::Stalemate,
        Some(EndingReason::Repetition) => Topic::ThreefoldAppeared,
        Some(EndingReason::FiftyMoves) => Topic::FiftyCompleted,
        Some(EndingReason::Material) => Topic::DeadPosition,
        Some(EndingReason::NoShow) => Topic::DefaultTime,
        Some(EndingReason::BothFlags) => Topic::BothFlags,
        Some(EndingReason::Abandoned | EndingReason::Adjudication) | None => return None,
    })
}
