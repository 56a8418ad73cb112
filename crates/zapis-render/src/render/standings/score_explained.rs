//! The derivation of the numbers of one contestant, line by line.

use crate::l10n::{Arg, Language, Message, message};
use crate::text::Visible;
use crate::tournament::tie_break::{Certainty, Score, Standing, Term, TieBreak, Why, certainty};
use crate::tournament::{Color, Meeting, Outcome, Points};

use super::event_view::{EventView, in_halves, result_sign};

/// Explains the points and each tie-break of a line of the standings.
#[must_use]
pub fn explained(view: &EventView<'_>, standing: &Standing, language: Language) -> Vec<String> {
    let said = |phrase: Message| phrase.in_language(language);
    let mut lines = vec![said(message!(
        "explained-heading",
        name = view.name(standing.contestant),
        rank = standing.rank,
        points = Arg::Decimal(standing.score.to_string()),
    ))];
    let meetings = view.field.get(standing.contestant).map_or(&[][..], |one| &one.meetings);
    lines.extend(meetings.iter().map(|meeting| format!("  {}", said(meeting_phrase(view, meeting)))));
    let adjustment = view.field.get(standing.contestant).map_or(Points::ZERO, |one| one.adjustment[0]);
    if !adjustment.is_zero() {
        lines.push(format!(
            "  {}",
            said(message!("explained-adjustment", points = Arg::Decimal(adjustment.to_string())))
        ));
    }
    for (code, score) in view.standings.tie_breaks.iter().zip(&standing.values) {
        lines.push(said(tie_break_phrase(view, code, score)));
        lines.extend(score.terms.iter().map(|term| format!("  {}", said(term_phrase(view, term)))));
    }
    lines
}

fn round_of(round: u16) -> Message {
    message!("explained-round", round = u32::from(round))
}

fn meeting_phrase(view: &EventView<'_>, meeting: &Meeting) -> Message {
    let color = match meeting.color {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "none",
    };
    let points = Arg::Decimal(meeting.points[0].to_string());
    let (more, no_more) = (Arg::Decimal(format!(", {}", meeting.points[0])), Arg::from(""));
    let opponent = meeting.opponent.map(|opponent| view.name(opponent));
    match opponent {
        Some(opponent) => message!(
            "explained-game",
            round = round_of(meeting.round),
            opponent = opponent,
            color = color,
            result = result_sign(meeting.outcome),
            // If a win counts one point, its sign shows the points.
            points = if in_halves(meeting.points[0]) == result_sign(meeting.outcome) { no_more } else { more },
        ),
        None => message!(
            "explained-absence",
            round = round_of(meeting.round),
            outcome = match meeting.outcome {
                Outcome::ForfeitWin => "plus".to_owned(),
                Outcome::ForfeitLoss => "minus".to_owned(),
                other => other.sign().to_string(),
            },
            points = points,
        ),
    }
}

fn tie_break_phrase(view: &EventView<'_>, code: &TieBreak, score: &Score) -> Message {
    let is_sure = certainty(view.field, view.standings.rules, code) == Certainty::Checked;
    message!(
        "explained-tie-break",
        code = code.to_string(),
        name = message!("tie-break-name", code = code.code()),
        value = Arg::Decimal(score.value.map_or_else(|| "–".to_owned(), |value| value.to_string())),
        rules = view.standings.rules.name(),
        sure = if is_sure { "yes" } else { "no" },
    )
}

fn term_phrase(view: &EventView<'_>, term: &Term) -> Message {
    let opponent = term.opponent.map_or_else(|| "–".to_owned(), |opponent| view.name(opponent));
    let (value, one) = (Arg::Decimal(term.value.to_string()), Points::ONE);
    let factor = |times: Points| if times == one { String::new() } else { format!(" × {times}") };
    let why = match term.why {
        Why::Opponent { score, times } => {
            message!(
                "explained-opponent",
                opponent = opponent,
                score = Arg::Decimal(format!("{score}{}", factor(times))),
            )
        }
        Why::Dummy { own, cap, times } => message!(
            "explained-dummy",
            own = Arg::Decimal(format!("{own}{}", factor(times))),
            cap = cap.map_or_else(|| "none".to_owned(), |cap| cap.to_string()),
        ),
        Why::Virtual { before, received, to_go, times } => message!(
            "explained-virtual",
            before = Arg::Decimal(before.to_string()),
            received = Arg::Decimal(received.to_string()),
            rounds = u32::from(to_go),
            factor = Arg::Decimal(factor(times)),
        ),
        Why::Running => message!("explained-running"),
        Why::Counted => message!("explained-counted", opponent = opponent),
        Why::Scored => message!("explained-scored", opponent = opponent),
        Why::Rating => message!("explained-rating", opponent = opponent),
        Why::OfOpponent => message!("explained-of-opponent", opponent = opponent),
        Why::Average => message!("explained-average"),
        Why::Difference { percent } => message!("explained-difference", percent = percent.to_string()),
        Why::Board { board } => message!("explained-board", board = u32::from(board), opponent = opponent),
        Why::Share => message!("explained-share"),
        other => message!("verbatim", text = format!("{other:?}")),
    };
    message!(
        "explained-term",
        round = term.round.map_or_else(|| message!("explained-no-round"), round_of),
        why = why,
        value = value,
        cut = if term.is_cut { "yes" } else { "no" },
    )
}

/// Finds the contestants that a text names: by rank or number as `#3`, by the full name, or by a part of it.
#[must_use]
pub fn named_contestants(view: &EventView<'_>, text: &str) -> Vec<usize> {
    let n = view.field.contestants.len();
    if let Some(rank) = text.strip_prefix('#').and_then(|rank| rank.trim().parse::<usize>().ok()) {
        let rows = view.standings.rows.iter().filter(|row| row.rank == rank);
        return rows.map(|row| row.contestant).collect();
    }
    let wanted = text.trim().to_lowercase();
    let name = |contestant: usize| Visible(view.raw_name(contestant)).to_string().to_lowercase();
    let whole: Vec<usize> = (0..n).filter(|contestant| name(*contestant) == wanted).collect();
    if !whole.is_empty() {
        return whole;
    }
    (0..n).filter(|contestant| !wanted.is_empty() && name(*contestant).contains(&wanted)).collect()
}
