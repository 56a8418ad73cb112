//! `quoted-line-illegal`: a numbered move in a comment cannot be played at its place, nor anywhere else in the record.

use crate::findings::draft::Draft;
use crate::findings::rules::QUOTED_LINE_ILLEGAL;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{Item, ItemKind, Record};
use crate::replay::{CommentedMove, QuotedLineReader, UnplayedQuote, WordPlayer, may_quote_lines};
use crate::text::{Span, quote};

/// The maximum number of words of a record that are searched for in all its positions.
const MOST_LOOKED_FOR: usize = 100;
/// A word that is searched for in all positions of a record.
struct LookedFor<A> {
    comment: Span,
    /// The letters of the comment.
    letters: A,
    quote: UnplayedQuote,
    /// Whether it belongs to the game: the record has a move with its number.
    is_of_game: bool,
}

/// Returns true if a comment of a record may quote a line.
pub(in crate::findings) fn may_be(record: &Record<'_>) -> bool {
    let is_worded = |item: &Item| match item.kind {
        ItemKind::Comment => !item.is_of_server(record.text.as_bytes()),
        kind => kind == ItemKind::LineComment,
    };
    let may_be = |item: &Item| is_worded(item) && may_quote_lines(record.bytes(item.span));
    record.tape.has_worded_comments && record.tape.items.iter().any(may_be)
}

/// An element met while walking through a record.
enum Met<'a, G: Game> {
    Position(&'a G::Position),
    Comment(Span, CommentedMove<G>),
}

/// Finds words of lines in comments that cannot be played.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let is_played = subject.replay.start.position.is_some() && subject.replay.fragment.is_none();
    if !is_played || !may_be(&subject.record) {
        return;
    }
    let start = subject.replay.start.position.as_ref();
    let reader = QuotedLineReader { game: subject.game, start, letters: subject.replay.alphabet };
    let mut unplayed: Vec<LookedFor<G::Alphabet>> = Vec::new();
    walk(subject, |met| {
        if let Met::Comment(place, commented) = met
            && unplayed.len() < MOST_LOOKED_FOR
        {
            let read = reader.read(subject.record.slice(place), Some(&commented), None);
            unplayed.extend(read.unplayed.into_iter().map(|quote| {
                let is_of_game = quote.goes_on || quote.is_due;
                LookedFor { comment: place, letters: read.letters, quote, is_of_game }
            }));
        }
    });
    if unplayed.is_empty() {
        return;
    }
    unplayed.truncate(MOST_LOOKED_FOR);
    walk(subject, |met| {
        let Met::Position(position) = met else { return };
        unplayed.retain_mut(|LookedFor { comment, letters, quote, is_of_game }| {
            *is_of_game |= subject.game.move_number(position) == quote.number;
            let word = &subject.record.slice(*comment)[quote.span.clone()];
            !reader.may_be_at(position, quote, word, *letters)
        });
    });
    // A number that the record never reaches belongs to another game.
    let found = unplayed.iter().filter(|looked_for| looked_for.is_of_game);
    findings.extend(found.map(|found| finding(subject, found.comment, &found.quote)));
}

fn finding<G: Game>(subject: &Subject<'_, G>, comment: Span, unplayed: &UnplayedQuote) -> Draft {
    let word = Span::of(unplayed.span.clone()).shift(comment.start);
    let dots = if unplayed.is_black { "..." } else { "." };
    let quoted = quote(subject.record.slice(word));
    let named = format!("{}{dots}{quoted}", unplayed.number);
    let message = message!("quoted-line-illegal", word = named);
    let mut finding =
        Draft::new(QUOTED_LINE_ILLEGAL, subject.place(word), message).with_help(message!("quoted-line-illegal-help"));
    finding.written = Some(quoted);
    finding
}

/// A line while it is walked through.
struct LinePlayed<G: Game> {
    position: G::Position,
    before: Option<(G::Position, G::Move)>,
    /// Whether every word of it was played.
    is_known: bool,
}

/// Walks through a record, as far as its words can be played.
fn walk<G: Game>(subject: &Subject<'_, G>, mut meet: impl FnMut(Met<'_, G>)) {
    let (game, record, replay) = (subject.game, subject.record, subject.replay);
    let Some(start) = replay.start.position.clone() else { return };
    let is_usual = replay.start.is_usual;
    let player = WordPlayer { game, record, alphabet: replay.alphabet, reads_others: true };
    let mut open: Vec<LinePlayed<G>> = Vec::new();
    let mut line = LinePlayed::<G> { position: start, before: None, is_known: true };
    meet(Met::Position(&line.position));
    for (index, item) in (0_u32..).zip(&record.tape.items) {
        match item.kind {
            ItemKind::Move if line.is_known => match player.legal(&line.position, &player.step(index)) {
                Some(mv) => {
                    line.before = Some((line.position.clone(), mv));
                    game.play(&mut line.position, mv);
                    meet(Met::Position(&line.position));
                }
                None => line.is_known = false,
            },
            ItemKind::VariationOpen => {
                let position = line.before.as_ref().map_or_else(|| line.position.clone(), |(before, _)| before.clone());
                let inner = LinePlayed::<G> { position, before: None, is_known: line.is_known };
                open.push(std::mem::replace(&mut line, inner));
            }
            ItemKind::VariationClose => line = open.pop().unwrap_or(line),
            // Numbers before the first move of a position may be those of another game, or of the moves that led to it.
            ItemKind::Comment | ItemKind::LineComment if line.is_known && (is_usual || line.before.is_some()) => {
                let commented = match &line.before {
                    Some((before, mv)) => CommentedMove { before: before.clone(), mv: Some(*mv) },
                    None => CommentedMove { before: line.position.clone(), mv: None },
                };
                meet(Met::Comment(item.span, commented));
            }
            _ => {}
        }
    }
}
