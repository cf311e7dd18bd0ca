#!/usr/bin/env bash
# Version: papaparse 5.7.1
# Guess:   the delimiter guessed for a price list with semicolons and decimal commas is the semicolon. It stands in the
#          header, where no comma stands, and a line break at the end of the file changes nothing.
# Seen:    the line break decides. Without it the semicolon is found, with it the comma: the empty last row counts as a
#          row of one field. Prices are cut in two, and with two prices a row `errors` is empty.
# So:      set skipEmptyLines, which also leaves that row out of the guess.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 papaparse@5.7.1

cat >look.mjs <<'JS'
import Papa from 'papaparse'
const text = 'new;used\n3,10;1,50\n4,20;2,50'
const show = (name, { data, meta, errors }) =>
  console.log(`${name}: delimiter ${meta.delimiter} row ${JSON.stringify(data[1])} errors ${errors.length}`)
show('no line break at the end', Papa.parse(text))
show('line break at the end', Papa.parse(`${text}\n`))
show('line break, skipEmptyLines', Papa.parse(`${text}\n`, { skipEmptyLines: true }))
JS

saw "$(node look.mjs)" <<'SEEN'
no line break at the end: delimiter ; row ["3,10","1,50"] errors 0
line break at the end: delimiter , row ["3","10;1","50"] errors 0
line break, skipEmptyLines: delimiter ; row ["3,10","1,50"] errors 0
SEEN
