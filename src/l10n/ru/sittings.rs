//! The texts of `sittings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
bridge-measure\t{measure\tmatchpoints\tматчпункты\timps\tимпы\tпроцент}\0\
bridge-table-score\tзапись {side\tNS\tлинии Север-Юг\tлинии Восток-Запад} по контракту и результату — {wanted}, а не {written}\0\
bridge-compared\t{measure} {side\tNS\tлинии Север-Юг\tлинии Восток-Запад} по записям сдачи — `{wanted}` ({way}), а не `{written}`\0\
bridge-compared-percentage\tпроцент {side\tNS\tлинии Север-Юг\tлинии Восток-Запад} по записям сдачи — `{wanted}` ({way}), а не `{written}`\0\
bridge-compared-order\tза лучшую запись стоит `{written}`, а за худшую — `{other}`\0\
bridge-compared-equal\tза эту запись стоит `{written}`, а за другим столом за такую же — `{other}`\0\
bridge-match-imps\t{own} здесь и {others} в другой комнате (запись {other}) дают линии Север-Юг импов: {wanted}, а не `{written}`\0\
bridge-results-not-compared\t{n\tone\tрезультат этой записи\tfew\tрезультаты {GROUPED(n)} записей, начиная с этой,\tрезультаты {GROUPED(n)} записей, начиная с этой,} ни с чем не сравниваются: в файле больше {GROUPED(compared)} результатов\0\
bridge-results-not-compared-help\tразделите файл по турнирам\0\
bridge-comparison-unexplained\tни один обычный способ сравнения не даёт оценок этой таблицы ({measure}); возможно, в ней лишь часть результатов\0\
bridge-totals-unexplained\tсдачи файла дают меньше половины итогов в столбце `{column}`; возможно, итоги включают и другие сдачи\0\
bridge-award-mismatch\tприсуждённые {side\tNS\tлинии Север-Юг\tлинии Восток-Запад} {percent} % — это `{wanted}`, а не `{written}`\0\
bridge-total-mismatch\t`{column}` пары `{pair}` по {n} {n\tone\tсдаче\tсдачам} — `{wanted}`, а не `{written}`\0\
bridge-total-mismatch-help\tвозможно, в итог вошёл штраф или перенесённые очки\0\
bridge-fouled-turned\tв коробке {board} руки те же, что в записи {other}, но повёрнуты на {degrees} градусов\0\
bridge-fouled-turned-help\tпри повороте на 180 градусов результат остаётся; при повороте на 90 — остаётся, но сравнивается только с такими же (Закон 87)\0\
bridge-fouled-mixed\tв коробке {board} часть рук та же, что в записи {other}, а часть — другая\0\
bridge-fouled-deal\tв коробке {board} не тот расклад, что в записи {other}\0\
bridge-fouled-help\tрезультаты разных раскладов не сравниваются (Закон 87)\0\
bridge-board-conditions-dealer\tв коробке {board} другой сдающий, чем в записи {other}, а расклад тот же\0\
bridge-board-conditions\tв коробке {board} другая зональность, чем в записи {other}, а расклад тот же\0\
bridge-board-conditions-help\tсравниваются только результаты, полученные в одинаковых условиях (Закон 87)\0\
bridge-deck-result\tв колоде не 52 разные карты: {n\tone\t{n} результат не засчитывается\tfew\t{n} результата не засчитываются\t{n} результатов не засчитываются}\0\
bridge-deck-result-help\tесли сдачу нельзя переиграть, обе стороны получают 60 %; для команд — Закон `86A`\0\
bridge-result-twice\tв записи {other} у тех же игроков тот же результат в коробке {board}\0\
bridge-result-contradicts\tв записи {other} у тех же игроков другой результат в коробке {board}\0\
bridge-deal-twice\tв коробке {board} тот же расклад, что в коробке {before} (запись {other})\0\
bridge-result-twice-file\tв `{path}`, запись {other}, у тех же игроков тот же результат этой сдачи\0\
bridge-result-contradicts-file\tв `{path}`, запись {other}, у тех же игроков другой результат этой сдачи\0\
bridge-deal-twice-file\tэтот расклад стоит в `{path}`, запись {other}, как коробка `{board}`\0\
sitting-ranked\t{who\tteams\tкоманды\tпары}{side\tNS\t, линия Север-Юг\tEW\t, линия Восток-Запад\t}, {measure\timps\tпо импам\tmatchpoints\tпо матчпунктам\tпо процентам}\0\
sitting-head\t{column\trank\t№\tpair\tпара\tteam\tкоманда\tnames\tигроки\tboards\tсдач\tpoints\tматчпункты\tpercentage\t%\tvictory\tВП\tимпы}\0\
sitting-share\tкоробка {board} против {opponent}: {what}\0\
sitting-share-alone\tкоробка {board}: {what}\0\
sitting-score\tзапись {score}, результатов: {n}\0\
sitting-other-room\t{score} здесь, {other} в другой комнате\0\
sitting-award\tприсуждено {percent} %\0\
sitting-adjusted\tрезультат исправлен судьёй\0\
sitting-points\tматчпунктов {points} из {top}\0\
sitting-points-alone\tматчпунктов {points}\0\
sitting-percentage\t{percent} %\0\
sitting-imps\tимпов: {imps}\0\
sitting-carried\tперенесено импов: {imps}\0\
";
