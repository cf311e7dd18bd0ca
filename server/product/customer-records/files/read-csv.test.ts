import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('finds the separator of short files, with empty lines, and with other marks in their cells', () => {
  for (const separator of [';', ',', '\t', '|'])
    for (const lines of [
      ['Name;Phone', 'Ann;1', ''],
      ['Name;Phone', '', 'Ann;1', '', ''],
      ['Name;Phone', '"Ann; née B, or | C";1'],
      ['Name;Phone', '"Ann";1', 'Bob;'],
    ]) {
      const csv = lines.map((line) => line.replaceAll(/;(?=\S*$)/g, separator)).join('\n')
      const { columns, rows } = readCsv(csv)
      assert.deepEqual(
        columns.map(({ heading }) => heading),
        ['Name', 'Phone'],
        csv,
      )
      assert.equal(rows[0]?.texts.phone, '1', csv)
    }
  assert.equal(readCsv('Name\nMeyer, Söhne & Co\n').rows[0]?.texts.name, 'Meyer, Söhne & Co')
})
