//! The texts of `events.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
and-more-in-event\t{message} (и ещё {count} таких же в этом соревновании)\0\
in-events\t{message} (в {count} {count\tone\tсоревновании\tсоревнованиях})\0\
and-more-names\t{message} (и ещё пар имён: {count})\0\
pairing-against-self\t{name} в паре с самим собой{round\t0\t\t в туре {round}}\0\
pairing-several-in-round\t{name}: в туре {round} {of\tteams\t{count\tone\t{count} матч\tfew\t{count} матча\t{count} матчей}\t{count\tone\t{count} партия\tfew\t{count} партии\t{count} партий}}\0\
pairing-several-in-rounds\t{name}: по нескольку партий в {count\tone\t{count} туре\t{count} турах}: {rounds}\0\
pairing-several-in-rounds-help\tвозможно, под одним именем стоят два игрока\0\
pairing-both-have-another\t{white} и {black} встретились в туре {round}, где у каждого из них есть и другая партия\0\
pairing-color-of-match\tцвета в матче чередуются, но в партии {round} белыми против {black} снова играет {white}\0\
pairing-too-many\t{first} и {second} встречались чаще остальных на {count\tone\t{count} раз\tfew\t{count} раза\t{count} раз}\0\
swiss-met-again\t{first} и {second} сыграли в туре {before} и снова встречаются в туре {round}: в швейцарской системе этого не бывает\0\
swiss-second-bye\t{name} свободен от игры в туре {round}, хотя уже получил очко без игры в туре {before}: в швейцарской системе этого не бывает\0\
swiss-color-thrice\t{name} третий раз подряд играет {color\twhite\tбелыми\tчёрными} в туре {round}: в швейцарской системе это допустимо только в последнем туре\0\
swiss-colors-uneven\t{name} к туру {round} сыграл {color\twhite\tбелыми\tчёрными} на три партии больше, чем другим цветом: в швейцарской системе это допустимо только в последнем туре\0\
pairing-met-again\t{first} и {second} встречались {count\tone\t{count} раз\tfew\t{count} раза\t{count} раз}, а по швейцарской системе соперники повторно не встречаются\0\
pairing-uneven-colors\t{white} играл белыми против {black} чаще: разница {count\tone\t{count} партия\tfew\t{count} партии\t{count} партий}\0\
pairing-round-by-tables\t{white} (номер {white_number}) и {black} (номер {black_number}) встретились в туре {round}; по таблице Бергера, которой следует соревнование, они встречаются в туре {tables}\0\
pairing-colors-by-tables\t{white} (номер {white_number}) играл белыми против {black} (номер {black_number}) в туре {round}; по таблице Бергера, которой следует соревнование, белыми играет {tables}\0\
pairing-tables-help\tсверьте с турнирной таблицей: теги `Round`, `White` и `Black` могут быть перепутаны\0\
round-incomplete\tв туре {round} {of\tteams\tматчей\tпартий}: {games} из {expected}{missing}\0\
round-missing-pairs\t; нет: {pairs}\0\
round-missing-pair\t{first} – {second}\0\
round-missing-unknown\t\0\
round-match-undecided\tматч {first} – {second} не закончен: не хватает партий\0\
round-winner-gone\t{name}: матч {round}-го тура турнира с выбыванием выигран, но в следующих турах матчей нет: не хватает матча\0\
round-several-unbeaten\tни одного матча не проиграли {count\tone\t{count} участник\tfew\t{count} участника\t{count} участников}: не хватает матчей\0\
round-game-missing\t{count\tone\tнет {count} партии\tнет {count} партий}: {first} – {second}\0\
round-games-missing\t{of\tteams\tматчей\tпартий} есть {games}, нет {count}: {pairs}{more\t0\t\t и ещё {more}}\0\
round-stranger\tу {name} {played} из {all} партий, а у остальных все: это другое написание имени или выбывший участник\0\
round-not-there\t{count\tone\tпартий тура {rounds} нет\tпартий туров {rounds} нет}\0\
round-boards-missing\tв туре {round} нет {count\tone\tдоски {boards}\tдосок {boards}}\0\
rounds-boards-missing\tнет {count\tone\t{count} доски\t{count} досок} в турах {rounds}\0\
date-far\tпо тегу партия сыграна {date}, а соревнование шло с {first} по {last}: вероятно, неверен год\0\
date-before-event\tпо тегу партия сыграна {date}, а соревнование началось {start}\0\
name-variants\t`{first}` и `{second}` — возможно, один игрок: {why\tsame-id\tу них один ФИДЕ ID\tform\tимена различаются только федерацией или знаками\tspelling\tимена различаются только порядком слов, алфавитом или написанием\tinitials\tфамилия одна, а инициалы подходят к имени\tодно имя — фамилия из другого}\0\
name-forms\t{count\tone\t{count} имя стоит\tfew\t{count} имени стоят\t{count} имён стоят} в других записях {differs\tbrackets\tбез пометки в скобках или с нею\tс другими запятыми, точками, дефисами или прописными буквами}: например, `{first}` и `{second}`\0\
name-forms-help\t`zapis audit --decisions ФАЙЛ` составит по решению для каждого из них\0\
event-joined\t{differs\tno\tзаписей {records}\tзаписей с {here} {records}} и {differs\tno\tдругих {others}\tс {there} {others}} — одно соревнование: общих игроков {shared}, {why\tcopies\tте же партии в тех же турах\tcomplete\tи вместе все играют со всеми\tstages\tи победители играют дальше\tи никто не встречается в одном туре с двумя соперниками}\0\
event-joined-help\tдайте всем записям соревнования одинаковые теги\0\
related-of-event\tзапись того же соревнования\0\
event-outcome\t{games\tone\t{games} партия\tfew\t{games} партии\t{games} партий}, {players\tone\t{players} игрок\tfew\t{players} игрока\t{players} игроков}{ending\tnobody\t\twinner\t, победитель {first}\t, первое место — {first}, очков {points}}\0\
event-doubtful\t{records\tone\t{records} запись\tfew\t{records} записи\t{records} записей}{differs\tno\t\t с {here}}, возможно, из одного соревнования с другими{differs\tno\t\t с {there}}: общих игроков {shared} из {players}, {why\tno-rounds\tно туров ничто не указывает\tother-opponents\tно некоторые в тех же турах встречаются с другими\tother-players\tно остальные не те же\tно названия разные, а даты ничего не говорят}; вместе — {together}; порознь — {one} и {other}\0\
event-doubtful-help\tукажите это в файле `--events`; если его нет, `zapis audit` составит черновик\0\
related-of-other-event\tзапись соревнования, возможно, того же\0\
related-met-in-round\t{round\t0\tони встречались здесь\tони встречались здесь, в туре {round}}\0\
related-named\tздесь назван `{name}`\0\
report-part\t{part\tnumber\tномер\tsex\tпол\ttitle\tзвание\tname\tимя\trating\tрейтинг\tfederation\tфедерация\tfide-id\tФИДЕ ID\tbirth\tдата рождения\tpoints\tочки\trank\tместо\topponent\tсоперник в туре {round}\tcolor\tцвет в туре {round}\toutcome\tрезультат в туре {round}\tround\tтур\tколичество}\0\
report-unknown-record\tзаписи `{code}` в файлах отчётов нет\0\
report-unreadable\t{part}: `{text}` здесь быть не может\0\
report-shifted\tстрока сдвинута: столбцы, которые должны быть пустыми, заняты\0\
report-columns-in-bytes\tстолбцы строки отсчитаны в байтах, а не в знаках\0\
report-rounds-beside-columns\tтуры не в своих столбцах; прочитаны по порядку\0\
report-tab\tзнак табуляции там, где могут быть только пробелы\0\
report-short\tстрока заканчивается раньше, чем нужно ({part})\0\
report-doubled-number\tстартовый номер {number} уже есть в строке {line}; эта строка пропущена\0\
report-nobodys-number\tномера {number} ни у кого нет\0\
report-against-self\tучастник в паре с самим собой в туре {round}\0\
report-without-opponent\tв туре {round} партия сыграна, а номера соперника нет\0\
report-bye-with-opponent\tв туре {round} участник свободен, а соперник указан\0\
report-without-color\tв туре {round} партия сыграна, а цвет не указан\0\
report-too-many-rounds\tтуров больше, чем бывает; остальное не прочитано\0\
report-wrong-count\tв записи {code} указано {stated}, а на деле {found}\0\
report-no-such-result\tу номера {number} в туре {round} нет такого результата\0\
report-not-reckoned\tздесь меняется число очков за результат, но указанные в файле очки подсчитаны без этого; это не учтено\0\
report-unknown-tie-break\t`{text}` — неизвестный дополнительный показатель\0\
report-doubled-record\tзапись {code} здесь повторена; действует первая\0\
report-points\t{name}: в отчёте очков {stated}, а по результатам {found}\0\
report-team-points\t{name}: в отчёте {measure\tgame\tигровых\tкомандных} очков {stated}, а по результатам {found}\0\
report-rank\t{name}: в отчёте место {stated}, а по очкам и дополнительным показателям {found}\0\
report-untold\tу {name} есть партия с {opponent} в туре {round}, а в строке {opponent} её нет\0\
report-outcomes\tрезультаты {name} и {opponent} в туре {round} несовместимы: {own} и {other}\0\
report-colors\t{name} и {opponent} в туре {round} оба играли {color\twhite\tбелыми\tчёрными}\0\
report-no-such-player\tучастника {name} в отчёте нет\0\
report-rating\t{name}: рейтинг в отчёте {stated}, в записях {found}\0\
report-name\t`{name}` из отчёта в записях назван `{found}`\0\
report-player-without-records\tу {name} есть партии в отчёте и нет в записях\0\
report-games-without-records\tтур {round}: нет записей {count} партий из {all}\0\
report-game-without-record\tтур {round}: нет записи партии {white} – {black} ({result})\0\
report-no-such-game\tпартии {white} – {black}{round\t0\t\t, тур {round},} в отчёте нет\0\
report-colors-differ\t{white} – {black}, тур {round}: в записи белыми играет {black}\0\
report-round-differs\t{white} – {black}: в отчёте тур {round}, в записи тур {found}\0\
report-result-differs\t{white} – {black}, тур {round}: у белых в отчёте {stated}, в записи {found}\0\
related-record\tзапись\0\
";
