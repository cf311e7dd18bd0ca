import type { CatalogId } from '@costard/contract'
import { apiError } from '../../api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { isCatalog } from '../drafts/draft-store.ts'
import { catalogs } from '../schema.ts'

/** Archives a catalog or restores it. Throws catalog/not-found. */
export async function archiveCatalog(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { catalogId, isArchived }: { readonly catalogId: CatalogId; readonly isArchived: boolean },
): Promise<{ archivedAt: string | null }> {
  const archivedAt = isArchived ? parts.now() : null
  const [changed] = await tx
    .update(catalogs)
    .set({ archivedAt })
    .where(isCatalog({ teamId, catalogId }))
    .returning({ catalogId: catalogs.catalogId })
  if (!changed) throw apiError('catalog/not-found')
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId }, caller.userId)
  await record({ teamId, entity: 'catalog', entityId: catalogId, after: { isArchived } })
  return { archivedAt: archivedAt?.toISOString() ?? null }
}
