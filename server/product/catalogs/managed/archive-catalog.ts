import type { CatalogId, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { lockTeam } from '../../teams/team-store.ts'
import { countCatalogs } from '../catalog-store.ts'
import { isCatalog } from '../drafts/draft-store.ts'
import { lockSchedule } from '../schedules/schedule-store.ts'
import { catalogs } from '../schema.ts'

/** Archives a catalog or restores it. Throws catalog/not-found, catalog/in-use, plan/limit-reached. */
export async function archiveCatalog(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { catalogId, isArchived }: { readonly catalogId: CatalogId; readonly isArchived: boolean },
): Promise<{ archivedAt: string | null }> {
  const archivedAt = isArchived ? parts.now() : null
  const wasCounted = isArchived ? 0 : await lockedCount(tx, teamId)
  const before = await lockSchedule(tx, { teamId, catalogId })
  if ((before.archivedAt !== null) === isArchived)
    return { archivedAt: before.archivedAt?.toISOString() ?? null }
  const [changed] = await tx
    .update(catalogs)
    .set({ archivedAt })
    .where(isCatalog({ teamId, catalogId }))
    .returning({ catalogId: catalogs.catalogId })
  if (!changed) throw apiError('catalog/not-found')
  const widgets = isArchived ? await parts.namesOfLiveWidgets(tx, { teamId, catalogId }) : []
  if (widgets.length > 0) throw apiError('catalog/in-use', { widgets })
  if (!isArchived) {
    const count = await countCatalogs(tx, teamId)
    if (count > wasCounted) await parts.planRoom.require(tx, teamId, 'catalogs', count)
  }
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId }, caller.userId)
  await record({ teamId, entity: 'catalog', entityId: catalogId, after: { isArchived } })
  return { archivedAt: archivedAt?.toISOString() ?? null }
}

/** Counts the catalogs of a team. Locks the team, so that the later of two calls counts the earlier. */
async function lockedCount(tx: Transaction, teamId: TeamId): Promise<number> {
  await lockTeam(tx, teamId)
  return countCatalogs(tx, teamId)
}
