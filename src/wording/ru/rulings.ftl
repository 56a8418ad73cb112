# Что следует из правил: несколько статей сразу, невозможные ходы, записанные ходы, быстрое окончание партии.

articles = статьи { $numbers }
articles-of-appendix = приложения, пп. { $numbers }
none-verified = { $cited } (номера не проверены)
illegal-by = { $why } (почему ход невозможен)
illegal-by-and-restored = { $why } (почему ход невозможен); { $restored } (восстанавливается позиция перед ним)
illegal-restored = { $restored } (восстанавливается позиция перед ходом)
illegal-promoted = { $restored } (пешка заменяется ферзём)
illegal-by-and-promoted = { $why } (почему ход невозможен); { $restored } (пешка заменяется ферзём)

sealed-drawn = { $opponent ->
    [white] белые
   *[black] чёрные
} не могут поставить мат никакой последовательностью возможных ходов: действует исключение, партия заканчивается вничью
sealed-loses-unless = { $side ->
    [white] белым
   *[black] чёрным
} засчитывается поражение, если только { $opponent ->
    [white] белые
   *[black] чёрные
} могут поставить мат какой-либо последовательностью возможных ходов; установить это здесь не удалось
sealed-drawn-elsewhere = что следует за это по этой редакции, здесь не установлено; по известным редакциям — ничья: { $opponent ->
    [white] белые
   *[black] чёрные
} не могут поставить мат никакой последовательностью возможных ходов
sealed-already-mated = партия закончилась до записи хода: { $side ->
    [white] белым
   *[black] чёрным
} поставлен мат, они проиграли
sealed-already-stalemated = партия закончилась до записи хода: пат, ничья
sealed-already-dead = партия закончилась до записи хода: ни одна из сторон не может поставить мат, ничья
sealed-set-aside = по сходству букв в других алфавитах это значило бы { $mv } ({ $letters }): это учитывается, только если игрок пишет ими

ruling-penalty-by = { $costs }: { $cited }

ruling-tempo-no-formula = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}, если считать добавление за 60 ходов, о чём эта редакция не говорит; контроль указывает --time-class
ruling-tempo-event-type = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
} по тегу `EventType`
ruling-tempo-control-word = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
} по слову в теге `TimeControl`
ruling-tempo-event-name = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}, если верить названию турнира; контроль указывает --time-class
ruling-tempo-correspondence = партия по переписке: это определяет регламент турнира
illegal-move-by-correspondence = партия по переписке: часы не переключаются, поэтому завершённых невозможных ходов не бывает; последствия определяет регламент турнира

quickplay-heading = { $verdict ->
    [upheld] требование правильное
    [refused] требование отклонено
   *[undecidable] решает арбитр
}: быстрое окончание партии, ничью требуют { $side ->
    [white] белые
   *[black] чёрные
} { $moment }
quickplay-clock = часы { $side ->
    [white] белых
   *[black] чёрных
}: { $clock } после { $mv }
quickplay-no-clock = часы { $side ->
    [white] белых
   *[black] чёрных
}: в записи нет
quickplay-too-early = требовать ничью можно, только если осталось меньше двух минут; сколько { $side ->
    [white] белые
   *[black] чёрные
} думали перед требованием, в записи нет
quickplay-material = материал (K король, Q ферзь, R ладья, B слон, N конь, P пешка): белые { $white }, чёрные { $black }
quickplay-progress = ходов без продвижения: { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
} { $without }
quickplay-occurred = позиция возникала: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
} ({ $stood })
quickplay-can-mate = { $side ->
    [white] белые
   *[black] чёрные
} { $can ->
    [yes] могут поставить мат какой-либо последовательностью возможных ходов
    [no] не могут поставить мат никакой последовательностью возможных ходов
   *[unknown] : возможен ли мат какой-либо последовательностью ходов, установить не удалось
}
quickplay-other-claim = { $side ->
    [white] белые
   *[black] чёрные
} могут также требовать ничью по повторению или по правилу 50 ходов, и это по записи решается: --at без --quickplay
quickplay-ruling = { $reason ->
    [opponent-cannot-mate] { $opponent ->
        [white] белые
       *[black] чёрные
    } не могут выиграть никакими средствами: ничья
    [already-drawn] партия уже закончилась вничью
    [mate] партия закончилась матом
    [stalemate] партия закончилась патом
    [not-to-move] требовать ничью может только тот, чей ход
    [increment] к партиям с добавлением времени эти указания не применяются
    [blitz] к блицу эти указания не применяются
    [no-position] запись так далеко не идёт
   *[for-the-arbiter] могут ли { $opponent ->
        [white] белые
       *[black] чёрные
    } выиграть нормальными средствами и пытались ли они это сделать, здесь не решается: арбитр соглашается и объявляет ничью, откладывает решение или отклоняет требование
}

list-only-chess960 = расстановка, --draw, --seed и --format относятся к `zapis list chess960`
chess960-unknown = `{ $asked }` — не начальная расстановка шахмат-960: укажите номер от 0 до 959, восемь фигур начиная с вертикали a или FEN
chess960-number = номер   { $number }  { $pieces }
chess960-stands = { $square } { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
chess960-squares = поля    { $squares }
chess960-fen = FEN     { $fen }
chess960-throw = жребий  { $role ->
    [bishop] слон
    [queen] ферзь
   *[knight] конь
}: { $shown } из { $faces } свободных полей, { $square }
chess960-rest = жребий  ладья, король и ладья на трёх оставшихся полях
chess960-seed = число   { $seed } (--seed { $seed } даёт ту же расстановку)
