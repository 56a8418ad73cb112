//! The path of a tournament report file: read it, rank it, compare it, write it and read the same again.

use zapis::tournament::tie_break::{Rules, TieBreak, standings};
use zapis::tournament::trf::{self, Version};
use zapis::tournament::{Field, Format, Measure, irregularities, kind, start_numbers, withdrawal};
use zapis_record::text::{EncodingChoice, decode};

/// Tie-breaks of every family.
const CODES: &str = "DE,BH/C1,FB,AOB,SB/C1,KS,PS,WIN,STD,ARO/C1,TPR,APPO,EDEBB,EMGSB/C1/P,TBR,BBE,BC,SSSC";

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let decoded = decode(bytes, EncodingChoice::Auto, None);
    let report = trf::read(&decoded.text);
    let n_lines = decoded.text.split(['\n', '\r']).count();
    assert!(report.faults.iter().all(|fault| fault.line >= 1 && fault.line as usize <= n_lines && fault.column >= 1));
    assert_eq!(
        (report.player_lines.len(), report.team_lines.len()),
        (report.event.players.len(), report.event.teams.len())
    );
    let event = &report.event;
    let opponents = event.players.iter().flat_map(|player| &player.entries).filter_map(|entry| entry.opponent);
    assert!(opponents.into_iter().all(|opponent| opponent < event.players.len()));
    let codes = TieBreak::list(CODES).expect("every code is known");
    for (format, rules) in [(Format::Swiss, Rules::Fide2026), (Format::RoundRobin, Rules::Russian2011)] {
        for field in [Field::of_players(event, format), Field::of_teams(event, format, Measure::GamePoints)] {
            let table = standings(&field, rules, &codes);
            assert_eq!(table.rows.len(), field.contestants.len());
            assert!(table.rows.is_sorted_by(|a, b| a.rank <= b.rank && a.score >= b.score));
            let _ = trf::compare(event, format, Some(&table));
        }
    }
    let games = event.games();
    if let Some(found) = start_numbers::recover(event.players.len(), &games) {
        assert!(found.n_colors_agree <= found.n_rounds_agree && found.n_rounds_agree <= found.n_games);
    }
    if let Some(found) = kind::of_event(event) {
        let _ = irregularities(found.kind, event.players.len(), &games);
    }
    let _ = withdrawal::applied(event, &withdrawal::withdrawals(event, 1));
    let (written, losses) = trf::write(event, Version::Trf26, &report.tie_breaks, &report.tags);
    let again = trf::read(&written);
    if losses.is_empty() {
        assert_eq!(again.event.players.len(), event.players.len(), "{written}");
        if event.teams.is_empty() {
            let (twice, _) = trf::write(&again.event, Version::Trf26, &again.tie_breaks, &again.tags);
            assert_eq!(twice, written);
        }
    }
}
