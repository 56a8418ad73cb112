//! Reasons and faults in Russian: cases, genders, plurals.

use crate::chess::{
    Bitboard, CastlingSide, Color, FenProblem, File, Piece, PlacedPiece, Rank, Reason, Role, SetupFault, Square,
};
use crate::l10n::{Language, ToMessage};

fn square(name: &str) -> Square {
    Square::parse(name.as_bytes()).unwrap()
}

fn on(role: Role, name: &str) -> PlacedPiece {
    PlacedPiece { role, square: square(name) }
}

fn squares(names: &[&str]) -> Bitboard {
    names.iter().fold(Bitboard::EMPTY, |all, name| all | Bitboard::of(square(name)))
}

const WHITE_KNIGHT: Piece = Piece { color: Color::White, role: Role::Knight };
const BLACK_ROOK: Piece = Piece { color: Color::Black, role: Role::Rook };

#[test]
fn reasons_are_russian() {
    use Color::{Black, White};
    let (b, first) = (Some(File::ALL[1]), Some(Rank::FIRST));
    for (reason, expected) in [
        (Reason::NoSuchPiece(WHITE_KNIGHT), "белого коня нет"),
        (Reason::NoSuchPiece(BLACK_ROOK), "чёрной ладьи нет"),
        (Reason::NoneThere { piece: WHITE_KNIGHT, file: b, rank: None }, "на вертикали b нет белого коня"),
        (Reason::NoneThere { piece: BLACK_ROOK, file: None, rank: first }, "на горизонтали 1 нет чёрной ладьи"),
        (
            Reason::NoneReaches { piece: WHITE_KNIGHT, file: None, rank: None, to: square("f6") },
            "ни один белый конь не может пойти на f6",
        ),
        (
            Reason::NoneReaches { piece: BLACK_ROOK, file: None, rank: None, to: square("f6") },
            "ни одна чёрная ладья не может пойти на f6",
        ),
        (
            Reason::NoneReaches { piece: BLACK_ROOK, file: b, rank: first, to: square("f6") },
            "чёрная ладья на b1 не может пойти на f6",
        ),
        (
            Reason::NoCaptureBetween { color: White, file: b, to_file: File::E },
            "белая пешка с вертикали b не может бить на вертикаль e",
        ),
        (
            Reason::NoCaptureBetween { color: Black, file: None, to_file: File::E },
            "ни одна чёрная пешка не может бить на вертикаль e",
        ),
        (Reason::EmptySquare(square("e3")), "поле e3 пустое"),
        (Reason::NotOwn { stander: on(Role::Knight, "f6"), color: Black }, "конь f6 — чёрный"),
        (Reason::NotOwn { stander: on(Role::Pawn, "e5"), color: Black }, "пешка e5 — чёрная"),
        (Reason::WrongWay { stander: on(Role::Bishop, "c1"), to: square("e4") }, "слон c1 не ходит на e4"),
        (
            Reason::Blocked { stander: on(Role::Bishop, "c1"), by: on(Role::Pawn, "d2") },
            "путь слону c1 преграждает пешка d2",
        ),
        (
            Reason::Blocked { stander: on(Role::Rook, "a1"), by: on(Role::Knight, "a2") },
            "путь ладье a1 преграждает конь a2",
        ),
        (Reason::Pinned { stander: on(Role::Knight, "c3"), by: on(Role::Bishop, "b4") }, "конь c3 связан слоном b4"),
        (Reason::Pinned { stander: on(Role::Pawn, "e2"), by: on(Role::Rook, "e8") }, "пешка e2 связана ладьёй e8"),
        (
            Reason::CheckUnanswered { color: White, by: on(Role::Queen, "h4") },
            "белые под шахом от ферзя h4, и этот ход от него не защищает",
        ),
        (
            Reason::CheckUnanswered { color: Black, by: on(Role::Pawn, "d7") },
            "чёрные под шахом от пешки d7, и этот ход от него не защищает",
        ),
        (Reason::DoubleCheck(Black), "чёрные под двойным шахом: ходить может только король"),
        (Reason::OwnPiece { color: White, stander: on(Role::King, "e1") }, "поле e1 занято собственным королём"),
        (Reason::OwnPiece { color: White, stander: on(Role::Rook, "e1") }, "поле e1 занято собственной ладьёй"),
        (Reason::TakesKing { color: Black, square: square("e8") }, "чёрного короля на e8 взять нельзя"),
        (Reason::Attacked { to: square("e2"), by: on(Role::Bishop, "b5") }, "поле e2 под ударом слона b5"),
        (Reason::NothingToCapture(square("d6")), "на d6 бить нечего"),
        (
            Reason::EnPassantOver { pawn: square("d5"), passed: square("d6") },
            "пешка d5 не пошла последним ходом на два поля через d6, взять её на проходе нельзя",
        ),
        (
            Reason::EnPassantOpens(on(Role::Rook, "h4")),
            "после взятия на проходе король оказался бы под шахом от ладьи h4",
        ),
        (Reason::MustPromote(square("e8")), "пешка на e8 должна превратиться, а фигура не названа"),
        (Reason::CannotBecome(Role::King), "пешка не превращается в короля"),
        (Reason::CannotBecome(Role::Pawn), "пешка не превращается в пешку"),
        (Reason::NoPromotion(square("e7")), "превращение возможно только на последней горизонтали, а не на e7"),
        (Reason::PassInCheck, "при шахе пропустить ход нельзя"),
        (
            Reason::CastlingKingAway { color: White, castling_side: CastlingSide::King, king: square("f1") },
            "белые потеряли право на короткую рокировку: король стоит на f1",
        ),
        (
            Reason::CastlingRookAway { color: Black, castling_side: CastlingSide::Queen, rook: square("a8") },
            "чёрные потеряли право на длинную рокировку: на a8 нет чёрной ладьи",
        ),
        (
            Reason::CastlingRightLost { color: White, castling_side: CastlingSide::King },
            "у белых нет права на короткую рокировку: король или ладья уже ходили",
        ),
        (Reason::CastlingBlocked(on(Role::Bishop, "f1")), "рокировке мешает слон f1"),
        (
            Reason::CastlingInCheck { color: White, by: on(Role::Rook, "e7") },
            "белым нельзя рокировать: король под шахом от ладьи e7",
        ),
        (
            Reason::CastlingThrough { square: square("f1"), by: on(Role::Bishop, "a6") },
            "король прошёл бы через поле f1, а оно под ударом слона a6",
        ),
        (
            Reason::CastlingInto { square: square("g1"), by: on(Role::Queen, "a7") },
            "король попал бы на поле g1, а оно под ударом ферзя a7",
        ),
    ] {
        assert_eq!(reason.message().in_language(Language::Russian), expected);
    }
}

