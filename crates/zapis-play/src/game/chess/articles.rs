//! The topics of the laws violated by an illegal move of chess: how its piece moves, castling, the king in check.

use crate::chess::{CastlingMode, Reason, Role, Shape, WrittenMove};
use crate::laws::Topic;

/// Lists the topics of the laws that a move violates, in the order of the reasons, each once.
pub(super) fn topics_of(written: &WrittenMove, reasons: &[Reason], mode: CastlingMode) -> Vec<Topic> {
    let mut topics = Vec::new();
    let mut add = |topic: Topic| {
        if !topics.contains(&topic) {
            topics.push(topic);
        }
    };
    for reason in reasons {
        topics_of_reason(written, *reason).iter().copied().for_each(&mut add);
        let is_castling = matches!(
            reason,
            Reason::CastlingKingAway { .. }
                | Reason::CastlingRookAway { .. }
                | Reason::CastlingRightLost { .. }
                | Reason::CastlingBlocked(_)
                | Reason::CastlingInCheck { .. }
                | Reason::CastlingThrough { .. }
                | Reason::CastlingInto { .. }
        );
        if is_castling && mode == CastlingMode::Chess960 {
            add(Topic::Chess960);
        }
    }
    topics
}

fn topics_of_reason(written: &WrittenMove, reason: Reason) -> &'static [Topic] {
    const CHECK: &[Topic] = &[Topic::KingLeftInCheck, Topic::KingUnderAttack];
    match reason {
        Reason::NoSuchPiece(piece) | Reason::NoneThere { piece, .. } | Reason::NoneReaches { piece, .. } => {
            of_piece(piece.role, is_pawn_capture(written))
        }
        Reason::WrongWay { stander, .. } => of_piece(stander.role, false),
        Reason::Blocked { stander, .. } if stander.role == Role::Pawn => &[Topic::PawnAdvance],
        Reason::Blocked { .. } => &[Topic::WayBlocked],
        Reason::NoCaptureBetween { .. } | Reason::NothingToCapture(_) => &[Topic::PawnCapture],
        Reason::OwnPiece { .. } => &[Topic::OwnSquare],
        Reason::TakesKing { .. } => &[Topic::KingUnderAttack],
        Reason::Pinned { .. }
        | Reason::CheckUnanswered { .. }
        | Reason::DoubleCheck(_)
        | Reason::Attacked { .. }
        | Reason::EnPassantOpens(_)
        | Reason::PassInCheck => CHECK,
        Reason::CastlingKingAway { .. } | Reason::CastlingRookAway { .. } | Reason::CastlingRightLost { .. } => {
            &[Topic::CastlingRightLost]
        }
        Reason::CastlingBlocked(_)
        | Reason::CastlingInCheck { .. }
        | Reason::CastlingThrough { .. }
        | Reason::CastlingInto { .. } => &[Topic::CastlingPrevented],
        Reason::EnPassantOver { .. } => &[Topic::EnPassantCapture],
        Reason::MustPromote(_) | Reason::CannotBecome(_) | Reason::NoPromotion(_) => &[Topic::Promotion],
        // No article on the moves of pieces covers the turn or the contents of a square.
        Reason::EmptySquare(_) | Reason::NotOwn { .. } => &[],
    }
}

const fn of_piece(role: Role, captures: bool) -> &'static [Topic] {
    match role {
        Role::Pawn if captures => &[Topic::PawnCapture],
        Role::Pawn => &[Topic::PawnAdvance],
        Role::Knight => &[Topic::KnightMove],
        Role::Bishop => &[Topic::BishopMove],
        Role::Rook => &[Topic::RookMove],
        Role::Queen => &[Topic::QueenMove],
        Role::King => &[Topic::KingMove],
    }
}

fn is_pawn_capture(written: &WrittenMove) -> bool {
    match written.shape {
        Shape::Pawn { file, to_file, .. } => file.map_or(written.captures, |file| file != to_file),
        Shape::Coordinate { from, to, .. } => from.file() != to.file(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Alphabet, CastlingMode, parse_fen};
    use crate::game::{Arbiter, Chess};
    use crate::laws::{Edition, Topic, article};

    /// Why a move is illegal, by the article of each piece, of castling and of check.
    #[test]
    fn each_kind_of_illegal_move_has_its_article() {
        use Topic::*;
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let open = "r3k2r/8/8/8/4P3/8/8/R3K2R w KQkq - 0 1";
        for (fen, word, expected, numbers) in [
            (start, "Nd4", &[KnightMove][..], "3.6"),
            (start, "Ba3", &[WayBlocked], "3.5"),
            (open, "Ra4+", &[], ""),
            (open, "Rb8", &[RookMove], "3.3"),
            ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "Bc4", &[BishopMove], "3.2"),
            ("4k3/8/8/8/8/8/8/2Q1K3 w - - 0 1", "Qd4", &[QueenMove], "3.4"),
            (start, "Qd2", &[OwnSquare], "3.1"),
            (start, "e5", &[PawnAdvance], "3.7.1–3.7.2"),
            (start, "exd3", &[PawnCapture], "3.7.3"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", &[EnPassantCapture], "3.7.3.1–3.7.3.2"),
            ("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8", &[Promotion], "3.7.3.3"),
            (open, "Ke3", &[KingMove], "3.8.1"),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", &[CastlingRightLost], "3.8.2.1"),
            ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", &[CastlingPrevented], "3.8.2.2"),
            ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "Nc3", &[KingLeftInCheck, KingUnderAttack], "3.9.2 1.4.1"),
            ("4k3/8/8/8/4r3/8/8/4K1N1 w - - 0 1", "Nf3", &[KingLeftInCheck, KingUnderAttack], "3.9.2 1.4.1"),
            ("4k3/8/8/8/8/8/3r4/7K w - - 0 1", "Kh2", &[KingLeftInCheck, KingUnderAttack], "3.9.2 1.4.1"),
            ("4k3/3p4/8/8/Q7/8/8/4K3 w - - 0 1", "Qxe8", &[KingUnderAttack], "1.4.1"),
        ] {
            let (position, _) = parse_fen(fen).unwrap().position(CastlingMode::Standard);
            let position = position.unwrap();
            let found = Chess::default().explain(&position, word, Alphabet::ENGLISH).topics;
            assert_eq!(found, expected, "{word}");
            let cited: Vec<&str> =
                found.iter().filter_map(|topic| article(Edition::Fide2023, *topic)).map(|a| a.number).collect();
            assert_eq!(cited.join(" "), numbers, "{word}");
        }
    }
}
