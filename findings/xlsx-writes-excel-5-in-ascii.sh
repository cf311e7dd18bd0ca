#!/usr/bin/env bash
# Version: xlsx (SheetJS) 0.18.5
# Guess:   a workbook that is written for Excel 5 has the letters of Windows-1252 at least, or the writing fails.
# Seen:    every character outside ASCII is an underscore, the euro sign too, without an error. The same workbook for
#          Excel 97 keeps them.
# So:      write `biff8` or XLSX. In a list with underscores within words the letters are gone for good.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 xlsx@0.18.5

cat >letters.cjs <<'JS'
const { read, utils, write } = require('xlsx')

const workbook = utils.book_new()
utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Größe', '300 €', 'Écran']]), 'Prices')
for (const bookType of ['biff8', 'biff5']) {
  const { SheetNames, Sheets } = read(write(workbook, { type: 'buffer', bookType }))
  console.log(bookType, utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })[0].join(', '))
}
JS

saw "$(node letters.cjs)" <<'SEEN'
biff8 Größe, 300 €, Écran
biff5 Gr__e, 300 _, _cran
SEEN
