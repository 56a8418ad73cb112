# zapis diagram.
diagram-title = шахматная позиция
diagram-title-tavreli = позиция таврелей
diagram-of-start = { $white } – { $black }: позиция перед первым ходом
diagram-of-move = { $white } – { $black }: позиция после { $mv }
diagram-of-finding = позиция перед ходом: { $message }
diagram-described = Белые: { $white }. Чёрные: { $black }. Ход { $turn ->
    [white] белых
   *[black] чёрных
}{ $check ->
    [yes] , их королю шах
   *[no] {""}
}.{ $last ->
    [none] {""}
   *[other] {" "}Последний ход: { $last }.
}{ $towers ->
    [none] {""}
   *[other] {" "}Башни снизу вверх: { $towers }.
}
diagram-all-pieces = { $all }
diagram-no-pieces = нет
diagram-pieces = { $role ->
    [king] король
    [queen] { $count ->
        [one] ферзь
       *[other] ферзи
    }
    [rook] { $count ->
        [one] ладья
       *[other] ладьи
    }
    [bishop] { $count ->
        [one] слон
       *[other] слоны
    }
    [knight] { $count ->
        [one] конь
       *[other] кони
    }
    [volhv] волхв
    [knyaz] князь
    [helgi] хелги
    [ratoborets] { $count ->
        [one] ратоборец
       *[other] ратоборцы
    }
    [luchnik] { $count ->
        [one] лучник
       *[other] лучники
    }
    [vsadnik] { $count ->
        [one] всадник
       *[other] всадники
    }
    [ratnik] { $count ->
        [one] ратник
       *[other] ратники
    }
   *[pawn] { $count ->
        [one] пешка
       *[other] пешки
    }
} { $squares }
diagram-of-deal = сдача { $board }
deal-heading = Сдача { $board }
diagram-deal-as-text = сдача только рисуется; буквами её печатает `convert --to diagram`
diagram-no-hands = в записи не сказано, у кого какие карты
diagram-doubtful = в партии такого не бывает: { $reason }
diagram-no-such-move = такого хода в записи нет; сделать удалось { $plies } полуходов
diagram-one-record = записей { $count }; выберите одну: --record N
diagram-no-such-record = записи { $wanted } нет, всего их { $count }
diagram-no-finding = позиций с замечанием `{ $name }` нет
diagram-many = позиций { $count }: укажите для них папку с помощью -o
diagram-mark-unreadable = `{ $text }` — не отметка: поле — это `e4` или `Re4`, стрелка — `e2e4` или `Ge2e4`
move-asked-unreadable = `{ $text }` — не ход: `26.` — 26-й ход белых, `26...` — чёрных, `52` — 52-й полуход, `end` — последний
png-not-built = эта программа собрана без формата `png`: его пишет собранная командой `cargo install --path . --features png`; `--format svg` рисует то же
png-no-fonts = в системе нет шрифтов для букв и цифр у доски: `--coordinates none` рисует доску без них
png-failed = не удалось нарисовать картинку: { $why }
