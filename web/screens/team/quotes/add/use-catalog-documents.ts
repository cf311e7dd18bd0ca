import type { CatalogDocument, CatalogSummary } from '@costard/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTeam } from '../../team-context.ts'
import { catalogsQuery } from '../../team-queries.ts'
import { catalogQuery } from './catalog-query.ts'

export interface CatalogEntry {
  readonly summary: CatalogSummary
  readonly document: CatalogDocument
}

/**
 * Returns the team's published catalogs with their content, of all kinds or of one; undefined until all are
 * loaded.
 */
export function useCatalogDocuments(kind?: CatalogSummary['kind']): readonly CatalogEntry[] | undefined {
  const { id: teamId } = useTeam()
  const { data } = useQuery(catalogsQuery(teamId))
  const summaries = data?.filter((one) => kind === undefined || one.kind === kind)
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