#[test]
fn faults_of_setups_are_russian() {
    use Color::{Black, White};
    for (fault, expected) in [
        (SetupFault::NoKing { color: White }, "нет белого короля"),
        (
            SetupFault::SeveralKings { color: Black, kings: squares(&["e8", "f8"]) },
            "чёрный король не один: они стоят на e8 и f8",
        ),
        (
            SetupFault::SeveralKings { color: Black, kings: squares(&["a8", "b8", "c8", "d8", "e8"]) },
            "чёрный король не один: они стоят на a8, b8, c8, d8 и e8",
        ),
        (SetupFault::PawnsOnBackRanks { color: White, pawns: squares(&["e1"]) }, "белая пешка стоит на e1"),
        (
            SetupFault::PawnsOnBackRanks { color: Black, pawns: squares(&["a1", "e8", "h8"]) },
            "чёрные пешки стоят на a1, e8 и h8",
        ),
        (SetupFault::TooManyPieces { color: White, n_pieces: 21 }, "у белых 21 фигура, а в начале партии их 16"),
        (SetupFault::TooManyPieces { color: White, n_pieces: 17 }, "у белых 17 фигур, а в начале партии их 16"),
        (SetupFault::TooManyPawns { color: Black, n_pawns: 9 }, "у чёрных 9 пешек, а в начале партии их 8"),
        (SetupFault::TooManyPawns { color: Black, n_pawns: 22 }, "у чёрных 22 пешки, а в начале партии их 8"),
        (
            SetupFault::TooManyPromoted { color: Black, n_promoted: 1, n_missing: 0 },
            "у чёрных 1 превращённая фигура, а все пешки на месте",
        ),
        (
            SetupFault::TooManyPromoted { color: Black, n_promoted: 3, n_missing: 1 },
            "у чёрных 3 превращённые фигуры, а пешек недостаёт только 1",
        ),
        (SetupFault::KingsTouch { white: square("e4"), black: square("e5") }, "короли на e4 и e5 стоят рядом"),
        (
            SetupFault::OpponentInCheck { color: Black, attackers: squares(&["e2"]) },
            "чёрный король под шахом, а ход белых",
        ),
        (
            SetupFault::TooManyCheckers { color: White, checkers: squares(&["a1", "b2", "c3"]) },
            "белый король под шахом сразу от 3 фигур: на a1, b2 и c3",
        ),
        (
            SetupFault::ImpossibleDoubleCheck { color: White, checkers: squares(&["a1", "a8"]) },
            "двойной шах белому королю с a1 и a8 одним ходом дать нельзя",
        ),
        (
            SetupFault::ClockAheadOfMoves { clock: 12, number: 3 },
            "счётчик полуходов показывает 12, но к ходу 3 их сделано меньше",
        ),
        (SetupFault::MoveNumberZero, "номер хода 0, а ходы нумеруются с 1"),
        (
            SetupFault::CastlingKingAway { color: White, castling_side: Some(CastlingSide::King) },
            "у белых есть право на короткую рокировку, но король не на своей первой горизонтали",
        ),
        (
            SetupFault::CastlingKingAway { color: Black, castling_side: None },
            "у чёрных есть право на рокировку, но король не на своей первой горизонтали",
        ),
        (
            SetupFault::CastlingRookAway { color: Black, castling_side: CastlingSide::Queen, rook: square("a8") },
            "у чёрных есть право на длинную рокировку, но на a8 нет чёрной ладьи",
        ),
        (
            SetupFault::CastlingRookMissing { color: White, letter: 'K' },
            "у белых есть право на рокировку `K`, но нет ладьи для неё",
        ),
        (
            SetupFault::CastlingNotStandard {
                color: White,
                castling_side: CastlingSide::King,
                king: square("f1"),
                rook: square("g1"),
            },
            "у белых есть право на короткую рокировку королём f1 с ладьёй g1, а такая бывает только в шахматах 960",
        ),
        (
            SetupFault::EnPassantRank { square: square("e3"), turn: White },
            "поле взятия на проходе e3 не на той горизонтали: ход белых",
        ),
        (
            SetupFault::EnPassantPawnMissing { square: square("e3"), color: White },
            "поле взятия на проходе — e3, но белая пешка через него только что не проходила",
        ),
        (
            SetupFault::EnPassantWayBlocked { square: square("e3"), blocked: square("e2") },
            "поле взятия на проходе — e3, но на пути пешки стоит фигура: e2",
        ),
        (
            SetupFault::EnPassantClock { square: square("e3"), clock: 3 },
            "поле взятия на проходе — e3, но последний ход пешкой или взятие было 3 полухода назад",
        ),
        (
            SetupFault::EnPassantCheck { square: square("e3"), attackers: squares(&["a1", "h4"]) },
            "поле взятия на проходе — e3, но король и до хода этой пешки был под шахом с a1 и h4",
        ),
    ] {
        assert_eq!(fault.message().in_language(Language::Russian), expected);
    }
}

#[test]
fn faults_of_fens_are_russian() {
    for (problem, expected) in [
        (FenProblem::RankTooLong(Rank::LAST), "на горизонтали 8 больше 8 полей"),
        (FenProblem::RankTooShort(Rank::LAST, 1), "на горизонтали 8 1 поле вместо 8"),
        (FenProblem::RankTooShort(Rank::LAST, 7), "на горизонтали 8 7 полей вместо 8"),
        (FenProblem::TooFewRanks(3), "в расстановке 3 горизонтали вместо 8"),
    ] {
        assert_eq!(problem.message().in_language(Language::Russian), expected);
    }
}
