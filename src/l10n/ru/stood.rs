//! The texts of `stood.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Text};
use super::super::compiled::Value::Argument;

pub(super) const MESSAGES: &[Entry] = &[
    ("play", &[Text("игра")]),
    ("move-stood", &[Text("продолжалась из получившейся позиции: ход остался в партии; если это обнаружат во время партии, восстанавливается позиция перед ним")]),
    ("move-passed-over", &[Text("продолжалась так, как если бы ход взяли назад: он не сыгран")]),
    ("rests-on-stood", &[Text("основано на невозможном ходе `"), Fill(Argument("mv")), Text("`, оставшемся в партии")]),
    ("repair-stood", &[Text("оставлено как есть: невозможный ход `"), Fill(Argument("mv")), Text("` остался в партии")]),
];
