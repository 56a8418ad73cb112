//! The texts of `rulings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
articles\tстатьи {numbers}\0\
articles-of-appendix\tприложения, пп. {numbers}\0\
none-verified\t{cited} (номера не проверены)\0\
illegal-by\t{why} (почему ход невозможен)\0\
illegal-by-and-restored\t{why} (почему ход невозможен); {restored} (восстанавливается позиция перед ним)\0\
illegal-restored\t{restored} (восстанавливается позиция перед ходом)\0\
illegal-promoted\t{restored} (пешка заменяется ферзём)\0\
illegal-by-and-promoted\t{why} (почему ход невозможен); {restored} (пешка заменяется ферзём)\0\
sealed-drawn\t{opponent\twhite\tбелые\tчёрные} не могут поставить мат никакой последовательностью возможных ходов: действует исключение, партия заканчивается вничью\0\
sealed-loses-unless\t{side\twhite\tбелым\tчёрным} засчитывается поражение, если только {opponent\twhite\tбелые\tчёрные} могут поставить мат какой-либо последовательностью возможных ходов; установить это здесь не удалось\0\
sealed-drawn-elsewhere\tчто следует за это по этой редакции, здесь не установлено; по известным редакциям — ничья: {opponent\twhite\tбелые\tчёрные} не могут поставить мат никакой последовательностью возможных ходов\0\
sealed-already-mated\tпартия закончилась до записи хода: {side\twhite\tбелым\tчёрным} поставлен мат, они проиграли\0\
sealed-already-stalemated\tпартия закончилась до записи хода: пат, ничья\0\
sealed-already-dead\tпартия закончилась до записи хода: ни одна из сторон не может поставить мат, ничья\0\
sealed-set-aside\tпо сходству букв в других алфавитах это значило бы {mv} ({letters}): это учитывается, только если игрок пишет ими\0\
ruling-by\t{says} ({cited})\0\
ruling-penalty-by\t{costs}: {cited}\0\
ruling-tempo-no-formula\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц}, если считать добавление за 60 ходов, о чём эта редакция не говорит; контроль указывает --time-class\0\
ruling-tempo-event-type\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц} по тегу `EventType`\0\
ruling-tempo-control-word\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц} по слову в теге `TimeControl`\0\
ruling-tempo-event-name\t{tempo\tclassical\tклассические шахматы\trapid\tбыстрые шахматы\tблиц}, если верить названию турнира; контроль указывает --time-class\0\
ruling-tempo-correspondence\tпартия по переписке: это определяет регламент турнира\0\
illegal-move-by-correspondence\tпартия по переписке: часы не переключаются, поэтому завершённых невозможных ходов не бывает; последствия определяет регламент турнира\0\
quickplay-heading\t{verdict\tupheld\tтребование правильное\trefused\tтребование отклонено\tрешает арбитр}: быстрое окончание партии, ничью требуют {side\twhite\tбелые\tчёрные} {moment}\0\
quickplay-clock\tчасы {side\twhite\tбелых\tчёрных}: {clock} после {mv}\0\
quickplay-no-clock\tчасы {side\twhite\tбелых\tчёрных}: в записи нет\0\
quickplay-too-early\tтребовать ничью можно, только если осталось меньше двух минут; сколько {side\twhite\tбелые\tчёрные} думали перед требованием, в записи нет\0\
quickplay-material\tматериал (K король, Q ферзь, R ладья, B слон, N конь, P пешка): белые {white}, чёрные {black}\0\
quickplay-progress\tходов без продвижения: {plies\tone\t{plies} полуход\tfew\t{plies} полухода\t{plies} полуходов} {without}\0\
quickplay-occurred\tпозиция возникала: {count\tone\t{count} раз\tfew\t{count} раза\t{count} раз} ({stood})\0\
quickplay-can-mate\t{side\twhite\tбелые\tчёрные} {can\tyes\tмогут поставить мат какой-либо последовательностью возможных ходов\tno\tне могут поставить мат никакой последовательностью возможных ходов\t: возможен ли мат какой-либо последовательностью ходов, установить не удалось}\0\
quickplay-other-claim\t{side\twhite\tбелые\tчёрные} могут также требовать ничью по повторению или по правилу 50 ходов, и это по записи решается: --at без --quickplay\0\
quickplay-ruling\t{reason\topponent-cannot-mate\t{opponent\twhite\tбелые\tчёрные} не могут выиграть никакими средствами: ничья\talready-drawn\tпартия уже закончилась вничью\tmate\tпартия закончилась матом\tstalemate\tпартия закончилась патом\tnot-to-move\tтребовать ничью может только тот, чей ход\tincrement\tк партиям с добавлением времени эти указания не применяются\tblitz\tк блицу эти указания не применяются\tno-position\tзапись так далеко не идёт\tмогут ли {opponent\twhite\tбелые\tчёрные} выиграть нормальными средствами и пытались ли они это сделать, здесь не решается: арбитр соглашается и объявляет ничью, откладывает решение или отклоняет требование}\0\
list-takes-less\t--draw и --seed относятся к `zapis list chess960`, имена после названия списка и --format — к `chess960` и `schemas`, числа — к `berger` и `varma`\0\
chess960-unknown\t`{asked}` — не начальная расстановка шахмат-960: укажите номер от 0 до 959, восемь фигур начиная с вертикали a или FEN\0\
chess960-number\tномер   {number}  {pieces}\0\
chess960-stands\t{square} {role\tking\tкороль\tqueen\tферзь\trook\tладья\tbishop\tслон\tknight\tконь\tпешка}\0\
chess960-squares\tполя    {squares}\0\
chess960-fen\tFEN     {fen}\0\
chess960-throw\tжребий  {role\tbishop\tслон\tqueen\tферзь\tконь}: {shown} из {faces} свободных полей, {square}\0\
chess960-rest\tжребий  ладья, король и ладья на трёх оставшихся полях\0\
chess960-seed\tчисло   {seed} (--seed {seed} даёт ту же расстановку)\0\
both-flags-fallen\tв записи сказано, что упали оба флажка, а результат — `{result}`\0\
both-flags-fallen-help\t{period\tlast\tв последнем периоде это ничья, если не установлено, какой флажок упал первым\tearlier\tв любом периоде, кроме последнего, партия продолжается, если не установлено, какой флажок упал первым\tесли не установлено, какой флажок упал первым, партия продолжается, а в последнем периоде заканчивается вничью}\0\
draw-agreed-too-early\tсоглашение на ничью {plies\t0\tдо первого хода\tдо того, как оба соперника сделали по ходу}\0\
draw-agreed-too-early-help\tс июля 2017 года соглашаться на ничью можно, только если оба соперника сделали хотя бы по одному ходу\0\
colors-reversed\tв записи сказано, что цвет фигур был перепутан\0\
colors-reversed-help\t{what\tanew\tобоими соперниками сделано меньше 10 ходов: играется новая партия с правильным цветом фигур\tgoes-on\tсделано 10 ходов или больше: партия продолжается и засчитывается\tпартия продолжается, если арбитр не решит иначе}\0\
";
