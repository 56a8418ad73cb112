//! The texts of `claims.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
claims-heading\t{place} (запись {record}): {players}, {result}\0\
claims-nobody\tигроки не названы\0\
claims-no-result\tрезультат не указан\0\
claims-law\t{label}: {cited}\0\
claims-no-edition\tправила: партия сыграна раньше, чем вступила в силу любая из известных здесь редакций, поэтому статья не указана; применено то, что говорят о требовании ничьей все они (редакцию выбирает --laws)\0\
claims-not-complete\tпосле полухода {ply} запись воспроизвести нельзя: остальное не рассмотрено\0\
claims-more\t… и ещё {count} (--format json показывает больше)\0\
claims-summary\t{records\tone\t{records} запись\tfew\t{records} записи\t{records} записей}, {plies\tone\t{plies} полуход\tfew\t{plies} полухода\t{plies} полуходов}: {claims\tone\t{claims} возможное требование\tfew\t{claims} возможных требования\t{claims} возможных требований} и {automatic\tone\t{automatic} ничья без требования\tfew\t{automatic} ничьи без требования\t{automatic} ничьих без требования} в {with\tone\t{with} записи\t{with} записях}\0\
claim-stood-after\tпосле {mv} (полуход {ply})\0\
claim-stood-at-start\tв начальной позиции\0\
claim-stood-earlier\t{count\tfew\t{count} раза раньше\t{count} раз раньше}\0\
claim-threefold-intended\tполуход {ply}: {side\twhite\tбелые\tчёрные} вправе потребовать ничью, записав {mv}: после этого хода позиция возникнет в {count}-й раз (раньше: {stood})\0\
claim-threefold-appeared\tполуход {ply}: {side\twhite\tбелые\tчёрные}, чья очередь хода, вправе потребовать ничью: позиция возникла в {count}-й раз ({stood})\0\
claim-fifty-intended\tполуход {ply}: {side\twhite\tбелые\tчёрные} вправе потребовать ничью, записав ход, которым каждая сторона завершит 50 ходов {without} ({moves})\0\
claim-fifty-appeared\tполуход {ply}: {side\twhite\tбелые\tчёрные}, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов {without}, последний — {mv}\0\
claim-fifty-at-start\tполуход 0: {side\twhite\tбелые\tчёрные}, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: к начальной позиции записи каждая сторона уже сделала 50 ходов {without}\0\
claim-fifty-until\tполуходы {ply}–{last}: игрок, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов {without}\0\
claim-fivefold\tполуход {ply}: ничья без требования: позиция возникла в {count}-й раз ({stood})\0\
claim-seventy-five\tполуход {ply}: ничья без требования: каждая сторона сделала 75 ходов без взятий и ходов пешками, последний — {mv}\0\
claim-seventy-five-at-start\tполуход 0: ничья без требования: к начальной позиции записи каждая сторона уже сделала 75 ходов без взятий и ходов пешками\0\
claim-several-moves\t{moves} и ещё {count}\0\
claim-was-played\t{mv} сыграно без требования\0\
claim-went-on\tигра продолжалась ходом {mv}\0\
claim-record-ends\tзапись на этом заканчивается: {result}\0\
claims-after-the-end\tэтой ничьей партия закончилась; возможных требований после неё: {count}, их показывает --format json\0\
ruling-heading\t{verdict\tupheld\tтребование удовлетворено (правильное)\trefused\tтребование отклонено (неправильное)\tпо записи решить нельзя}: ничью потребовали {side\twhite\tбелые\tчёрные} {moment}\0\
ruling-moment-after\tпосле {mv} (полуход {ply})\0\
ruling-moment-start\tперед первым ходом\0\
ruling-moment-written\tходом {mv}, записанным для требования ничьей (полуход {ply})\0\
ruling-moment-unread\tзаписью «{written}» (полуход {ply})\0\
ruling-moment-unknown\tна полуходе {ply}\0\
ruling-threefold\tпозиция возникла в {count}-й раз: {stood}\0\
ruling-threefold-intended\tпосле {mv} позиция возникнет в {count}-й раз; раньше: {stood}\0\
ruling-fifty\tкаждая сторона сделала 50 ходов {without}\0\
ruling-fifty-intended\tходом {mv} каждая сторона завершит 50 ходов {without}\0\
ruling-already-fivefold\tпартия закончилась вничью без требования, когда позиция возникла в 5-й раз, {stood}\0\
ruling-already-seventy-five\tпартия закончилась вничью без требования, когда каждая сторона сделала 75 ходов без взятий и ходов пешками, {stood}\0\
ruling-not-to-move\tтребовать ничью вправе только тот, чья очередь хода, а ход {side\twhite\tбелых\tчёрных}\0\
ruling-count\tпозиция возникла {count\t1\tодин раз\tfew\t{count} раза\t{count} раз}: {stood}\0\
ruling-count-intended\tпосле {mv} позиция возникла бы {count\t1\tвпервые\tв {count}-й раз}{others\t0\t\t; раньше: {stood}}\0\
ruling-clock\t{without} {plies\tone\tсделан {plies} полуход\tfew\tсделано {plies} полухода\tсделано {plies} полуходов}, а нужно 100 полуходов\0\
ruling-clock-since\tпосле {mv} (полуход {ply}) {without} {plies\tone\tсделан {plies} полуход\tfew\tсделано {plies} полухода\tсделано {plies} полуходов}, а нужно 100 полуходов\0\
ruling-clock-begins\t{mv} — {game\ttavreli\tход ратником или построение башни\tвзятие или ход пешкой}: счёт 50 ходов начинается заново\0\
ruling-mated\tпартия уже закончилась матом\0\
ruling-stalemated\tпартия уже закончилась патом\0\
ruling-illegal-move\t«{written}» — невозможный ход\0\
ruling-illegal-because\t«{written}» — невозможный ход: {why}\0\
ruling-unintelligible-move\t«{written}» — не ход ни в одной известной нотации\0\
ruling-ambiguous-move\t«{written}» может означать {moves}\0\
ruling-behind-record\tзапись заканчивается после полухода {ply}\0\
ruling-behind-fault\tпосле полухода {ply} запись воспроизвести нельзя\0\
ruling-no-start\tвоспроизвести игру нельзя: заданная начальная позиция невозможна\0\
ruling-near-miss\t{stood} те же фигуры стояли на тех же полях, но {differences}\0\
ruling-differs-to-move\tбыла очередь хода {side\twhite\tбелых\tчёрных}\0\
ruling-differs-castling\t{side\twhite\tбелые\tчёрные} ещё имели право на рокировку {wing}\0\
ruling-differs-castling-rook\t{side\twhite\tбелые\tчёрные} ещё имели право на рокировку с ладьёй {rook}\0\
ruling-differs-en-passant\tпешку можно было взять на проходе на поле {square}\0\
ruling-differs-no-en-passant\tвзятие на проходе на поле {square} было невозможно\0\
ruling-begins-late\tзапись начинается с середины партии: позиции до её начала не учтены\0\
ruling-could-write\t{side\twhite\tбелые\tчёрные} вправе потребовать ничью, записав {moves}\0\
ruling-could-have-written\t{side\twhite\tбелые\tчёрные} могли потребовать ничью до хода {mv}, записав его\0\
ruling-may-claim\t{side\twhite\tбелые\tчёрные}, чья очередь хода, вправе потребовать ничью\0\
ruling-wing\t{wing\tkingside\tна королевском фланге\tна ферзевом фланге}\0\
ruling-to-move\tход {side\twhite\tбелых\tчёрных}, права на рокировку: {castling}, полуходов {without}: {clock}\0\
ruling-castling-none\tнет\0\
ruling-must-play\tигра продолжается, и ход, записанный для требования ничьей, должен быть сделан\0\
ruling-penalty-minutes\tза неправильное требование сопернику {minutes\tone\tдобавляется {minutes} минута\tfew\tдобавляются {minutes} минуты\tдобавляется {minutes} минут} ({tempo})\0\
ruling-penalty-half\tза неправильное требование сопернику добавляются {minutes} минуты, а у потребовавшего отнимается половина оставшегося времени, но не больше 3 минут и так, чтобы осталось не меньше 1 ({tempo})\0\
ruling-penalty-unknown\tчто следует за неправильное требование, здесь не установлено ({tempo})\0\
ruling-tempo-asked\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц}, как указано в --time-class\0\
ruling-tempo-time-control\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц} по тегу `TimeControl`\0\
ruling-tempo-several-periods\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц}, если сложить периоды тега `TimeControl` за шестьдесят ходов\0\
ruling-tempo-units-unclear\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц}, как обычно понимают такой тег `TimeControl` (в PGN это секунды); контроль указывает --time-class\0\
ruling-tempo-assumed\tдля классических шахмат; контроль времени этой партии неизвестен, его указывает --time-class\0\
sealed-heading\tзаписанный (секретный) ход {side\twhite\tбелых\tчёрных} «{written}» — {verdict\tvalid\tдействительный\tambiguous\tнеоднозначный\tillegal\tневозможный\tнепонятный}\0\
sealed-means\tон означает {mv} ({letters})\0\
sealed-any-letters\tлюбыми буквами\0\
sealed-can-mean\tон может означать {mv} ({letters})\0\
sealed-letters\tбуквы: {codes}\0\
sealed-one-language\tесли известно, какими буквами пишет игрок, --letters читает запись только ими\0\
sealed-illegal\tзапись читается как ход, но такой ход невозможен\0\
sealed-illegal-because\tзапись читается как ход, но такой ход невозможен: {why}\0\
sealed-unintelligible\tзапись не читается как ход ни буквами какого-либо известного языка, ни в какой-либо нотации\0\
sealed-stands\tигра продолжается этим ходом\0\
sealed-mates\tэтим ходом поставлен мат: {side\twhite\tбелые\tчёрные} выигрывают, явится соперник или нет\0\
sealed-stalemates\tпосле этого хода на доске пат: ничья, явится соперник или нет\0\
sealed-is-dead\tпосле этого хода мат невозможен ни для одной стороны: ничья, явится соперник или нет\0\
sealed-loses\t{side\twhite\tбелые\tчёрные} проигрывают партию\0\
sealed-loses-elsewhere\tчто следует за это по этой редакции, здесь не установлено; по известным редакциям {side\twhite\tбелые\tчёрные} проигрывают партию\0\
claim-open-by\t{open} ({article}{certainty\tverified\t\t, номер не проверен})\0\
claims-ply-from-1\t--at: вместе с --move это полуход, который предстоит сделать, считая от 1\0\
claims-one-record\t--at выносит решение по одной записи, а указано {count}; выберите её с помощью --record N\0\
claims-no-such-record\t--at: записи {wanted} нет, всего записей {count}\0\
claims-sealed-needs-fen\tдля --sealed нужна позиция перед ходом: --fen FEN\0\
position-stood-after\tпосле `{mv}` (полуход {ply})\0\
";
