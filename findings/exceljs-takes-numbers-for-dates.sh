#!/usr/bin/env bash
# Version: exceljs 4.4.0; xlsx 0.18.5, hucre 1.0.0 and read-excel-file 9.3.17 read the same file
# Guess:   a cell with the number 45 is read as 45 whatever unit its format writes behind it.
# Seen:    exceljs drops quoted words from a format, but not escaped letters (`0\ \d`, as spreadsheet programs store
#          "0 d") nor letters that only reserve width (`_K_M_`, part of the built-in amounts of Bosnia). One d, h, m, s
#          or y there, and a number or an amount is read as a day of 1900. The other three read a number.
# So:      after reading with exceljs, numbers can be recovered from the Date only by its own epoch.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import { read } from 'xlsx'

const formats = ['0 "d"', '0\\ \\d', '0\\ \\m\\²', '_-* #,##0.00\\ _K_M_-']
const book = new ExcelJS.Workbook()
const sheet = book.addWorksheet('A')
formats.forEach((format, index) => Object.assign(sheet.getCell(index + 1, 1), { value: 45, numFmt: format }))
await book.xlsx.writeFile('book.xlsx')
const bytes = readFileSync('book.xlsx')
const again = new ExcelJS.Workbook()
await again.xlsx.readFile('book.xlsx')
const sheetJs = read(bytes, { cellDates: true }).Sheets.A
const hucre = (await readXlsx(bytes)).sheets[0].rows
const [{ data }] = await readExcelFile('book.xlsx')
const shown = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)
formats.forEach((format, index) => {
  const values = [again.worksheets[0].getCell(index + 1, 1).value, sheetJs[`A${index + 1}`].v, hucre[index][0], data[index][0]]
  console.log(format, '->', values.map(shown).join(', '))
})
JS

saw "$(node look.mjs)" <<'SEEN'
0 "d" -> 45, 45, 45, 45
0\ \d -> 1900-02-13, 45, 45, 45
0\ \m\² -> 1900-02-13, 45, 45, 45
_-* #,##0.00\ _K_M_- -> 1900-02-13, 45, 45, 45
SEEN
