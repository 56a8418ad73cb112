### Scoresheets as they are read.

prose-passed-over = { $passages ->
    [one] { $words ->
        [one] a word was
       *[other] { GROUPED($words) } words were
    } taken for prose: `{ $first }`
   *[other] { GROUPED($words) } words in { GROUPED($passages) } places were taken for prose, first `{ $first }`
}
prose-passed-over-help = prose between moves is kept as a comment; what stands above and below the moves is not
rows-reordered = rows of moves that do not follow each other in the text were put in order by their numbers
rows-reordered-help = compare the order of the moves with the sheet
row-number-misread = `{ $word }` was taken for the number of a row
row-number-misread-help = write the number in figures
row-number-misread-elsewhere = the number of a row is in figures
position-passed-over = no moves follow this position: skipped: `{ $pieces }`
position-passed-over-help = each position belongs above its moves, or in a file of its own
