//! The facts of a record: from its tags immediately, from its moves after it has been played.

use std::borrow::Cow;

use crate::chess::Opening;
use crate::database::{is_unknown, round_tag};
use crate::findings::{Draft, date};
use crate::game::{Ending, Game, GameKind, System, kind_by_tag};
use crate::laws::{Edition, TimeClass};
use crate::record::command::commands;
use crate::record::{GameResult, ItemKind, Record, tag_value};
use crate::replay::Replay;
use crate::rulings::{is_bullet, time_class_of_record};

use super::board::BoardWalk;
use super::fields::{BoardEnding, MovetextPart, NumberField, PlayerSide, Test, Winner};

/// The facts known before a move is played.
#[derive(Clone, Copy, Debug)]
pub struct TagFacts<'a> {
    /// The record.
    pub record: Record<'a>,
    /// Its file.
    pub path: &'a str,
}

/// The facts known after the record has been played.
pub struct PlayedFacts<'a, G: Game> {
    /// The facts of its tags.
    pub tags: TagFacts<'a>,
    /// Its game.
    pub game: &'a G,
    /// Its replay.
    pub replay: &'a Replay<G>,
    /// Its findings.
    pub findings: &'a [Draft],
    /// The edition of the laws that applies to the record.
    pub edition: Option<Edition>,
    /// The results of the tests of positions; `None` if the game has none.
    pub walk: Option<&'a BoardWalk<'a>>,
}

impl<'a> TagFacts<'a> {
    pub(super) fn text(&self, tag: &str) -> Cow<'a, str> {
        match self.record.tag(tag) {
            Some(value) => tag_value(value),
            None => Cow::Borrowed(""),
        }
    }

    fn number(&self, tag: &str) -> Option<i64> {
        self.record.tag(tag)?.trim().parse().ok().filter(|number| *number > 0)
    }

    pub(super) fn elos(&self) -> [Option<i64>; 2] {
        ["WhiteElo", "BlackElo"].map(|tag| self.number(tag))
    }

    /// Evaluates a test, if tags or the text between the moves decide it.
    #[must_use]
    pub fn answer(&self, test: &Test) -> Option<bool> {
        Some(match test {
            Test::Name(side, name) => side.tags()[0].iter().any(|tag| name.fits(&self.text(tag))),
            Test::Text(tag, wanted) => wanted.fits(&self.text(tag)),
            Test::Exact(side, name) => side.tags()[0].iter().any(|tag| name.fits(&self.text(tag))),
            Test::HasTag(tag) => self.record.tag(tag).is_some_and(|value| !value.trim().is_empty()),
            Test::Date(tag, range) => range.holds(&self.text(tag)),
            Test::Number(NumberField::Elo(PlayerSide::Either), range) => {
                self.elos().into_iter().flatten().any(|elo| range.holds(elo))
            }
            Test::Result(results) => self.result().is_some_and(|result| results.contains(&result)),
            Test::Eco(range) => range.holds(&self.text("ECO")),
            Test::Opening(name) => match self.text("Opening") {
                // Without a tag only the moves decide.
                unknown if is_unknown(&unknown) => return None,
                own => name.fits(&own),
            },
            Test::Has(what) => self.has(*what),
            Test::Winner(winner) => self.has_won(*winner),
            Test::Game(kind) => match kind_by_tag(&self.record) {
                Some(own) => own == *kind,
                // If it is not stated, only the moves show which game it is.
                None => return None,
            },
            Test::Path(wanted) => wanted.fits(self.path),
            // There are no deals among these games.
            Test::Seat(..) | Test::Vulnerable(_) | Test::Contract(_) | Test::Outcome(_) | Test::Bridge => false,
            // Only the moves decide.
            Test::Number(NumberField::Plies, _)
            | Test::Found(_)
            | Test::Ends(_)
            | Test::TimeClass(_)
            | Test::Bullet
            | Test::Complete
            | Test::Board(_)
            | Test::Among(_)
            | Test::EcoPlayed(_)
            | Test::OpeningPlayed(_) => return None,
            Test::Number(field, range) => self.number_of(*field).is_some_and(|number| range.holds(number)),
        })
    }

    /// Evaluates a test, if tags alone decide it, whatever follows them.
    #[must_use]
    pub fn answer_by_tags(&self, test: &Test) -> Option<bool> {
        match test {
            Test::Has(part) if *part != MovetextPart::Fen => None,
            // If the tag is unknown, the end of the moves decides.
            Test::Result(_) | Test::Winner(_) => {
                let of_tag = self.record.tag("Result").and_then(GameResult::read);
                of_tag.filter(|result| *result != GameResult::Unknown).and_then(|_| self.answer(test))
            }
            _ => self.answer(test),
        }
    }

    /// Returns a number from tags; `None` for either rating, as there may be two, and for what only moves show.
    pub(super) fn number_of(&self, field: NumberField) -> Option<i64> {
        let [white, black] = self.elos();
        let both = || white.zip(black);
        match field {
            NumberField::Elo(PlayerSide::White) => white,
            NumberField::Elo(PlayerSide::Black) => black,
            NumberField::LowerElo => both().map(|(white, black)| white.min(black)),
            NumberField::HigherElo => both().map(|(white, black)| white.max(black)),
            NumberField::EloDifference => both().map(|(white, black)| (white - black).abs()),
            NumberField::Year => date::read(&self.text("Date")).map(|(year, ..)| i64::from(year)),
            NumberField::Round => {
                Some(i64::from(round_tag::read(&self.text("Round")).round)).filter(|round| *round > 0)
            }
            NumberField::Elo(_)
            | NumberField::Plies
            | NumberField::Board
            | NumberField::Tricks
            | NumberField::Score => None,
        }
    }

    pub(super) fn result(&self) -> Option<GameResult> {
        let of_tag = self.record.tag("Result").and_then(GameResult::read);
        let of_end = || {
            let end = self.record.termination()?;
            GameResult::read(self.record.slice(end.span))
        };
        of_tag.filter(|result| *result != GameResult::Unknown).or_else(of_end).or(of_tag)
    }

    fn has_won(&self, wanted: Winner) -> bool {
        let has_white_won = match self.result() {
            Some(GameResult::WhiteWins) => true,
            Some(GameResult::BlackWins) => false,
            _ => return false,
        };
        let [white, black] = self.elos();
        let of_rated = |take: fn(i64, i64) -> bool| {
            let rated =
                white.zip(black).map(|(white, black)| if has_white_won { (white, black) } else { (black, white) });
            rated.is_some_and(|(winner, loser)| take(winner, loser))
        };
        match wanted {
            Winner::White => has_white_won,
            Winner::Black => !has_white_won,
            Winner::HigherRated => of_rated(|winner, loser| winner > loser),
            Winner::LowerRated => of_rated(|winner, loser| winner < loser),
        }
    }

    fn has(&self, what: MovetextPart) -> bool {
        let items = || self.record.tape.items.iter();
        let is_comment = |kind: ItemKind| matches!(kind, ItemKind::Comment | ItemKind::LineComment);
        let has_command = |names: &[&str]| {
            let comments = items().filter(|item| is_comment(item.kind));
            comments
                .flat_map(|item| commands(self.record.slice(item.span)))
                .any(|command| names.contains(&command.name))
        };
        match what {
            MovetextPart::Comments => items().any(|item| is_comment(item.kind)),
            MovetextPart::Variations => self.record.tape.has_variations,
            MovetextPart::Nags => items().any(|item| matches!(item.kind, ItemKind::Nag | ItemKind::Glyph)),
            MovetextPart::Clocks => has_command(&["clk", "emt", "egt"]),
            MovetextPart::Evaluations => has_command(&["eval"]),
            MovetextPart::Moves => items().any(|item| item.kind == ItemKind::Move),
            MovetextPart::Fen => self.record.tag("FEN").is_some_and(|fen| !fen.trim().is_empty()),
        }
    }
}

