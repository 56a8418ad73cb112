//! Citations of the laws: the edition, and several articles together: `FIDE Laws 2023, articles 3.10.2 and 3.6`.

use crate::game::Game;
use crate::l10n::{Arg, Message, message};
use crate::laws::{Article, Certainty, Edition, Topic, article};
use crate::record::Record;

use super::date;

/// The article on which a finding is based.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The edition of the laws.
    pub edition: Edition,
    /// Its article, and how certain its number is.
    pub article: Article,
}

impl Citation {
    /// Names the article as an arbiter would, including any remaining doubt.
    #[must_use]
    pub fn message(&self) -> Message {
        let cited = message!("cited", edition = self.edition.message(), place = place_in_edition(self.article));
        self.with_doubt(cited)
    }

    /// Names the article without its edition, including any remaining doubt.
    #[must_use]
    pub fn place(&self) -> Message {
        self.with_doubt(place_in_edition(self.article))
    }

    fn with_doubt(&self, cited: Message) -> Message {
        match self.article.certainty {
            Certainty::Verified => cited,
            Certainty::Secondary => message!("not-verified", cited = cited),
        }
    }
}

/// Names the place of an article in its edition: an article, an appendix, one of its articles (`C.10`, `A4`), or the
/// Guidelines.
#[must_use]
pub fn place_in_edition(article: Article) -> Message {
    let number = article.number;
    if let Some(letter) = number.strip_prefix("App. ") {
        message!("appendix", letter = letter)
    } else if let Some(number) = number.strip_prefix("Guidelines ") {
        message!("guidelines", number = number)
    } else if let Some(letter) = number.get(..1).filter(|first| first.starts_with(|c: char| c.is_ascii_uppercase())) {
        message!("appendix-article", letter = letter, number = number)
    } else {
        message!("article", number = number)
    }
}

/// Names articles of one edition in order, each once, including any remaining doubt.
#[must_use]
pub fn cited_together(edition: Edition, articles: &[Article]) -> Message {
    let mut listed: Vec<Article> = Vec::new();
    for article in articles {
        if !listed.contains(article) {
            listed.push(*article);
        }
    }
    if let [only] = listed.as_slice() {
        return Citation { edition, article: *only }.message();
    }
    let is_alike = |one: &Article, other: &Article| kind(one) == kind(other) && one.certainty == other.certainty;
    let mut places: Vec<Message> = listed.chunk_by(is_alike).map(place_of_all).collect();
    let place: Arg = if places.len() == 1 { places.remove(0).into() } else { places.into() };
    message!("cited", edition = edition.message(), place = place)
}

/// The way an article is named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `9.5.3`: in the laws themselves.
    Main,
    /// `A.5.2`: in an appendix.
    OfAppendix,
    /// `App. C`: a whole appendix.
    Appendix,
    /// `Guidelines III.5`.
    Guidelines,
}

fn kind(article: &Article) -> Kind {
    match article.number {
        number if number.starts_with("App. ") => Kind::Appendix,
        number if number.starts_with("Guidelines ") => Kind::Guidelines,
        number if number.starts_with(|c: char| c.is_ascii_digit()) => Kind::Main,
        _ => Kind::OfAppendix,
    }
}

/// Names articles of one kind with the same certainty.
fn place_of_all(articles: &[Article]) -> Message {
    let bare = |article: &Article| {
        let number = article.number;
        number.trim_start_matches("App. ").trim_start_matches("Guidelines ").to_owned()
    };
    let numbers: Vec<String> = articles.iter().map(bare).collect();
    let is_one = numbers.len() == 1;
    let all = || Arg::All(numbers.clone());
    let place = match articles.first().map(kind) {
        Some(Kind::Appendix) => message!("appendix", letter = all()),
        Some(Kind::Guidelines) => message!("guidelines", number = all()),
        Some(Kind::OfAppendix) if !is_one => message!("articles-of-appendix", numbers = all()),
        Some(Kind::Main) if !is_one => message!("articles", numbers = all()),
        _ => articles.first().map_or_else(|| message!("article", number = ""), |only| place_in_edition(*only)),
    };
    match articles.first().map(|article| article.certainty) {
        Some(Certainty::Secondary) if is_one => message!("not-verified", cited = place),
        Some(Certainty::Secondary) => message!("none-verified", cited = place),
        _ => place,
    }
}

/// The edition of the laws to cite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Laws {
    /// The one in force on the game's date; the newest if there is no date.
    #[default]
    ByDate,
    /// A fixed one, whatever the date.
    Edition(Edition),
}

impl Laws {
    /// Chooses the edition for a record read on a given day: a date in the future is ignored. `None` for a game older
    /// than the known editions.
    #[must_use]
    pub fn edition_for<G: Game>(self, game: &G, record: &Record<'_>, today: date::CalendarDay) -> Option<Edition> {
        match self {
            // A game with its own rules is never judged by those of chess.
            _ if game.edition().is_some() => game.edition(),
            Self::Edition(edition) => Some(edition),
            Self::ByDate => {
                let read = |name| record.tag(name).and_then(|text| date::read_possible(text, today));
                match read("Date").or_else(|| read("EventDate")).or_else(|| read("UTCDate")) {
                    Some((year, month, day)) => Edition::in_force_on(year, month, day),
                    None => Some(Edition::Fide2023),
                }
            }
        }
    }
}

/// Cites the article of an edition that answers a question.
pub(super) fn cite(edition: Option<Edition>, topic: Topic) -> Option<Citation> {
    let edition = edition?;
    article(edition, topic).map(|article| Citation { edition, article })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;
    use crate::laws::{TimeClass, Topic, article, illegal_move_articles, incorrect_claim_articles};

    #[test]
    fn articles_are_listed_as_a_sentence_does() {
        let of = |edition, topics: &[Topic]| -> Vec<Article> {
            topics.iter().filter_map(|topic| article(edition, *topic)).collect()
        };
        let illegal = [Topic::MoveIllegal, Topic::KnightMove, Topic::KnightMove, Topic::IllegalMoveRestored];
        for (edition, articles, expected) in [
            (Edition::Fide2023, of(Edition::Fide2023, &illegal), "FIDE Laws 2023, articles 3.10.2, 3.6 and 7.5.1"),
            (
                Edition::Fide2018,
                of(Edition::Fide2018, &illegal),
                "FIDE Laws 2018, articles 3.10.2, 3.6 and 7.5.1 (numbers not verified)",
            ),
            (
                Edition::Fide2001,
                of(Edition::Fide2001, &illegal),
                "FIDE Laws 2001, article 3.6 (number not verified); article 7.4(a)",
            ),
            (
                Edition::Fide2023,
                illegal_move_articles(Edition::Fide2023, TimeClass::Blitz),
                "FIDE Laws 2023, Appendix B.3, A.3 and A.5.2; article 7.5.5",
            ),
            (
                Edition::Fide2014,
                incorrect_claim_articles(Edition::Fide2014, TimeClass::Blitz),
                "FIDE Laws 2014, Appendix B.2; article 9.5b (number not verified)",
            ),
            (
                Edition::Fide2023,
                of(Edition::Fide2023, &[Topic::SealedMove, Topic::FlagFall]),
                "FIDE Laws 2023, Guidelines I.8; article 6.9",
            ),
        ] {
            assert_eq!(cited_together(edition, &articles).in_language(Language::English), expected);
        }
    }
}
