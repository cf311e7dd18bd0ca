import type { CatalogDocument } from '@costard/contract'
import type { Model } from '@costard/pricing'
import { useMemo } from 'react'
import { usePublished } from '../../rules/use-published.ts'

export interface PublishedPrices {
  readonly version: number
  readonly priceOf: (variantId: string) => number | null | undefined
  readonly modelOf: (modelId: string) => Model | undefined
}

/** Returns the published prices, to compare the draft with. Undefined: never published, or still loading. */
export function usePublishedPrices(): PublishedPrices | undefined {
  const published = usePublished()
  return useMemo(() => (published ? pricesOf(published) : undefined), [published])
}

function pricesOf({ pricing }: CatalogDocument): PublishedPrices {
  const models = new Map(pricing.models.map((model) => [model.id, model]))
  const prices = new Map(
    pricing.models.flatMap(({ variants }) => variants.map(({ id, priceMinor }) => [id, priceMinor] as const)),
  )
  return { version: pricing.version, priceOf: (id) => prices.get(id), modelOf: (id) => models.get(id) }
}
