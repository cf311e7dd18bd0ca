import type { CatalogExample } from '@costard/contract'
import type { Catalog, PriceRequest, PriceResult } from '@costard/pricing'
import { benchPrice } from '../bench/bench-price.ts'

type Outcome = PriceResult['outcome'] | 'gone'

/**
 * Price of an example: an amount, or the reason why there is none. gone: the device of the example is no
 * longer in the catalog.
 */
export interface ExamplePrice {
  readonly outcome: Outcome
  /** null: there is no price. */
  readonly minor: number | null
}

export interface PricedExample {
  readonly example: CatalogExample
  readonly now: ExamplePrice
  /** Price with the published version; undefined if nothing is published. */
  readonly before: ExamplePrice | undefined
  readonly isSame: boolean
}

/**
 * Prices examples with a draft and with the published version. The draft decides which answers count as good
 * in both.
 */
export function pricedExamples(
  examples: readonly CatalogExample[],
  draft: Catalog,
  published: Catalog | undefined,
  request: Pick<PriceRequest, 'tax' | 'date' | 'cashLimitMinor'>,
): PricedExample[] {
  return examples.map((example) => {
    const { trial } = example
    const benched = benchPrice(draft, trial, request)
    const now = priceOf(benched?.result)
    const asked = { ...trial, answers: benched?.answers ?? trial.answers }
    const before = published && priceOf(benchPrice(published, asked, request)?.result)
    const isSame = before === undefined || (before.outcome === now.outcome && before.minor === now.minor)
    return { example, now, before, isSame }
  })
}

function priceOf(result: PriceResult | undefined): ExamplePrice {
  if (!result) return { outcome: 'gone', minor: null }
  const { outcome, netMinor } = result
  const stands = outcome === 'instant' || outcome === 'range' || outcome === 'nil'
  return { outcome, minor: stands ? Math.abs(netMinor) : null }
}
