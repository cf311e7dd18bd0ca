import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { type CatalogKey, lockForEdit, removeParts } from './draft-store.ts'

/** Removes all changes since the published version. Throws catalog/not-found, catalog/scheduled, catalog/draft-changed. */
export async function discardDraft(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  catalogId: CatalogKey['catalogId'],
  readRev: number,
): Promise<{ rev: number }> {
  const key = { teamId, catalogId }
  const { draftRev: rev } = await lockForEdit(tx, key)
  if (rev - 1 !== readRev) throw apiError('catalog/draft-changed', { rev: rev - 1 })
  await removeParts(tx, key)
  await bumpRevisions(tx, parts, teamId, { catalogDrafts: catalogId }, caller.userId)
  await record({ teamId, entity: 'catalog', entityId: catalogId, after: { rev, isDiscarded: true } })
  return { rev }
}
