import type { TeamId } from '@costard/contract'
import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { quotes } from '../quotes/schema.ts'
import { sites } from '../teams/sites/schema.ts'
import { byName, isSite, type SiteKey, type SiteRow } from '../teams/sites/site-store.ts'

/** isUsed: quotes name it. */
export type ListedSite = SiteRow & { readonly isUsed: boolean }

/** Returns the sites of a team by name, also those archived. */
export async function listSites(tx: Transaction, teamId: TeamId): Promise<ListedSite[]> {
  return (await selectSites(tx).where(eq(sites.teamId, teamId))).toSorted(byName)
}

/** Throws site/not-found. */
export async function getSite(tx: Transaction, key: SiteKey): Promise<ListedSite> {
  const [row] = await selectSites(tx).where(isSite(key))
  if (!row) throw apiError('site/not-found')
  return row
}

function selectSites(tx: Transaction) {
  const named = tx
    .select({ one: sql`1` })
    .from(quotes)
    .where(and(eq(quotes.teamId, sites.teamId), eq(quotes.siteId, sites.siteId)))
  return tx
    .select({ ...getTableColumns(sites), isUsed: sql<boolean>`${exists(named)}` })
    .from(sites)
    .$dynamic()
}
