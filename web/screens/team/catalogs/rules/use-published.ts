import type { CatalogDocument } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { catalogQuery } from '../../quotes/add/catalog-query.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Returns the version that quotes use; null if there is none yet; undefined while loading. */
export function usePublished(): CatalogDocument | null | undefined {
  const { teamId, catalogId, state } = useDraft()
  const { baseVersion } = state
  const { data } = useQuery({
    ...catalogQuery(teamId, catalogId, baseVersion ?? 0),
    enabled: baseVersion !== null,
  })
  return baseVersion === null ? null : data
}
