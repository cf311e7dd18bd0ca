import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, type CatalogId, countryTaxes, unlistedCatalog } from '@costard/contract'
import type { Question, Variant } from '@costard/pricing'
import type { CounterLine } from '../../counter-line.ts'
import { repairOf, saleOf, sharedAnswers, withOtherWay } from './other-way.ts'

const asked = (key: string, type: Question['type'], ...choices: string[]): Question => ({
  key,
  type,
  required: true,
  phase: 'quote',
  visibleTo: 'both',
  choices: choices.map((choice) => ({ key: choice, ...(choice === 'none' && { exclusive: true }) })),
})
const variant = (id: string, storageGb?: number): Variant => ({
  id,
  attributes: storageGb === undefined ? {} : { storageGb },
  priceMinor: 1,
})

function aCatalog(
  kind: 'buy' | 'repair',
  id: string,
  variants: readonly Variant[],
  questions: readonly Question[],
): CatalogDocument {
  const money = { currency: 'EUR', taxRateBp: 2000 }
  const { pricing, ...rest } = unlistedCatalog(kind, 'EUR', { version: 1, ...countryTaxes(money) })
  const models = [{ id: 'm', deviceKey: 'iphone-15', variants: [...variants] }]
  return { ...rest, pricing: { ...pricing, id: id as CatalogId, models, questions: [...questions] } }
}

const repair = aCatalog(
  'repair',
  'R',
  [variant('iphone-15')],
  [asked('symptoms', 'multi', 'sound', 'back'), asked('power', 'single', 'yes', 'no', 'never')],
)
const purchase = aCatalog(
  'buy',
  'B',
  [variant('128', 128), variant('256', 256)],
  [asked('faults', 'multi', 'none', 'sound', 'radio'), asked('power', 'single', 'yes', 'no')],
)
const line: CounterLine = {
  id: 'a',
  deviceKey: 'iphone-15',
  name: 'iPhone 15',
  silhouette: 'iphone',
  narrowed: {},
  catalogId: repair.pricing.id,
  setups: {
    R: {
      catalogVersion: 1,
      variantId: 'iphone-15',
      answers: { symptoms: ['back', 'sound'], power: 'no' },
      services: [],
    },
  },
}

test('answers go along by key, ticked choices also to another list', () => {
  const answers = { symptoms: ['back', 'sound'], power: 'no' }
  assert.deepEqual(sharedAnswers(repair, purchase, answers), { faults: ['sound'], power: 'no' })
  assert.deepEqual(sharedAnswers(repair, purchase, { power: 'never', symptoms: ['none'] }), {})
  assert.deepEqual(sharedAnswers(purchase, repair, { power: true }), {})
})

test('offers the variants that the device can be, then the one chosen before', () => {
  const idsFor = (device: CounterLine) =>
    saleOf(device, variant('iphone-15'), [repair, purchase])?.variants.map(({ id }) => id)
  assert.deepEqual(idsFor(line), ['128', '256'])
  assert.deepEqual(idsFor({ ...line, narrowed: { storageGb: 256 } }), ['256'])
  const before = { catalogVersion: 1, variantId: '128', answers: {}, services: [] }
  assert.deepEqual(idsFor({ ...line, setups: { ...line.setups, B: before } }), ['128'])
  assert.equal(saleOf({ ...line, deviceKey: 'ipad' }, undefined, [purchase]), undefined)
  assert.equal(saleOf(line, undefined, [repair]), undefined)
})

test('a repair is bought and repaired again with its answers', () => {
  const choice = { catalogId: purchase.pricing.id, catalogVersion: 1, variantId: '128', document: purchase }
  const bought = withOtherWay({ lines: [line] }, line, repair, choice)
  const [now] = bought.lines
  assert.ok(now)
  assert.equal(now.catalogId, 'B')
  assert.deepEqual(now.setups['B']?.answers, { faults: ['sound'], power: 'no' })
  const back = repairOf(now, [repair, purchase])
  assert.deepEqual(
    back?.variants.map(({ id }) => id),
    ['iphone-15'],
  )
  const again = withOtherWay(bought, now, purchase, {
    catalogId: repair.pricing.id,
    catalogVersion: 1,
    variantId: 'iphone-15',
    document: repair,
  })
  assert.deepEqual(again.lines[0]?.setups['R'], line.setups['R'])
  assert.equal(repairOf(line, [purchase]), undefined)
})
