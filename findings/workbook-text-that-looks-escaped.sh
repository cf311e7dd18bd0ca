#!/usr/bin/env bash
# Version: writers exceljs 4.4.0, xlsx 0.18.5, hucre 1.0.0, write-excel-file 4.1.1; readers exceljs, xlsx, hucre,
#          read-excel-file 9.3.17
# Guess:   a text that a library writes to a workbook is the text that the same library reads back.
# Seen:    in a workbook `_x0041_` stands for A (ECMA-376, ST_Xstring), so a writer must escape the underline. Not all
#          do: a file name or part number such as `IMG_x0041_a` comes back as `IMGAa`, also by the library that wrote it.
# So:      test texts with _xHHHH_ before choosing a writer, or escape the first underline as _x005F_.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17 write-excel-file@4.1.1

cat >look.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { readXlsx, writeXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import * as sheetJs from 'xlsx'

const text = 'IMG_x0041_a'
const writers = {
  async exceljs(path) {
    const book = new ExcelJS.Workbook()
    book.addWorksheet('A').getCell('A1').value = text
    await book.xlsx.writeFile(path)
  },
  async xlsx(path) {
    const book = sheetJs.utils.book_new()
    sheetJs.utils.book_append_sheet(book, sheetJs.utils.aoa_to_sheet([[text]]), 'A')
    writeFileSync(path, sheetJs.write(book, { type: 'buffer', bookType: 'xlsx' }))
  },
  async hucre(path) {
    writeFileSync(path, await writeXlsx({ sheets: [{ name: 'A', rows: [[text]] }] }))
  },
  async 'write-excel-file'(path) {
    await writeExcelFile([[{ value: text }]]).toFile(path)
  },
}
const readers = {
  async exceljs(path) {
    const book = new ExcelJS.Workbook()
    await book.xlsx.readFile(path)
    return book.worksheets[0].getCell('A1').value
  },
  xlsx: async (path) => Object.values(sheetJs.read(readFileSync(path)).Sheets)[0].A1.v,
  hucre: async (path) => (await readXlsx(readFileSync(path))).sheets[0].rows[0][0],
  'read-excel-file': async (path) => (await readExcelFile(path))[0].data[0][0],
}
for (const [writer, write] of Object.entries(writers)) {
  const path = `${writer}.xlsx`
  await write(path)
  const found = []
  for (const [reader, read] of Object.entries(readers)) found.push(`${reader} ${await read(path)}`)
  console.log(`written by ${writer}: ${found.join(', ')}`)
}
JS

saw "$(node look.mjs)" <<'SEEN'
written by exceljs: exceljs IMGAa, xlsx IMGAa, hucre IMGAa, read-excel-file IMGAa
written by xlsx: exceljs IMG_x0041_a, xlsx IMGAa, hucre IMGAa, read-excel-file IMGAa
written by hucre: exceljs IMGAa, xlsx IMGAa, hucre IMGAa, read-excel-file IMGAa
written by write-excel-file: exceljs IMGAa, xlsx IMGAa, hucre IMGAa, read-excel-file IMGAa
SEEN
