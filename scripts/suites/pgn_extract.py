"""What pgn-extract 19.04 makes of every file, and the outputs its own tests expect."""

import re

from .table import count, shown

PEER = "pgn-extract"

# What pgn-extract 19.04 complains of, as the findings that say the same.
COMPLAINTS = [
    (r"Missing result", {"missing-termination"}),
    (r"Inconsistent result strings", {"result-mismatch"}),
    (r"inconsistent with checkmate", {"result-contradicts-mate"}),
    (r"inconsistent with stalemate", {"result-contradicts-stalemate"}),
    (r"Failed to make move|No \w+ move possible|is illegal|Pawn on|promotion", {"illegal-move"}),
    (r"Unknown (character|move text)|Single '-'|Operator in illegal|Malformed move|Unrecognised", {"unreadable-move"}),
    (r"Missing closing quote|Missing FEN Tag|Missing tag|too long", {"malformed-tag"}),
    (r"Missing end of a? ?nested comment|Missing end of comment", {"unterminated-comment"}),
    (r"Null moves", {"null-move"}),
]


def compare(table, file, seen, reading):
    names = set(reading.names())
    missing = {}
    for message in seen["messages"]:
        same = next((names_ for pattern, names_ in COMPLAINTS if re.search(pattern, message)), set())
        if not same & names:
            missing.setdefault(frozenset(same), short(message))
    if seen["n_messages"]:
        table.agree(file, PEER, "messages", "; ".join(missing.values()),
                    f"{shown(reading.names('error', 'warning')) or 'no finding'}", not missing)
    else:
        errors = reading.names("error")
        table.agree(file, PEER, "messages", "no message", shown(errors), not errors)
        # It writes only the games it can play to their end: its count is comparable where it has no complaint.
        table.add(file, PEER, "games", count(seen["games_output"], "game"), count(len(reading.records), "game"))


def short(message):
    """A message without the text of the file it quotes."""
    message = re.sub(r" in the (following )?game:?$| in$| in \[.*", "", message)
    return re.sub(r"\s+", " ", message)[:70]


# Options that change how the games are written, or in which file, and not which games or which moves.
FORMAT = re.compile(r"-[7CNsVe]$|-[olaeRwF]\S*$|-f\S+$|-W\w+$|--(quiet|output|append|linelength|evaluation|"
                    r"fencomments|linenumbers|nestedcomments|nochecks|nomovenumbers|noresults|notags|plycount|"
                    r"totalplycount|addhashcode|fixresulttags|allownullmoves)$")


def movetext(text):
    """Splits golden PGN output into games of plain move words, without tags, comments, variations and numbers."""
    games, moves, depth = [], [], 0
    pattern = r"\{[^}]*\}|;[^\n]*|\[[A-Za-z0-9_]+\s+\"(?:\\.|[^\"\\])*\"\s*\]|[()]|\$\d+|[^\s(){}]+"
    for token in re.findall(pattern, text):
        if token[0] in "{;[$":
            continue
        if token in "()":
            depth += 1 if token == "(" else -1
        elif depth == 0:
            if token in ("1-0", "0-1", "1/2-1/2", "*"):
                games.append(moves)
                moves = []
            elif not re.fullmatch(r"\d+\.*", token):
                moves.append(re.sub(r"^\d+\.+", "", token))
    return [game for game in [*games, moves] if game]


def bare(san):
    return san.rstrip("+#!?")


def long_form(move):
    """A move of the long forms without what they differ in: piece letter, hyphen, capture sign."""
    move = bare(move)
    return move if move.startswith("O") else re.sub(r"^[KQRBN]|[-x=]", "", move)


def compare_golden(table, zapis, root, cases):
    """The outputs its own test suite expects: conversions move by move, selections game by game."""
    base = root / "pgn-extract/test"
    rows = {}
    for case in cases:
        # What a test appends to an output twice is there twice; any other output is written anew by each command.
        appends = re.search(r" (-a|--append )", case["command"])
        rows.setdefault((case["output"], "" if appends else case["command"]), []).append(case)
    for same in rows.values():
        case = same[0]
        command, output = case["command"], base / "outfiles" / case["output"]
        name = f"pgn-extract/test/outfiles/{case['output']}"
        times = len(same) if " -a" in command else 1
        inputs = [base / i for i in re.findall(r"(?<=\s)infiles/\S+\.(?:pgn|txt)", command)] * times
        for listed in re.findall(r"-f(infiles/\S+)", command):
            inputs += [base / line for line in (base / listed).read_text().split()]
        if not inputs or output.suffix != ".pgn":
            table.skip(name, "a log, or a command that takes its input from a list of arguments")
            continue
        compare_output(table, zapis, name, case, output.read_text("latin-1"), inputs)


