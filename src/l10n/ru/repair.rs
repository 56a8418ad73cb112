//! The texts of `repair.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
repair-summary\t{records\tone\t{records} запись\tfew\t{records} записи\t{records} записей}: как записано — {sound}, восстановлено — {repaired}, с нерешёнными полуходами — {open}, восстановить нельзя — {beyond}; {changes\tone\t{changes} исправление\tfew\t{changes} исправления\t{changes} исправлений}\0\
repair-summary-fragments\tс середины партии, без позиции: {count\tone\t{count} запись\tfew\t{count} записи\t{count} записей}, ходы сверены только друг с другом\0\
repair-heading\t{place}: {count\tone\t{count} исправление\tfew\t{count} исправления\t{count} исправлений} (точно: {sure}, вероятно: {likely}, открыто: {open}); буквы: {letters}\0\
repair-further-game\tещё одна партия на том же бланке, со строки {line}: предыдущая там уже была окончена\0\
repair-line\t{place}: {sure\tsure\tточно\tlikely\tвероятно\tоткрыто}: {what}\0\
repair-read\t`{word}` прочитано как {mv}\0\
repair-displaced\t`{word}` в столбце соперника прочитано как {mv}\0\
repair-gap\tход не записан, вставлен {mv}\0\
repair-inserted\tход пропущен, вставлен {mv}\0\
repair-open\t`{word}` не решено, для продолжения взят {mv}\0\
repair-open-gap\tход не записан, для продолжения взят {mv}\0\
repair-dropped\t`{word}` в строке {row}: не ход партии, пропущено\0\
repair-behind-end\t`{word}` в строке {row}: не ход партии, она была окончена раньше\0\
repair-blank-row\t{count\t1\tстрока {first} пуста, и дальнейшее можно сыграть и без неё\tстроки с {first} по {last} пусты, и дальнейшее можно сыграть и без них}\0\
repair-with-rivals\t{what} (или {rivals})\0\
repair-cut\tбланк длиннее любой партии; остаток не прочитан\0\
repair-comment-written\tзаписано: {word}\0\
repair-comment-dropped\tпропущено: {word}\0\
repair-comment-gap\tне записано\0\
repair-comment-inserted\tпропущенный полуход\0\
repair-cost-below-zero\tцена должна быть числом от 0\0\
repair-answered\t`{word}` — это {mv}, по ответу\0\
repair-detail\t  {what}\0\
repair-illegal-as-written\tкак записано: {reasons}\0\
repair-legal-as-written\tход, как он записан, возможен, но против него говорит продолжение\0\
repair-ambiguous-as-written\tэто может быть {moves}\0\
repair-happened\tчто произошло: {edits}\0\
repair-misread\t`{seen}` вместо `{meant}`\0\
repair-lost\tнет `{meant}`\0\
repair-added\tлишнее `{seen}`\0\
repair-swapped\t`{seen}` вместо `{meant}`: переставлено\0\
repair-question\t{place}: строка {row}, {side\twhite\tбелые\tчёрные}: {written\tnone\tничего не записано\t`{written}`}\0\
repair-choices\tНомер, ход, Enter — 1, ? — оставить нерешённым, q — больше не спрашивать:\0\
repair-not-legal\t`{word}` — здесь невозможный ход.\0\
repair-interactive-needs-paths\t--interactive читает ответы со стандартного ввода, поэтому записи должны быть в файлах\0\
repair-gap-answered\tход не записан, это {mv}, по ответу\0\
repair-number\tномер строки `{word}` прочитан как {number}\0\
repair-signs\t`{word}` — это {mv} с неверным знаком взятия или шаха\0\
repair-comment-unplayed\tне сыграно: {words}\0\
repair-comment-signal\tкороли на центральных полях, результат {result}: {words}\0\
repair-unplayed\tне прочитано, сохранено в комментарии: `{words}`\0\
repair-signal\t`{words}`: это не ходы партии, короли поставлены, чтобы сообщить доске результат {result}\0\
repair-signal-open\t`{words}`: это не ход партии, король поставлен, чтобы сообщить доске результат\0\
repair-signal-contradicts\t`{words}`: это не ходы партии, королями сообщён результат {result}, а в записи указан {given}\0\
repair-stopped\tпоиск остановлен на пределе (--max-steps); то, что стоит после последнего хода, не прочитано\0\
repair-fragment\t{place}: не восстановлено: запись начинается с середины партии, с `{first}`, а позиции нет; ходы оставлены как есть\0\
repair-fragment-numbered-anew\t{place}: не восстановлено: запись начинается с середины партии, хотя пронумерована с `{first}`, а позиции нет; ходы оставлены как есть\0\
repair-beyond\t{place}: не восстановлено; {plies\tone\tкак записано — {plies} полуход\tfew\tкак записано — {plies} полухода\tкак записано — {plies} полуходов}, остальное сохранено в комментарии\0\
repair-confidence\tобщая достоверность {confidence} %\0\
repair-cost\tцена {cost}\0\
repair-numbers\tдостоверность: {shares}; цена {cost}\0\
repair-moves\t{moves}\0\
repair-moves-from-to\t{count\tone\t{count} ход\tfew\t{count} хода\t{count} ходов}, с {first} по {last}\0\
repair-cause-not-written\tне записано, вставлено: {moves}\0\
repair-cause-not-written-open\tне записано, для продолжения взято: {moves}\0\
repair-cause-other-column\tзаписано в столбце соперника: {moves}\0\
repair-cause-letters\tзаписано буквами `{letters}`: {moves}\0\
repair-cause-taken-named\tназвана взятая фигура: {moves}\0\
repair-cause-piece-not-told\tне записано, какая фигура ходит: {moves}\0\
repair-cause-signs\tневерный знак взятия или шаха: {moves}\0\
repair-cause-misread\t`{seen}` вместо `{meant}`: {moves}\0\
repair-cause-swapped\t`{seen}` вместо `{meant}`, переставлено: {moves}\0\
repair-cause-no-plies\t`{words}` в строках с {first} по {last}: не ходы партии, пропущено\0\
repair-cause-behind-end\t`{words}` в строках с {first} по {last}: не ходы партии, она была окончена раньше\0\
repair-cause-numbers\tномера строк с {first} по {last} прочитаны как {from}–{to}\0\
repair-last-sure\tПоследняя точно известная позиция, перед {turn}:\0\
repair-ask\tСпросить игроков: {turn} {moves}?\0\
repair-ask-move\tСпросить игроков: какой ход {turn}?\0\
repair-ask-moves\tСпросить игроков: какие ходы сделаны с {first} по {last} (полуходов: {count})?\0\
repair-ask-onward\tСпросить игроков: какие ходы сделаны начиная с {turn} до хода `{word}`?\0\
repair-same-hand-needs-paths\t--same-hand читает бланки дважды, поэтому они должны быть в файлах\0\
repair-no-hand\t{path} — не таблица почерка: {reason}\0\
";
