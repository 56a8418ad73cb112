//! The texts of `sheets.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
prose-passed-over\t{passages\tone\t{words\tone\t{GROUPED(words)} слово принято за прозу\tfew\t{GROUPED(words)} слова приняты за прозу\t{GROUPED(words)} слов принято за прозу}: `{first}`\t{words\tone\t{GROUPED(words)} слово принято\tfew\t{GROUPED(words)} слова приняты\t{GROUPED(words)} слов принято} за прозу, мест — {GROUPED(passages)}, первое: `{first}`}\0\
prose-passed-over-help\tпроза над ходами, между ними и после них сохранена как комментарии\0\
rows-reordered\tстроки с ходами, которые в тексте идут не подряд, расставлены по номерам\0\
rows-reordered-help\tсверьте порядок ходов с бланком\0\
row-number-misread\t`{word}` принято за номер хода\0\
row-number-misread-help\tнапишите номер цифрами\0\
row-number-misread-elsewhere\tномер строки — это цифры\0\
position-passed-over\tза этой позицией нет ходов, и она пропущена: `{pieces}`\0\
position-passed-over-help\tместо каждой позиции — над её ходами или в отдельном файле\0\
beside-moves-passed-over\t{n\tone\tрядом с ходами пропущена {GROUPED(n)} запись, которая не ход: первая — `{first}`\tfew\tрядом с ходами пропущены {GROUPED(n)} записи, которые не ходы: первая — `{first}`\tрядом с ходами пропущено {GROUPED(n)} записей, которые не ходы: первая — `{first}`}\0\
beside-moves-passed-over-help\tвремя, оценки и имена рядом с ходами не сохраняются\0\
case-undecided\t`{word}` может быть `{taken}` и `{other}`: все буквы одного регистра\0\
case-undecided-help\tвзят ход `{taken}`, и дальнейшее этого не решает: посмотрите на бланк\0\
case-undecided-decided\tвзят ход `{taken}`: с ним удаётся сыграть больше из дальнейшего\0\
";
