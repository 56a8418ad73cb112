//! What an arbiter needs of Tavreli: why a move is illegal, and what was meant.

use crate::game::arbiter::{Arbiter, Explanation, Intended};
use crate::laws::{Article, tavreli_article};
use crate::tavreli::{Files, Move, Position, Reason, Role, nearest, read_move, resolve, spelled, why_illegal};

use super::Tavreli;

/// Returns the article for a reason, if the rules have one.
fn article_of(reason: Reason) -> Option<Article> {
    let number = match reason {
        Reason::OnVolhv(..) | Reason::Blocked { .. } => "3.1",
        Reason::NotOwn(..) | Reason::NothingTaken | Reason::TooMany(..) | Reason::Covered { .. } => "3.2",
        Reason::EnemyAhead(..) | Reason::NothingToTake(_) | Reason::HasMoved(_) | Reason::Crosses(..) => "3.7",
        Reason::WrongWay(_, piece, _) if piece.role() == Role::Ratnik => "3.7",
        Reason::EmptySquare(_) | Reason::WrongWay(..) => return None,
        Reason::Frees { .. }
        | Reason::CheckUnanswered(..)
        | Reason::Opens(..)
        | Reason::Attacked { .. }
        | Reason::CastlingRightLost(_)
        | Reason::CastlingCovered(..)
        | Reason::CastlingBlocked(..)
        | Reason::CastlingAttacked { .. } => "3.9",
    };
    Some(tavreli_article(number))
}

impl Arbiter for Tavreli {
    fn explain(&self, position: &Position, word: &str, files: Files) -> Explanation {
        const SUGGESTIONS: usize = 4;
        let Some(written) = read_move(word, files) else { return Explanation::default() };
        let reasons = why_illegal(position, &written);
        Explanation {
            article: reasons.first().copied().and_then(article_of),
            reasons: reasons.iter().map(|reason| reason.message(files)).collect(),
            nearest: nearest(position, &written, SUGGESTIONS).iter().map(|mv| spelled(position, *mv, files)).collect(),
            ..Explanation::default()
        }
    }

    fn intended(&self, position: &Position, word: &str, own: Files) -> Intended<Move> {
        let bare = word.trim().trim_end_matches(['!', '?']);
        let mut illegal = None;
        for files in std::iter::once(own).chain(Files::ALL) {
            let Some(written) = read_move(bare, files) else { continue };
            if let Some((mv, _)) = resolve(position, &written) {
                return Intended { legal: vec![mv], illegal: None };
            }
            let reasons = || why_illegal(position, &written).iter().map(|reason| reason.message(files)).collect();
            illegal.get_or_insert_with(reasons);
        }
        Intended { legal: Vec::new(), illegal }
    }
}
