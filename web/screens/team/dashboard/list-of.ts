import type { Dashboard } from '@costard/contract'
import { paths } from '#paths'
import type { DashboardFilters } from '../dashboard-query.ts'

/** Returns the link to the quotes that a figure counts. */
export function listOf(
  teamId: string,
  { from, to }: Pick<Dashboard, 'from' | 'to'>,
  { createdBy, catalogId, siteId }: DashboardFilters,
  also: Readonly<Record<string, string>>,
): string {
  const set = {
    sentFrom: from,
    sentTo: to,
    // Figures include archived quotes.
    archived: 'with',
    ...(createdBy && { createdBy }),
    ...(catalogId && { catalogId }),
    ...(siteId && { siteId }),
    ...also,
  }
  return `${paths.quotes(teamId)}?${new URLSearchParams(set)}`
}
