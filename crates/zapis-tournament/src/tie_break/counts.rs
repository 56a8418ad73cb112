//! Tie-breaks that count rounds and points of one contestant: wins, games with Black, progressive score, Koya.

use super::super::field::{Contestant, Field, Format, MAX_ROUNDS, Measure, Meeting};
use super::super::outcome::{Color, Outcome};
use super::super::points::Points;
use super::code::{Code, KoyaLimit, TieBreak};
use super::rules::Rules;
use super::score::{Score, Term, Why};
use super::unplayed::View;

/// Counts the rounds or games for a tie-break of C.07, articles 7.1 to 7.4 and 7.6.
///
/// In round robins wins by forfeit count as games; losses by forfeit stay unplayed (article 15.2). Before 2023 unplayed
/// games did not count as games with Black.
pub(super) fn rounds(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let win = field.stakes[which].win;
    let is_won = |meeting: &Meeting| meeting.points[which] >= win;
    let is_game = |meeting: &Meeting| {
        let forfeits_count = field.format == Format::RoundRobin && !rules.has_virtual_opponents();
        let is_forfeited = forfeits_count && meeting.outcome == Outcome::ForfeitWin;
        meeting.opponent.is_some() && (meeting.outcome.is_played() || is_forfeited)
    };
    let is_black = |meeting: &Meeting| meeting.color == Some(Color::Black);
    let counts = |meeting: &Meeting| match tie_break.code {
        Code::Wins => is_won(meeting),
        Code::GamesWon => is_won(meeting) && is_game(meeting),
        Code::BlackGames => is_black(meeting) && is_game(meeting),
        Code::BlackWins => is_black(meeting) && is_game(meeting) && is_won(meeting),
        Code::RoundsElected => match field.format {
            Format::Swiss => !meeting.outcome.is_voluntary_absence(),
            Format::RoundRobin => meeting.opponent.is_some() && !meeting.outcome.is_requested_bye(),
        },
        _ => false,
    };
    let of_one = |contestant: &Contestant| {
        let counted = contestant.meetings.iter().filter(|meeting| counts(meeting));
        Score::sum(counted.map(|meeting| term(meeting, Points::ONE, Why::Counted)).collect())
    };
    field.contestants.iter().map(of_one).collect()
}

const fn term(meeting: &Meeting, value: Points, why: Why) -> Term {
    Term::new(meeting.round, meeting.opponent, value, why)
}

/// Counts standard points (article 7.7): a point for each round with more points than the scheduled opponent, or more
/// than a draw without playing, and half a point for equal points.
pub(super) fn standard_points(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let view = View::new(field, rules, tie_break, which);
    let of_one = |(own, contestant): (usize, &Contestant)| {
        let of_round = |meeting: &Meeting| {
            let against = meeting.opponent.filter(|_| view.is_game(meeting));
            let other = against.and_then(|opponent| {
                let meetings = &field.get(opponent)?.meetings;
                let from = meetings.partition_point(|other| other.round < meeting.round);
                let same_round = meetings[from..].iter().take_while(|other| other.round == meeting.round);
                Some(same_round.into_iter().find(|other| other.opponent == Some(own))?.points[which])
            });
            let value = match meeting.points[which].cmp(&other.unwrap_or(view.draw())) {
                std::cmp::Ordering::Greater => Points::ONE,
                std::cmp::Ordering::Equal => Points::HALF,
                std::cmp::Ordering::Less => Points::ZERO,
            };
            term(meeting, value, Why::Counted)
        };
        let meetings = contestant.meetings.iter();
        let had_to_play = |meeting: &&Meeting| field.format == Format::Swiss || meeting.opponent.is_some();
        Score::sum(meetings.filter(had_to_play).map(of_round).collect())
    };
    field.contestants.iter().enumerate().map(of_one).collect()
}

/// Sums the scores after each round (article 7.5), without those after the first rounds if they are cut.
///
/// There is no value if the rounds are not known, or are numbered beyond any event.
pub(super) fn progressive(field: &Field, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let of_one = |contestant: &Contestant| {
        let has_rounds = contestant.meetings.iter().all(|meeting| meeting.round > 0);
        if !has_rounds || field.n_rounds > MAX_ROUNDS {
            return Score::default();
        }
        let mut running = Points::ZERO;
        let mut meetings = contestant.meetings.iter().peekable();
        let mut terms = Vec::with_capacity(usize::from(field.n_rounds));
        for round in 1..=field.n_rounds {
            while let Some(meeting) = meetings.next_if(|meeting| meeting.round <= round) {
                running += meeting.points[which];
            }
            let is_cut = round <= u16::from(tie_break.cut_least);
            terms.push(Term { is_cut, ..Term::new(round, None, running, Why::Running) });
        }
        Score::sum(terms)
    };
    field.contestants.iter().map(of_one).collect()
}

