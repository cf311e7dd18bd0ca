import type { TeamId } from '@costard/contract'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { sites } from './schema.ts'
import { byName, isSite, type SiteKey, type SiteRow } from './site-store.ts'

/** isUsed: true if quotes refer to the site. */
export type ListedSite = SiteRow & { readonly isUsed: boolean }

/** Returns the sites of a team by name, including archived ones. isUsed: SQL condition on a site. */
export async function listSites(tx: Transaction, teamId: TeamId, isUsed: SQL): Promise<ListedSite[]> {
  return (await selectSites(tx, isUsed).where(eq(sites.teamId, teamId))).toSorted(byName)
}

/** Throws site/not-found. */
export async function getSite(tx: Transaction, key: SiteKey, isUsed: SQL): Promise<ListedSite> {
  const [row] = await selectSites(tx, isUsed).where(isSite(key))
  if (!row) throw apiError('site/not-found')
  return row
}

function selectSites(tx: Transaction, isUsed: SQL) {
  return tx
    .select({ ...getTableColumns(sites), isUsed: sql<boolean>`${isUsed}` })
    .from(sites)
    .$dynamic()
}
