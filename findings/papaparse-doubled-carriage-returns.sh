#!/usr/bin/env bash
# Version: papaparse 5.7.1
# Guess:   lines that end in CR CR LF, as a text mode that ran twice writes them, are lines with a blank at most.
# Seen:    CR is guessed as the line end; nearly twice as many rows come out, each second one empty or cut.
#          With the line ends made LF before, and newline given, the rows are right.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 papaparse@5.7.1

cat >look.mjs <<'JS'
import Papa from 'papaparse'
const rows = Array.from({ length: 1300 }, (_, at) => `"iPhone ${at}","${at},50"`)
const text = rows.join('\r\r\n')
const show = (name, { data, meta }) => console.log(name, data.length, JSON.stringify(meta.linebreak))
show('as it is', Papa.parse(text))
show('made LF', Papa.parse(text.replace(/\r+\n/g, '\n'), { newline: '\n' }))
JS

saw "$(node look.mjs)" <<'SEEN'
as it is 2599 "\r"
made LF 1300 "\n"
SEEN
