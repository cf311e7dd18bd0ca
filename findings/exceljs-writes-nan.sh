#!/usr/bin/env bash
# Version: writer exceljs 4.4.0; readers exceljs, xlsx 0.18.5, hucre 1.0.0
# Guess:   a writer refuses NaN and Infinity, which no cell can hold, or writes an error such as #NUM!.
# Seen:    exceljs writes them as numbers, without a word. The share of an empty sum makes a workbook from which its own
#          reader and xlsx return NaN as a number, and hucre the text "NaN".
# So:      check Number.isFinite before writing, and after reading.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import { read } from 'xlsx'
const book = new ExcelJS.Workbook()
book.addWorksheet('A').addRow([0 / 0, 1 / 0])
await book.xlsx.writeFile('book.xlsx')
const bytes = readFileSync('book.xlsx')
const again = new ExcelJS.Workbook()
await again.xlsx.readFile('book.xlsx')
const { A1, B1 } = read(bytes).Sheets.A
const shown = (values) => values.map((value) => (typeof value === 'string' ? `text ${value}` : value === null ? 'empty' : value)).join(', ')
console.log('exceljs:', shown([again.worksheets[0].getCell('A1').value, again.worksheets[0].getCell('B1').value]))
console.log('xlsx:', shown([A1.v, B1.v]), '| shown as', A1.w, B1.w)
console.log('hucre:', shown((await readXlsx(bytes)).sheets[0].rows[0]))
JS

saw "$(node look.mjs)" <<'SEEN'
exceljs: NaN, Infinity
xlsx: NaN, Infinity | shown as NAN INFINITY
hucre: text NaN, Infinity
SEEN