/// Sums the points against opponents with at least half of the possible points (article 9.2; threshold: 14.5).
///
/// In a round robin the possible points are those of the contestants with the most games, or of the opponent's own
/// games if selected; some regulations require more than half. Forfeits count as the points they were worth, whatever
/// the rules for unplayed games (S1, article 29).
pub(super) fn koya(field: &Field, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let n_games = match field.format {
        Format::Swiss => usize::from(field.n_rounds),
        Format::RoundRobin => {
            let paired = |meeting: &&Meeting| meeting.opponent.is_some();
            let n_paired = |contestant: &Contestant| contestant.meetings.iter().filter(paired).count();
            field.contestants.iter().map(n_paired).max().unwrap_or(0)
        }
    };
    let limit_of = |n_games: usize| {
        let possible = field.stakes[which].win * Points::whole(i64::try_from(n_games).unwrap_or(0));
        match tie_break.limit {
            KoyaLimit::Percent(percent) => possible * Points::whole(i64::from(percent)) / 100,
            KoyaLimit::HalfPoints(halves) => possible * Points::HALF + Points::halves(i64::from(halves)),
        }
    };
    let limit = limit_of(n_games);
    let is_below = |opponent: usize| {
        let Some(one) = field.get(opponent) else { return true };
        let own = || one.meetings.iter().filter(|meeting| meeting.opponent.is_some()).count();
        let limit = if tie_break.by_own_games { limit_of(own()) } else { limit };
        let score = one.score(which);
        score < limit || tie_break.is_strict && score == limit
    };
    let are_below: Vec<bool> = (0..field.contestants.len()).map(is_below).collect();
    let of_one = |contestant: &Contestant| {
        let against =
            contestant.meetings.iter().filter_map(|meeting| Some((meeting, are_below.get(meeting.opponent?)?)));
        let terms = against
            .map(|(meeting, is_below)| Term { is_cut: *is_below, ..term(meeting, meeting.points[which], Why::Scored) });
        Score::sum(terms.collect())
    };
    field.contestants.iter().map(of_one).collect()
}

/// Returns scores: the primary score, match points, game points, or both together.
pub(super) fn points(field: &Field, code: Code) -> Vec<Score> {
    let of = |which: usize| move |contestant: &Contestant| Score::of(contestant.score(which));
    let contestants = field.contestants.iter();
    match code {
        Code::OtherPoints => contestants.map(of(1)).collect(),
        Code::MatchPoints => contestants.map(of(field.which(Some(Measure::MatchPoints)))).collect(),
        Code::GamePoints => contestants.map(of(field.which(Some(Measure::GamePoints)))).collect(),
        Code::MatchAndGamePoints => contestants.map(|one| Score::of(one.score(0) + one.score(1))).collect(),
        _ => contestants.map(of(0)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Tournament};

    fn values(event: &Tournament, format: Format, rules: Rules, code: &str) -> Vec<Points> {
        let field = Field::of_players(event, format);
        let tie_break: TieBreak = code.parse().unwrap();
        let scores = crate::tie_break::scores(&field, rules, &tie_break).unwrap();
        scores.iter().map(|score| score.value.unwrap_or_default()).collect()
    }

    fn event(games: &[(u16, usize, usize, Outcome)]) -> Tournament {
        let mut event = Tournament::default();
        for number in 1..=4 {
            event.add_player(Player { number, ..Player::default() });
        }
        for (round, white, black, outcome) in games {
            event.add_game(*round, *white, *black, *outcome);
        }
        event
    }

    #[test]
    fn koya_has_each_reading_of_half_of_the_points() {
        use Outcome::{Draw, Loss, Win};
        // Player 3 played only two of three games and scored one point: half of these games, a third of all.
        let event = event(&[(1, 0, 1, Win), (2, 0, 2, Draw), (3, 0, 3, Loss), (1, 2, 3, Draw), (2, 1, 3, Win)]);
        let of_first = |code| values(&event, Format::RoundRobin, Rules::Fide2024, code)[0];
        // Half of three games is 1½: only player 4 has exactly that, and no player has more.
        assert_eq!([of_first("KS"), of_first("KS/L>50")], [Points::ZERO, Points::ZERO]);
        // Player 3 has half of the points of the own two games; the first player drew against player 3.
        assert_eq!([of_first("KS/L50G"), of_first("KS/L>50G")], [Points::halves(3), Points::ZERO]);
        assert_eq!(of_first("KS/L33"), Points::halves(3));
    }

    #[test]
    fn real_points_count_as_they_are_and_unplayed_rounds_for_nothing() {
        let mut event = event(&[(1, 0, 1, Outcome::Win), (1, 2, 3, Outcome::Win), (2, 0, 2, Outcome::Draw)]);
        event.add_bye(2, 1, Outcome::AllocatedBye);
        event.add_bye(2, 3, Outcome::HalfPointBye);
        let of = |rules, code| values(&event, Format::Swiss, rules, code);
        let halves = |values: [i64; 4]| values.map(Points::halves).to_vec();
        assert_eq!(of(Rules::SwissManager, "BH"), halves([5, 3, 4, 3]));
        assert_eq!(of(Rules::SwissManager, "SB"), of(Rules::SwissManager, "SM7"));
        // Elsewhere the unplayed round counts as a game.
        assert!(of(Rules::Fide2024, "BH")[1] > Points::halves(3));
    }
}
