# Требования ничьей, решения по ним, записанные (секретные) ходы.

claims-heading = { $place } (запись { $record }): { $players }, { $result }
claims-nobody = игроки не названы
claims-no-result = результат не указан
claims-law = { $label }: { $cited }
claims-no-edition = правила: партия сыграна раньше, чем вступила в силу любая из известных здесь редакций, поэтому статья не указана; применено то, что говорят о требовании ничьей все они (редакцию выбирает --laws)
claims-not-complete = после полухода { $ply } запись воспроизвести нельзя: остальное не рассмотрено
claims-more = … и ещё { $count } (--format json показывает больше)
claims-summary = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[other] { $records } записей
}, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}: { $claims ->
    [one] { $claims } возможное требование
    [few] { $claims } возможных требования
   *[other] { $claims } возможных требований
} и { $automatic ->
    [one] { $automatic } ничья без требования
    [few] { $automatic } ничьи без требования
   *[other] { $automatic } ничьих без требования
} в { $with ->
    [one] { $with } записи
   *[other] { $with } записях
}

claim-stood-after = после { $mv } (полуход { $ply })
claim-stood-at-start = в начальной позиции
claim-stood-earlier = { $count ->
    [few] { $count } раза раньше
   *[other] { $count } раз раньше
}
claim-threefold-intended = полуход { $ply }: { $side ->
    [white] белые
   *[black] чёрные
} вправе потребовать ничью, записав { $mv }: после этого хода позиция возникнет в { $count }-й раз (раньше: { $stood })
claim-threefold-appeared = полуход { $ply }: { $side ->
    [white] белые
   *[black] чёрные
}, чья очередь хода, вправе потребовать ничью: позиция возникла в { $count }-й раз ({ $stood })
claim-fifty-intended = полуход { $ply }: { $side ->
    [white] белые
   *[black] чёрные
} вправе потребовать ничью, записав ход, которым каждая сторона завершит 50 ходов { $without } ({ $moves })
claim-fifty-appeared = полуход { $ply }: { $side ->
    [white] белые
   *[black] чёрные
}, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов { $without }, последний — { $mv }
claim-fifty-at-start = полуход 0: { $side ->
    [white] белые
   *[black] чёрные
}, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: к начальной позиции записи каждая сторона уже сделала 50 ходов { $without }
claim-fifty-until = полуходы { $ply }–{ $last }: игрок, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов { $without }
claim-fivefold = полуход { $ply }: ничья без требования: позиция возникла в { $count }-й раз ({ $stood })
claim-seventy-five = полуход { $ply }: ничья без требования: каждая сторона сделала 75 ходов без взятий и ходов пешками, последний — { $mv }
claim-seventy-five-at-start = полуход 0: ничья без требования: к начальной позиции записи каждая сторона уже сделала 75 ходов без взятий и ходов пешками
claim-several-moves = { $moves } и ещё { $count }
claim-was-played = { $mv } сыграно без требования
claim-went-on = игра продолжалась ходом { $mv }
claim-record-ends = запись на этом заканчивается: { $result }
claims-after-the-end = этой ничьей партия закончилась; возможных требований после неё: { $count }, их показывает --format json

