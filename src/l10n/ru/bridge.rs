//! The texts of `bridge.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
bridge-seat\t{seat\tN\tСевер\tE\tВосток\tS\tЮг\tЗапад}\0\
bridge-suit\t{suit\tS\tпики\tH\tчервы\tD\tбубны\tтрефы}\0\
bridge-deal-no-first-seat\tрасклад не начинается с игрока и двоеточия: `N:`\0\
bridge-deal-hands\tв раскладе {n\tone\t{n} рука\tfew\t{n} руки\t{n} рук} вместо четырёх\0\
bridge-deal-blank\tлишний пробел в раскладе: между руками стоит один\0\
bridge-deal-no-cards\tв раскладе нет карт\0\
bridge-deal-bad-rank\t{seat}: `{written}` — не карта\0\
bridge-deal-ten\t{seat}: `10` в PBN не пишут; десятка — `T`\0\
bridge-deal-mixed-letters\t{seat}: латинская буква `{letter}` в руке с русскими обозначениями, где `Т` — туз, а десятка — `10`\0\
bridge-deal-suit-count\t{seat}: {n\tone\t{n} масть\tfew\t{n} масти\t{n} мастей} вместо четырёх\0\
bridge-deal-hand-size\t{seat}: {size\tone\t{size} карта\tfew\t{size} карты\t{size} карт} вместо {wanted}\0\
bridge-deal-hand-size-other\t{seat}: карт {size} вместо {wanted}; {other}: {other_size}\0\
bridge-deal-duplicate-card\t`{card}` стоит в раскладе дважды: {first} и {second}\0\
bridge-deal-duplicate-card-meant\t`{card}` стоит в раскладе дважды: {first} и {second}; `{missing}` нет ни у кого\0\
bridge-deal-missing-card\t{seat}: карт {size}; ни у кого нет {cards}\0\
bridge-deal-missing-cards\t{seat}: карт {size}; карт, которых нет ни у кого: {n}\0\
bridge-board-dealer\tсдающий в коробке {board} — {wanted}, а не {written}{more\t0\t\tone\t; так же ещё в {more} коробке файла\t; так же ещё в {more} коробках файла}\0\
bridge-board-vulnerability\tзональность коробки {board} — `{wanted}`, а не `{written}`{more\t0\t\tone\t; так же ещё в {more} коробке файла\t; так же ещё в {more} коробках файла}\0\
bridge-auction-insufficient\t{seat} заявляет `{call}`, но это не выше, чем `{over}`\0\
bridge-auction-illegal-double\t{seat} даёт контру, но заявок ещё не было\0\
bridge-auction-illegal-double-after\t{seat} даёт контру, но последняя заявка, кроме паса, — `{call}`, её сделал {by}\0\
bridge-auction-illegal-redouble\t{seat} даёт реконтру, но контры не было\0\
bridge-auction-illegal-redouble-after\t{seat} даёт реконтру, но последняя заявка, кроме паса, — `{call}`, её сделал {by}\0\
bridge-auction-after-end\tзаявка после конца торговли\0\
bridge-auction-unfinished\tторговля здесь не закончена: очередь заявлять — {seat}\0\
bridge-auction-unfinished-help\tторговлю кончают три паса; `*` ставят вместо незаписанного\0\
bridge-auction-not-dealer\tпервым заявляет {seat}, а сдавал {dealer}\0\
bridge-call-unreadable\t`{word}` — не заявка\0\
bridge-auction-passes-omitted\tв начале торговли {n\tone\tпропущен {n} пас\tfew\tпропущены {n} паса\tпропущено {n} пасов}: это видно по разыгрывающему и розыгрышу\0\
bridge-declarer-mismatch\tв теге `Declarer` — {written}, а по торговле разыгрывает {wanted}\0\
bridge-declarer-mismatch-exchanged\tсо знаком `^` в теге `Declarer` должен стоять {wanted}, партнёр разыгрывающего по торговле\0\
bridge-contract-mismatch\tв теге `Contract` — `{written}`, а по торговле контракт — `{wanted}`\0\
bridge-passed-out\tсдача распасована, но в теге {tag} стоит `{written}`\0\
bridge-result-alone\tрезультат без разыгрывающего и контракта\0\
bridge-irregularity-flag\t`{word}` здесь не отмечает никакого нарушения\0\
bridge-irregularity-insufficient\t`{word}` стоит при достаточной заявке\0\
bridge-irregularity-lead\t`{word}` стоит при ходе того, чья очередь, или второй раз в одной взятке\0\
bridge-after-continuation\tпосле `+` ничего не может стоять\0\
bridge-card-unreadable\t`{word}` — не карта\0\
bridge-card-ten\t`{word}` — не карта; десятка — `T`\0\
bridge-play-not-held\tвзятка {trick}: {seat} играет `{card}`, а при сдаче её получил {holder}\0\
bridge-play-held-by-nobody\tвзятка {trick}: {seat} играет `{card}`, но этой карты в руке нет\0\
bridge-play-card-twice\tвзятка {trick}: {seat} играет `{card}`, уже сыгранную во взятке {before}\0\
bridge-play-revoke\tвзятка {trick}: фальшренонс — {seat} играет `{card}`, заход — {suit}, а в руке есть {cards}\0\
bridge-play-revoke-help\tслучившийся фальшренонс отмечают знаком `^R` перед картой\0\
bridge-play-after-end\tкарта после последней взятки\0\
bridge-play-wrong-leader\tпервый столбец розыгрыша — {written}, а атакует {wanted}\0\
bridge-play-rotated-rows\tсо взятки {trick} карты стоят не в столбцах тех, кому они сданы; они прочитаны по раскладу\0\
bridge-revoke-flag-wrong\t`{word}` отмечает фальшренонс, но {seat} его не делал\0\
bridge-result-impossible\t{written\tone\t{written} взятка невозможна\tfew\t{written} взятки невозможны\t{written} взяток невозможно}: разыгрывающий взял {won} из {completed} сыгранных, всего {total}\0\
bridge-result-flag\t`^` говорит, что результат расходится с розыгрышем, но розыгрыш его допускает\0\
bridge-result-sum\tвзятки сторон дают в сумме {sum}, а не 13\0\
bridge-score-mismatch\tзапись {side\tNS\tлинии Север-Юг\tлинии Восток-Запад} по контракту и результату — {wanted}, а не {written}\0\
bridge-double-dummy\t{seat} при открытых картах берёт в `{denomination}` {wanted\tone\t{wanted} взятку\tfew\t{wanted} взятки\t{wanted} взяток}, а не {written}{more\t0\t\tone\t; не сходится ещё {more} число\tfew\t; не сходятся ещё {more} числа\t; не сходятся ещё {more} чисел}\0\
bridge-par\tпри лучшей торговле и лучшем розыгрыше Север и Юг получают {wanted}, а не {written}\0\
bridge-par-contract\t`{written}` — не лучший контракт: с ним счёт `NS` {score}, с лучшим {wanted}\0\
bridge-score-mismatch-help\tвозможно, результат исправлен судьёй\0\
bridge-rubber-history\tгеймы в истории роббера не соответствуют зональности\0\
bridge-note-undefined\tпримечания {number} в этой части записи нет\0\
bridge-note-unused\tна примечание {number} нет ссылки\0\
bridge-note-number\tу примечания должны быть номер от 1 до 32, двоеточие и торговля или розыгрыш перед ним\0\
bridge-note-behind\tпримечание стоит после другой части записи; оно отнесено к торговле или розыгрышу, где на него есть ссылка\0\
bridge-note-unclosed\tв `{word}` нет закрывающего `=`\0\
bridge-annotation-suffix\tвторая оценка одной заявки или карты\0\
bridge-annotation-second-note\tвторое примечание к одной заявке или карте\0\
bridge-annotation-number\t`{word}` здесь не может быть пометкой\0\
bridge-annotation-note\t`{word}` не ссылается ни на одно примечание от 1 до 32\0\
bridge-annotation-alone\t`{word}` стоит не после заявки и не после карты\0\
bridge-tag-duplicate\tтег {name} стоит в сдаче второй раз; действует первый\0\
bridge-inherit-forbidden\tтег {name} ничего не наследует от прежних сдач\0\
bridge-tag-syntax\tэто не тег: `[Имя \"значение\"]`\0\
bridge-tag-value\t`{written}` не может быть значением тега {name}\0\
bridge-tag-unlisted\t`{written}` нет среди значений, которые стандарт перечисляет для {name}\0\
bridge-tag-unknown\tв стандарте нет тега {name}\0\
bridge-tag-unknown-meant\tв стандарте нет тега {name}; возможно, имеется в виду {meant}\0\
bridge-section-needs-dealer\t{section} без тега `Dealer`\0\
bridge-section-needs-dealer-fits\t{section} без тега `Dealer`; к торговле подходит сдающий предыдущей сдачи\0\
bridge-section-needs-deal\t{section} без тега `Deal`\0\
bridge-section-needs-deal-fits\t{section} без тега `Deal`; к розыгрышу подходит расклад предыдущей сдачи\0\
bridge-section-needs-declarer\t{section} без тега `Declarer`\0\
bridge-section-needs-contract\t{section} без тега `Contract`\0\
bridge-text-outside\tэтот текст не относится ни к одному тегу\0\
bridge-text-cut-off\tзаявки или карты, не относящиеся ни к одному тегу: пустая строка кончает запись сдачи\0\
bridge-unclosed-comment\tу этого комментария нет конца\0\
bridge-table-heading\tне удалось прочитать заголовок таблицы\0\
bridge-table-incomplete\tэлементы не заполняют строки таблицы\0\
bridge-table-sign\tэтот знак не может стоять в таблице\0\
bridge-table-comment\tмежду элементами таблицы не может стоять комментарий\0\
bridge-table-order\tстроки стоят не в том порядке, о котором говорит заголовок\0\
bridge-line-too-long\tв этой строке вместе с её концом {len} знаков; больше 255 нельзя\0\
bridge-character-tab\tв тексте стоит знак табуляции\0\
bridge-character\tэтот знак стандарт запрещает\0\
bridge-dialect\tпрочитано, хотя в стандарте иначе: {kinds}\0\
bridge-dialect-calls\tзаявки вроде `{example}` ({n})\0\
bridge-dialect-contracts\tконтракты вроде `{example}` ({n})\0\
bridge-dialect-alerts\tзвёздочки алертов ({n})\0\
bridge-dialect-deals\tбуквы мастей, прочерки или русские буквы в раскладах ({n})\0\
bridge-dialect-sections\tторговля или розыгрыш без игрока ({n})\0\
bridge-dialect-generator\tстроки программы, сдающей карты ({n})\0\
bridge-dialect-letters\tзнаки вне ISO 8859-1 ({n})\0\
bridge-lin-syntax\t`{word}` — не команда и не значение LIN\0\
bridge-lin-seats\tимён игроков {n}: запятая в имени сдвигает места\0\
bridge-lin-result\tв списке результатов — `{written}`, а торговля и розыгрыш дают `{wanted}`\0\
no-bridge-here\tзаписей бриджа здесь нет\0\
not-of-bridge\tк записям бриджа `--drop` и параметры печати не относятся\0\
diagram-letters\tдиаграммы печатаются с `--out-letters en` или `--out-letters ru`\0\
letters-of-pbn\tPBN и LIN пишутся латиницей; `--out-letters ru` — для `--to diagram`\0\
bridge-lin-tricks\tрезультата `{written}` быть не может: взяток получается {tricks}\0\
bridge-lin-points\tсдача {board}: обе комнаты дают импов {wanted}, а не {written}\0\
bridge-lin-carried\t{team} переносит импов {written}, а в конце предыдущей части их было {wanted}\0\
lin-losses\tв LIN нет места для того, что есть в записях: {losses}\0\
lin-loss-tags\tпрочие теги (записей: {n})\0\
lin-loss-tables\tтаблицы (записей: {n})\0\
lin-loss-comments\tкомментарии (записей: {n})\0\
lin-loss-annotations\tоценки заявок и карт (записей: {n})\0\
lin-loss-card-notes\tпримечания к картам (записей: {n})\0\
lin-loss-irregularities\tотмеченные нарушения (записей: {n})\0\
lin-loss-names\tзапятые и черты в именах и примечаниях (записей: {n})\0\
lin-loss-hands\tнеизвестные и неполные руки (записей: {n})\0\
lin-loss-contract\tконтракты без торговли (записей: {n})\0\
lin-loss-calls\tторговля с нарушениями (записей: {n})\0\
lin-loss-cards\tкарты после неизвестной или без торговли (записей: {n})\0\
decisions-not-of-bridge\tо записях бриджа в черновике ничего нет (файлов: {n}): решения касаются имён, значений и копий шахматных партий\0\
";
