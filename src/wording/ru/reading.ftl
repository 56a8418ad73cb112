# Что прочитано не так, как записано, или не прочитано.
move-missing = здесь пропущен ход
move-missing-help = его клетка бланка пуста или пропущена строка
result-misspelled = результат записан как `{ $word }`
both-lose-help = в PGN нет знака для партии, проигранной обоими: после ходов ставьте `*`, а что значит `{ $word }`, скажите в комментарии
result-unreadable = в теге `Result` стоит `{ $word }`, это не результат
result-unreadable-help = пишите `1-0`, `0-1`, `1/2-1/2` или `*`
result-unreadable-ended-help = пишите `1-0`, `0-1`, `1/2-1/2` или `*`; после ходов стоит `{ $marker }`
result-empty = тег `Result` пуст
