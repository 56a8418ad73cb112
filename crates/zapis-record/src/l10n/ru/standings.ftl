# Соревнования, турнирные таблицы, места и то, из чего складываются показатели.

event-without-name = соревнование без названия
event-kind = { $kind ->
    [match] матч
    [round-robin] { $cycles ->
        [1] круговой турнир
        [2] турнир в два круга
       *[other] круговой турнир, кругов: { $cycles }
    }
    [scheveningen] { $cycles ->
        [1] шевенингенская система
       *[other] шевенингенская система, кругов: { $cycles }
    }
    [swiss] швейцарская система
    [knock-out] система с выбыванием (нокаут)
   *[unknown] вид соревнования неизвестен
}{ $of ->
    [teams] , командное
   *[players] {""}
}
event-is = { $kind }: { $of ->
    [teams] { $contestants ->
        [one] { $contestants } команда
        [few] { $contestants } команды
       *[many] { $contestants } команд
    }
   *[players] { $contestants ->
        [one] { $contestants } участник
        [few] { $contestants } участника
       *[many] { $contestants } участников
    }
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}{ $rounds ->
    [0] , туры не указаны
    [one] , { $rounds } тур
    [few] , { $rounds } тура
   *[many] , { $rounds } туров
}
event-tie-breaks = дополнительные показатели: { $codes } ({ $rules })
event-uncertain = по тексту регламента не проверено: { $codes }
event-complete = все партии есть
event-berger = пары по таблицам Бергера; стартовые номера: { $numbers }
event-berger-moved = пары по таблицам Бергера; перенесённые туры: { $moved }; стартовые номера: { $numbers }
event-moved-round = { $played } (по таблице тур { $tables })
event-numbered = { $number } { $name }
event-rounds-by-day = туры в записях не указаны; за туры приняты дни партий
event-some-rounds-by-day = без тура { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}; тур взят у других партий того же дня
event-unnamed-teams = команды ни в одной записи не названы; они определены по доскам
event-assumed-forfeits = засчитаны как неявки, так как ходов нет: { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
event-assumed-absences = ничего не сказано о { $count ->
    [one] { $count } туре участника; он считается пропущенным без очков
   *[many] { $count } турах участников; они считаются пропущенными без очков
}
event-unknown-results = результат неизвестен и пока ничего не даёт: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
event-first-place = первая запись: { $place }
event-added-unknown = в файле соревнований назван игрок, у которого здесь нет партий: { $name }
event-added-player = { $name }: партий здесь нет, в таблице только по слову файла соревнований
event-added-twice = { $name }: в туре { $round } уже есть партия или пропуск, сказанное об этом туре в файле соревнований не учтено
event-added-no-game = в файле соревнований исправлена партия, которой здесь нет: тур { $round }, { $white } – { $black }
event-repeated = не учтены, так как эта же партия есть и в другой записи: { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
event-proved-names = считаются одним игроком, так как только тогда никто не выпадает и никого нет лишнего: { $names }{ $more ->
    [0] {""}
   *[other] {""} и ещё { $more }
}
event-same-names = один игрок, так как под обоими именами записана одна партия: { $names }{ $more ->
    [0] {""}
   *[other] {""} и ещё { $more }
}
event-withdrew = { $name } выбыл, сыграв { $played } из { $scheduled } партий: { $counts ->
    [yes] сыграна половина, очки засчитываются, а в несыгранных партиях соперникам записываются победы
   *[no] сыграно менее половины, очки в этих партиях никому не засчитываются
}{ $applied ->
    [yes] {""}
   *[no] {""} (применяется с --half-rule)
}
event-objection = { $code }: { $why ->
    [buchholz-in-round-robin] не применяется в круговых турнирах (C.07 2026 года, статья 8)
    [not-in-these-rules] этим правилам не известен
   *[for-teams] предназначен для команд
}; показатель всё же вычислен
event-play-off = партии после последнего тура между игроками с равными очками считаются дополнительным матчем: они определяют места и не приносят очков ({ $results })
event-varma = группы по таблице Вармы, участников { $count }: { $groups }
event-varma-no-table = таблицы Вармы составлены для 9–24 участников, а здесь участников { $count }
event-varma-late = { $first } и { $second } из одной федерации встречаются в туре { $round }
event-merged-names = сочтены одним участником: { $names }
event-possible-variants = возможно, один участник: { $names } (--merge-names считает их одним)
event-others = { $count ->
    [one] { $count } запись не вошла ни в одну таблицу
    [few] { $count } записи не вошли ни в одну таблицу
   *[many] { $count } записей не вошли ни в одну таблицу
}

standings-name = { $of ->
    [teams] Команда
   *[players] Участник
}
standings-rating = Эло
standings-games = Игр
standings-points = Очки
standings-match-points = КО
standings-game-points = ИО
standings-stage = { $count ->
    [1] финал
    [2] полуфиналы
    [4] четвертьфиналы
   *[other] 1/{ $count } финала
}
standings-round = тур { $round }
standings-summary = { $events ->
    [one] { $events } соревнование
    [few] { $events } соревнования
   *[many] { $events } соревнований
}, { $contestants ->
    [one] { $contestants } участник
    [few] { $contestants } участника
   *[many] { $contestants } участников
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
}, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
}
standings-no-event = соревнований не найдено: ни в одной записи не названы два игрока
standings-alone = соревнований не найдено: { $count ->
    [one] { GROUPED($count) } партия — единственная в своём соревновании
    [few] { GROUPED($count) } партии — единственные в своих соревнованиях
   *[many] { GROUPED($count) } партий — единственные в своих соревнованиях
}. Таблицу любого соревнования показывает `--event НАЗВАНИЕ`
standings-no-such-event = соревнования `{ $name }` нет; есть: { $events }
standings-no-such-player = участника `{ $name }` нет
standings-one-event = в файле отчёта одно соревнование, а здесь их { $count }: выберите одно с помощью --event
standings-unknown-rules = `{ $name }` — неизвестная редакция правил; известны { $known }
standings-unknown-tie-break = `{ $text }` — неизвестный дополнительный показатель; известны { $known }
standings-bad-points = `{ $text }` — не система очков; ожидаются очки за победу, ничью и поражение: 3-1-0
standings-not-a-report = { $path } — не файл отчёта ФИДЕ (`TRF16`, `TRF26`)
standings-report-of-one-event = файл отчёта — об одном соревновании, а здесь их { $count }: выберите одно с помощью --event
standings-clubs = в файле отчёта как команды { $count ->
    [one] указан { $count } клуб
    [few] указаны { $count } клуба
   *[other] указано { $count } клубов
}, но соревнование личное (запись 092): места заняли участники, а в записываемом файле отчёта строк команд не будет
report-columns = { $n_rounds ->
    [0] {""}
    [one] тур { $rounds } занимает несколько столбцов файла отчёта: в строке есть место для одной партии каждого
   *[other] туры { $rounds } занимают несколько столбцов файла отчёта: в строке есть место для одной партии каждого
}{ $unknown ->
    [yes] { $n_rounds ->
        [0] {""}
       *[other] ;{" "}
    }партии, тур которых неизвестен, стоят в его последних столбцах
   *[no] {""}
}; какой столбец какого тура, сказано в файле комментарием
report-latin = { $count ->
    [one] { $count } имя записано
    [few] { $count } имени записаны
   *[other] { $count } имён записаны
} латинскими буквами без знаков: столбцы других букв программы считают по-разному
report-clubs = { $count ->
    [one] { $count } клуб, указанный как команда, не вошёл
    [few] { $count } клуба, указанные как команды, не вошли
   *[other] { $count } клубов, указанные как команды, не вошли
} в файл отчёта: соревнование личное
report-play-off = { $count ->
    [one] { $count } партия дополнительного соревнования не входит
    [few] { $count } партии дополнительного соревнования не входят
   *[other] { $count } партий дополнительного соревнования не входят
} в файл отчёта: его очки — это очки туров
standings-report-lost = в столбцах файла отчёта нет места для: { $what }
standings-lost = { $name }: { $part ->
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
    [opponent] соперник
    [color] цвет
    [outcome] результат
    [round] тур
   *[count] число
}

explained-heading = { $name }: { $rank }-е место, очков: { $points }
explained-round = { $round ->
    [0] тур не указан
   *[other] тур { $round }
}
explained-no-round = все туры
explained-game = { $round }: { $color ->
    [white] {""}белыми с { $opponent }
    [black] {""}чёрными с { $opponent }
   *[none] соперник { $opponent }
}, { $result }{ $points }
explained-absence = { $round }: { $outcome ->
    [H] пропуск с половиной очка
    [F] пропуск с очком
    [U] свободен от игры по жеребьёвке
    [plus] победа ввиду неявки
    [minus] поражение ввиду неявки
   *[Z] не участвовал
}, { $points }
explained-adjustment = начислено или снято помимо результатов: { $points }
explained-tie-break = { $code }, { $name }: { $value } ({ $rules }{ $sure ->
    [yes] {""}
   *[no] , по тексту не проверено
})
explained-term = { $round }: { $why } = { $value }{ $cut ->
    [yes] , отброшено
   *[no] {""}
}
explained-opponent = { $opponent } { $score }
explained-dummy = не играл, условный соперник с собственными очками { $own }{ $cap ->
    [none] {""}
   *[other] , не более { $cap }
}
explained-virtual = не играл, виртуальный соперник: было { $before }, минус полученное { $received }, по половине очка за каждый из оставшихся туров ({ $rounds }){ $factor }
explained-running = сумма очков на этот момент
explained-counted = засчитано ({ $opponent })
explained-scored = набрано против { $opponent }
explained-rating = рейтинг соперника { $opponent }
explained-of-opponent = показатель соперника { $opponent }
explained-average = средний рейтинг соперников
explained-difference = разница рейтингов для { $percent } %
explained-board = доска { $board } ({ $opponent })
explained-share = доля другого показателя

tie-break-name = { $code ->
    [PTS] очки
    [MPTS] командные очки
    [GPTS] игровые очки
    [MPVGP] командные или игровые очки, не стоящие первыми
    [MPGP] командные и игровые очки
    [DE] личная встреча
    [EDE] личная встреча команд
    [EDEC] личная встреча команд, затем счёт по доскам
    [EDET] личная встреча команд, затем первые доски
    [EDEB] личная встреча команд, затем без последних досок
    [EDEBT] личная встреча команд, счёт по доскам, первые доски
    [EDEBB] личная встреча команд, счёт по доскам, без последних досок
    [WIN] число побед
    [WON] победы за доской
    [BPG] партии, сыгранные чёрными
    [BWG] победы чёрными
    [PS] коэффициент прогресса
    [REP] туры, в которых участник был готов играть
    [STD] стандартные очки
    [TPN] номер в жеребьёвке
    [BH] коэффициент Бухгольца
    [FB] Бухгольц с ничьими в последнем туре
    [AOB] средний Бухгольц соперников
    [SBH] сумма коэффициентов Бухгольца соперников
    [SB] коэффициент Зоннеборна-Бергера
    [ESB] коэффициент Зоннеборна-Бергера для команд
    [EMMSB] командный Зоннеборн-Бергер, командные очки на командные
    [EMGSB] командный Зоннеборн-Бергер, командные очки на игровые
    [EGMSB] командный Зоннеборн-Бергер, игровые очки на командные
    [EGGSB] командный Зоннеборн-Бергер, игровые очки на игровые
    [KS] система Койя
    [ARO] средний рейтинг соперников
    [TPR] перформанс
    [PTP] полный перформанс
    [APRO] средний перформанс соперников
    [APPO] средний полный перформанс соперников
    [RTNG] рейтинг
    [BC] счёт по доскам
    [TBR] первые доски
    [BBE] без последних досок
   *[other] очки с долей силы соперников
}

tie-breaks-head = Код | Показатель
tie-breaks-notes = Уточнения: `/C1` `/C2` отбрасывают наименьшие значения, `/M1` `/M2` — наименьшие и наибольшие; `/P` считает неявки партиями; `/U1400` — рейтинг соперников без рейтинга; `/L60` `/L+1` сдвигают границу системы Койя, `/L>50` требует больше неё, `/L50G` — половины партий самого соперника; `SM45` — показатель с этим номером в программе `Swiss-Manager`; `:MP` `:GP` выбирают очки команд. `zapis standings --tiebreaks DE,SB,BH/C1`

# All players of an archive.
players-head = { $column ->
    [name] Игрок
    [games] Партии
    [years] Годы
    [rating] Рейтинг
   *[id] ФИДЕ ID
}
players-spelling = { $name } ({ $games })
players-summary = { $players ->
    [one] { GROUPED($players) } игрок
    [few] { GROUPED($players) } игрока
   *[many] { GROUPED($players) } игроков
}, { $spellings ->
    [one] { GROUPED($spellings) } написание
    [few] { GROUPED($spellings) } написания
   *[many] { GROUPED($spellings) } написаний
}
players-no-report = список игроков бывает текстом, `JSON` или `CSV`, но не файлом отчёта
results-differ = записи партии { $white } – { $black }{ $round ->
    [0] { "" }
   *[other] , тур { $round },
} дают два результата: здесь учтён { $counted }, а не { $other }
results-differ-help = исправьте неверную запись или укажите, какому источнику верить: `--prefer FILE`
related-counted = учтённый результат
standings-prefers-none = `{ $path }` нет среди прочитанных файлов, предпочесть его нельзя
