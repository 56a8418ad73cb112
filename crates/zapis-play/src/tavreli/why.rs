//! Why a move is not legal, one fact at a time, in the words of the game.

use crate::l10n::{Message, message};

use super::attacks;
use super::moves::{Move, step};
use super::notation::{Shape, WrittenMove, meant};
use super::piece::{Color, Piece, Role};
use super::position::{CastlingSide, CastlingWay, Position};
use super::square::{Files, Square, each};

/// A fact that makes a written move illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The square is empty.
    EmptySquare(Square),
    /// The top of the tower belongs to the other side.
    NotOwn(Square, Piece),
    /// `(0)`: at least one piece has to move.
    NothingTaken,
    /// `(5)` for a lower tower.
    TooMany(Square, u8),
    /// Nothing may land on a volhv of either side.
    OnVolhv(Square, Color),
    /// The piece does not move that way.
    WrongWay(Square, Piece, Square),
    /// A tower is in the way.
    Blocked {
        /// The square of departure.
        from: Square,
        /// The moving piece.
        piece: Piece,
        /// The square of the tower.
        by: Square,
        /// Its top.
        by_piece: Piece,
    },
    /// A warrior captures only diagonally.
    EnemyAhead(Square, Piece),
    /// A warrior moves diagonally only to capture.
    NothingToTake(Square),
    /// A double step of a warrior that has moved.
    HasMoved(Square),
    /// A double step over an occupied square.
    Crosses(Square, Piece),
    /// A piece below the top could go there.
    Covered {
        /// The tower.
        square: Square,
        /// The piece that could.
        piece: Piece,
        /// The top, which moves alone or with what is below.
        top: Piece,
    },
    /// The new top of the tower left behind is an enemy that attacks the volhv.
    Frees {
        /// The square of departure.
        square: Square,
        /// Its new top.
        piece: Piece,
        /// The square of the volhv.
        volhv: Square,
    },
    /// The volhv was in check, and still is.
    CheckUnanswered(Square, Piece),
    /// The volhv would come under attack.
    Opens(Square, Piece),
    /// The volhv would go to an attacked square.
    Attacked {
        /// The square of arrival.
        to: Square,
        /// The square from which it is attacked.
        by: Square,
        /// The attacking piece.
        by_piece: Piece,
    },
    /// The volhv or the ratoborets has moved.
    CastlingRightLost(CastlingSide),
    /// A piece is on top of the ratoborets.
    CastlingCovered(Square, Piece),
    /// A piece is between volhv and ratoborets.
    CastlingBlocked(Square, Piece),
    /// Castling out of a check, through or into one.
    CastlingAttacked {
        /// The attacked square on the volhv's path.
        square: Square,
        /// The square from which it is attacked.
        by: Square,
        /// The attacking piece.
        by_piece: Piece,
    },
}

