import type { CatalogId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Versions are immutable, so they never go stale. */
export function catalogQuery(teamId: TeamId, catalogId: CatalogId, version?: number) {
  const input = { teamId, catalogId, ...(version !== undefined && { version }) }
  return query.catalogs.get.queryOptions({ input, staleTime: version === undefined ? 30_000 : Infinity })
}
