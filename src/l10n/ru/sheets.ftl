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
prose-passed-over-help = проза между ходами сохранена как комментарий; то, что выше и ниже ходов, — нет
rows-reordered = строки с ходами, которые в тексте идут не подряд, расставлены по номерам
rows-reordered-help = сверьте порядок ходов с бланком
row-number-misread = `{ $word }` принято за номер хода
row-number-misread-help = напишите номер цифрами
row-number-misread-elsewhere = номер строки — это цифры
position-passed-over = за этой позицией нет ходов, и она пропущена: `{ $pieces }`
position-passed-over-help = место каждой позиции — над её ходами или в отдельном файле
