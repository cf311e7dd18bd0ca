import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { FormatKind } from '../number-format.ts'
import { sheetCells } from './sheet-cells.ts'

const formats: readonly FormatKind[] = ['number', 'percentage', 'date', { sign: '€' }]
const shared = { formats, texts: ['iPhone 13', ''], isFrom1904: false, maxRows: 100 }

/** Cells that programs write, some of them nearly plain. */
const cells = [
  '<c r="B1" t="s"><v>0</v></c>',
  '<c r="B1" t="s"><v>1</v></c>',
  '<c r="B1" t="s"><v>9</v></c>',
  '<c r="B1" s="1"><v>0.75</v></c>',
  '<c r="B1" s="2"><v>46000</v></c>',
  '<c r="B1" s="3" t="n"><v>62.375</v></c>',
  '<c r="B1" s="99"><v>-5</v></c>',
  '<c r="B1"><v>007</v></c>',
  '<c r="B1"><v>1.5E3</v></c>',
  '<c r="B1"><v>123456789012345678</v></c>',
  '<c r="B1"><v>1e999</v></c>',
  '<c r="B1"><v>--</v></c>',
  '<c r="B1"><v></v></c>',
  '<c r="B1" s="1"/>',
  '<c r="B1" t="str"><v>text</v></c>',
  '<c r="B1" t="b"><v>1</v></c>',
  '<c r="B1" t="e"><v>#N/A</v></c>',
  '<c r="B1"><f>1+1</f><v>2</v></c>',
  '<c r="AZ1"><v>1</v></c>',
  '<c r="1"><v>1</v></c>',
  '<c r="b1"><v>1</v></c>',
  '<c r="B1"><v>1</v><extLst/></c>',
  '<c r="B1" t="inlineStr"><is><t>text</t></is></c>',
]

test('a plain cell means what it means to the reader of XML', () => {
  for (const cell of cells) {
    const rows = (sheet: string) =>
      sheetCells(`<sheetData><row r="1"><c r="A1"><v>1</v></c>${sheet}</row></sheetData>`, shared)
    // A name with a prefix is not plain.
    const general = cell.replaceAll(/<(\/?)(?=\w)/g, '<$1x:')
    assert.deepEqual(rows(cell), rows(general), cell)
  }
})

test('plain cells that follow each other stand in their columns and rows', () => {
  const sheet =
    '<row r="1"><c r="A1"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row><row r="3"><c r="B3"><v>2.5</v></c></row>'
  assert.deepEqual(sheetCells(`<sheetData>${sheet}</sheetData>`, shared), {
    rows: [[1, '', 'iPhone 13'], [], ['', 2.5]],
    hiddenRows: [],
    hiddenColumns: [],
    merges: [],
  })
})
