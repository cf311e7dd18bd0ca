#!/usr/bin/env bash
# Version: hucre 1.0.0; files written by xlsx 0.18.5
# Guess:   a library that reads XLS and XLSX gives the same cells for the same sheet.
# Seen:    readXls gives numbers without their formats, also when styles are asked for; readXlsx gives the formats.
# So:      75 % in a column of prices of an XLS file is the number 0.75, which nothing tells from a price.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 xlsx@0.18.5 hucre@1.0.0

cat >look.mjs <<'JS'
import { readXls, readXlsx } from 'hucre'
import xlsx from 'xlsx'
const sheet = xlsx.utils.aoa_to_sheet([['Price'], [0.75], [1250]])
sheet.A2.z = '0%'
sheet.A3.z = '#,##0.00 [$€-407]'
const book = xlsx.utils.book_new()
xlsx.utils.book_append_sheet(book, sheet, 'Buy')
for (const [bookType, read] of [['biff8', readXls], ['xlsx', readXlsx]]) {
  const bytes = new Uint8Array(xlsx.write(book, { type: 'buffer', bookType }))
  const { rows, cells } = (await read(bytes, { readStyles: true })).sheets[0]
  for (const row of [1, 2])
    console.log(bookType, rows[row][0], cells?.get(`${row},0`)?.style?.numFmt ?? 'no format')
}
JS

saw "$(node look.mjs)" <<'SEEN'
biff8 0.75 no format
biff8 1250 no format
xlsx 0.75 0%
xlsx 1250 #,##0.00 [$€-407]
SEEN
