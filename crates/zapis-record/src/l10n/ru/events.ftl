# Что найдено в соревнованиях и файлах отчётов.

and-more-in-event = { $message } (и ещё { $count } таких же в этом соревновании)
in-events = { $message } (в { $count } { $count ->
    [one] соревновании
   *[other] соревнованиях
})
and-more-names = { $message } (и ещё пар имён: { $count })
pairing-against-self = { $name } в паре с самим собой{ $round ->
    [0] {""}
   *[other] {""} в туре { $round }
}
pairing-several-in-round = { $name }: в туре { $round } { $of ->
    [teams] { $count ->
        [one] { $count } матч
        [few] { $count } матча
       *[many] { $count } матчей
    }
   *[players] { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
}
pairing-several-in-rounds = { $name }: по нескольку партий в { $count ->
    [one] { $count } туре
   *[many] { $count } турах
}: { $rounds }
pairing-several-in-rounds-help = возможно, под одним именем стоят два игрока
pairing-both-have-another = { $white } и { $black } встретились в туре { $round }, где у каждого из них есть и другая партия
pairing-color-of-match = цвета в матче чередуются, но в партии { $round } белыми против { $black } снова играет { $white }
pairing-too-many = { $first } и { $second } встречались чаще остальных на { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
swiss-met-again = { $first } и { $second } сыграли в туре { $before } и снова встречаются в туре { $round }: в швейцарской системе этого не бывает
swiss-second-bye = { $name } свободен от игры в туре { $round }, хотя уже получил очко без игры в туре { $before }: в швейцарской системе этого не бывает
swiss-color-thrice = { $name } третий раз подряд играет { $color ->
    [white] белыми
   *[black] чёрными
} в туре { $round }: в швейцарской системе это допустимо только в последнем туре
swiss-colors-uneven = { $name } к туру { $round } сыграл { $color ->
    [white] белыми
   *[black] чёрными
} на три партии больше, чем другим цветом: в швейцарской системе это допустимо только в последнем туре
pairing-met-again = { $first } и { $second } встречались { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}, а по швейцарской системе соперники повторно не встречаются
pairing-uneven-colors = { $white } играл белыми против { $black } чаще: разница { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
pairing-round-by-tables = { $white } (номер { $white_number }) и { $black } (номер { $black_number }) встретились в туре { $round }; по таблице Бергера, которой следует соревнование, они встречаются в туре { $tables }
pairing-colors-by-tables = { $white } (номер { $white_number }) играл белыми против { $black } (номер { $black_number }) в туре { $round }; по таблице Бергера, которой следует соревнование, белыми играет { $tables }
pairing-tables-help = сверьте с турнирной таблицей: теги `Round`, `White` и `Black` могут быть перепутаны
event-of-another = по игрокам и дню это партия, которой не хватает в «{ $event }»; в тегах указано «{ $other }»
event-of-another-help = теги соревнования могли остаться от соседней записи
event-of-another-related = соревнование, где её не хватает
round-incomplete = в туре { $round } { $of ->
    [teams] матчей
   *[players] партий
}: { $games } из { $expected }{ $missing }
round-missing-pairs = ; нет: { $pairs }
round-missing-pair = { $first } – { $second }
round-missing-unknown = {""}
round-match-undecided = матч { $first } – { $second } не закончен: не хватает партий
round-winner-gone = { $name }: матч { $round }-го тура турнира с выбыванием выигран, но в следующих турах матчей нет: не хватает матча
round-several-unbeaten = ни одного матча не проиграли { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}: не хватает матчей
round-game-missing = { $count ->
    [one] нет { $count } партии
   *[many] нет { $count } партий
}: { $first } – { $second }
round-games-missing = { $of ->
    [teams] матчей
   *[players] партий
} есть { $games }, нет { $count }: { $pairs }{ $more ->
    [0] {""}
   *[many] {""} и ещё { $more }
}
round-stranger = у { $name } { $played } из { $all } партий, а у остальных все: это другое написание имени или выбывший участник
round-not-there = { $count ->
    [one] партий тура { $rounds } нет
   *[many] партий туров { $rounds } нет
}
round-boards-missing = в туре { $round } нет { $count ->
    [one] доски { $boards }
   *[many] досок { $boards }
}
rounds-boards-missing = нет { $count ->
    [one] { $count } доски
   *[many] { $count } досок
} в турах { $rounds }
date-far = по тегу партия сыграна { $date }, а соревнование шло с { $first } по { $last }: вероятно, неверен год
date-before-event = по тегу партия сыграна { $date }, а соревнование началось { $start }
name-variants = `{ $first }` и `{ $second }` — возможно, один игрок: { $why ->
    [same-id] у них один ФИДЕ ID
    [form] имена различаются только федерацией или знаками
    [spelling] имена различаются только порядком слов, алфавитом или написанием
    [initials] фамилия одна, а инициалы подходят к имени
    [games] в соревновании у одного ровно те партии, которых нет у другого
    [near] отличаются одна-две буквы, а остальное совпадает
   *[surname-only] одно имя — фамилия из другого
}
name-forms = { $count ->
    [one] { $count } имя стоит
    [few] { $count } имени стоят
   *[many] { $count } имён стоят
} в других записях { $differs ->
    [brackets] без пометки в скобках или с нею
   *[signs] с другими запятыми, точками, дефисами или прописными буквами
}: например, `{ $first }` и `{ $second }`
name-forms-help = `zapis audit --decisions ФАЙЛ` составит по решению для каждого из них
event-joined = { $differs ->
    [no] записей { $records }
   *[yes] записей с { $here } { $records }
} и { $differs ->
    [no] других { $others }
   *[yes] с { $there } { $others }
} — одно соревнование: общих игроков { $shared }, { $why ->
    [copies] те же партии в тех же турах
    [complete] и вместе все играют со всеми
    [stages] и победители играют дальше
   *[rounds] и никто не встречается в одном туре с двумя соперниками
}
event-joined-help = дайте всем записям соревнования одинаковые теги
related-of-event = запись того же соревнования
event-outcome = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}{ $ending ->
    [nobody] {""}
    [winner] { ", победитель " }{ $first }
   *[points] , первое место — { $first }, очков { $points }
}
event-doubtful = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}{ $differs ->
    [no] {""}
   *[yes] { " с " }{ $here }
}, возможно, из одного соревнования с другими{ $differs ->
    [no] {""}
   *[yes] { " с " }{ $there }
}: общих игроков { $shared } из { $players }, { $why ->
    [no-rounds] но туров ничто не указывает
    [other-opponents] но некоторые в тех же турах встречаются с другими
    [other-players] но остальные не те же
   *[other-names] но названия разные, а даты ничего не говорят
}; вместе — { $together }; порознь — { $one } и { $other }
event-doubtful-help = укажите это в файле `--events`; если его нет, `zapis audit` составит черновик
related-of-other-event = запись соревнования, возможно, того же
related-met-in-round = { $round ->
    [0] они встречались здесь
   *[other] они встречались здесь, в туре { $round }
}
related-named = здесь назван `{ $name }`

report-part = { $part ->
    [number] номер
    [sex] пол
    [title] звание
    [name] имя
    [rating] рейтинг
    [federation] федерация
    [fide-id] ФИДЕ ID
    [birth] дата рождения
    [points] очки
    [rank] место
    [opponent] соперник в туре { $round }
    [color] цвет в туре { $round }
    [outcome] результат в туре { $round }
    [round] тур
   *[count] количество
}
report-unknown-record = записи `{ $code }` в файлах отчётов нет
report-unreadable = { $part }: `{ $text }` здесь быть не может
report-shifted = строка сдвинута: столбцы, которые должны быть пустыми, заняты
report-columns-in-bytes = столбцы строки отсчитаны в байтах, а не в знаках
report-rounds-beside-columns = туры не в своих столбцах; прочитаны по порядку
report-tab = знак табуляции там, где могут быть только пробелы
report-short = строка заканчивается раньше, чем нужно ({ $part })
report-doubled-number = стартовый номер { $number } уже есть в строке { $line }; эта строка пропущена
report-nobodys-number = номера { $number } ни у кого нет
report-against-self = участник в паре с самим собой в туре { $round }
report-without-opponent = в туре { $round } партия сыграна, а номера соперника нет
report-bye-with-opponent = в туре { $round } участник свободен, а соперник указан
report-without-color = в туре { $round } партия сыграна, а цвет не указан
report-too-many-rounds = туров больше, чем бывает; остальное не прочитано
report-wrong-count = в записи { $code } указано { $stated }, а на деле { $found }
report-no-such-result = у номера { $number } в туре { $round } нет такого результата
report-not-reckoned = здесь меняется число очков за результат, но указанные в файле очки подсчитаны без этого; это не учтено
report-unknown-tie-break = `{ $text }` — неизвестный дополнительный показатель
report-doubled-record = запись { $code } здесь повторена; действует первая
report-points = { $name }: в отчёте очков { $stated }, а по результатам { $found }
report-team-points = { $name }: в отчёте { $measure ->
    [game] игровых
   *[match] командных
} очков { $stated }, а по результатам { $found }
report-rank = { $name }: в отчёте место { $stated }, а по очкам и дополнительным показателям { $found }
report-untold = у { $name } есть партия с { $opponent } в туре { $round }, а в строке { $opponent } её нет
report-outcomes = результаты { $name } и { $opponent } в туре { $round } несовместимы: { $own } и { $other }
report-colors = { $name } и { $opponent } в туре { $round } оба играли { $color ->
    [white] белыми
   *[black] чёрными
}
report-no-such-player = участника { $name } в отчёте нет
report-rating = { $name }: рейтинг в отчёте { $stated }, в записях { $found }
report-name = `{ $name }` из отчёта в записях назван `{ $found }`
report-surnames = в записях указаны только фамилии { $count } участников, и каждая подходит одному участнику отчёта: { $names }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
report-rounds-without-records = { $count ->
    [one] тур { $rounds }: записей нет
   *[other] туры { $rounds }: записей нет
}
report-doubled-byes = тур { $round }: свободны по жеребьёвке сразу { $names }; свободен может быть один участник, если их число нечётное
report-player-without-records = у { $name } есть партии в отчёте и нет в записях
report-games-without-records = тур { $round }: нет записей { $count } партий из { $all }
report-game-without-record = тур { $round }: нет записи партии { $white } – { $black } ({ $result })
report-no-such-game = партии { $white } – { $black }{ $round ->
    [0] {""}
   *[other] , тур { $round },
} в отчёте нет
report-colors-differ = { $white } – { $black }, тур { $round }: в записи белыми играет { $black }
report-round-differs = { $white } – { $black }: в отчёте тур { $round }, в записи тур { $found }
report-result-differs = { $white } – { $black }, тур { $round }: у белых в отчёте { $stated }, в записи { $found }

related-record = запись
pairing-other-round = { $first } – { $second } стоят в { $tagged }-м туре; в { $round }-м туре партии нет ни у одного
result-open = результат партии { $first } – { $second }{ $round ->
    [0] { "" }
   *[other] , тур { $round },
} неизвестен, а почти у всех остальных партий соревнования он есть
round-pair-missing = { $round }-й тур: партии нет только у { $first } и { $second }, и между собой они не играли; вероятно, недостаёт их партии
results-list-line = { $path } — список результатов, но строка { $line } не партия: в строке должны быть оба игрока и результат или столбцы, названные в заголовке
standings-after-round = положение после { $round }-го тура: следующие туры не учтены
