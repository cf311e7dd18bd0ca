import assert from 'node:assert/strict'
import { test } from 'vitest'
import { currencyExponent, decimalAmount, formatAmount, formatMoney, numberStyle } from '@costard/pricing'
import { writeXlsx } from 'hucre/xlsx'
import { languages } from '../../names/languages.ts'
import { countries } from '../../../server/product/locales/countries.ts'
import { readTable } from '../tables/read-table.ts'
import { amountReader } from './list-amounts.ts'

// With no, two and three decimals, and one for which ISO 4217 and Intl disagree.
const others = ['JPY', 'EUR', 'KWD', 'HUF', 'CHF']
const amounts = [0, 5, 99, 100, 1234, 12_345, 62_375, 100_000, 215_318, 1_234_567, 123_456_789]

const locales = languages.flatMap((language) =>
  countries.map(({ code, currency }) => ({ id: `${language}-${code}`, currency })),
)

test('a list has the amount of each cell: a number of a workbook or of JSON, a text as we write it', () => {
  for (const { id, currency } of locales)
    for (const one of [currency, ...others])
      for (const minor of amounts) {
        const number = minor / 10 ** currencyExponent(one)
        const mark = numberStyle(id).decimal === ',' ? ',' : '.'
        const texts = [formatMoney, formatAmount, decimalAmount].map((write) => write(minor, one, id))
        for (const cell of [number, ...texts]) {
          const said = cell === texts[2] ? '.' : mark
          const { read } = amountReader([cell], one, said)
          assert.deepEqual(read(cell), { minor }, `${cell} in ${id}, ${one}`)
        }
      }
})

test('an exported price list has the same amounts when it is imported', async () => {
  for (const currency of new Set(locales.map((one) => one.currency).concat(others))) {
    const unit = 10 ** currencyExponent(currency)
    const cells = amounts.map((minor) => ({ minor, cell: minor / unit }))
    const bytes = await writeXlsx({
      sheets: [{ name: 'Prices', rows: [['Price'], ...cells.map(({ cell }) => [cell])] }],
    })
    const table = await readTable(new Uint8Array(bytes), 100)
    assert.ok('rows' in table, currency)
    const { read } = amountReader([], currency, undefined)
    assert.deepEqual(
      table.rows.slice(1).map(([cell]) => read(cell)),
      cells.map(({ minor }) => ({ minor })),
      currency,
    )
  }
})
