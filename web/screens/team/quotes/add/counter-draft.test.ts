import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aLine, aQuote, aShop, startTestProduct } from '../../../../../server/testing/testing.ts'
import {
  canSetUp,
  customerOf,
  draftOf,
  startedFor,
  withCatalog,
  withoutCustomer,
  withSetup,
} from './counter-draft.ts'
import { chosenSetupOf, inputOf, quantityOf } from './counter-line.ts'
import { lineChanges } from './line-changes.ts'
import { readDraft } from './read-draft.ts'

const product = await startTestProduct()
const shop = await aShop(product)

test('a saved draft of two catalogs keeps every line and the customer, and nothing is to be saved', async () => {
  const customer = { kind: 'business' as const, name: 'Ada Ltd', email: 'ada@x.example' }
  const { pricing } = shop.catalogs.sell
  const sale = aLine(shop, {
    catalogId: pricing.id as ReturnType<typeof aLine>['catalogId'],
    variantId: pricing.models[0]?.variants[0]?.id ?? '',
    answers: {},
    quantity: 12,
  })
  const quote = await aQuote(shop, { customer, lines: [aLine(shop), sale] })
  const draft = draftOf(quote)
  assert.deepEqual(draft.lines.map(quantityOf), [1, 12])
  assert.deepEqual(draft.saved.customer, customer)
  assert.deepEqual(
    draft.lines.map((line) => chosenSetupOf(line)?.catalogId),
    quote.lines.map(({ catalogId }) => catalogId),
  )
  assert.deepEqual(lineChanges(draft.saved.lines, draft.lines), [])
})

test('a device with a number of its own is one, despite an earlier quantity', () => {
  const device = { id: '1', name: 'A', silhouette: 'iphone', narrowed: {}, setups: {}, quantity: 12 }
  assert.equal(quantityOf(device), 12)
  assert.equal(quantityOf({ ...device, imei: '356938035643809' }), 1)
})

test('a line that is switched to another catalog and back has its answers, and its version', async () => {
  const draft = draftOf(await aQuote(shop))
  const [line] = draft.lines
  const setup = line && chosenSetupOf(line)
  assert.ok(line && setup)
  const sell = shop.catalogs.sell.pricing.id as typeof setup.catalogId
  const choice = { catalogId: sell, catalogVersion: 9, variantId: setup.variantId }
  const switched = withSetup(withCatalog(draft, line.id, choice), line.id, sell, {
    answers: {},
    services: [],
  })
  assert.equal(switched.lines[0] && inputOf(switched.lines[0])?.catalogVersion, 9)
  const back = withCatalog(switched, line.id, { ...setup, catalogVersion: setup.catalogVersion + 1 })
  assert.deepEqual(back.lines[0] && inputOf(back.lines[0]), inputOf(line))
})

test('a quote with more lines than Setup shows is not set up', async () => {
  const quote = await aQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  assert.equal(canSetUp(quote), true)
  assert.equal(canSetUp({ ...quote, lineCount: 101 }), false)
})

test('a quote started for a customer takes the unsaved lines along, but not those of a saved draft', async () => {
  const customer = { kind: 'business' as const, name: 'Ada Ltd' }
  const saved = draftOf(await aQuote(shop))
  assert.deepEqual(startedFor(saved, customer), { lines: [], customer })
  const unsaved = { lines: saved.lines }
  const started = startedFor(unsaved, customer)
  assert.deepEqual(started, { lines: saved.lines, customer })
  assert.deepEqual(customerOf(started), customer)
  assert.deepEqual(customerOf({ ...started, saved: { ...saved.saved, customer: null } }), null)
  assert.deepEqual(readDraft(JSON.stringify(started)), started)
  assert.deepEqual(withoutCustomer(started), unsaved)
})
