### Бланки, как они прочитаны.

prose-passed-over = { $passages ->
    [one] { $words ->
        [one] { GROUPED($words) } слово принято за прозу
        [few] { GROUPED($words) } слова приняты за прозу
       *[other] { GROUPED($words) } слов принято за прозу
    }: `{ $first }`
   *[other] { $words ->
        [one] { GROUPED($words) } слово принято
        [few] { GROUPED($words) } слова приняты
       *[other] { GROUPED($words) } слов принято
    } за прозу, мест — { GROUPED($passages) }, первое: `{ $first }`
}
prose-passed-over-help = проза над ходами, между ними и после них сохранена как комментарии
rows-reordered = строки с ходами, которые в тексте идут не подряд, расставлены по номерам
rows-reordered-help = сверьте порядок ходов с бланком
row-number-misread = `{ $word }` принято за номер хода
row-number-misread-help = напишите номер цифрами
row-number-misread-elsewhere = номер строки — это цифры
position-passed-over = за этой позицией нет ходов, и она пропущена: `{ $pieces }`
position-passed-over-help = место каждой позиции — над её ходами или в отдельном файле
beside-moves-passed-over = { $n ->
    [one] рядом с ходами пропущена { GROUPED($n) } запись, которая не ход: первая — `{ $first }`
    [few] рядом с ходами пропущены { GROUPED($n) } записи, которые не ходы: первая — `{ $first }`
   *[other] рядом с ходами пропущено { GROUPED($n) } записей, которые не ходы: первая — `{ $first }`
}
beside-moves-passed-over-help = время, оценки и имена рядом с ходами не сохраняются
case-undecided = `{ $word }` может быть `{ $taken }` и `{ $other }`: все буквы одного регистра
case-undecided-help = взят ход `{ $taken }`, и дальнейшее этого не решает: посмотрите на бланк
case-undecided-decided = взят ход `{ $taken }`: с ним удаётся сыграть больше из дальнейшего