ruling-heading = { $verdict ->
    [upheld] требование удовлетворено (правильное)
    [refused] требование отклонено (неправильное)
   *[undecidable] по записи решить нельзя
}: ничью потребовали { $side ->
    [white] белые
   *[black] чёрные
} { $moment }
ruling-moment-after = после { $mv } (полуход { $ply })
ruling-moment-start = перед первым ходом
ruling-moment-written = ходом { $mv }, записанным для требования ничьей (полуход { $ply })
ruling-moment-unread = записью «{ $written }» (полуход { $ply })
ruling-moment-unknown = на полуходе { $ply }
ruling-threefold = позиция возникла в { $count }-й раз: { $stood }
ruling-threefold-intended = после { $mv } позиция возникнет в { $count }-й раз; раньше: { $stood }
ruling-fifty = каждая сторона сделала 50 ходов { $without }
ruling-fifty-intended = ходом { $mv } каждая сторона завершит 50 ходов { $without }
ruling-already-fivefold = партия закончилась вничью без требования, когда позиция возникла в 5-й раз, { $stood }
ruling-already-seventy-five = партия закончилась вничью без требования, когда каждая сторона сделала 75 ходов без взятий и ходов пешками, { $stood }
ruling-not-to-move = требовать ничью вправе только тот, чья очередь хода, а ход { $side ->
    [white] белых
   *[black] чёрных
}
ruling-count = позиция возникла { $count ->
    [1] один раз
    [few] { $count } раза
   *[other] { $count } раз
}: { $stood }
ruling-count-intended = после { $mv } позиция возникла бы { $count ->
    [1] впервые
   *[other] в { $count }-й раз
}{ $others ->
    [0] { "" }
   *[other] ; раньше: { $stood }
}
ruling-clock = { $without } { $plies ->
    [one] сделан { $plies } полуход
    [few] сделано { $plies } полухода
   *[other] сделано { $plies } полуходов
}, а нужно 100 полуходов
ruling-clock-since = после { $mv } (полуход { $ply }) { $without } { $plies ->
    [one] сделан { $plies } полуход
    [few] сделано { $plies } полухода
   *[other] сделано { $plies } полуходов
}, а нужно 100 полуходов
ruling-clock-begins = { $mv } — { $game ->
    [tavreli] ход ратником или построение башни
   *[chess] взятие или ход пешкой
}: счёт 50 ходов начинается заново
ruling-mated = партия уже закончилась матом
ruling-stalemated = партия уже закончилась патом
ruling-illegal-move = «{ $written }» — невозможный ход
ruling-illegal-because = «{ $written }» — невозможный ход: { $why }
ruling-unintelligible-move = «{ $written }» — не ход ни в одной известной нотации
ruling-ambiguous-move = «{ $written }» может означать { $moves }
ruling-behind-record = запись заканчивается после полухода { $ply }
ruling-behind-fault = после полухода { $ply } запись воспроизвести нельзя
ruling-no-start = воспроизвести игру нельзя: заданная начальная позиция невозможна
ruling-near-miss = { $stood } те же фигуры стояли на тех же полях, но { $differences }
ruling-differs-to-move = была очередь хода { $side ->
    [white] белых
   *[black] чёрных
}
ruling-differs-castling = { $side ->
    [white] белые
   *[black] чёрные
} ещё имели право на рокировку { $wing }
ruling-differs-castling-rook = { $side ->
    [white] белые
   *[black] чёрные
} ещё имели право на рокировку с ладьёй { $rook }
ruling-differs-en-passant = пешку можно было взять на проходе на поле { $square }
ruling-differs-no-en-passant = взятие на проходе на поле { $square } было невозможно
ruling-begins-late = запись начинается с середины партии: позиции до её начала не учтены
ruling-could-write = { $side ->
    [white] белые
   *[black] чёрные
} вправе потребовать ничью, записав { $moves }
ruling-could-have-written = { $side ->
    [white] белые
   *[black] чёрные
} могли потребовать ничью до хода { $mv }, записав его
ruling-may-claim = { $side ->
    [white] белые
   *[black] чёрные
}, чья очередь хода, вправе потребовать ничью
ruling-wing = { $wing ->
    [kingside] на королевском фланге
   *[queenside] на ферзевом фланге
}
ruling-to-move = ход { $side ->
    [white] белых
   *[black] чёрных
}, права на рокировку: { $castling }, полуходов { $without }: { $clock }
ruling-castling-none = нет
ruling-restored = до заявления в записи есть описка; решение принято по восстановленной партии: { $readings }
ruling-read = { $turn } `{ $word }` прочитано как { $read } (уверенность { $sure } %)
ruling-supplied = { $turn } { $read } вставлено (уверенность { $sure } %)
ruling-ask = сначала спросите игроков: `zapis repair` покажет, что ещё могло быть сыграно
ruling-sheets-agree = до заявления бланки совпадают
ruling-sheets-differ = до заявления бланки расходятся; решение принято по партии, которую из них составляет `zapis compare`: { $readings }
ruling-read-on-sheets = { $turn } { $read } ({ $word }; уверенность { $sure } %)
ruling-read-more = ещё { $count }
ruling-sheet-ends = бланк { $sheet } кончается после полухода { $ply }
ruling-ask-both = сначала спросите игроков: `zapis compare` покажет, что по бланкам решить нельзя
ruling-to-restore = до заявления в записи есть описка, и на позицию после неё положиться нельзя: посмотрите, что даст `zapis repair`, и спросите игроков
ruling-must-play = игра продолжается, и ход, записанный для требования ничьей, должен быть сделан
ruling-penalty-minutes = за неправильное требование сопернику { $minutes ->
    [one] добавляется { $minutes } минута
    [few] добавляются { $minutes } минуты
   *[other] добавляется { $minutes } минут
} ({ $tempo })
ruling-penalty-half = за неправильное требование сопернику добавляются { $minutes } минуты, а у потребовавшего отнимается половина оставшегося времени, но не больше 3 минут и так, чтобы осталось не меньше 1 ({ $tempo })
ruling-penalty-unknown = что следует за неправильное требование, здесь не установлено ({ $tempo })
ruling-tempo-asked = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}, как указано в --time-class
ruling-tempo-time-control = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
} по тегу `TimeControl`
ruling-tempo-several-periods = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}, если сложить периоды тега `TimeControl` за шестьдесят ходов
ruling-tempo-units-unclear = { $tempo ->
    [classical] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}, как обычно понимают такой тег `TimeControl` (в PGN это секунды); контроль указывает --time-class
