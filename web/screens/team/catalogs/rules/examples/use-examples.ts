import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useBenchRequest } from '../bench/use-bench-request.ts'
import { usePublished } from '../use-published.ts'
import { pricedExamples } from './example-prices.ts'

/** The examples of the catalog with their prices; undefined while loading. */
export function useExamples() {
  const { teamId, catalogId, state } = useDraft()
  const request = useBenchRequest()
  const published = usePublished()
  const { pricing } = state.document
  const { data, error } = useQuery(query.catalogExamples.list.queryOptions({ input: { teamId, catalogId } }))
  const priced = useMemo(
    () => data && published !== undefined && pricedExamples(data, pricing, published?.pricing, request),
    [data, pricing, published, request],
  )
  return { priced: priced === false ? undefined : priced, error }
}