impl<G: Game> PlayedFacts<'_, G> {
    fn opening(&self) -> Option<&'static Opening> {
        self.replay.opening(self.game).map(|played| played.opening)
    }

    fn is_of_class(&self, class: TimeClass) -> bool {
        let edition = self.edition.unwrap_or(Edition::Fide2023);
        let ruled = time_class_of_record(self.game, &self.tags.record, self.replay, edition);
        ruled.is_some_and(|ruled| ruled.class == class)
    }

    /// Answers a question.
    #[must_use]
    pub fn answer(&self, test: &Test) -> bool {
        if let Some(answer) = self.tags.answer(test) {
            return answer;
        }
        match test {
            Test::Number(_, range) => range.holds(i64::from(self.replay.main_plies)),
            Test::Found(wanted) => self.findings.iter().any(|finding| wanted.fits(finding.rule, finding.severity)),
            Test::Ends(ending) => match self.replay.ending {
                Some(Ending::Mate(_)) => *ending == BoardEnding::Mate,
                Some(Ending::Stalemate) => *ending == BoardEnding::Stalemate,
                None => *ending == BoardEnding::Open,
            },
            Test::Complete => self.replay.is_complete,
            Test::EcoPlayed(range) => self.opening().is_some_and(|opening| range.holds(opening.eco)),
            Test::Opening(name) | Test::OpeningPlayed(name) => {
                self.opening().is_some_and(|opening| name.fits(&opening.name))
            }
            Test::TimeClass(class) => self.is_of_class(*class),
            Test::Bullet => self.is_of_class(TimeClass::Blitz) && is_bullet(&self.tags.record),
            Test::Game(kind) => System::usual_of(*kind).is_some_and(|system| system.name() == G::NAME),
            Test::Board(index) => self.walk.is_some_and(|walk| walk.met.get(*index) == Some(&true)),
            _ => false,
        }
    }
}

/// Finds a game by its name.
pub(super) fn game_named(name: &str) -> Option<GameKind> {
    System::by_name(name).map(System::kind)
}
