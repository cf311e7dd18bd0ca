import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '@costard/contract'
import { catalogs } from '../../../../../../../core/pricing/testing/pricing-vectors.ts'
import { guessColumns } from '@costard/contract/price-lists'
import { cellOf, partsOfEdits, ownGradesOf, rowsOf } from '@costard/contract/price-grid'

const ownOfC = { grade: 'C', factorBp: 7_500 }
const column = { kind: 'storage', gb: 128 } as const

function documentWith(gradeAmounts?: Readonly<Record<string, number>>): CatalogDocument {
  const [first, ...others] = catalogs.trade.models
  const [variant, ...more] = first?.variants ?? []
  assert.ok(first && variant)
  const variants = [{ ...variant, ...(gradeAmounts && { gradeAmounts }) }, ...more]
  const pricing = { ...catalogs.trade, models: [{ ...first, variants }, ...others] }
  return { pricing, wording: {}, validDays: 1, samplePrices: false } as unknown as CatalogDocument // only price columns
}

function rowOf(document: CatalogDocument) {
  const [row] = rowsOf(document.pricing.models[0]!) // first of several
  assert.ok(row)
  return row
}

test('a cell without an own amount shows the share of the grade', () => {
  const row = rowOf(documentWith())
  assert.deepEqual(cellOf(row, column, ownOfC), { kind: 'amount', minor: null, elseMinor: 22_500 })
  assert.equal(ownGradesOf(row, String), '')
})

test('amounts for several grades of a variant are one part, which keeps those not edited', () => {
  const document = documentWith({ B: 25_000, D: 9_000 })
  const row = rowOf(document)
  assert.equal(ownGradesOf(row, String), '128: B D')
  const parts = partsOfEdits(
    [
      { row, column, value: 20_000 },
      { row, column, value: null, grade: 'D' },
    ],
    document,
    ownOfC,
  )
  assert.deepEqual(parts, [{ kind: 'gradePrices', key: 'phone-128', value: { B: 25_000, C: 20_000 } }])
})

test('the last own amount that goes removes the part', () => {
  const document = documentWith({ C: 20_000 })
  const [part] = partsOfEdits([{ row: rowOf(document), column, value: null }], document, ownOfC)
  assert.deepEqual(part, { kind: 'gradePrices', key: 'phone-128', value: null })
})

test('columns of a file named after a grade are its own amounts', () => {
  const grades = ['A', 'C'].map((code) => ({ code, names: [] }))
  assert.deepEqual(guessColumns(['Model', 'Price', 'Grade C', 'Stufe a', 'Grade X'], { grades }).columns, [
    'device',
    'price',
    'grade:C',
    'grade:A',
    undefined,
  ])
})
