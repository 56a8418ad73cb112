//! Direct encounter: the table of the tied contestants among themselves (C.07, article 6; S1 30.1.6), and that of teams
//! (13.3).

use super::super::field::{Field, Format};
use super::super::points::Points;
use super::code::{BoardRule, Code, TieBreak};
use super::rules::Rules;
use super::score::{Score, Term, Why};
use super::unplayed::View;

/// Contestants in groups, best first; those in one group are still tied.
pub(super) type Groups = Vec<Vec<usize>>;

/// Separates tied contestants, and returns their groups with the score of each against the others.
///
/// The score shown is from the table of all the tied contestants, in which two meetings count as their average (6.1.2).
pub(super) fn direct_encounter(
    field: &Field,
    rules: Rules,
    tie_break: &TieBreak,
    tied: &[usize],
) -> (Groups, Vec<(usize, Score)>) {
    let encounter = Encounter { field, rules, view: View::new(field, rules, tie_break, 0) };
    let which = field.which(tie_break.measure);
    let groups = match tie_break.code {
        Code::TeamEncounter(rule) => encounter.by_turns(tied, which, rule),
        _ => encounter.split(tied, which),
    };
    let table = encounter.table(tied, which, None);
    let scores = table.rows.into_iter().map(|row| (row.contestant, Score::sum(row.terms))).collect();
    (groups, scores)
}

struct Encounter<'a> {
    field: &'a Field,
    rules: Rules,
    view: View<'a>,
}

/// The table of some contestants among themselves.
struct Table {
    rows: Vec<Row>,
    have_all_met: bool,
}

struct Row {
    contestant: usize,
    score: Points,
    /// The maximum if every missing meeting were won.
    most: Points,
    terms: Vec<Term>,
}