ruling-tempo-assumed = для классических шахмат; контроль времени этой партии неизвестен, его указывает --time-class

sealed-heading = записанный (секретный) ход { $side ->
    [white] белых
   *[black] чёрных
} «{ $written }» — { $verdict ->
    [valid] действительный
    [ambiguous] неоднозначный
    [illegal] невозможный
   *[unintelligible] непонятный
}
sealed-means = он означает { $mv } ({ $letters })
sealed-any-letters = любыми буквами
sealed-can-mean = он может означать { $mv } ({ $letters })
sealed-letters = буквы: { $codes }
sealed-one-language = если известно, какими буквами пишет игрок, --letters читает запись только ими
sealed-illegal = запись читается как ход, но такой ход невозможен
sealed-illegal-because = запись читается как ход, но такой ход невозможен: { $why }
sealed-unintelligible = запись не читается как ход ни буквами какого-либо известного языка, ни в какой-либо нотации
sealed-stands = игра продолжается этим ходом
sealed-mates = этим ходом поставлен мат: { $side ->
    [white] белые
   *[black] чёрные
} выигрывают, явится соперник или нет
sealed-stalemates = после этого хода на доске пат: ничья, явится соперник или нет
sealed-is-dead = после этого хода мат невозможен ни для одной стороны: ничья, явится соперник или нет
sealed-loses = { $side ->
    [white] белые
   *[black] чёрные
} проигрывают партию
sealed-loses-elsewhere = что следует за это по этой редакции, здесь не установлено; по известным редакциям { $side ->
    [white] белые
   *[black] чёрные
} проигрывают партию
claim-open-by = { $open } ({ $article }{ $certainty ->
    [verified] { "" }
   *[other] , номер не проверен
})
claims-ply-from-1 = --at: вместе с --move это полуход, который предстоит сделать, считая от 1
claims-one-record = --at выносит решение по одной записи, а указано { $count }; выберите её с помощью --record N
claims-no-such-record = --at: записи { $wanted } нет, всего записей { $count }
claims-sealed-needs-fen = для --sealed нужна позиция перед ходом: --fen FEN
position-stood-after = после `{ $mv }` (полуход { $ply })
