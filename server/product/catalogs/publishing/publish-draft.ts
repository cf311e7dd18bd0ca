import { type CatalogDocument, catalogLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { CheckedCall } from '../../checked-call.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { insertVersion } from '../catalog-store.ts'
import { isCatalog, lockDraft, removeParts } from '../drafts/draft-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { catalogs } from '../schema.ts'
import type { CatalogChecker } from './catalog-checker.ts'
import { findingsOf } from './check-draft.ts'

type PublishParts = Pick<ProductParts, 'database' | 'documents' | 'now'>

/** Draft as the caller has read it. */
export interface ReadDraft {
  readonly catalogId: CatalogDocument['pricing']['id']
  readonly baseVersion: number | null
  readonly rev: number
  readonly note: string
}

/**
 * Publishes a draft as the next version. The draft is read and checked before the transaction, which only
 * verifies that nothing has changed since. Throws catalog/not-found, catalog/archived, catalog/published,
 * catalog/draft-changed, catalog/nothing-changed, catalog/not-publishable, catalog/busy.
 */
export async function publishDraft(
  parts: PublishParts,
  checker: CatalogChecker,
  record: CheckedCall['record'],
  member: Member,
  read: ReadDraft,
): Promise<{ version: number }> {
  const publishedAt = parts.now()
  // A refusal is only reported in the transaction: an earlier call with the same key may already have an
  // answer.
  const [checked] = await Promise.allSettled([checkedDraft(parts, checker, member, read, publishedAt)])
  return record((change) => {
    if (checked.status === 'rejected') throw checked.reason
    return publishChecked(parts, change, member, read, { ...checked.value, publishedAt })
  })
}

interface Checked {
  readonly document: CatalogDocument
  readonly changes: number
}

/** Reads a draft again and checks it for the day of a moment. Throws the errors of publishDraft. */
export async function checkedDraft(
  { database }: PublishParts,
  checker: CatalogChecker,
  { team, teamId }: Member,
  { catalogId, baseVersion, rev }: ReadDraft,
  at: Date,
): Promise<Checked> {
  const draft = await readDraft(database.orm, { teamId, catalogId })
  requireRead(baseVersion, rev, draft.baseVersion, draft.rev)
  if (baseVersion !== null && draft.changes === 0) throw apiError('catalog/nothing-changed')
  const { errors } = await findingsOf(checker, draft, dayIn(team.timeZone, at))
  if (errors.length > 0)
    throw apiError('catalog/not-publishable', {
      catalogId,
      findings: errors.slice(0, catalogLimits.maxFindings),
    })
  return { document: draft.document, changes: draft.changes }
}

async function publishChecked(
  parts: PublishParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { catalogId, baseVersion, rev, note }: ReadDraft,
  { document: draft, changes, publishedAt }: Checked & { readonly publishedAt: Date },
): Promise<{ version: number }> {
  const key = { teamId, catalogId }
  const locked = await lockDraft(tx, key)
  requireRead(baseVersion, rev, locked.publishedVersion, locked.draftRev - 1)
  const version = (baseVersion ?? 0) + 1
  const document = { ...draft, pricing: { ...draft.pricing, version }, samplePrices: false }
  await insertVersion(tx, { teamId, publishedBy: caller.userId, publishedAt, note }, document)
  await removeParts(tx, key)
  const [changed] = await tx
    .update(catalogs)
    .set({ publishedVersion: version, schedule: null, scheduledAt: null })
    .where(isCatalog(key))
    .returning({ archivedAt: catalogs.archivedAt })
  if (changed?.archivedAt) throw apiError('catalog/archived')
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId, catalogDrafts: catalogId }, caller.userId)
  await record({
    teamId,
    entity: 'catalog',
    entityId: catalogId,
    before: { version: baseVersion },
    after: { version, note, changes },
  })
  return { version }
}

/** Throws catalog/published or catalog/draft-changed if the draft is not as the caller has read it. */
export function requireRead(
  baseVersion: number | null,
  rev: number,
  publishedVersion: number | null,
  draftRev: number,
): void {
  if (publishedVersion !== baseVersion) throw apiError('catalog/published', { version: publishedVersion })
  if (draftRev !== rev) throw apiError('catalog/draft-changed', { rev: draftRev })
}
