import assert from 'node:assert/strict'
import { readTable } from '@costard/contract/tables'
import { unzipSync, strFromU8 } from 'fflate'
import { test } from 'vitest'
import { writeCsv } from '../../server/product/calls/write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

const csv = writeCsv([
  ['number', 'customer', 'phone', 'currency', 'amount', 'more devices', 'created', 'answered'],
  [
    'Q-2026-00001',
    '=HYPERLINK("http://evil.example","x")',
    '+353850000001',
    'EUR',
    '1305.10',
    2,
    '2026-11-24',
    '',
  ],
  ['Q-2026-00002', '-1+2', '', 'JPY', '48000', 0, '2026-03-29', '2026-04-01'],
  ['007', '@SUM(A1)\nsecond line', '', 'KWD', '12.345', 0, '2026-11-24', ''],
])
const columns = {
  days: ['created', 'answered'],
  numbers: ['more devices'],
  amounts: { amount: 'currency' },
}

test('amounts are numbers with the decimals of their currency, days are dates, texts are never formulas', async () => {
  const bytes = await writeWorkbook(csv, 'Quotes', columns)
  const day = (text: string) => ({ kind: 'date', text })
  const read = await readTable(bytes, 100)
  assert.deepEqual('rows' in read && read.rows.slice(1), [
    [
      'Q-2026-00001',
      '=HYPERLINK("http://evil.example","x")',
      '+353850000001',
      'EUR',
      1305.1,
      2,
      day('2026-11-24'),
    ],
    ['Q-2026-00002', '-1+2', '', 'JPY', 48_000, 0, day('2026-03-29'), day('2026-04-01')],
    ['007', '@SUM(A1)\nsecond line', '', 'KWD', 12.345, 0, day('2026-11-24')],
  ])
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const)
  const sheet = parts.find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? ''
  assert.ok(!sheet.includes('<f>') && !sheet.includes('<f '))
  const styles = parts.find(([name]) => name.endsWith('styles.xml'))?.[1] ?? ''
  const formats = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, format]) => format)
  assert.deepEqual(formats.toSorted(), ['#,##0', '#,##0.00', '#,##0.000', 'yyyy-mm-dd'])
})
