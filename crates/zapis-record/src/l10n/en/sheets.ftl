### Scoresheets as they are read.

prose-passed-over = { $passages ->
    [one] { $words ->
        [one] a word was
       *[other] { GROUPED($words) } words were
    } taken for prose: `{ $first }`
   *[other] { GROUPED($words) } words in { GROUPED($passages) } places were taken for prose, first `{ $first }`
}
prose-passed-over-help = prose above, between and after the moves is kept as comments
rows-reordered = rows of moves that do not follow each other in the text were put in order by their numbers
rows-reordered-help = compare the order of the moves with the sheet
row-number-misread = `{ $word }` was taken for the number of a row
row-number-misread-help = write the number in figures
row-number-misread-elsewhere = the number of a row is in figures
position-passed-over = no moves follow this position: skipped: `{ $pieces }`
position-passed-over-help = each position belongs above its moves, or in a file of its own
beside-moves-passed-over = { $n ->
    [one] one entry beside the moves is not a move and was skipped: `{ $first }`
   *[other] { GROUPED($n) } entries beside the moves are not moves and were skipped, first `{ $first }`
}
beside-moves-passed-over-help = times, evaluations and names beside the moves are not kept
case-undecided = `{ $word }` can be `{ $taken }` or `{ $other }`: the letters are all of one case
case-undecided-help = `{ $taken }` was taken, and nothing that follows tells them apart: look at the sheet
case-undecided-decided = `{ $taken }` was taken: with it more of what follows can be played
