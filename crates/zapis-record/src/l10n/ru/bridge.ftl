bridge-seat = { $seat ->
    [N] Север
    [E] Восток
    [S] Юг
   *[W] Запад
}
bridge-suit = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
}
bridge-deal-no-first-seat = расклад не начинается с игрока и двоеточия: `N:`
bridge-deal-hands = в раскладе { $n ->
    [one] { $n } рука
    [few] { $n } руки
   *[many] { $n } рук
} вместо четырёх
bridge-deal-blank = лишний пробел в раскладе: между руками стоит один
bridge-deal-no-cards = в раскладе нет карт
bridge-deal-bad-rank = { $seat }: `{ $written }` — не карта{ $more ->
    [0] { "" }
    [one] , как и ещё { $more } знак этой руки
    [few] , как и ещё { $more } знака этой руки
   *[many] , как и ещё { $more } знаков этой руки
}
bridge-deal-ten = { $seat }: `10` в PBN не пишут; десятка — `T`
bridge-deal-mixed-letters = { $seat }: латинская буква `{ $letter }` в руке с русскими обозначениями, где `Т` — туз, а десятка — `10`
bridge-deal-suit-count = { $seat }: { $n ->
    [one] { $n } масть
    [few] { $n } масти
   *[many] { $n } мастей
} вместо четырёх
bridge-deal-hand-size = { $seat }: { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
} вместо { $wanted }
bridge-deal-hand-size-other = { $seat }: карт { $size } вместо { $wanted }; { $other }: { $other_size }
bridge-deal-duplicate-card = { $cards } { $n ->
    [1] стоит
   *[other] стоят
} в раскладе дважды: { $first } и { $second }
bridge-deal-duplicate-card-meant = { $cards } { $n ->
    [1] стоит
   *[other] стоят
} в раскладе дважды: { $first } и { $second }; `{ $missing }` нет ни у кого
bridge-deal-missing-card = { $seat }: карт { $size }; ни у кого нет { $cards }
bridge-deal-missing-cards = { $seat }: карт { $size }; карт, которых нет ни у кого: { $n }
bridge-board-dealer = сдающий в коробке { $board } — { $wanted }, а не { $written }{ $more ->
    [0] { "" }
    [one] ; так же ещё в { $more } коробке файла
   *[many] ; так же ещё в { $more } коробках файла
}
bridge-board-vulnerability = зональность коробки { $board } — `{ $wanted }`, а не `{ $written }`{ $more ->
    [0] { "" }
    [one] ; так же ещё в { $more } коробке файла
   *[many] ; так же ещё в { $more } коробках файла
}
bridge-auction-insufficient = { $seat } заявляет `{ $call }`, но это не выше, чем `{ $over }`
bridge-auction-illegal-double = { $seat } даёт контру, но заявок ещё не было
bridge-auction-illegal-double-after = { $seat } даёт контру, но последняя заявка, кроме паса, — `{ $call }`, её сделал { $by }
bridge-auction-illegal-redouble = { $seat } даёт реконтру, но контры не было
bridge-auction-illegal-redouble-after = { $seat } даёт реконтру, но последняя заявка, кроме паса, — `{ $call }`, её сделал { $by }
bridge-auction-after-end = заявка после конца торговли
bridge-auction-unfinished = торговля здесь не закончена: очередь заявлять — { $seat }
bridge-auction-unfinished-help = торговлю кончают три паса; `*` ставят вместо незаписанного
bridge-auction-not-dealer = первым заявляет { $seat }, а сдавал { $dealer }
bridge-call-unreadable = `{ $word }` — не заявка
bridge-auction-passes-omitted = в начале торговли { $n ->
    [one] пропущен { $n } пас
    [few] пропущены { $n } паса
   *[many] пропущено { $n } пасов
}: это видно по разыгрывающему и розыгрышу
bridge-declarer-mismatch = в теге `Declarer` — { $written }, а по торговле разыгрывает { $wanted }
bridge-declarer-mismatch-exchanged = со знаком `^` в теге `Declarer` должен стоять { $wanted }, партнёр разыгрывающего по торговле
bridge-contract-mismatch = в теге `Contract` — `{ $written }`, а по торговле контракт — `{ $wanted }`
bridge-passed-out = сдача распасована, но в теге { $tag } стоит `{ $written }`
bridge-result-alone = результат без разыгрывающего и контракта
bridge-irregularity-flag = `{ $word }` здесь не отмечает никакого нарушения
bridge-irregularity-insufficient = `{ $word }` стоит при достаточной заявке
bridge-irregularity-lead = `{ $word }` стоит при ходе того, чья очередь, или второй раз в одной взятке
bridge-after-continuation = после `+` ничего не может стоять
bridge-card-unreadable = `{ $word }` — не карта
bridge-card-ten = `{ $word }` — не карта; десятка — `T`
bridge-play-not-held = взятка { $trick }: { $seat } играет `{ $card }`, а при сдаче её получил { $holder }
bridge-play-from-no-hand = взятка { $trick }: { $seat } играет `{ $card }`, но этой карты в руке нет
bridge-play-card-twice = взятка { $trick }: { $seat } играет `{ $card }`, уже сыгранную во взятке { $before }
bridge-play-revoke = взятка { $trick }: фальшренонс — { $seat } играет `{ $card }`, заход — { $suit }, а в руке есть { $cards }
bridge-play-revoke-help = случившийся фальшренонс отмечают знаком `^R` перед картой
bridge-play-after-end = карта после последней взятки
bridge-play-wrong-leader = первый столбец розыгрыша — { $written }, а атакует { $wanted }
bridge-play-rotated-rows = со взятки { $trick } карты стоят не в столбцах тех, кому они сданы; они прочитаны по раскладу
bridge-revoke-flag-wrong = `{ $word }` отмечает фальшренонс, но { $seat } его не делал
bridge-result-impossible = { $written ->
    [one] { $written } взятка невозможна
    [few] { $written } взятки невозможны
   *[many] { $written } взяток невозможно
}: разыгрывающий взял { $won } из { $completed } сыгранных, всего { $total }
bridge-result-flag = `^` говорит, что результат расходится с розыгрышем, но розыгрыш его допускает
bridge-result-sum = взятки сторон дают в сумме { $sum }, а не 13
bridge-score-mismatch = запись { $side ->
    [NS] линии Север-Юг
   *[EW] линии Восток-Запад
} по контракту и результату — { $wanted }, а не { $written }
bridge-double-dummy = { $seat } при открытых картах берёт в `{ $denomination }` { $wanted ->
    [one] { $wanted } взятку
    [few] { $wanted } взятки
   *[many] { $wanted } взяток
}, а не { $written }{ $more ->
    [0] { "" }
    [one] ; не сходится ещё { $more } число
    [few] ; не сходятся ещё { $more } числа
   *[many] ; не сходятся ещё { $more } чисел
}
bridge-par = при лучшей торговле и лучшем розыгрыше Север и Юг получают { $wanted }, а не { $written }
bridge-par-contract = `{ $written }` — не лучший контракт: с ним счёт `NS` { $score }, с лучшим { $wanted }
bridge-score-mismatch-help = возможно, результат исправлен судьёй
bridge-rubber-history = геймы в истории роббера не соответствуют зональности
bridge-note-undefined = примечания { $number } в этой части записи нет
bridge-note-unused = на примечание { $number } нет ссылки
bridge-note-number = у примечания должны быть номер от 1 до 32, двоеточие и торговля или розыгрыш перед ним
bridge-note-behind = примечание стоит после другой части записи; оно отнесено к торговле или розыгрышу, где на него есть ссылка
bridge-note-unclosed = в `{ $word }` нет закрывающего `=`
bridge-annotation-suffix = вторая оценка одной заявки или карты
bridge-annotation-second-note = второе примечание к одной заявке или карте
bridge-annotation-number = `{ $word }` здесь не может быть пометкой
bridge-annotation-note = `{ $word }` не ссылается ни на одно примечание от 1 до 32
bridge-annotation-alone = `{ $word }` стоит не после заявки и не после карты
bridge-tag-duplicate = тег { $name } стоит в сдаче второй раз; действует первый
bridge-inherit-forbidden = тег { $name } ничего не наследует от прежних сдач
bridge-tag-syntax = это не тег: `[Имя "значение"]`
bridge-tag-value = `{ $written }` не может быть значением тега { $name }
bridge-tag-unlisted = `{ $written }` нет среди значений, которые стандарт перечисляет для { $name }
bridge-tag-unknown = в стандарте нет тега { $name }
bridge-tag-unknown-meant = в стандарте нет тега { $name }; возможно, имеется в виду { $meant }
bridge-section-needs-dealer = { $section } без тега `Dealer`
bridge-section-needs-dealer-fits = { $section } без тега `Dealer`; к торговле подходит сдающий предыдущей сдачи
bridge-section-needs-deal = { $section } без тега `Deal`
bridge-section-needs-deal-fits = { $section } без тега `Deal`; к розыгрышу подходит расклад предыдущей сдачи
bridge-section-needs-declarer = { $section } без тега `Declarer`
bridge-section-needs-contract = { $section } без тега `Contract`
bridge-text-outside = этот текст не относится ни к одному тегу
bridge-text-cut-off = заявки или карты, не относящиеся ни к одному тегу: пустая строка кончает запись сдачи
bridge-unclosed-comment = у этого комментария нет конца
bridge-table-heading = не удалось прочитать заголовок таблицы
bridge-table-incomplete = элементы не заполняют строки таблицы
bridge-table-sign = этот знак не может стоять в таблице
bridge-table-comment = между элементами таблицы не может стоять комментарий
bridge-table-order = строки стоят не в том порядке, о котором говорит заголовок
bridge-line-too-long = в этой строке вместе с её концом { $len } знаков; больше 255 нельзя
bridge-character-tab = в тексте стоит знак табуляции
bridge-character = этот знак стандарт запрещает
bridge-dialect = прочитано, хотя в стандарте иначе: { $kinds }
bridge-dialect-calls = заявки вроде `{ $example }` ({ $n })
bridge-dialect-contracts = контракты вроде `{ $example }` ({ $n })
bridge-dialect-alerts = звёздочки алертов ({ $n })
bridge-dialect-deals = буквы мастей, прочерки или русские буквы в раскладах ({ $n })
bridge-dialect-sections = торговля или розыгрыш без игрока ({ $n })
bridge-dialect-generator = строки программы, сдающей карты ({ $n })
bridge-dialect-letters = знаки вне ISO 8859-1 ({ $n })
bridge-lin-syntax = `{ $word }` — не команда и не значение LIN
bridge-lin-seats = имён игроков { $n }: запятая в имени сдвигает места
bridge-lin-result = в списке результатов — `{ $written }`, а торговля и розыгрыш дают `{ $wanted }`