def compare_output(table, zapis, name, case, text, inputs):
    command = case["command"]
    aspect = f"golden {case['case']}"
    records = [r for i in inputs for r in zapis.read(i).records]
    notation = re.search(r"-W(\w+)", command)
    notation = notation[1] if notation else ""
    if notation == "epd":
        theirs = [" ".join(line.split()[:3]) for line in text.splitlines() if line.count("/") >= 7]
        mine = [" ".join(fen.split()[:3]) for r in records for fen in [r.raw["setup"], *(p["fen"] for p in r.plies)]]
        table.agree(name, PEER, aspect, f"{len(theirs)} positions", f"{len(mine)} positions", theirs == mine)
        return
    theirs = [[bare(m) for m in g] for g in movetext(text)]
    options = [word for word in command.split()[1:] if word.startswith("-")]
    whole = all(FORMAT.match(word) for word in options)
    selected = chosen(command, records)
    mine = [[bare(m) for m in r.sans] for r in (records if selected is None else selected) if r.plies]
    if notation:
        long = notation.endswith("alg")
        args = ["--to", "lan" if long else "uci" if notation == "uci" else "san"]
        if notation == "sanBSLTDK":
            args += ["--out-letters", "de"]
        mine = movetext(zapis.run("convert", *args, *inputs).stdout.decode())
        # pgn-extract 19.04 writes the piece of a promotion in upper case; UCI wants lower case.
        form = long_form if long else (lambda m: m[:4] + m[4:].lower()) if notation == "uci" else bare
        theirs, mine = [[form(m) for m in g] for g in movetext(text)], [[form(m) for m in g] for g in mine]
    if whole or selected is not None:
        agreed = theirs == mine
    elif "--splitvariants" in command:
        mine = [[bare(m) for m in line] for r in records for line in lines(r.plies)]
        agreed = sorted(theirs) == sorted(mine)
    else:
        # A selection zapis has no question for, or a cut: every game must be one of the input, or a part of one.
        aspect += ", every game in the input"
        agreed = all(any(within(g, f) for f in mine) for g in theirs)
    table.agree(name, PEER, aspect, f"{count(len(theirs), 'game')}, {sum(map(len, theirs))} moves",
                f"{count(len(mine), 'game')}, {sum(map(len, mine))} moves, {difference(theirs, mine)}", agreed)


def lines(plies, before=()):
    """The main line of a record, and every variation with the moves that lead to it."""
    sans = [*before, *(ply["san"] for ply in plies)]
    found = [sans]
    for number, ply in enumerate(plies):
        for variation in ply["variations"]:
            found += lines(variation, sans[:len(before) + number])
    return found


def within(part, game):
    return part == game[:len(part)] or part == game[len(game) - len(part):]


def chosen(command, records):
    """The records a selection of pgn-extract asks for, where a timeline answers it."""
    length = re.search(r"-([bp])([lu]?)(\d+) ", command)
    if length:
        unit, bound, limit = length[1], length[2], int(length[3])
        size = (lambda r: (len(r.plies) + 1) // 2) if unit == "b" else (lambda r: len(r.plies))
        test = {"l": lambda n: n >= limit, "u": lambda n: n <= limit, "": lambda n: n == limit}[bound]
        return [r for r in records if test(size(r))]
    if "--checkmate" in command:
        return [r for r in records if r.board == "checkmate"]
    if "--stalemate" in command:
        return [r for r in records if r.board == "stalemate"]
    if "--repetition" in command:
        return [r for r in records if r.has("threefold-repetition") or r.has("fivefold-repetition")]
    if "--fifty" in command:
        return [r for r in records if any(p["halfmove_clock"] >= 100 for p in r.plies)]
    if "--seventyfive" in command:
        return [r for r in records if any(p["halfmove_clock"] >= 150 for p in r.plies)]
    if "--underpromotion" in command:
        return [r for r in records if any(re.search("=[RBN]", s) for s in r.sans)]
    if "--nosetuptags" in command:
        return [r for r in records if "FEN" not in dict(r.tags)]
    if "--onlysetuptags" in command:
        return [r for r in records if "FEN" in dict(r.tags)]
    return None


def difference(theirs, mine):
    for number, (a, b) in enumerate(zip(theirs, mine), 1):
        for ply, (x, y) in enumerate(zip(a, b), 1):
            if x != y:
                return f"game {number} ply {ply}: `{x}` against `{y}`"
        if len(a) != len(b):
            return f"game {number}: {len(a)} against {len(b)} moves"
    return "not the same games"
