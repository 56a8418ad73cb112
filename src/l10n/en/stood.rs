//! The texts of `stood.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
play\tplay\0\
move-stood\twent on from there: the move stood; if that is found during the game, the position before it is reinstated\0\
move-passed-over\twent on as if the move had been taken back: it is not played\0\
rests-on-stood\trests on the illegal move `{mv}`, which stood\0\
repair-stood\tleft as it is: the illegal move `{mv}` stood\0\
";
