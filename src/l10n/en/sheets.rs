//! The texts of `sheets.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
prose-passed-over\t{passages\tone\t{words\tone\ta word was\t{GROUPED(words)} words were} taken for prose: `{first}`\t{GROUPED(words)} words in {GROUPED(passages)} places were taken for prose, first `{first}`}\0\
prose-passed-over-help\tprose above, between and behind the moves is kept as comments\0\
rows-reordered\trows of moves that do not follow each other in the text were put in order by their numbers\0\
rows-reordered-help\tcompare the order of the moves with the sheet\0\
row-number-misread\t`{word}` was taken for the number of a row\0\
row-number-misread-help\twrite the number in figures\0\
row-number-misread-elsewhere\tthe number of a row is in figures\0\
position-passed-over\tno moves follow this position: skipped: `{pieces}`\0\
position-passed-over-help\teach position belongs above its moves, or in a file of its own\0\
beside-moves-passed-over\t{n\tone\tone entry beside the moves is no move and was passed over: `{first}`\t{GROUPED(n)} entries beside the moves are no moves and were passed over, first `{first}`}\0\
beside-moves-passed-over-help\ttimes, evaluations and names beside the moves are not kept\0\
case-undecided\t`{word}` can be `{taken}` or `{other}`: the letters are all of one case\0\
case-undecided-help\t`{taken}` was taken, and nothing that follows tells them apart: look at the sheet\0\
case-undecided-decided\t`{taken}` was taken: with it more of what follows can be played\0\
";
