import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { usePublished } from '../use-published.ts'
import { pricedExamples } from './example-prices.ts'

/** The examples of the catalog with what they cost; undefined while they are read. */
export function useExamples() {
  const { id: teamId, taxRegime, timeZone, cashLimitMinor } = useTeam()
  const { catalogId, state } = useDraft()
  const date = useToday(timeZone)
  const published = usePublished()
  const { pricing } = state.document
  const { data, error } = useQuery(query.catalogExamples.list.queryOptions({ input: { teamId, catalogId } }))
  const priced = useMemo(
    () =>
      data &&
      published !== undefined &&
      pricedExamples(data, pricing, published?.pricing, {
        tax: { regime: taxRegime },
        ...(cashLimitMinor !== null && { cashLimitMinor }),
        date,
      }),
    [data, pricing, published, taxRegime, cashLimitMinor, date],
  )
  return { priced: priced === false ? undefined : priced, error }
}
