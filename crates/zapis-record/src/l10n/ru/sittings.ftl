bridge-measure = { $measure ->
    [matchpoints] матчпункты
    [imps] импы
   *[percentage] процент
}
bridge-table-score = запись { $side ->
    [NS] линии Север-Юг
   *[EW] линии Восток-Запад
} по контракту и результату — { $wanted }, а не { $written }
bridge-compared = { $measure } { $side ->
    [NS] линии Север-Юг
   *[EW] линии Восток-Запад
} по записям сдачи — `{ $wanted }` ({ $way }), а не `{ $written }`
bridge-compared-percentage = процент { $side ->
    [NS] линии Север-Юг
   *[EW] линии Восток-Запад
} по записям сдачи — `{ $wanted }` ({ $way }), а не `{ $written }`
bridge-compared-order = за лучшую запись стоит `{ $written }`, а за худшую — `{ $other }`
bridge-compared-equal = за эту запись стоит `{ $written }`, а за другим столом за такую же — `{ $other }`
bridge-match-imps = { $own } здесь и { $others } в другой комнате (запись { $other }) дают линии Север-Юг импов: { $wanted }, а не `{ $written }`
bridge-results-not-compared = { $n ->
    [one] результат этой записи
    [few] результаты { GROUPED($n) } записей, начиная с этой,
   *[many] результаты { GROUPED($n) } записей, начиная с этой,
} ни с чем не сравниваются: в файле больше { GROUPED($compared) } результатов
bridge-results-not-compared-help = разделите файл по турнирам
bridge-comparison-unexplained = ни один обычный способ сравнения не даёт оценок этой таблицы ({ $measure }); возможно, в ней лишь часть результатов
bridge-totals-unexplained = сдачи файла дают меньше половины итогов в столбце `{ $column }`; возможно, итоги включают и другие сдачи
bridge-award-mismatch = присуждённые { $side ->
    [NS] линии Север-Юг
   *[EW] линии Восток-Запад
} { $percent } % — это `{ $wanted }`, а не `{ $written }`
bridge-total-mismatch = `{ $column }` пары `{ $pair }` по { $n } { $n ->
    [one] сдаче
   *[other] сдачам
} — `{ $wanted }`, а не `{ $written }`
bridge-total-mismatch-help = возможно, в итог вошёл штраф или перенесённые очки
bridge-fouled-turned = в коробке { $board } руки те же, что в записи { $other }, но повёрнуты на { $degrees } градусов
bridge-fouled-turned-help = при повороте на 180 градусов результат остаётся; при повороте на 90 — остаётся, но сравнивается только с такими же (Закон 87)
bridge-fouled-mixed = в коробке { $board } часть рук та же, что в записи { $other }, а часть — другая
bridge-fouled-deal = в коробке { $board } не тот расклад, что в записи { $other }
bridge-fouled-help = результаты разных раскладов не сравниваются (Закон 87)
bridge-board-conditions-dealer = в коробке { $board } другой сдающий, чем в записи { $other }, а расклад тот же
bridge-board-conditions = в коробке { $board } другая зональность, чем в записи { $other }, а расклад тот же
bridge-board-conditions-help = сравниваются только результаты, полученные в одинаковых условиях (Закон 87)
bridge-deck-result = в колоде не 52 разные карты: { $n ->
    [one] { $n } результат не засчитывается
    [few] { $n } результата не засчитываются
   *[many] { $n } результатов не засчитываются
}
bridge-deck-result-help = если сдачу нельзя переиграть, обе стороны получают 60 %; для команд — Закон `86A`
bridge-result-twice = в записи { $other } у тех же игроков тот же результат в коробке { $board }
bridge-result-contradicts = в записи { $other } у тех же игроков другой результат в коробке { $board }
bridge-deal-twice = в коробке { $board } тот же расклад, что в коробке { $before } (запись { $other })
bridge-result-twice-file = в `{ $path }`, запись { $other }, у тех же игроков тот же результат этой сдачи
bridge-result-contradicts-file = в `{ $path }`, запись { $other }, у тех же игроков другой результат этой сдачи
bridge-deal-twice-file = этот расклад стоит в `{ $path }`, запись { $other }, как коробка `{ $board }`
sitting-ranked = { $who ->
    [teams] команды
   *[pairs] пары
}{ $side ->
    [NS] , линия Север-Юг
    [EW] , линия Восток-Запад
   *[both] { "" }
}, { $measure ->
    [imps] по импам
    [matchpoints] по матчпунктам
   *[percentage] по процентам
}
sitting-head = { $column ->
    [rank] №
    [pair] пара
    [team] команда
    [names] игроки
    [boards] сдач
    [points] матчпункты
    [percentage] %
    [victory] ВП
   *[imps] импы
}
sitting-share = коробка { $board } против { $opponent }: { $what }
sitting-share-alone = коробка { $board }: { $what }
sitting-score = запись { $score }, результатов: { $n }
sitting-other-room = { $score } здесь, { $other } в другой комнате
sitting-award = присуждено { $percent } %
sitting-adjusted = результат исправлен судьёй
sitting-points = матчпунктов { $points } из { $top }
sitting-points-alone = матчпунктов { $points }
sitting-percentage = { $percent } %
sitting-imps = импов: { $imps }
sitting-carried = перенесено импов: { $imps }
