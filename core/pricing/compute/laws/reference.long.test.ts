import assert from 'node:assert/strict'
import { test } from 'vitest'
import { compileCatalog, price, type PriceResult } from '../../pricing.ts'
import { randomCatalog } from '../../testing/random-catalog.ts'
import { randomOrImpossibleRequest, randomRequest } from '../../testing/random-request.ts'
import { randomFrom } from '../../testing/random.ts'
import { referencePrice } from '../../testing/reference/reference-price.ts'

const catalogs = 4000
const requestsPerCatalog = 5

test('20,000 random prices equal those of the reference engine, including traces', () => {
  for (let seed = 1; seed <= catalogs; seed += 1) {
    const random = randomFrom(seed)
    const catalog = randomCatalog(random)
    const requests = Array.from({ length: requestsPerCatalog }, () =>
      randomOrImpossibleRequest(random, catalog),
    )
    const results = requests.map((request) => outcomeOf(() => price(catalog, request)))
    // compare at the end: later prices must not modify earlier results
    for (const [at, request] of requests.entries()) {
      const expected = outcomeOf(() => referencePrice(catalog, request))
      assert.deepStrictEqual(results[at], expected, `seed ${seed}, request ${at}`)
    }
  }
})

test('a price without trace is otherwise the same', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomFrom(seed)
    const catalog = randomCatalog(random)
    const { quote } = compileCatalog(catalog)
    const request = randomRequest(random, catalog)
    if (quote)
      assert.deepStrictEqual(quote(request, { trace: false }), { ...price(catalog, request), trace: [] })
  }
})

/** Returns the result, or the code of the error thrown. */
function outcomeOf(work: () => PriceResult): PriceResult | string {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
    throw error
  }
}