impl Reason {
    /// Describes it: a clause without capital or full stop; squares are in the letters of the record.
    #[must_use]
    pub fn message(&self, files: Files) -> Message {
        let at = |square: Square| square.name(files);
        let role = |piece: Piece| piece.role().name();
        let color = |piece: Piece| piece.color().name();
        match *self {
            Self::EmptySquare(square) => message!("tavreli-empty-square", square = at(square)),
            Self::NotOwn(square, top) => {
                message!("tavreli-not-own", square = at(square), role = role(top), color = color(top))
            }
            Self::NothingTaken => message!("tavreli-nothing-taken"),
            Self::TooMany(square, height) => {
                message!("tavreli-tower-lower", square = at(square), height = u32::from(height))
            }
            Self::OnVolhv(square, color) => {
                message!("tavreli-lands-on-volhv", square = at(square), color = color.name())
            }
            Self::WrongWay(from, piece, to) => {
                message!("tavreli-wrong-way", role = role(piece), square = at(from), to = at(to))
            }
            Self::Blocked { from, piece, by, by_piece } => message!(
                "tavreli-blocked",
                role = role(piece),
                square = at(from),
                by = role(by_piece),
                by_square = at(by)
            ),
            Self::EnemyAhead(square, piece) => {
                message!("tavreli-enemy-ahead", square = at(square), role = role(piece), color = color(piece))
            }
            Self::NothingToTake(square) => message!("tavreli-nothing-to-take", square = at(square)),
            Self::HasMoved(square) => message!("tavreli-has-moved", square = at(square)),
            Self::Crosses(square, piece) => message!("tavreli-crosses", square = at(square), role = role(piece)),
            Self::Covered { square, piece, top } => {
                message!("tavreli-covered", role = role(piece), square = at(square), top = role(top))
            }
            Self::Frees { square, piece, volhv } => message!(
                "tavreli-frees",
                square = at(square),
                role = role(piece),
                color = color(piece),
                volhv = at(volhv)
            ),
            Self::CheckUnanswered(square, piece) => {
                message!("tavreli-check-unanswered", by = role(piece), by_square = at(square))
            }
            Self::Opens(square, piece) => message!("tavreli-opens", by = role(piece), by_square = at(square)),
            Self::Attacked { to, by, by_piece } => {
                message!("tavreli-attacked", square = at(to), by = role(by_piece), by_square = at(by))
            }
            Self::CastlingRightLost(castling_side) => message!("tavreli-castling-lost", wing = castling_side.name()),
            Self::CastlingCovered(square, top) => {
                message!("tavreli-castling-covered", square = at(square), top = role(top))
            }
            Self::CastlingBlocked(square, piece) => {
                message!("tavreli-castling-blocked", square = at(square), role = role(piece))
            }
            Self::CastlingAttacked { square, by, by_piece } => {
                message!("tavreli-castling-attacked", square = at(square), by = role(by_piece), by_square = at(by))
            }
        }
    }
}

/// Returns why a written move is not legal, the most important reason first; empty if it is legal.
#[must_use]
pub fn why_illegal(position: &Position, written: &WrittenMove) -> Vec<Reason> {
    match written.shape {
        Shape::Castling(castling_side) => why_not_castling(position, castling_side),
        Shape::Squares { from, to, count, .. } => {
            let Some(top) = position.top(from) else { return vec![Reason::EmptySquare(from)] };
            if top.color() != position.turn() {
                return vec![Reason::NotOwn(from, top)];
            }
            match meant(position, written) {
                Some((mv, _)) => why_not(position, mv, top),
                None if count == Some(0) => vec![Reason::NothingTaken],
                None => vec![Reason::TooMany(from, position.height(from))]
                    .into_iter()
                    .chain(why_not_there(position, from, to, top))
                    .collect(),
            }
        }
    }
}

fn why_not(position: &Position, mv: Move, top: Piece) -> Vec<Reason> {
    let (from, to) = (mv.from(), mv.to());
    if position.targets(from) & to.bit() == 0 {
        let covered = covered(position, from, to, top);
        return why_not_there(position, from, to, top).into_iter().chain(covered).collect();
    }
    exposure(position, mv, top).into_iter().collect()
}

/// Returns why the top of a tower cannot go to a square, ignoring the safety of the volhv.
fn why_not_there(position: &Position, from: Square, to: Square, top: Piece) -> Option<Reason> {
    if position.targets(from) & to.bit() != 0 {
        return None;
    }
    if top.role() == Role::Ratnik {
        return Some(why_not_warrior(position, from, to, top));
    }
    let reaches_when_empty = attacks::of(top.role(), top.color(), from, 0) & to.bit() != 0;
    let blockers = attacks::between(from, to) & position.occupied();
    // The nearest blocker.
    let nearest = each(blockers)
        .min_by_key(|square| square.file().abs_diff(from.file()).max(square.rank().abs_diff(from.rank())));
    Some(match (nearest.and_then(|by| Some((by, position.top(by)?))), position.top(to)) {
        (Some((by, by_piece)), _) if reaches_when_empty => Reason::Blocked { from, piece: top, by, by_piece },
        (_, Some(volhv)) if reaches_when_empty && volhv.role() == Role::Volhv => Reason::OnVolhv(to, volhv.color()),
        _ => Reason::WrongWay(from, top, to),
    })
}

