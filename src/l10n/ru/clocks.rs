//! The texts of `clocks.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
clock-increases\t{side\twhite\tу белых\tу чёрных} после хода {number} на часах стало на {rise} больше: было {from}, стало {to}{control\tnone\t\t; по контролю `{control}` {added\tnone\tвремя не добавляется\tдобавляется {added}}}{more\t0\t\tone\t; так ещё {more} раз\tfew\t; так ещё {more} раза\t; так ещё {more} раз}\0\
clock-increases-help\tвозможно, контроль времени был другим, часы переставили или время записано неверно\0\
clock-increases-online-help\tна этом сервере игроки могут добавлять друг другу время; или контроль времени был другим\0\
clock-increases-by-two-increments\tприбавка не больше двух добавлений времени: одно из показаний могло быть снято до переключения часов\0\
clock-increases-by-penalty\tвозможно, арбитр добавил {minutes\tone\t{minutes} минуту\tfew\t{minutes} минуты\t{minutes} минут} за нарушение соперника: невозможный ход или неправильное требование ничьей\0\
clock-increases-alone\tбольше нигде в записи показание не возрастает более чем на {second}; без контроля времени сказать больше нельзя\0\
time-control-unreadable\tконтроль времени `{control}` не читается\0\
time-control-unreadable-help\tпишут ходы и секунды, например `40/5400+30:1800+30` или `300+3`, либо `?` (PGN 9.6.1)\0\
time-control-in-words\tконтроль времени записан словами: `{control}`\0\
time-control-minutes\t`{control}` в PGN значит {minutes\tone\t{minutes} секунду\tfew\t{minutes} секунды\t{minutes} секунд}, а на часах вначале {clock}\0\
time-control-minutes-help\tпрочитано как минуты; следует писать `{better}`\0\
time-control-minutes-elsewhere\tпрочитано как минуты: `{better}`\0\
time-control-contradicts-clocks\t{side\twhite\tу белых\tу чёрных} после хода {number} на часах {clock} — больше, чем даёт контроль `{control}`\0\
time-control-contradicts-clocks-help\tчасы с этим контролем не сверялись; одно из двух — от другой партии\0\
clock-at-zero\t{side\twhite\tу белых\tу чёрных} после хода {number} на часах ноль, а игра продолжается и ход ими сделан\0\
clock-at-zero-help\tчасы без долей секунды показывают ноль раньше, чем истекает время; флажок считается упавшим, когда это заметили или об этом заявили\0\
elapsed-time-differs\t{side\twhite\tбелые\tчёрные} на ход {number} потратили {elapsed} по `%emt` и {clocks} по часам{more\t0\t\tone\t; расходится ещё {more} ход\tfew\t; расходятся ещё {more} хода\t; расходятся ещё {more} ходов}\0\
elapsed-time-differs-help\tпоказания могли быть сняты с разных часов\0\
draw-offer-in-movetext\tзнак `(=)` между ходами прочитан как предложение ничьей\0\
draw-offer-in-movetext-help\tв PGN круглая скобка открывает вариант; предложение ничьей пишут в комментарии: `{'{'}(=){'}'}`\0\
draw-offer-elsewhere\tв PGN круглая скобка открывает вариант; предложение ничьей стоит в комментарии: `{'{'}(=){'}'}`\0\
illegal-move-costs\t{pace\tclassical\tклассический контроль\trapid\tбыстрые шахматы\tблиц}{assumed\tyes\t (предположительно)\t}: {cost}{draw\tyes\t (ничья, если соперник не может поставить мат)\t}{queen\tyes\t; пешка заменяется ферзём\t}{both\tyes\t; под шахом оба короля\t}{uncorrected\tno\t\t; ничья, если никто не исправит ({uncorrected})}{king\tyes\t; взятие короля — такой же невозможный ход\t}\0\
illegal-move-first-loses\tза первый завершённый невозможный ход игроку засчитывается поражение{claim\tyes\t, если соперник потребует этого до своего хода\t}\0\
illegal-move-second-loses\tза первый завершённый невозможный ход сопернику {minutes\tone\tдобавляется {minutes} минута\tfew\tдобавляются {minutes} минуты\tдобавляется {minutes} минут}, за второй игроку засчитывается поражение\0\
illegal-move-second-loses-only\tза второй завершённый невозможный ход игроку засчитывается поражение\0\
illegal-move-third-loses\tза первый и второй завершённый невозможный ход сопернику добавляется по {minutes\tone\t{minutes} минуте\t{minutes} минуты}, за третий игроку засчитывается поражение\0\
illegal-move-arbiter-decides\tрешает арбитр, если соперник потребует этого до своего хода\0\
laws-notes\t~         в самой редакции не читано: по пересказам или выведено; ? неизвестно\nномера    как нумеруются статьи: требование третьего повторения ходом\nбыстрые   минуты на игрока с добавлением за 60 ходов (в 2001 добавление не\n          учитывается)\n5×, 75    ничья без требования при пяти повторениях или 75 ходах:\n          + да, = да, но повторения должны идти подряд\nпроигрыш  какой завершённый невозможный ход проигрывает: классические, быстрые,\n          блиц; – решает арбитр\0\
ruling\tрешение\0\
";
