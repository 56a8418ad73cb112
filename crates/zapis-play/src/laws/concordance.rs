//! The concordance: the article of each edition on each topic.

use super::article::{Article, Certainty};
use super::edition::Edition;
use super::tavreli;
use super::topic::Topic;

/// Finds the article of an edition on a topic: `None` if the edition has no such rule, or if its number was not
/// established. ([`draw_rules`](super::draw_rules) distinguishes the two where it matters.)
///
/// ```
/// use zapis_play::laws::{Edition, Topic, article};
///
/// assert_eq!(article(Edition::Fide2023, Topic::Fivefold).unwrap().number, "9.6.1");
/// assert!(article(Edition::Fide2001, Topic::Fivefold).is_none());
/// ```
#[must_use]
pub fn article(edition: Edition, topic: Topic) -> Option<Article> {
    if edition == Edition::Tavreli {
        return tavreli::article_on(topic);
    }
    let (_, numbers) = CONCORDANCE.iter().find(|(row, _)| *row == topic)?;
    let number = numbers[column(edition)];
    (!number.is_empty()).then(|| numbered(edition, number))
}

/// Creates an article from a number in the tables: a leading `~` marks one that was not read although the edition was.
pub(super) fn numbered(edition: Edition, number: &'static str) -> Article {
    match number.strip_prefix('~') {
        Some(number) => Article { number, certainty: Certainty::Secondary },
        None => Article { number, certainty: certainty(edition, number) },
    }
}

/// Returns the column of an edition; the columns are in the order of [`Edition::ALL`].
const fn column(edition: Edition) -> usize {
    edition as usize
}

/// Of the Laws of 2014 the appendices were read, but not the articles; every other column is of one kind.
fn certainty(edition: Edition, number: &str) -> Certainty {
    if edition == Edition::Fide2014 && number.starts_with(|c: char| c.is_ascii_uppercase()) {
        Certainty::Verified
    } else {
        edition.certainty()
    }
}

