import type { CatalogDocument, CatalogId, CatalogSummary } from '@costard/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { useTeam } from '../../team-context.ts'

export interface CatalogEntry {
  readonly summary: CatalogSummary
  readonly document: CatalogDocument
}

/**
 * Returns the team's published catalogs with their content; undefined until all are loaded. Versions are immutable,
 * so they never go stale.
 */
export function useCatalogDocuments(): readonly CatalogEntry[] | undefined {
  const { id: teamId } = useTeam()
  const { data: summaries } = useQuery(query.catalogs.list.queryOptions({ input: { teamId } }))
  return useQueries({
    queries: (summaries ?? []).map(({ id, version }) => catalogQuery(teamId, id, version)),
    combine: (results) => {
      if (!summaries) return undefined
      const entries = results.flatMap(({ data }, index) => {
        const summary = summaries[index]
        return data && summary ? [{ summary, document: data }] : []
      })
      return entries.length === summaries.length ? entries : undefined
    },
  })
}

export function catalogQuery(
  teamId: ReturnType<typeof useTeam>['id'],
  catalogId: CatalogId,
  version?: number,
) {
  const input = { teamId, catalogId, ...(version !== undefined && { version }) }
  return query.catalogs.get.queryOptions({ input, staleTime: version === undefined ? 30_000 : Infinity })
}
