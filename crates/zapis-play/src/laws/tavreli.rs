//! The articles of the rules of Tavreli, by the topics that they share with the laws of chess.

use super::article::{Article, Certainty};
use super::topic::Topic;

/// The articles of the rules of Tavreli. Rules on clocks, penalties and conduct are left out: a record does not show
/// them.
const ARTICLES: [(Topic, &str); 11] = [
    (Topic::Checkmate, "5.1"),
    (Topic::Resignation, "5.1"),
    (Topic::Stalemate, "5.2"),
    (Topic::DrawAgreement, "5.3"),
    (Topic::RepetitionEndsGame, "5.4"),
    (Topic::ThreefoldIntended, "5.4"),
    (Topic::ThreefoldAppeared, "5.4"),
    (Topic::FiftyEndsGame, "5.5"),
    (Topic::FiftyIntended, "5.5"),
    (Topic::FiftyCompleted, "5.5"),
    (Topic::NotationCapture, "6.5"),
];

/// Creates an article of the rules of Tavreli.
#[must_use]
pub const fn tavreli_article(number: &'static str) -> Article {
    Article { number, certainty: Certainty::Verified }
}

/// Finds the article on a topic.
pub(super) fn article_on(topic: Topic) -> Option<Article> {
    let (_, number) = ARTICLES.iter().find(|(known, _)| *known == topic)?;
    Some(tavreli_article(number))
}
