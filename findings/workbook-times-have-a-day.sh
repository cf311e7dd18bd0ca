#!/usr/bin/env bash
# Version: writer exceljs 4.4.0; readers exceljs 4.4.0, xlsx 0.18.5, hucre 1.0.0, read-excel-file 9.3.17
# Guess:   a cell with only a time of day (0.5, hh:mm) has one day in every reader, and 1 January 1900, which
#          spreadsheet programs show for the serial number 1, is read as 1 January 1900.
# Seen:    the day of a mere time is 30 or 31 December 1899, by the reader. Three of four read the serial numbers below
#          60 as a day earlier than spreadsheet programs show them, hucre as shown. From 60 on all agree.
# So:      tell times by their format, and take nothing but hours and minutes from the Date; never compare two
#          readers' dates before March 1900.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import { read } from 'xlsx'

const cells = [[0.5, 'hh:mm'], [1, 'yyyy-mm-dd'], [59, 'yyyy-mm-dd'], [60, 'yyyy-mm-dd'], [61, 'yyyy-mm-dd']]
const book = new ExcelJS.Workbook()
const sheet = book.addWorksheet('A')
cells.forEach(([value, numFmt], index) => Object.assign(sheet.getCell(index + 1, 1), { value, numFmt }))
await book.xlsx.writeFile('book.xlsx')
const bytes = readFileSync('book.xlsx')
const again = new ExcelJS.Workbook()
await again.xlsx.readFile('book.xlsx')
const sheetJs = read(bytes, { cellDates: true }).Sheets.A
const hucre = (await readXlsx(bytes)).sheets[0].rows
const [{ data }] = await readExcelFile('book.xlsx')
console.log('serial: exceljs, xlsx, hucre, read-excel-file')
cells.forEach(([serial], index) => {
  const values = [again.worksheets[0].getCell(index + 1, 1).value, sheetJs[`A${index + 1}`].v, hucre[index][0], data[index][0]]
  console.log(`${serial}: ${values.map((value) => value.toISOString().slice(0, 16)).join(', ')}`)
})
JS

saw "$(TZ=UTC node look.mjs)" <<'SEEN'
serial: exceljs, xlsx, hucre, read-excel-file
0.5: 1899-12-30T12:00, 1899-12-30T12:00, 1899-12-31T12:00, 1899-12-30T12:00
1: 1899-12-31T00:00, 1899-12-31T00:00, 1900-01-01T00:00, 1899-12-31T00:00
59: 1900-02-27T00:00, 1900-02-27T00:00, 1900-02-28T00:00, 1900-02-27T00:00
60: 1900-02-28T00:00, 1900-02-28T00:00, 1900-02-28T00:00, 1900-02-28T00:00
61: 1900-03-01T00:00, 1900-03-01T00:00, 1900-03-01T00:00, 1900-03-01T00:00
SEEN