/// One row per topic, one column per edition: 2001, 2005, 2009, Russia 2011, 2014, 2017, 2018, 2023. Empty: no such
/// rule, or the number was not established.
///
/// The editions of 2005 and 2017 were not read article by article. Their cells hold what the editions before and after
/// agree on, down to the paragraph or only to the article, and the few numbers given in sources; the test below checks
/// this. The appendix of 2009 on adjournment is left out because sources contradict each other.
#[rustfmt::skip]
const CONCORDANCE: [(Topic, [&str; 8]); Topic::ALL.len()] = [
    // How the pieces move.
    (Topic::OwnSquare, ["~3.1", "3.1", "3.1", "~3.1", "3.1", "3.1", "3.1", "3.1"]),
    (Topic::BishopMove, ["~3.2", "3.2", "3.2", "~3.2", "3.2", "3.2", "3.2", "3.2"]),
    (Topic::RookMove, ["~3.3", "3.3", "3.3", "~3.3", "3.3", "3.3", "3.3", "3.3"]),
    (Topic::QueenMove, ["~3.4", "3.4", "3.4", "~3.4", "3.4", "3.4", "3.4", "3.4"]),
    (Topic::WayBlocked, ["~3.5", "3.5", "3.5", "~3.5", "3.5", "3.5", "3.5", "3.5"]),
    (Topic::KnightMove, ["~3.6", "3.6", "3.6", "~3.6", "3.6", "3.6", "3.6", "3.6"]),
    (Topic::PawnAdvance, ["~3.7(a)–(b)", "3.7(a)–(b)", "3.7a–b", "~3.7.1–3.7.2", "3.7a–b", "3.7.1–3.7.2", "3.7.1–3.7.2", "3.7.1–3.7.2"]),
    (Topic::PawnCapture, ["~3.7(c)", "3.7(c)", "3.7c", "~3.7.3", "3.7c", "3.7.3", "3.7.3", "3.7.3"]),
    (Topic::EnPassantCapture, ["~3.7(d)", "3.7(d)", "3.7d", "~3.7.4", "3.7d", "3.7.4.1–3.7.4.2", "3.7.4.1–3.7.4.2", "3.7.3.1–3.7.3.2"]),
    (Topic::Promotion, ["~3.7(e)", "3.7(e)", "3.7e", "~3.7.5", "3.7e", "3.7.5.1", "3.7.5.1", "3.7.3.3"]),
    (Topic::KingMove, ["~3.8(a)", "3.8(a)", "3.8a", "~3.8.1", "3.8a", "3.8.1", "3.8.1", "3.8.1"]),
    (Topic::CastlingMove, ["~3.8(a)", "3.8(a)", "3.8a", "~3.8.1", "3.8b", "3.8.2", "3.8.2", "3.8.2"]),
    (Topic::CastlingRightLost, ["~3.8(b)", "3.8(b)", "3.8b", "~3.8.2", "3.8b", "3.8.2.1", "3.8.2.1", "3.8.2.1"]),
    (Topic::CastlingPrevented, ["~3.8(b)", "3.8(b)", "3.8b", "~3.8.2", "3.8b", "3.8.2.2", "3.8.2.2", "3.8.2.2"]),
    (Topic::KingLeftInCheck, ["~3.9", "3.9", "3.9", "~3.9", "3.9", "3.9.2", "3.9.2", "3.9.2"]),
    (Topic::KingUnderAttack, ["~1.2", "1.2", "1.2", "~1.2", "1.2", "1.4.1", "1.4.1", "1.4.1"]),
    (Topic::MoveIllegal, ["", "", "4.6", "~4.6", "3.10b", "3.10.2", "3.10.2", "3.10.2"]),
    // How a game ends.
    (Topic::Checkmate, ["5.1(a)", "5.1(a)", "5.1a", "5.1.1", "5.1a", "5.1.1", "5.1.1", "5.1.1"]),
    (Topic::Resignation, ["5.1(b)", "5.1(b)", "5.1b", "5.1.2", "5.1b", "5.1.2", "5.1.2", "5.1.2"]),
    (Topic::Stalemate, ["5.2(a)", "5.2(a)", "5.2a", "5.2.1", "5.2a", "5.2.1", "5.2.1", "5.2.1"]),
    (Topic::DeadPosition, ["5.2(b)", "5.2(b)", "5.2b", "5.2.2", "5.2b", "5.2.2", "5.2.2", "5.2.2"]),
    (Topic::DrawAgreement, ["5.2(c)", "5.2(c)", "5.2c", "5.2.3", "5.2c", "5.2.3", "5.2.3", "5.2.3"]),
    (Topic::RepetitionEndsGame, ["5.2(d)", "5.2(d)", "5.2d", "5.2.4", "5.2d", "", "", ""]),
    (Topic::FiftyEndsGame, ["5.2(e)", "5.2(e)", "5.2e", "5.2.5", "5.2e", "", "", ""]),
    (Topic::Points, ["11.1", "11.1", "11.1", "12.1", "10.1", "10.1", "10.1", "10.1"]),
    // The clock.
    (Topic::DefaultTime, ["6.7", "", "6.6a", "6.6.1", "6.7a", "6.7.1", "6.7.1", "6.7.1"]),
    (Topic::FlagFallen, ["6.9", "", "6.8", "6.8", "6.8", "6.8", "6.8", "6.8"]),
    (Topic::FlagFall, ["6.10", "", "6.9", "6.9", "6.9", "6.9", "6.9", "6.9"]),
    (Topic::BothFlags, ["6.12", "", "6.11a–b", "6.11.1–6.11.2", "App. G", "", "Guidelines III.3.1", "Guidelines III.3.1"]),
    (Topic::QuickplayFinish, ["10.1–10.4", "", "10.1–10.3", "10.1–10.2", "App. G", "", "Guidelines III", "Guidelines III.3–III.6"]),
    (Topic::QuickplayIncrement, ["", "", "", "", "~G.4", "Guidelines III.4", "Guidelines III.4", "Guidelines III.4"]),
    (Topic::QuickplayClaim, ["10.2", "10.2", "10.2", "10.2", "~G.5", "Guidelines III.5", "Guidelines III.5", "Guidelines III.5"]),
    (Topic::QuickplayNoArbiter, ["~App. D", "App. D", "App. D", "11", "~G.6", "Guidelines III.6", "Guidelines III.6", "Guidelines III.6"]),
    (Topic::QuickplayAnnounced, ["", "", "", "", "~G.2", "Guidelines III.2.1–III.2.2", "Guidelines III.2.1–III.2.2", "Guidelines III.2.1–III.2.2"]),
    // Irregularities.
    (Topic::WrongArray, ["7.1", "7.1", "7.1", "7.1", "7.2", "7.2.1–7.2.2", "7.2.1–7.2.2", "7.2"]),
    (Topic::ColorsReversed, ["7.2", "7.2", "7.2", "", "7.3", "7.3", "7.3", "7.3"]),
    (Topic::IllegalMoveRestored, ["7.4(a)", "7.4(a)", "7.4a", "7.4.1", "7.5a", "7.5.1", "7.5.1", "7.5.1"]),
    (Topic::PawnUnpromoted, ["", "", "7.4a", "7.4.1", "7.5a", "7.5", "7.5.2", "7.5.2"]),
    (Topic::ClockWithoutMove, ["", "", "", "", "", "7.8", "7.5.3", "7.5.3"]),
    (Topic::TwoHands, ["", "", "", "", "", "7.7", "7.5.4", "7.5.4"]),
    (Topic::IllegalMovePenalty, ["7.4(b)", "7.4(b)", "7.4b", "7.4.2", "7.5b", "7.5", "7.5.5", "7.5.5"]),
    (Topic::IllegalMoveRapid, ["B5", "", "A4c", "16.4.3", "A.4b", "A.4.2", "A.4.2", "A.3"]),
    (Topic::IllegalMoveBlitz, ["C3", "", "B3c", "17.3.2", "B.4", "A.4.2", "B.2", "B.3"]),
    (Topic::UncorrectableIllegality, ["", "", "", "", "A.4d", "A.4.4", "A.4.4", "A.5.4"]),
    (Topic::Penalties, ["13.4", "13.4", "13.4", "14.4.1–14.4.7", "12.9a–i", "12.9", "12.9.1–12.9.9", "12.9.1–12.9.9"]),
    (Topic::KingsSignal, ["", "", "", "23.5", "", "", "", ""]),
    // The record.
    (Topic::ScoreKept, ["8.1", "8.1", "8.1", "8.1", "8.1", "8.1", "8.1.1", "8.1.1.1"]),
    (Topic::NoAdvanceRecording, ["", "", "8.1", "8.1", "8.1b", "8.1.2", "8.1.2", "8.1.2"]),
    (Topic::AnswerBeforeRecording, ["8.1", "8.1", "8.1", "8.1", "8.1c", "8.1.3", "8.1.3", "8.1.3"]),
    (Topic::DrawOfferRecorded, ["8.1", "8.1", "8.1", "8.1", "8.1e", "8.1.5", "8.1.5", "8.1.5"]),
    (Topic::TimeTroubleExemption, ["8.4", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4"]),
    (Topic::UpdateAfterFlag, ["8.5", "8.5", "8.5", "8.5.1–8.5.2", "8.5", "8.5", "8.5.1–8.5.3", "8.5.1–8.5.3"]),
    (Topic::CannotReconstruct, ["8.6", "8.6", "8.6", "8.6", "8.6", "8.6", "8.6", "8.6"]),
    (Topic::BothSign, ["8.7", "8.7", "8.7", "8.7", "8.7", "8.7", "8.7", "8.7"]),
    // Draws by offer and by claim.
    (Topic::OfferRestriction, ["", "", "9.1a", "9.1.1", "9.1a", "9.1.1", "9.1.1", "9.1.1"]),
    (Topic::HowToOffer, ["9.1(a)–(c)", "9.1", "9.1b1–3", "9.1.2.1–9.1.2.3", "9.1b1–3", "9.1.2.1–9.1.2.3", "9.1.2.1–9.1.2.3", "9.1.2.1–9.1.2.3"]),
    (Topic::ThreefoldIntended, ["9.2(a)", "9.2(a)", "9.2a", "9.2.1", "9.2a", "9.2.1", "9.2.1", "9.2.1"]),
    (Topic::ThreefoldAppeared, ["9.2(b)", "9.2(b)", "9.2b", "9.2.2", "9.2b", "9.2.2", "9.2.2", "9.2.2"]),
    (Topic::SamePosition, ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2", "9.2.3", "9.2.3"]),
    (Topic::SamePositionEnPassant, ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2", "9.2.3.1", "9.2.3.1"]),
    (Topic::SamePositionCastling, ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2", "9.2.3.2", "9.2.3.2"]),
    (Topic::FiftyIntended, ["9.3(a)", "9.3(a)", "9.3a", "9.3.1", "9.3a", "9.3.1", "9.3.1", "9.3.1"]),
    (Topic::FiftyCompleted, ["9.3(b)", "9.3(b)", "9.3b", "9.3.2", "9.3b", "9.3.2", "9.3.2", "9.3.2"]),
    (Topic::ClaimLost, ["9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4"]),
    (Topic::ClaimDecided, ["9.5(a)–(d)", "9.5", "9.5a–b", "9.5.1–9.5.2", "9.5a–b", "9.5", "9.5.1–9.5.3", "9.5.1–9.5.3"]),
    (Topic::ClaimIncorrect, ["9.5(b)–(d)", "9.5", "9.5b", "9.5.2", "9.5b", "9.5.3", "9.5.3", "9.5.3"]),
    (Topic::Fivefold, ["", "", "", "", "9.6a", "9.6.1", "9.6.1", "9.6.1"]),
    (Topic::SeventyFive, ["", "", "", "", "9.6b", "9.6.2", "9.6.2", "9.6.2"]),
    // Notation.
    (Topic::Notation, ["App. E", "App. E", "App. C", "18", "App. C", "App. C", "App. C", "App. C"]),
    (Topic::NotationPieces, ["E1–E2", "", "", "18.1–18.2", "C.2–C.3", "C.2–C.3", "C.2–C.3", "C.2–C.3"]),
    (Topic::NotationPawns, ["E3", "", "", "18.3", "C.4", "C.4", "C.4", "C.4"]),
    (Topic::NotationMove, ["E7", "", "", "18.7", "C.8", "C.8", "C.8", "C.8"]),
    (Topic::NotationCapture, ["E8", "", "", "18.8", "C.9", "C.9", "C.9", "C.9"]),
    (Topic::NotationEnPassant, ["E8", "", "", "18.8", "C.9", "", "", ""]),
    (Topic::NotationDisambiguation, ["E9", "", "", "18.9", "C.10", "C.10", "C.10", "C.10"]),
    (Topic::NotationTwoPawns, ["E10", "", "", "18.10", "C.9", "C.9", "C.9", "C.9"]),
    (Topic::NotationPromotion, ["E11", "", "", "18.11", "C.11", "C.11", "C.11", "C.11"]),
    (Topic::NotationDrawOffer, ["E12", "", "C.12", "18.12", "C.12", "C.12", "C.12", "C.12"]),
    (Topic::NotationOptionalSigns, ["", "", "", "19", "", "", "", "C.13.3–C.13.6"]),
    // Forms of play.
    (Topic::Rapid, ["App. B", "", "App. A", "16", "App. A", "App. A", "App. A", "App. A"]),
    (Topic::Blitz, ["App. C", "", "App. B", "17", "App. B", "App. B", "App. B", "App. B"]),
    (Topic::VisuallyDisabled, ["App. F", "", "App. E", "", "App. D", "App. D", "App. D", "App. D"]),
    (Topic::Adjournment, ["App. A", "", "", "", "App. E", "", "Guidelines I", "Guidelines I"]),
    (Topic::SealedMove, ["A8", "", "", "", "E.8", "", "Guidelines I.8", "Guidelines I.8"]),
    (Topic::SealedMoveEnds, ["A10", "", "", "", "E.10", "", "Guidelines I.10", "Guidelines I.10"]),
    (Topic::Chess960, ["", "", "", "", "App. F", "", "Guidelines II", "Guidelines II"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_has_its_row_and_the_columns_their_editions() {
        for (topic, row) in Topic::ALL.iter().zip(&CONCORDANCE) {
            assert_eq!(*topic, row.0);
        }
        for (i, edition) in Edition::ALL.into_iter().enumerate() {
            assert_eq!(column(edition), i);
        }
    }

    /// Converts a number of any style to dots, without the end of a range: `9.1(a)–(c)` to `9.1.1`.
    fn plain(number: &str) -> String {
        let mut plain = String::new();
        let start = number.split('–').next().unwrap_or_default();
        if start.starts_with(|c: char| c.is_ascii_uppercase()) {
            return start.to_owned();
        }
        let mut after_letter = false;
        for c in start.chars().filter(|c| !matches!(c, '(' | ')')) {
            if c.is_ascii_lowercase() {
                plain.push('.');
                plain.push_str(&(u32::from(c) - u32::from('a') + 1).to_string());
            } else {
                if after_letter && c != '.' {
                    plain.push('.');
                }
                plain.push(c);
            }
            after_letter = c.is_ascii_lowercase();
        }
        plain
    }

    #[test]
    fn editions_not_studied_hold_only_what_their_neighbors_share() {
        use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018};
        let named = [
            (Fide2005, Topic::Notation),
            (Fide2017, Topic::WrongArray),
            (Fide2017, Topic::ClockWithoutMove),
            (Fide2017, Topic::TwoHands),
            (Fide2017, Topic::EnPassantCapture),
            (Fide2017, Topic::Promotion),
            (Fide2017, Topic::CastlingRightLost),
            (Fide2017, Topic::CastlingPrevented),
            (Fide2017, Topic::KingLeftInCheck),
            (Fide2017, Topic::KingUnderAttack),
            (Fide2017, Topic::IllegalMoveRapid),
            (Fide2017, Topic::IllegalMoveBlitz),
            (Fide2017, Topic::UncorrectableIllegality),
            (Fide2017, Topic::ClaimIncorrect),
            (Fide2017, Topic::QuickplayIncrement),
            (Fide2017, Topic::QuickplayClaim),
            (Fide2017, Topic::QuickplayNoArbiter),
            (Fide2017, Topic::QuickplayAnnounced),
        ];
        for (before, edition, after) in [(Fide2001, Fide2005, Fide2009), (Fide2014, Fide2017, Fide2018)] {
            for topic in Topic::ALL {
                let Some(found) = article(edition, topic) else {
                    continue;
                };
                assert_eq!(found.certainty, Certainty::Secondary);
                if named.contains(&(edition, topic)) {
                    continue;
                }
                for neighbor in [before, after] {
                    let other = article(neighbor, topic).map_or("", |a| a.number);
                    let (found, other) = (plain(found.number), plain(other));
                    assert!(
                        other == found || other.starts_with(&format!("{found}.")),
                        "{edition} {topic:?}: {found}, but {neighbor} has {other}"
                    );
                }
            }
        }
    }

    #[test]
    fn numbers_follow_the_style_of_their_edition() {
        use super::super::Numbering;
        for edition in Edition::ALL {
            for topic in Topic::ALL {
                let Some(found) = article(edition, topic) else {
                    continue;
                };
                let number = found.number;
                if number.starts_with(|c: char| c.is_ascii_uppercase()) {
                    continue; // appendices have a style of their own
                }
                let lettered = number.contains(|c: char| c.is_ascii_lowercase());
                let bracketed = number.contains('(');
                match edition.numbering() {
                    Numbering::BracketedLetters => assert_eq!(lettered, bracketed, "{number}"),
                    Numbering::Letters => assert!(!bracketed, "{number}"),
                    Numbering::Decimal => assert!(!lettered && !bracketed, "{number}"),
                }
            }
        }
    }

    #[test]
    fn the_articles_are_those_of_the_concordance() {
        use Certainty::{Secondary as S, Verified as V};
        use Edition::*;
        for (edition, topic, number, certainty) in [
            (Fide2001, Topic::ThreefoldIntended, "9.2(a)", V),
            (Fide2005, Topic::ThreefoldIntended, "9.2(a)", S),
            (Fide2009, Topic::ThreefoldIntended, "9.2a", S),
            (Ru2011, Topic::ThreefoldIntended, "9.2.1", V),
            (Fide2014, Topic::ThreefoldAppeared, "9.2b", S),
            (Fide2017, Topic::ThreefoldAppeared, "9.2.2", S),
            (Fide2018, Topic::ThreefoldAppeared, "9.2.2", S),
            (Fide2023, Topic::ThreefoldAppeared, "9.2.2", V),
            (Fide2001, Topic::FlagFall, "6.10", V),
            (Fide2023, Topic::FlagFall, "6.9", V),
            (Fide2014, Topic::Fivefold, "9.6a", S),
            (Fide2017, Topic::Fivefold, "9.6.1", S),
            (Fide2023, Topic::SeventyFive, "9.6.2", V),
            (Fide2014, Topic::Notation, "App. C", V),
            (Fide2009, Topic::Notation, "App. C", S),
            (Fide2014, Topic::IllegalMoveRapid, "A.4b", V),
            (Fide2014, Topic::IllegalMovePenalty, "7.5b", S),
            (Fide2017, Topic::IllegalMovePenalty, "7.5", S),
            (Fide2017, Topic::TwoHands, "7.7", S),
            (Fide2023, Topic::TwoHands, "7.5.4", V),
            (Fide2023, Topic::ScoreKept, "8.1.1.1", V),
            (Ru2011, Topic::NotationPromotion, "18.11", V),
            (Fide2001, Topic::SealedMove, "A8", V),
            (Fide2001, Topic::SealedMoveEnds, "A10", V),
            (Fide2014, Topic::SealedMoveEnds, "E.10", V),
            (Fide2023, Topic::SealedMoveEnds, "Guidelines I.10", V),
            (Fide2023, Topic::MoveIllegal, "3.10.2", V),
            (Fide2023, Topic::KnightMove, "3.6", V),
            (Fide2018, Topic::KingLeftInCheck, "3.9.2", S),
            (Fide2014, Topic::MoveIllegal, "3.10b", S),
            (Ru2011, Topic::KnightMove, "3.6", S),
            (Fide2001, Topic::KnightMove, "3.6", S),
            (Ru2011, Topic::KingsSignal, "23.5", V),
            (Fide2014, Topic::QuickplayClaim, "G.5", S),
            (Fide2017, Topic::IllegalMoveBlitz, "A.4.2", S),
            (Fide2023, Topic::IllegalMoveRapid, "A.3", V),
            (Fide2023, Topic::IllegalMoveBlitz, "B.3", V),
            (Fide2023, Topic::ClaimIncorrect, "9.5.3", V),
        ] {
            assert_eq!(article(edition, topic), Some(Article { number, certainty }));
        }
    }

    #[test]
    fn rules_an_edition_lacks_have_no_article() {
        use Edition::*;
        for edition in [Fide2001, Fide2005, Fide2009, Ru2011] {
            for topic in [Topic::Fivefold, Topic::SeventyFive, Topic::TwoHands] {
                assert_eq!(article(edition, topic), None, "{edition} {topic:?}");
            }
        }
        assert_eq!(article(Fide2001, Topic::PawnUnpromoted), None);
        assert_eq!(article(Fide2014, Topic::ClockWithoutMove), None);
    }

    #[test]
    fn an_unverified_number_says_so_when_shown() {
        let shown = |edition| article(edition, Topic::Checkmate).map(|a| a.to_string());
        assert_eq!(shown(Edition::Fide2023).as_deref(), Some("5.1.1"));
        assert_eq!(shown(Edition::Fide2009).as_deref(), Some("5.1a (not verified)"));
    }
}
