import { type CatalogDocument, catalogLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { insertVersion } from '../catalog-store.ts'
import { isCatalog, lockDraft, removeParts } from '../drafts/draft-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { catalogs } from '../schema.ts'
import type { CatalogChecker } from './catalog-checker.ts'
import { findingsOf } from './check-draft.ts'

interface Read {
  readonly catalogId: CatalogDocument['pricing']['id']
  readonly baseVersion: number | null
  readonly rev: number
  readonly note: string
}

/**
 * Publishes a draft as the next version. Throws catalog/not-found, catalog/archived, catalog/published,
 * catalog/draft-changed, catalog/nothing-changed, catalog/not-publishable, catalog/busy.
 */
export async function publishDraft(
  parts: ProductParts,
  checker: CatalogChecker,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  { catalogId, baseVersion, rev, note }: Read,
): Promise<{ version: number }> {
  const key = { teamId, catalogId }
  const draft = await readDraft(tx, key)
  if (draft.baseVersion !== baseVersion) throw apiError('catalog/published', { version: draft.baseVersion })
  if (draft.rev !== rev) throw apiError('catalog/draft-changed', { rev: draft.rev })
  if (baseVersion !== null && draft.parts.length === 0) throw apiError('catalog/nothing-changed')
  const publishedAt = parts.now()
  // Checked before the draft is locked, so that nobody who edits it waits.
  const { errors } = await findingsOf(checker, draft, dayIn(team.timeZone, publishedAt))
  if (errors.length > 0)
    throw apiError('catalog/not-publishable', {
      catalogId,
      findings: errors.slice(0, catalogLimits.maxFindings),
    })
  const locked = await lockDraft(tx, key)
  if (locked.publishedVersion !== baseVersion)
    throw apiError('catalog/published', { version: locked.publishedVersion })
  if (locked.draftRev - 1 !== rev) throw apiError('catalog/draft-changed', { rev: locked.draftRev - 1 })
  const version = (baseVersion ?? 0) + 1
  const document: CatalogDocument = {
    ...draft.document,
    pricing: { ...draft.document.pricing, version },
    samplePrices: false,
  }
  await insertVersion(tx, { teamId, publishedBy: caller.userId, publishedAt, note }, document)
  await removeParts(tx, key)
  const [changed] = await tx
    .update(catalogs)
    .set({ publishedVersion: version })
    .where(isCatalog(key))
    .returning({ archivedAt: catalogs.archivedAt })
  if (changed?.archivedAt) throw apiError('catalog/archived')
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId, catalogDrafts: catalogId }, caller.userId)
  await record({
    teamId,
    entity: 'catalog',
    entityId: catalogId,
    before: { version: baseVersion },
    after: { version, note, changes: draft.parts.length },
  })
  return { version }
}