impl Encounter<'_> {
    /// Creates the table of some contestants, in one measure or by points weighted by boards.
    fn table(&self, tied: &[usize], which: usize, weights: Option<&[Points]>) -> Table {
        let win = self.field.stakes[which].win;
        let mut have_all_met = true;
        let mut is_tied = vec![false; self.field.contestants.len()];
        for contestant in tied {
            if let Some(one) = is_tied.get_mut(*contestant) {
                *one = true;
            }
        }
        let mut rows = Vec::with_capacity(tied.len());
        for contestant in tied {
            let Some(of_one) = self.field.get(*contestant) else { continue };
            let meets = |opponent: &usize| opponent != contestant && is_tied.get(*opponent) == Some(&true);
            let mut met: Vec<(usize, u16, Points)> = of_one
                .meetings
                .iter()
                .filter(|meeting| self.view.is_game(meeting))
                .filter_map(|meeting| {
                    let points = match weights {
                        None => meeting.points[which],
                        Some(weights) => weights.iter().zip(&meeting.boards).map(|(a, b)| *a * *b).sum(),
                    };
                    Some((meeting.opponent.filter(meets)?, meeting.round, points))
                })
                .collect();
            met.sort_by_key(|(opponent, round, _)| (*opponent, *round));
            let mut terms = Vec::new();
            for meetings in met.chunk_by(|a, b| a.0 == b.0) {
                let sum: Points = meetings.iter().map(|(_, _, points)| *points).sum();
                let average = sum / i64::try_from(meetings.len()).unwrap_or(1);
                let round = if meetings.len() == 1 { meetings[0].1 } else { 0 };
                terms.push(Term::new(round, Some(meetings[0].0), average, Why::Scored));
            }
            let n_missing = tied.len().saturating_sub(1 + terms.len());
            have_all_met &= n_missing == 0;
            let score: Points = terms.iter().map(|term| term.value).sum();
            let most = score + win * Points::whole(i64::try_from(n_missing).unwrap_or(0));
            rows.push(Row { contestant: *contestant, score, most, terms });
        }
        rows.sort_by(|a, b| b.score.cmp(&a.score).then(b.most.cmp(&a.most)));
        Table { rows, have_all_met }
    }

    /// Splits tied contestants by their table, and each remaining group by a table of its own.
    fn split(&self, tied: &[usize], which: usize) -> Groups {
        let mut done = Vec::new();
        let mut to_do = vec![tied.to_vec()];
        while let Some(group) = to_do.pop() {
            let groups = if group.len() < 2 { vec![group] } else { self.split_once(&group, which) };
            match groups.len() {
                0 | 1 => done.extend(groups),
                _ => to_do.extend(groups.into_iter().rev()),
            }
        }
        done
    }

    fn split_once(&self, tied: &[usize], which: usize) -> Groups {
        let Table { rows, have_all_met } = self.table(tied, which, None);
        if have_all_met {
            return rows.chunk_by(|a, b| a.score == b.score).map(names).collect();
        }
        if self.field.format == Format::RoundRobin || !self.rules.knows_partial_encounters() {
            return vec![tied.to_vec()];
        }
        // Article 6.3: a contestant who is first whatever the results of the missing games is ranked first; then the
        // next.
        let mut greatest_below = vec![None; rows.len()];
        for at in (0..rows.len().saturating_sub(1)).rev() {
            greatest_below[at] = Some(rows[at + 1].most).max(greatest_below[at + 1]);
        }
        let is_alone = |(row, below): &(&Row, &Option<Points>)| below.is_some_and(|most| row.score > most);
        let n_alone = rows.iter().zip(&greatest_below).take_while(is_alone).count();
        let (alone, rest) = rows.split_at(n_alone);
        let mut groups: Groups = alone.iter().map(|row| vec![row.contestant]).collect();
        groups.push(names(rest));
        groups
    }

    /// Splits teams by both scores alternately until neither splits any more, then those tied in pairs by the boards of
    /// their match (article 13.3).
    fn by_turns(&self, tied: &[usize], first: usize, rule: BoardRule) -> Groups {
        let mut groups = vec![tied.to_vec()];
        loop {
            let before = groups.len();
            for which in [first, 1 - first] {
                groups = groups.into_iter().flat_map(|group| self.split(&group, which)).collect();
            }
            if groups.len() == before {
                break;
            }
        }
        let weights = weights(rule, self.field.n_boards);
        groups.into_iter().flat_map(|group| self.by_boards(group, &weights)).collect()
    }

    fn by_boards(&self, group: Vec<usize>, all_weights: &[Vec<Points>]) -> Groups {
        if group.len() != 2 {
            return vec![group];
        }
        for weights in all_weights {
            let Table { rows, have_all_met } = self.table(&group, 0, Some(weights));
            if have_all_met && rows.len() == 2 && rows[0].score != rows[1].score {
                return rows.iter().map(|row| vec![row.contestant]).collect();
            }
        }
        vec![group]
    }
}

fn names(rows: &[Row]) -> Vec<usize> {
    let mut names: Vec<usize> = rows.iter().map(|row| row.contestant).collect();
    names.sort_unstable();
    names
}

/// Lists the board weights that are tried in turn; the higher total is better.
fn weights(rule: BoardRule, n_boards: u16) -> Vec<Vec<Points>> {
    let boards = || 1..=i64::from(n_boards);
    // Lower is better: points on the first board count one, on the second two.
    let count = || vec![boards().map(|board| Points::whole(-board)).collect()];
    let chosen = |is_chosen: &dyn Fn(i64) -> bool| -> Vec<Points> {
        boards().map(|board| if is_chosen(board) { Points::ONE } else { Points::ZERO }).collect()
    };
    let top = || boards().map(|top| chosen(&|board| board == top)).collect::<Vec<_>>();
    let bottom = || boards().rev().skip(1).map(|last| chosen(&|board| board <= last)).collect::<Vec<_>>();
    match rule {
        BoardRule::None => Vec::new(),
        BoardRule::Count => count(),
        BoardRule::Top => top(),
        BoardRule::Bottom => bottom(),
        BoardRule::CountTop => [count(), top()].concat(),
        BoardRule::CountBottom => [count(), bottom()].concat(),
    }
}
