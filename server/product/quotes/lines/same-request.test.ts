import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument, CatalogId, LineId, LineInput, QuoteId } from '@costard/contract'
import { chosenFor, type Difference, type Line, priceRequestFor } from '@costard/quotes'
import { chosenSetupOf, counterLineOf } from '../../../../web/screens/team/quotes/add/counter-line.ts'
import { lineToPrice } from '../../../../web/screens/team/quotes/add/setup/draft/line-to-price.ts'
import type { BacktestLine } from '../../catalog-backtests/backtest-messages.ts'
import { lineOf } from '../../catalog-backtests/compare-line.ts'
import { starterCatalogs } from '../../catalogs/starter/starter-catalogs.ts'
import { saidLine } from '../../widgets/visits/ask-next.ts'
import { lineFor } from './line-for.ts'
import { describeLine, type LineValues } from './line-store.ts'
import { priceLine } from './price-line.ts'

const documents = starterCatalogs({ currency: 'EUR', taxRateBp: 1900, newId: () => 'c' as CatalogId })
const team = {
  country: 'DE',
  currency: 'EUR',
  taxRegime: 'vat',
  marginScheme: true,
  cashLimitMinor: 100_000,
} as const
const context = { team, customer: { kind: 'business', vatId: 'DE1' }, today: '2026-11-20' } as const

function documentOf(kind: 'buy' | 'repair' | 'sell'): CatalogDocument {
  const document = documents.find(({ pricing }) => pricing.kind === kind)
  assert.ok(document)
  return document
}

function input({ pricing }: CatalogDocument, others: Partial<LineInput> = {}): LineInput {
  const variantId = pricing.models[0]?.variants[0]?.id ?? ''
  const [proposition] = pricing.propositions
  return {
    catalogId: pricing.id,
    catalogVersion: pricing.version,
    variantId,
    device: { name: 'a device' },
    answers: {},
    checks: [],
    services: [],
    quantity: 1,
    ...(proposition && { propositionKey: proposition.key }),
    ...others,
  }
}

/** All decisions of members about the price of a line. */
const decided = {
  adjustment: { amountMinor: -500, reason: 'scratched', maxAdjustBp: 1_000, by: 'u' },
  handPrice: { amountMinor: 12_345, services: { repair: 4_500 }, reason: 'asked', by: 'u', at: '2026-11-20' },
  purchase: { amountMinor: 9_000, withVat: true },
}

/** Returns a stored line in all its forms. */
function formsOf(row: LineValues): Readonly<Record<string, Line>> {
  const stored = describeLine(row)
  const seen = lineFor({ seesCosts: true })(row)
  const counter = counterLineOf(seen)
  const setup = chosenSetupOf(counter)
  assert.ok(setup)
  const { adjustment, handPrice, purchase } = seen
  return {
    stored,
    'to a member': seen,
    'in the counter draft': lineToPrice(counter, setup, { release: { adjustment }, handPrice, purchase }),
    'in a backtest': lineOf(backtestLine(row)),
  }
}

/** Returns a line as PostgreSQL writes it. */
function backtestLine(row: LineValues): BacktestLine {
  return JSON.parse(JSON.stringify({ ...row, quoteId: 'q' as QuoteId, revision: 1 }))
}

const place = { lineId: 'l' as LineId, position: 0 }
const courier = { key: 'courier', quantity: 2 }
const optional = { key: 'insurance', isOptional: true }
const lines: Readonly<Record<string, readonly [CatalogDocument, LineInput, typeof decided | undefined]>> = {
  'a sale of several devices': [
    documentOf('sell'),
    input(documentOf('sell'), { quantity: 12, answers: { buyer: 'business', qty: 3 } }),
    undefined,
  ],
  'a sale of a device with a number': [
    documentOf('sell'),
    input(documentOf('sell'), {
      device: { name: 'a device', imei: '490154203237518' },
      answers: { buyer: 'business', qty: 12 },
    }),
    decided,
  ],
  'a purchase with all decisions': [
    documentOf('buy'),
    input(documentOf('buy'), {
      checks: [{ kind: 'blacklist', result: 'clear' } as LineInput['checks'][number]],
    }),
    decided,
  ],
  'a repair': [documentOf('repair'), input(documentOf('repair')), decided],
}

for (const [name, [document, sent, decisions]] of Object.entries(lines)) {
  test(`${name} gives the same price request wherever it is priced`, () => {
    const priced = priceLine(context, document, sent, place)
    const row: LineValues = { ...priced, services: [courier, optional], ...decisions }
    const choice = { propositionKeys: { l: 'other' }, options: { l: ['insurance'] } }
    const differences: readonly Difference[] = [
      {},
      { propositionKey: 'other' },
      { answers: { others: true } },
      { services: [] },
      { options: ['insurance'] },
      chosenFor('l', choice),
      chosenFor('l', null),
    ]
    for (const difference of differences) {
      const requests = Object.entries(formsOf(row)).map(
        ([form, line]) => [form, priceRequestFor(document.pricing, context, line, difference)] as const,
      )
      const [[, wanted] = []] = requests
      for (const [form, request] of requests) assert.deepEqual(request, wanted, form)
    }
    const request = priceRequestFor(document.pricing, context, describeLine(priced))
    assert.deepEqual(priceRequestFor(document.pricing, context, sent), request, 'as it was sent')
    assert.deepEqual(request.answers, priced.answers)
  })
}

test('a visitor of a widget is quoted what the line that is saved for them costs', () => {
  const { pricing } = documentOf('buy')
  const { questions } = documentOf('sell').pricing
  const asking = {
    ...pricing,
    questions: [...pricing.questions, ...questions.filter(({ key }) => key === 'qty')],
  }
  const sent = input(documentOf('buy'), { answers: { qty: 12 } })
  const said = { ...sent, unsure: [] }
  const request = priceRequestFor(asking, context, saidLine(said))
  assert.deepEqual(request, priceRequestFor(asking, context, sent))
  assert.equal(request.answers['qty'], 1)
})
