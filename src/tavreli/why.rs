//! Why a move is not legal, one fact at a time, in the words of the game.

use crate::l10n::{Message, message};

use super::attacks;
use super::moves::{Move, step};
use super::notation::{Shape, WrittenMove, meant};
use super::piece::{Color, Piece, Role};
use super::position::{CastlingSide, CastlingWay, Position};
use super::square::{Files, Square, each};

/// Names one fact that makes a written move illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing stands on the square.
    EmptySquare(Square),
    /// The top of the tower is the other side's.
    NotOwn(Square, Piece),
    /// `(0)`: at least one piece is moved.
    NothingTaken,
    /// `(5)`, where the tower is not so high.
    TooMany(Square, u8),
    /// Nothing may land on a volhv, on whichever side.
    OnVolhv(Square, Color),
    /// The piece does not move so.
    WrongWay(Square, Piece, Square),
    /// A tower stands in the way.
    Blocked {
        /// The square that is left.
        from: Square,
        /// What moves.
        piece: Piece,
        /// Where the tower stands.
        by: Square,
        /// Its top.
        by_piece: Piece,
    },
    /// A warrior takes only diagonally.
    EnemyAhead(Square, Piece),
    /// A warrior goes diagonally only to take.
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
    /// What stays behind is an enemy who attacks the volhv.
    Frees {
        /// The tower that is left.
        square: Square,
        /// Its new top.
        piece: Piece,
        /// Where the volhv stands.
        volhv: Square,
    },
    /// The volhv stood in check, and does so still.
    CheckUnanswered(Square, Piece),
    /// The volhv would come under attack.
    Opens(Square, Piece),
    /// The volhv would go to an attacked square.
    Attacked {
        /// Where it would go.
        to: Square,
        /// From where it is attacked.
        by: Square,
        /// By what.
        by_piece: Piece,
    },
    /// The volhv or the ratoborets has moved.
    CastlingRightLost(CastlingSide),
    /// Something stands on the ratoborets.
    CastlingCovered(Square, Piece),
    /// Something stands between volhv and ratoborets.
    CastlingBlocked(Square, Piece),
    /// Castling out of a check, through or into one; the square that is attacked.
    CastlingAttacked {
        /// Which square of the volhv's way.
        square: Square,
        /// From where it is attacked.
        by: Square,
        /// By what.
        by_piece: Piece,
    },
}

impl Reason {
    /// Says it: a clause without capital or full stop; squares in the letters of the record.
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
            Self::CastlingRightLost(wing) => message!("tavreli-castling-lost", wing = wing.name()),
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

/// Says why a written move is not legal, the most telling reason first; nothing where it is.
#[must_use]
pub fn why_illegal(position: &Position, written: &WrittenMove) -> Vec<Reason> {
    match written.shape {
        Shape::Castling(wing) => why_not_castling(position, wing),
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

/// Says why the top of a tower does not go to a square, whatever becomes of the volhv.
fn why_not_there(position: &Position, from: Square, to: Square, top: Piece) -> Option<Reason> {
    if position.targets(from) & to.bit() != 0 {
        return None;
    }
    if top.role() == Role::Ratnik {
        return Some(why_not_warrior(position, from, to, top));
    }
    let reaches_when_empty = attacks::of(top.role(), top.color(), from, 0) & to.bit() != 0;
    let blockers = attacks::between(from, to) & position.occupied();
    // The nearest of what stands in the way.
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

/// Finds a piece of the side to move that could go there if nothing stood on it.
fn covered(position: &Position, square: Square, to: Square, top: Piece) -> Option<Reason> {
    let below = position.tower(square).skip(1);
    let reaches = |piece: &Piece| {
        let attacked = attacks::of(piece.role(), piece.color(), square, position.occupied());
        piece.color() == top.color() && piece.role() != Role::Ratnik && attacked & to.bit() != 0
    };
    let is_volhv = position.top(to).is_some_and(|piece| piece.role() == Role::Volhv);
    below.filter(|_| !is_volhv).find(reaches).map(|piece| Reason::Covered { square, piece, top })
}

/// Says from where the volhv is attacked after a move.
fn exposure(position: &Position, mv: Move, top: Piece) -> Option<Reason> {
    let mut after = position.clone();
    after.play(mv);
    let (own, enemy) = (position.turn(), position.turn().other());
    let volhv = after.volhv(own);
    let attackers = after.attackers(volhv, enemy);
    // What stays behind on the square that is left tells most.
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

fn why_not_castling(position: &Position, wing: CastlingSide) -> Vec<Reason> {
    let turn = position.turn();
    if position.may_castle(wing) {
        return Vec::new();
    }
    if !position.has_castling_right(turn, wing) {
        return vec![Reason::CastlingRightLost(wing)];
    }
    let way = CastlingWay::of(turn, wing);
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
