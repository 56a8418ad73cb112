//! Messages about claims and rulings, shared by the text and the JSON of `claims`.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::{Citation, cited_together, place_in_edition};
use crate::game::{Difference, Ending, Game, Side};
use crate::l10n::{Message, message};
use crate::laws::{Article, Certainty, ClaimantLoss, Edition, article};
use crate::record::{GameResult, Record};
use crate::rulings::{
    Basis, ClaimKind, ClaimReason, ClaimRuling, MainLine, MoveName, NearMiss, Penalty, TimeClassBasis,
};
use crate::text::{Visible, quote};

/// The names of the moves mentioned in a text.
pub(crate) struct MoveNames(BTreeMap<u32, MoveName>);

impl MoveNames {
    pub(crate) fn of<G: Game>(line: &MainLine<'_, G>, plies: impl IntoIterator<Item = u32>) -> Self {
        Self(line.names(&plies.into_iter().collect::<BTreeSet<u32>>()))
    }

    /// Formats `26...Ra4`, or the number of a ply that was not played.
    pub(crate) fn name(&self, ply: u32) -> String {
        self.0.get(&ply).map_or_else(|| ply.to_string(), ToString::to_string)
    }

    pub(crate) fn get(&self, ply: u32) -> Option<&MoveName> {
        self.0.get(&ply)
    }

    /// Describes when a position occurred: after which move, or at the start.
    pub(crate) fn stood(&self, ply: u32) -> Message {
        match ply {
            0 => message!("claim-stood-at-start"),
            _ => message!("claim-stood-after", mv = self.name(ply), ply = ply),
        }
    }

    /// Describes when a position occurred: all listed occurrences and the number of others.
    pub(crate) fn all_stood(&self, plies: &[u32], count: u32) -> Vec<Message> {
        let n_more = count.saturating_sub(u32::try_from(plies.len()).unwrap_or(u32::MAX));
        let more = (n_more > 0).then(|| message!("claim-stood-earlier", count = n_more));
        more.into_iter().chain(plies.iter().map(|ply| self.stood(*ply))).collect()
    }
}

/// Cites an article with its edition, and marks a doubtful number.
pub(crate) fn law(edition: Edition, article: Article) -> Message {
    let label = message!("laws");
    message!("claims-law", label = label, cited = Citation { edition, article }.message())
}

/// Cites several articles of one edition.
pub(crate) fn laws(edition: Edition, articles: &[Article]) -> Message {
    let label = message!("laws");
    message!("claims-law", label = label, cited = cited_together(edition, articles))
}

/// Returns the key for how certain an article's number is.
fn certainty(article: Article) -> &'static str {
    if article.certainty == Certainty::Verified { "verified" } else { "secondary" }
}

/// Returns the result of a record: that of its marker, otherwise of its tag.
pub(crate) fn result_of(record: &Record<'_>) -> Option<GameResult> {
    let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    marker.or_else(|| GameResult::read(record.tag("Result")?))
}

/// Formats the result.
pub(crate) fn result_phrase(record: &Record<'_>) -> Message {
    match result_of(record) {
        Some(result) => message!("verbatim", text = result.marker()),
        None => message!("claims-no-result"),
    }
}

