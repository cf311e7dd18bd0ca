import { compareNames, type SiteId, siteNameKey, type TeamId } from '@costard/contract'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { apiError } from '../../calls/api-error.ts'
import { teams } from '../schema.ts'
import { sites } from './schema.ts'

/** Key columns of a site for other tables. */
export const siteKey = { teamId: sites.teamId, siteId: sites.siteId }

export type SiteRow = typeof sites.$inferSelect
export type SiteKey = Pick<SiteRow, 'teamId' | 'siteId'>

export async function findSite(tx: Transaction, key: SiteKey): Promise<SiteRow | undefined> {
  const [row] = await tx.select().from(sites).where(isSite(key))
  return row
}

/** Returns a site, locked. strength: 'update' blocks new quotes of the site. Throws site/not-found. */
export async function lockSite(
  tx: Transaction,
  key: SiteKey,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<SiteRow> {
  const [row] = await tx.select().from(sites).where(isSite(key)).for(strength)
  if (!row) throw apiError('site/not-found')
  return row
}

/** Keeps a site from being removed until the transaction ends, without making others wait. */
export async function holdSite(
  tx: Transaction,
  key: SiteKey,
): Promise<Pick<SiteRow, 'archivedAt'> | undefined> {
  const [row] = await tx
    .select({ archivedAt: sites.archivedAt })
    .from(sites)
    .where(isSite(key))
    .for('key share')
  return row
}

/** Returns the ids of open sites, sorted by name. */
export async function listOpenSiteIds(tx: Transaction, teamId: TeamId): Promise<SiteId[]> {
  const rows = await openStatement(tx).execute({ teamId })
  return rows.toSorted(byName).map(({ siteId }) => siteId)
}

const openStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ siteId: sites.siteId, name: sites.name })
    .from(sites)
    .where(and(eq(sites.teamId, sql.placeholder('teamId')), isNull(sites.archivedAt)))
    .prepare('product_list_open_sites'),
)

/** Serialises adding, renaming and removing sites of a team, without blocking its quotes. */
export async function lockSitesOf(tx: Transaction, teamId: TeamId): Promise<void> {
  await tx.select({ teamId: teams.teamId }).from(teams).where(eq(teams.teamId, teamId)).for('no key update')
}

export async function saveHasSites(tx: Transaction, teamId: TeamId, hasSites: boolean): Promise<void> {
  await tx.update(teams).set({ hasSites }).where(eq(teams.teamId, teamId))
}

export function countSites(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(sites, eq(sites.teamId, teamId))
}

/** Returns the names of sites by their ids. */
export async function namesOfSites(tx: Transaction, teamId: TeamId): Promise<ReadonlyMap<SiteId, string>> {
  const rows = await tx
    .select({ siteId: sites.siteId, name: sites.name })
    .from(sites)
    .where(eq(sites.teamId, teamId))
  return new Map(rows.map(({ siteId, name }) => [siteId, name]))
}

/** Throws site/name-taken if an open site other than the given one has a name with this key. */
export async function requireFreeName(
  tx: Transaction,
  { teamId, siteId }: SiteKey,
  nameKey: string,
): Promise<void> {
  // Compare sites by their names, since not all have a key.
  const others = await tx
    .select({ name: sites.name })
    .from(sites)
    .where(and(eq(sites.teamId, teamId), isNull(sites.archivedAt), ne(sites.siteId, siteId)))
  if (others.some(({ name }) => siteNameKey(name) === nameKey)) throw apiError('site/name-taken')
}

export async function insertSite(tx: Transaction, row: SiteRow): Promise<void> {
  await tx.insert(sites).values(row)
}

export async function updateSite(tx: Transaction, key: SiteKey, change: Partial<SiteRow>): Promise<void> {
  await tx.update(sites).set(change).where(isSite(key))
}

export async function deleteSite(tx: Transaction, key: SiteKey): Promise<void> {
  await tx.delete(sites).where(isSite(key))
}

type Named = Pick<SiteRow, 'siteId' | 'name'>

/** Sorted in the program: the database's text order knows no numbers, and a team has few sites. */
export function byName(one: Named, other: Named): number {
  return compareNames(one.name, other.name) || (one.siteId < other.siteId ? -1 : 1)
}

export function isSite({ teamId, siteId }: SiteKey): SQL | undefined {
  return and(eq(sites.teamId, teamId), eq(sites.siteId, siteId))
}
