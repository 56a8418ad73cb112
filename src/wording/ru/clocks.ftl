# Часы, контроль времени, предложения ничьей и наказания за невозможный ход.

clock-increases = { $side ->
    [white] у белых
   *[black] у чёрных
 } после хода { $number } на часах стало на { $rise } больше: было { $from }, стало { $to }{ $control ->
    [none] {""}
   *[other] ; по контролю `{ $control }` { $added ->
        [none] время не добавляется
       *[other] добавляется { $added }
     }
 }{ $more ->
    [0] {""}
    [one] ; так ещё { $more } раз
    [few] ; так ещё { $more } раза
   *[other] ; так ещё { $more } раз
 }
clock-increases-help = возможно, контроль времени был другим, часы переставили или время записано неверно
clock-increases-online-help = на этом сервере игроки могут добавлять друг другу время; или контроль времени был другим
clock-increases-by-two-increments = это не больше двух добавлений: одно из показаний могло быть снято до переключения часов
clock-increases-by-penalty = арбитр добавляет { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 } за нарушение соперника: невозможный ход, неверное требование ничьей
clock-increases-alone = больше нигде в записи показание не возрастает более чем на { $second }; без контроля времени сказать больше нельзя
time-control-unreadable = контроль времени `{ $control }` не читается
time-control-unreadable-help = пишут ходы и секунды, например `40/5400+30:1800+30` или `300+3`, либо `?` (PGN 9.6.1)
time-control-minutes = `{ $control }` в PGN значит { $minutes ->
    [one] { $minutes } секунду
    [few] { $minutes } секунды
   *[other] { $minutes } секунд
 }, а на часах вначале { $clock }
time-control-minutes-help = прочитано как минуты; следует писать `{ $better }`
time-control-contradicts-clocks = { $side ->
    [white] у белых
   *[black] у чёрных
 } после хода { $number } на часах { $clock } — больше, чем даёт контроль `{ $control }`
time-control-contradicts-clocks-help = часы с этим контролем не сверялись; одно из двух — от другой партии
clock-at-zero = { $side ->
    [white] у белых
   *[black] у чёрных
 } после хода { $number } на часах ноль, а игра продолжается и ход ими сделан
clock-at-zero-help = часы без долей секунды показывают ноль раньше, чем время истекло; падение флажка считается, когда его заметили или о нём заявили
elapsed-time-differs = { $side ->
    [white] белые
   *[black] чёрные
 } на ход { $number } потратили { $elapsed } по `%emt` и { $clocks } по часам{ $more ->
    [0] {""}
    [one] ; расходится ещё { $more } ход
    [few] ; расходятся ещё { $more } хода
   *[other] ; расходятся ещё { $more } ходов
 }
elapsed-time-differs-help = показания могли быть сняты с разных часов
draw-offer-in-movetext = знак `(=)` между ходами прочитан как предложение ничьей
draw-offer-in-movetext-help = в PGN скобка открывает вариант; знак пишут как комментарий: `{"{"}(=){"}"}`
illegal-move-costs = { $pace ->
    [classical] классические
    [rapid] быстрые
   *[blitz] блиц
 }{ $assumed ->
    [yes] {" "}(предположительно)
   *[no] {""}
 }: { $cost }{ $draw ->
    [yes] {" "}(ничья, если соперник не может поставить мат)
   *[no] {""}
 }{ $queen ->
    [yes] ; пешка заменяется ферзём
   *[no] {""}
 }{ $uncorrected ->
    [no] {""}
   *[other] ; ничья, если никто не исправит ({ $uncorrected })
 }{ $king ->
    [yes] ; взятие короля — такой же невозможный ход
   *[no] {""}
 }
illegal-move-first-loses = первый же завершённый невозможный ход проигрывает{ $claim ->
    [yes] , когда соперник потребует этого до своего хода
   *[no] {""}
 }
illegal-move-second-loses = за первый завершённый соперник получает { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }, второй проигрывает
illegal-move-second-loses-only = второй завершённый невозможный ход проигрывает
illegal-move-third-loses = за первый и второй завершённые соперник получает по { $minutes ->
    [one] { $minutes } минуте
   *[other] { $minutes } минуты
 }, третий проигрывает
illegal-move-arbiter-decides = решает арбитр, если соперник потребует этого до своего хода