/// Explains the decision on a claim: the reason, then positions that looked the same but were not.
pub(crate) fn reasons<G: Game>(
    ruling: &ClaimRuling<G>,
    line: &MainLine<'_, G>,
    names: &MoveNames,
    written: &str,
) -> Vec<Message> {
    let shown = || Visible(&quote(written)).to_string();
    let intended = || ruling.intended.as_ref().map(|(_, name)| name.to_string()).unwrap_or_default();
    let is_intended = ruling.basis == Basis::Intended;
    let earlier = if is_intended {
        &ruling.occurrences[..ruling.occurrences.len().saturating_sub(1)]
    } else {
        &ruling.occurrences
    };
    let stood = names.all_stood(earlier, ruling.count.saturating_sub(u32::from(is_intended)));
    let count = ruling.count;
    let first = match &ruling.reason {
        ClaimReason::Repetition if is_intended => {
            message!("ruling-threefold-intended", mv = intended(), count = count, stood = stood)
        }
        ClaimReason::Repetition => message!("ruling-threefold", count = count, stood = stood),
        ClaimReason::FiftyMoves if is_intended => {
            message!("ruling-fifty-intended", mv = intended(), without = without_progress::<G>())
        }
        ClaimReason::FiftyMoves => message!("ruling-fifty", without = without_progress::<G>()),
        ClaimReason::AlreadyDrawn { ply, kind: ClaimKind::SeventyFiveMoves } => {
            message!("ruling-already-seventy-five", stood = names.stood(*ply))
        }
        ClaimReason::AlreadyDrawn { ply, .. } => message!("ruling-already-fivefold", stood = names.stood(*ply)),
        ClaimReason::NotToMove => message!("ruling-not-to-move", side = ruling.by.other().name()),
        ClaimReason::NotEnough if is_intended => {
            let others = earlier.len();
            message!("ruling-count-intended", mv = intended(), count = count, others = others, stood = stood)
        }
        ClaimReason::NotEnough => message!("ruling-count", count = count, stood = stood),
        ClaimReason::GameOver(Ending::Mate(_)) => message!("ruling-mated"),
        ClaimReason::GameOver(Ending::Stalemate) => message!("ruling-stalemated"),
        ClaimReason::IllegalMove(why) if why.is_empty() => message!("ruling-illegal-move", written = shown()),
        ClaimReason::IllegalMove(why) => message!("ruling-illegal-because", written = shown(), why = why.clone()),
        ClaimReason::UnintelligibleMove => message!("ruling-unintelligible-move", written = shown()),
        ClaimReason::AmbiguousMove(readings) => {
            let spell = |position: &G::Position| readings.iter().map(|mv| spelled(line, position, *mv)).collect();
            let moves: Vec<String> = ruling.on_board.as_ref().map(|(_, position)| spell(position)).unwrap_or_default();
            message!("ruling-ambiguous-move", written = shown(), moves = moves.join(", "))
        }
        ClaimReason::BehindRecord { n_plies, goes_on: true } => message!("ruling-behind-fault", ply = *n_plies),
        ClaimReason::BehindRecord { n_plies, goes_on: false } => message!("ruling-behind-record", ply = *n_plies),
        ClaimReason::NoStart => message!("ruling-no-start"),
    };
    let misses = ruling.near_misses.iter().map(|miss| near_miss(miss, names));
    let clock = (ruling.reason == ClaimReason::NotEnough).then(|| clock(ruling, names));
    let late = ruling.begins_late && ruling.reason == ClaimReason::NotEnough;
    let late = late.then(|| message!("ruling-begins-late"));
    [first].into_iter().chain(misses).chain(clock).chain(late).collect()
}

/// Describes what does not occur while fifty moves are counted.
pub(crate) fn without_progress<G: Game>() -> Message {
    message!("without-progress", game = G::NAME)
}

/// Describes the number of plies without a capture or a pawn move, and since which move.
fn clock<G: Game>(ruling: &ClaimRuling<G>, names: &MoveNames) -> Message {
    let (plies, without) = (ruling.halfmove_clock, without_progress::<G>());
    match last_irreversible(ruling).and_then(|ply| Some((ply, names.get(ply)?))) {
        Some((_, name)) if plies == 0 => {
            message!("ruling-clock-begins", mv = name.to_string(), game = G::NAME)
        }
        Some((ply, name)) => {
            message!("ruling-clock-since", plies = plies, mv = name.to_string(), ply = ply, without = without)
        }
        None => message!("ruling-clock", plies = plies, without = without),
    }
}

/// Finds the ply of the last capture or pawn move before a claim.
pub(crate) fn last_irreversible<G: Game>(ruling: &ClaimRuling<G>) -> Option<u32> {
    let (n_before, _) = ruling.on_board.as_ref()?;
    let n_claimed = n_before + u32::from(ruling.intended.is_some());
    n_claimed.checked_sub(ruling.halfmove_clock).filter(|ply| *ply > 0)
}

fn near_miss(miss: &NearMiss, names: &MoveNames) -> Message {
    let differs = |difference: &Difference| match difference {
        Difference::ToMove(side) => message!("ruling-differs-to-move", side = side.name()),
        Difference::Castling(said)
        | Difference::DoubleStep(said)
        | Difference::EnPassant(said)
        | Difference::NoEnPassant(said) => said.clone(),
    };
    let differences: Vec<Message> = miss.differences.iter().map(differs).collect();
    message!("ruling-near-miss", stood = names.stood(miss.ply), differences = differences)
}

/// Describes the cost of an incorrect claim.
pub(crate) fn penalty(penalty: Penalty) -> Message {
    let tempo = penalty.time_class.class.name();
    let tempo = match penalty.time_class.basis {
        TimeClassBasis::Stated => message!("ruling-tempo-asked", tempo = tempo),
        TimeClassBasis::TimeControl => message!("ruling-tempo-time-control", tempo = tempo),
        TimeClassBasis::SeveralPeriods => message!("ruling-tempo-several-periods", tempo = tempo),
        TimeClassBasis::UnitsUnclear => message!("ruling-tempo-units-unclear", tempo = tempo),
        TimeClassBasis::NoFormula => message!("ruling-tempo-no-formula", tempo = tempo),
        TimeClassBasis::EventType => message!("ruling-tempo-event-type", tempo = tempo),
        TimeClassBasis::ControlWord => message!("ruling-tempo-control-word", tempo = tempo),
        TimeClassBasis::EventName => message!("ruling-tempo-event-name", tempo = tempo),
        TimeClassBasis::Unknown if penalty.is_by_correspondence => message!("ruling-tempo-correspondence"),
        TimeClassBasis::Unknown => message!("ruling-tempo-assumed"),
    };
    let Some(cost) = penalty.cost else { return message!("ruling-penalty-unknown", tempo = tempo) };
    let minutes = u32::from(cost.opponent_gains_s / 60);
    let costs = match cost.claimant {
        ClaimantLoss::Nothing => message!("ruling-penalty-minutes", minutes = minutes, tempo = tempo),
        ClaimantLoss::Half => message!("ruling-penalty-half", minutes = minutes, tempo = tempo),
    };
    match penalty.articles() {
        Some((edition, articles)) if !articles.is_empty() => {
            message!("ruling-penalty-by", costs = costs, cited = cited_together(edition, &articles))
        }
        _ => costs,
    }
}

