import type { CatalogExample } from '@costard/contract'
import type { Catalog, PriceRequest, PriceResult } from '@costard/pricing'
import { benchPrice } from '../bench/bench-price.ts'

type Outcome = PriceResult['outcome'] | 'gone'

/** Price of an example: an amount, or why there is none. gone: the catalog has no price for it. */
export interface ExamplePrice {
  readonly outcome: Outcome
  /** null: no amount stands. */
  readonly minor: number | null
}

export interface PricedExample {
  readonly example: CatalogExample
  readonly now: ExamplePrice
  /** With the published version; undefined when there is none. */
  readonly before: ExamplePrice | undefined
  readonly isSame: boolean
}

/** Prices examples with a draft and with the published version. The draft decides which answers count as good. */
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
