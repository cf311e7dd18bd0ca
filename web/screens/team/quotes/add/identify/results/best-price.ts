import type { CatalogEntry } from '../../use-catalog-documents.ts'

/**
 * Returns the highest price in the team's trade-in catalogs for a model in perfect condition; undefined if
 * there is none. Minor units.
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
