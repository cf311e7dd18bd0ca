import { dashboardDays, type TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { type api, query } from '#api/api.ts'

/** Figures older than this are read again. Milliseconds. */
const staleMs = 60_000

export interface DashboardFilters {
  readonly days: (typeof dashboardDays)[number]
  readonly createdBy?: string
  readonly catalogId?: string
  readonly siteId?: string
}

export function dashboardFiltersIn(params: URLSearchParams): DashboardFilters {
  const [createdBy, catalogId, siteId] = ['createdBy', 'catalogId', 'siteId'].map((name) => params.get(name))
  return {
    days: dashboardDays.find((days) => String(days) === params.get('days')) ?? 90,
    ...(createdBy && { createdBy }),
    ...(catalogId && { catalogId }),
    ...(siteId && { siteId }),
  }
}

export function dashboardQuery(teamId: TeamId, filters: DashboardFilters) {
  // The server validates the ids.
  const input = { teamId, ...filters } as Parameters<typeof api.dashboard.get>[0]
  return query.dashboard.get.queryOptions({ input, placeholderData: keepPreviousData, staleTime: staleMs })
}
