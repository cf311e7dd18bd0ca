import type { CatalogDocument } from '@costard/contract'
import type { Model } from '@costard/pricing'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

export interface PublishedPrices {
  readonly version: number
  readonly priceOf: (variantId: string) => number | null | undefined
  readonly modelOf: (modelId: string) => Model | undefined
}

/** The prices that customers get, to compare the draft with. Undefined: nothing was published, or it is being read. */
export function usePublished(): PublishedPrices | undefined {
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const version = state.baseVersion
  const { data } = useQuery({
    ...query.catalogs.get.queryOptions({
      input: { teamId, catalogId, ...(version !== null && { version }) },
      // A version never changes.
      staleTime: Number.POSITIVE_INFINITY,
    }),
    enabled: version !== null,
  })
  return useMemo(() => (data && version !== null ? pricesOf(data, version) : undefined), [data, version])
}

function pricesOf({ pricing }: CatalogDocument, version: number): PublishedPrices {
  const models = new Map(pricing.models.map((model) => [model.id, model]))
  const prices = new Map(
    pricing.models.flatMap(({ variants }) => variants.map(({ id, priceMinor }) => [id, priceMinor] as const)),
  )
  return { version, priceOf: (id) => prices.get(id), modelOf: (id) => models.get(id) }
}
