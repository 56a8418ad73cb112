//! The texts of `standings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
event-without-name\tсоревнование без названия\0\
event-kind\t{kind\tmatch\tматч\tround-robin\t{cycles\t1\tкруговой турнир\t2\tтурнир в два круга\tкруговой турнир, кругов: {cycles}}\tscheveningen\t{cycles\t1\tшевенингенская система\tшевенингенская система, кругов: {cycles}}\tswiss\tшвейцарская система\tknock-out\tсистема с выбыванием (нокаут)\tвид соревнования неизвестен}{of\tteams\t, командное\t}\0\
event-is\t{kind}: {of\tteams\t{contestants\tone\t{contestants} команда\tfew\t{contestants} команды\t{contestants} команд}\t{contestants\tone\t{contestants} участник\tfew\t{contestants} участника\t{contestants} участников}}, {games\tone\t{games} партия\tfew\t{games} партии\t{games} партий}{rounds\t0\t, туры не указаны\tone\t, {rounds} тур\tfew\t, {rounds} тура\t, {rounds} туров}\0\
event-tie-breaks\tдополнительные показатели: {codes} ({rules})\0\
event-uncertain\tпо тексту регламента не проверено: {codes}\0\
event-complete\tвсе партии есть\0\
event-berger\tпары по таблицам Бергера; стартовые номера: {numbers}\0\
event-berger-moved\tпары по таблицам Бергера; перенесённые туры: {moved}; стартовые номера: {numbers}\0\
event-moved-round\t{played} (по таблице тур {tables})\0\
event-numbered\t{number} {name}\0\
event-rounds-by-day\tтуры в записях не указаны; за туры приняты дни партий\0\
event-some-rounds-by-day\tбез тура {count\tone\t{count} запись\tfew\t{count} записи\t{count} записей}; тур взят у других партий того же дня\0\
event-unnamed-teams\tкоманды ни в одной записи не названы; они определены по доскам\0\
event-assumed-forfeits\tзасчитаны как неявки, так как ходов нет: {count\tone\t{count} победа\tfew\t{count} победы\t{count} побед}\0\
event-assumed-absences\tничего не сказано о {count\tone\t{count} туре участника; он считается пропущенным без очков\t{count} турах участников; они считаются пропущенными без очков}\0\
event-unknown-results\tрезультат неизвестен и пока ничего не даёт: {count\tone\t{count} партия\tfew\t{count} партии\t{count} партий}\0\
event-first-place\tпервая запись: {place}\0\
event-repeated\tне учтены, так как есть и в другом файле: {count\tone\t{count} запись\tfew\t{count} записи\t{count} записей}\0\
event-proved-names\tсчитаются одним игроком, так как только тогда никто не выпадает и никого нет лишнего: {names}{more\t0\t\t и ещё {more}}\0\
event-same-names\tодин игрок, так как под обоими именами записана одна партия: {names}{more\t0\t\t и ещё {more}}\0\
event-withdrew\t{name} выбыл, сыграв {played} из {scheduled} партий: {counts\tyes\tсыграна половина, очки засчитываются, а в несыгранных партиях соперникам записываются победы\tсыграно менее половины, очки в этих партиях никому не засчитываются}{applied\tyes\t\t (применяется с --half-rule)}\0\
event-objection\t{code}: {why\tbuchholz-in-round-robin\tне применяется в круговых турнирах (C.07 2026 года, статья 8)\tnot-in-these-rules\tэтим правилам не известен\tпредназначен для команд}; показатель всё же вычислен\0\
event-play-off\tпартии после последнего тура между игроками с равными очками считаются дополнительным матчем: они определяют места и не приносят очков ({results})\0\
event-varma\tгруппы по таблице Вармы, участников {count}: {groups}\0\
event-varma-no-table\tтаблицы Вармы составлены для 9–24 участников, а здесь участников {count}\0\
event-varma-late\t{first} и {second} из одной федерации встречаются в туре {round}\0\
event-merged-names\tсочтены одним участником: {names}\0\
event-possible-variants\tвозможно, один участник: {names} (--merge-names считает их одним)\0\
event-others\tне относятся ни к одному соревнованию с таблицей: {count\tone\t{count} запись\tfew\t{count} записи\t{count} записей}\0\
standings-name\t{of\tteams\tКоманда\tУчастник}\0\
standings-rating\tЭло\0\
standings-games\tИгр\0\
standings-points\tОчки\0\
standings-match-points\tКО\0\
standings-game-points\tИО\0\
standings-stage\t{count\t1\tфинал\t2\tполуфиналы\t4\tчетвертьфиналы\t1/{count} финала}\0\
standings-round\tтур {round}\0\
standings-summary\t{events\tone\t{events} соревнование\tfew\t{events} соревнования\t{events} соревнований}, {contestants\tone\t{contestants} участник\tfew\t{contestants} участника\t{contestants} участников}, {games\tone\t{games} партия\tfew\t{games} партии\t{games} партий}: {errors\tone\t{errors} ошибка\tfew\t{errors} ошибки\t{errors} ошибок}, {warnings\tone\t{warnings} предупреждение\tfew\t{warnings} предупреждения\t{warnings} предупреждений}\0\
standings-no-event\tсоревнований не найдено: ни в одной записи не названы два игрока\0\
standings-no-such-event\tсоревнования `{name}` нет; есть: {events}\0\
standings-no-such-player\tучастника `{name}` нет\0\
standings-one-event\tв файле отчёта одно соревнование, а здесь их {count}: выберите одно с помощью --event\0\
standings-unknown-rules\t`{name}` — неизвестная редакция правил; известны {known}\0\
standings-unknown-tie-break\t`{text}` — неизвестный дополнительный показатель; известны {known}\0\
standings-bad-points\t`{text}` — не система очков; ожидаются очки за победу, ничью и поражение: 3-1-0\0\
standings-not-a-report\t{path} — не файл отчёта ФИДЕ (`TRF16`, `TRF26`)\0\
standings-report-of-one-event\tфайл отчёта — об одном соревновании, а здесь их {count}: выберите одно с помощью --event\0\
standings-clubs\tв файле отчёта как команды {count\tone\tуказан {count} клуб\tfew\tуказаны {count} клуба\tуказано {count} клубов}, но соревнование личное (запись 092): места заняли участники, а в записываемом файле отчёта строк команд не будет\0\
report-columns\t{n_rounds\t0\t\tone\tтур {rounds} занимает несколько столбцов файла отчёта: в строке есть место для одной партии каждого\tтуры {rounds} занимают несколько столбцов файла отчёта: в строке есть место для одной партии каждого}{unknown\tyes\t{n_rounds\t0\t\t; }партии, тур которых неизвестен, стоят в его последних столбцах\t}; какой столбец какого тура, сказано в файле комментарием\0\
report-latin\t{count\tone\t{count} имя записано\tfew\t{count} имени записаны\t{count} имён записаны} латинскими буквами без знаков: столбцы других букв программы считают по-разному\0\
report-clubs\t{count\tone\t{count} клуб, указанный как команда, не вошёл\tfew\t{count} клуба, указанные как команды, не вошли\t{count} клубов, указанные как команды, не вошли} в файл отчёта: соревнование личное\0\
report-play-off\t{count\tone\t{count} партия дополнительного соревнования не входит\tfew\t{count} партии дополнительного соревнования не входят\t{count} партий дополнительного соревнования не входят} в файл отчёта: его очки — это очки туров\0\
standings-report-lost\tв столбцах файла отчёта нет места для: {what}\0\
standings-lost\t{name}: {part\tnumber\tномер\tsex\tпол\ttitle\tзвание\tname\tимя\trating\tрейтинг\tfederation\tфедерация\tfide-id\tФИДЕ ID\tbirth\tдата рождения\tpoints\tочки\trank\tместо\topponent\tсоперник\tcolor\tцвет\toutcome\tрезультат\tround\tтур\tчисло}\0\
explained-heading\t{name}: место {rank}, очки {points}\0\
explained-round\t{round\t0\tтур не указан\tтур {round}}\0\
explained-no-round\tвсе туры\0\
explained-game\t{round}: {result}, соперник {opponent}{color\twhite\t, белыми\tblack\t, чёрными\t}, {points}\0\
explained-absence\t{round}: {outcome\tH\tпропуск с половиной очка\tF\tпропуск с очком\tU\tсвободен от игры по жеребьёвке\tplus\tпобеда ввиду неявки\tminus\tпоражение ввиду неявки\tне участвовал}, {points}\0\
explained-adjustment\tначислено или снято помимо результатов: {points}\0\
explained-tie-break\t{code}, {name}: {value} ({rules}{sure\tyes\t\t, по тексту не проверено})\0\
explained-term\t{round}: {why} = {value}{cut\tyes\t, отброшено\t}\0\
explained-opponent\t{opponent} {score}\0\
explained-dummy\tне играл, условный соперник с собственными очками {own}{cap\tnone\t\t, не более {cap}}\0\
explained-virtual\tне играл, виртуальный соперник: было {before}, минус полученное {received}, по половине очка за каждый из оставшихся туров ({rounds}){factor}\0\
explained-running\tсумма очков на этот момент\0\
explained-counted\tзасчитано ({opponent})\0\
explained-scored\tнабрано против {opponent}\0\
explained-rating\tрейтинг соперника {opponent}\0\
explained-of-opponent\tпоказатель соперника {opponent}\0\
explained-average\tсредний рейтинг соперников\0\
explained-difference\tразница рейтингов для {percent} %\0\
explained-board\tдоска {board} ({opponent})\0\
explained-share\tдоля другого показателя\0\
tie-break-name\t{code\tPTS\tочки\tMPTS\tкомандные очки\tGPTS\tигровые очки\tMPVGP\tкомандные или игровые очки, не стоящие первыми\tMPGP\tкомандные и игровые очки\tDE\tличная встреча\tEDE\tличная встреча команд\tEDEC\tличная встреча команд, затем счёт по доскам\tEDET\tличная встреча команд, затем первые доски\tEDEB\tличная встреча команд, затем без последних досок\tEDEBT\tличная встреча команд, счёт по доскам, первые доски\tEDEBB\tличная встреча команд, счёт по доскам, без последних досок\tWIN\tчисло побед\tWON\tпобеды за доской\tBPG\tпартии, сыгранные чёрными\tBWG\tпобеды чёрными\tPS\tкоэффициент прогресса\tREP\tтуры, в которых участник был готов играть\tSTD\tстандартные очки\tTPN\tномер в жеребьёвке\tBH\tкоэффициент Бухгольца\tFB\tБухгольц с ничьими в последнем туре\tAOB\tсредний Бухгольц соперников\tSBH\tсумма коэффициентов Бухгольца соперников\tSB\tкоэффициент Зоннеборна-Бергера\tESB\tкоэффициент Зоннеборна-Бергера для команд\tEMMSB\tкомандный Зоннеборн-Бергер, командные очки на командные\tEMGSB\tкомандный Зоннеборн-Бергер, командные очки на игровые\tEGMSB\tкомандный Зоннеборн-Бергер, игровые очки на командные\tEGGSB\tкомандный Зоннеборн-Бергер, игровые очки на игровые\tKS\tсистема Койя\tARO\tсредний рейтинг соперников\tTPR\tперформанс\tPTP\tполный перформанс\tAPRO\tсредний перформанс соперников\tAPPO\tсредний полный перформанс соперников\tRTNG\tрейтинг\tBC\tсчёт по доскам\tTBR\tпервые доски\tBBE\tбез последних досок\tочки с долей силы соперников}\0\
tie-breaks-head\tКод | Показатель\0\
tie-breaks-notes\tУточнения: `/C1` `/C2` отбрасывают наименьшие значения, `/M1` `/M2` — наименьшие и наибольшие; `/P` считает неявки партиями; `/U1400` — рейтинг соперников без рейтинга; `/L60` `/L+1` сдвигают границу системы Койя, `/L>50` требует больше неё, `/L50G` — половины партий самого соперника; `SM45` — показатель с этим номером в программе `Swiss-Manager`; `:MP` `:GP` выбирают очки команд. `zapis standings --tiebreaks DE,SB,BH/C1`\0\
players-head\t{column\tname\tИгрок\tgames\tПартии\tyears\tГоды\trating\tРейтинг\tФИДЕ ID}\0\
players-spelling\t{name} ({games})\0\
players-summary\t{players\tone\t{GROUPED(players)} игрок\tfew\t{GROUPED(players)} игрока\t{GROUPED(players)} игроков}, {spellings\tone\t{GROUPED(spellings)} написание\tfew\t{GROUPED(spellings)} написания\t{GROUPED(spellings)} написаний}\0\
players-no-report\tсписок игроков бывает текстом, `JSON` или `CSV`, но не файлом отчёта\0\
";