# Переписанные записи.
no-bridge-here = записей бриджа здесь нет
not-of-bridge = к записям бриджа `--drop` и параметры печати не относятся
diagram-letters = диаграммы печатаются с `--out-letters en` или `--out-letters ru`
letters-of-pbn = PBN и LIN пишутся латиницей; `--out-letters ru` — для `--to diagram`
bridge-lin-tricks = результата `{ $written }` быть не может: взяток получается { $tricks }
bridge-lin-points = сдача { $board }: обе комнаты дают импов { $wanted }, а не { $written }
bridge-lin-carried = { $team } переносит импов { $written }, а в конце предыдущей части их было { $wanted }
lin-losses = в LIN нет места для того, что есть в записях: { $losses }
lin-loss-tags = прочие теги (записей: { $n })
lin-loss-tables = таблицы (записей: { $n })
lin-loss-comments = комментарии (записей: { $n })
lin-loss-annotations = оценки заявок и карт (записей: { $n })
lin-loss-card-notes = примечания к картам (записей: { $n })
lin-loss-irregularities = отмеченные нарушения (записей: { $n })
lin-loss-names = запятые и черты в именах и примечаниях (записей: { $n })
lin-loss-hands = неизвестные и неполные руки (записей: { $n })
lin-loss-contract = контракты без торговли (записей: { $n })
lin-loss-calls = торговля с нарушениями (записей: { $n })
lin-loss-cards = карты после неизвестной или без торговли (записей: { $n })
decisions-not-of-bridge = о записях бриджа в черновике ничего нет (файлов: { $n }): решения касаются имён, значений и копий шахматных партий