/// Describes the correct claims at the moment of the claim: with an intended move, and on the board.
pub(crate) fn open_claims<G: Game>(
    ruling: &ClaimRuling<G>,
    line: &MainLine<'_, G>,
    names: &MoveNames,
    edition: Option<Edition>,
) -> Vec<Message> {
    let cited = |topic| edition.and_then(|edition| article(edition, topic));
    let with_article = |phrase: Message, cited: Option<Article>| match cited {
        Some(cited) => {
            message!("claim-open-by", open = phrase, article = place_in_edition(cited), certainty = certainty(cited))
        }
        None => phrase,
    };
    let mut phrases = Vec::new();
    if let Some(claim) = ruling.missed.as_ref().filter(|_| ruling.reason == ClaimReason::NotToMove) {
        let mv = names.name(claim.ply);
        let phrase = message!("ruling-could-have-written", side = claim.side.name(), mv = mv);
        phrases.push(with_article(phrase, cited(claim.topic())));
    }
    let Some(first) = ruling.open.first() else { return phrases };
    let side = first.side.name();
    if let Some(claim) = ruling.open.iter().find(|claim| claim.basis == Basis::Appeared) {
        phrases.push(with_article(message!("ruling-may-claim", side = side), cited(claim.topic())));
    }
    let intended = || ruling.open.iter().filter(|claim| claim.basis == Basis::Intended);
    for kind in [ClaimKind::Threefold, ClaimKind::FiftyMoves] {
        let claims: Vec<_> = intended().filter(|claim| claim.kind == kind).collect();
        if let (Some(first), Some((_, position))) = (claims.first(), &ruling.on_board) {
            let moves =
                few_moves(claims.iter().filter_map(|claim| claim.intended.as_ref()).map(|(mv, _)| *mv), position, line);
            let phrase = message!("ruling-could-write", side = side, moves = moves);
            phrases.push(with_article(phrase, cited(first.topic())));
        }
    }
    phrases
}

/// Spells a move that was not played in the letters of the record.
fn spelled<G: Game>(line: &MainLine<'_, G>, position: &G::Position, mv: G::Move) -> String {
    line.game().spell(position, mv, line.replay().alphabet)
}

/// Lists moves, each with its number; only some if there are many.
pub(crate) fn few_moves<G: Game>(
    moves: impl Iterator<Item = G::Move>,
    position: &G::Position,
    line: &MainLine<'_, G>,
) -> Message {
    const FEW: usize = 4;
    let all: Vec<G::Move> = moves.collect();
    let dots = if line.game().side(position) == Side::White { "." } else { "..." };
    let number = line.game().move_number(position);
    let shown: Vec<String> =
        all.iter().take(FEW).map(|mv| format!("{number}{dots}{}", spelled(line, position, *mv))).collect();
    let shown = shown.join(", ");
    match all.len().saturating_sub(FEW) {
        0 => message!("verbatim", text = shown),
        more => message!("claim-several-moves", moves = shown, count = more),
    }
}

/// Names the players for a heading.
pub(crate) fn players(players: Option<&[String; 2]>) -> Message {
    match players {
        Some([white, black]) => message!("verbatim", text = format!("{} – {}", Visible(white), Visible(black))),
        None => message!("claims-nobody"),
    }
}

/// Describes when a claim was made.
pub(crate) fn moment<G: Game>(ruling: &ClaimRuling<G>, names: &MoveNames, written: Option<&str>) -> Message {
    match (&ruling.intended, written, ruling.at) {
        (Some((_, name)), ..) => message!("ruling-moment-written", mv = name.to_string(), ply = ruling.at),
        (None, Some(written), _) => {
            message!("ruling-moment-unread", written = Visible(&quote(written)).to_string(), ply = ruling.at)
        }
        (None, None, 0) => message!("ruling-moment-start"),
        (None, None, at) if names.get(at).is_some() => {
            message!("ruling-moment-after", mv = names.name(at), ply = at)
        }
        (None, None, at) => message!("ruling-moment-unknown", ply = at),
    }
}
