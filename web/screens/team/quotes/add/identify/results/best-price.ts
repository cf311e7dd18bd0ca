import type { CatalogEntry } from '../../use-catalog-documents.ts'

/**
 * Returns the highest price that the team's trade-in catalogs pay for a model in perfect condition; undefined
 * without a price. Minor units.
 */
export function bestPriceOf(entries: readonly CatalogEntry[], deviceKey: string): number | undefined {
  const prices = entries
    .filter(({ summary }) => summary.kind === 'buy')
    .flatMap(({ document }) => document.pricing.models)
    .filter((model) => model.deviceKey === deviceKey)
    .flatMap((model) => model.variants.map(({ priceMinor }) => priceMinor))
    .filter((price) => price !== null)
  return prices.length > 0 ? Math.max(...prices) : undefined
}