fn why_not_warrior(position: &Position, from: Square, to: Square, top: Piece) -> Reason {
    let landed = position.top(to);
    let one = step(from, top.color());
    let two = one.and_then(|one| step(one, top.color()));
    let is_diagonal = attacks::warrior(from, top.color()) & to.bit() != 0;
    let volhv = landed.filter(|landed| landed.role() == Role::Volhv);
    match (landed, volhv) {
        (_, Some(volhv)) if is_diagonal || one == Some(to) => Reason::OnVolhv(to, volhv.color()),
        _ if is_diagonal => Reason::NothingToTake(to),
        (Some(enemy), _) if one == Some(to) => Reason::EnemyAhead(to, enemy),
        _ if two == Some(to) && from.rank() == top.color().warrior_rank() => {
            let crossed = one.and_then(|one| Some((one, position.top(one)?)));
            match (crossed, landed) {
                _ if position.height(from) > 1 || !position.has_double_right(top.color(), from.file()) => {
                    Reason::HasMoved(from)
                }
                (Some((crossed, piece)), _) => Reason::Crosses(crossed, piece),
                (None, Some(landed)) if landed.role() == Role::Volhv => Reason::OnVolhv(to, landed.color()),
                (None, Some(enemy)) => Reason::EnemyAhead(to, enemy),
                (None, None) => Reason::WrongWay(from, top, to),
            }
        }
        _ => Reason::WrongWay(from, top, to),
    }
}

/// Finds a piece of the side to move that could go there if it were on top.
fn covered(position: &Position, square: Square, to: Square, top: Piece) -> Option<Reason> {
    let below = position.tower(square).skip(1);
    let reaches = |piece: &Piece| {
        let attacked = attacks::of(piece.role(), piece.color(), square, position.occupied());
        piece.color() == top.color() && piece.role() != Role::Ratnik && attacked & to.bit() != 0
    };
    let is_volhv = position.top(to).is_some_and(|piece| piece.role() == Role::Volhv);
    below.filter(|_| !is_volhv).find(reaches).map(|piece| Reason::Covered { square, piece, top })
}

/// Finds the attacker of the volhv after a move.
fn exposure(position: &Position, mv: Move, top: Piece) -> Option<Reason> {
    let mut after = position.clone();
    after.play(mv);
    let (own, enemy) = (position.turn(), position.turn().other());
    let volhv = after.volhv(own);
    let attackers = after.attackers(volhv, enemy);
    // The piece left behind on the square of departure is the best explanation.
    let is_freed = attackers & mv.from().bit() != 0;
    let by = if is_freed { mv.from() } else { each(attackers).next()? };
    let by_piece = after.top(by)?;
    let stood_there = position.attackers(position.volhv(own), enemy) & by.bit() != 0;
    Some(match top.role() {
        _ if is_freed => Reason::Frees { square: by, piece: by_piece, volhv },
        Role::Volhv => Reason::Attacked { to: mv.to(), by, by_piece },
        _ if stood_there => Reason::CheckUnanswered(by, by_piece),
        _ => Reason::Opens(by, by_piece),
    })
}

fn why_not_castling(position: &Position, castling_side: CastlingSide) -> Vec<Reason> {
    let turn = position.turn();
    if position.may_castle(castling_side) {
        return Vec::new();
    }
    if !position.has_castling_right(turn, castling_side) {
        return vec![Reason::CastlingRightLost(castling_side)];
    }
    let way = CastlingWay::of(turn, castling_side);
    let mut reasons = Vec::new();
    if position.height(way.corner) > 1 {
        reasons.extend(position.top(way.corner).map(|top| Reason::CastlingCovered(way.corner, top)));
    }
    let between = attacks::between(way.volhv_from, way.corner) & position.occupied();
    reasons.extend(each(between).filter_map(|square| Some(Reason::CastlingBlocked(square, position.top(square)?))));
    for square in [way.volhv_from, way.volhv_over, way.volhv_to] {
        let by = each(position.attackers(square, turn.other())).next();
        reasons.extend(by.and_then(|by| Some(Reason::CastlingAttacked { square, by, by_piece: position.top(by)? })));
    }
    reasons
}
