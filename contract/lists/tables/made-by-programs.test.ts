import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'vitest'
import { type Cell, textOfCell } from './cell.ts'
import { readTable } from './read-table.ts'

// Each file was written by the program it is named after: a cover, a hidden sheet, and a list with two rows.
const folder = new URL('testing/', import.meta.url)

function numberOf(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  return typeof cell === 'object' && cell.kind === 'money' ? cell.value : undefined
}

test('a list means the same, whichever program wrote its file', async () => {
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.ts'))
  assert.equal(files.length, 12)
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(new URL(file, folder)))
    // This program does not say in XLSX that a sheet is hidden.
    const isOpen = file === 'gnumeric.xlsx'
    const table = await readTable(bytes, 100, isOpen ? { sheet: 2 } : {})
    assert.ok('rows' in table && table.sheet, file)
    const [headings, first, second] = table.rows
    assert.deepEqual(headings, ['Model', 'Storage', 'Price', 'Share', 'Updated', 'At', 'Computed'], file)
    assert.deepEqual([numberOf(first?.[2]), numberOf(second?.[2])], [62.375, 70], file)
    assert.deepEqual(first?.[3], { kind: 'percentage', value: 0.75 }, file)
    assert.deepEqual(first?.[4], { kind: 'date', text: '2026-11-24' }, file)
    assert.match(textOfCell(second?.[5] ?? ''), /^0?9:05/, file)
    const { sheets, hiddenRows, hiddenColumns, merges } = table.sheet
    assert.deepEqual(sheets[1], { name: 'Old', isHidden: !isOpen }, file)
    assert.deepEqual(merges, [{ top: 1, left: 0, bottom: 2, right: 0 }], file)
    assert.deepEqual([hiddenRows, hiddenColumns], [[2], [4]], file)
  }
})

test('a workbook that a program saved as XLS is the same table as before', async () => {
  const [before, saved] = await Promise.all(
    ['libreoffice.xlsx', 'libreoffice.xls'].map(async (file) =>
      readTable(new Uint8Array(await readFile(new URL(file, folder))), 100),
    ),
  )
  assert.deepEqual(saved, before)
})
