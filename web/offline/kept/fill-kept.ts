import type { Team, TeamId } from '@costard/contract'
import { api } from '#api/api.ts'
import { keptLimits } from './kept-limits.ts'

/** Data that was read for a team within this time is recent enough. Milliseconds. */
const recentMs = 15 * 60_000

const filled = new Map<TeamId, number>()

/**
 * Reads the data that the counter of a team needs, so that it is kept: one page of rows at a time, and again
 * only after a quarter of an hour. Stops at the first failure; the next visit continues.
 */
export async function fillKept({ id: teamId, offlineWork }: Pick<Team, 'id' | 'offlineWork'>): Promise<void> {
  if (offlineWork === 'off' || Date.now() - (filled.get(teamId) ?? 0) < recentMs) return
  filled.set(teamId, Date.now())
  try {
    await readAll(teamId)
  } catch (error) {
    filled.delete(teamId)
    console.info('Not everything could be kept for work without a network', error)
  }
}

async function readAll(teamId: TeamId): Promise<void> {
  await api.teams.list()
  await api.teams.get({ teamId })
  for (const { id: catalogId, version } of await api.catalogs.list({ teamId }))
    await api.catalogs.get({ teamId, catalogId, version })
  await Promise.all([
    api.sites.list({ teamId }),
    api.shop.get({ teamId }),
    api.locales.countries(),
    api.quoteViews.list({ teamId }),
  ])
  let cursor: string | undefined
  let rows = 0
  do {
    // Includes archived ones, so that a row kept before it was archived is replaced.
    const page = await api.quotes.list({ teamId, archived: 'with', ...(cursor !== undefined && { cursor }) })
    rows += page.quotes.length
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows < keptLimits.maxQuotes)
  rows = 0
  do {
    const page = await api.customers.list({ teamId, ...(cursor !== undefined && { cursor }) })
    rows += page.customers.length
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows < keptLimits.maxCustomers)
}
