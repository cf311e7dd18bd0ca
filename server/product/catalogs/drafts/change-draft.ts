import { isDeepStrictEqual } from 'node:util'
import { type CatalogPart, partId, partsOf, priceKinds, type PartKind } from '@costard/catalogs'
import { type CatalogDocument, catalogLimits, type DraftPart, may, type Permission } from '@costard/contract'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import {
  type CatalogKey,
  type DraftHead,
  findParts,
  lockForEdit,
  type PartRow,
  saveParts,
  restoreRev,
} from './draft-store.ts'
import { draftParts } from './draft-text.ts'
import { baseOf, describePart, draftOf } from './read-draft.ts'

export interface DraftChange {
  readonly part: CatalogPart
  /** Rev of the part that the caller has read; 0 for a part as published. */
  readonly rev: number
}

/**
 * Changes parts of a draft, all or none. A change without effect keeps the rev, except for an import, whose
 * page only gets the new rev of its own parts. Throws team/not-allowed, catalog/not-found, catalog/published,
 * catalog/scheduled, catalog/part-changed, catalog/too-large.
 */
export async function changeDraft(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  catalogId: CatalogKey['catalogId'],
  {
    baseVersion,
    changes,
    isImport = false,
  }: {
    readonly baseVersion: number | null
    readonly changes: readonly DraftChange[]
    readonly isImport?: boolean
  },
): Promise<{ rev: number; parts: DraftPart[] }> {
  const { teamId, caller } = member
  requireAllowed(member, changes)
  const key = { teamId, catalogId }
  const { publishedVersion, draftRev: rev } = await lockForEdit(tx, key)
  if (publishedVersion !== baseVersion) throw apiError('catalog/published', { version: publishedVersion })
  const changed = changes.map(({ part }) => part)
  const stored = await findParts(tx, key, changed)
  requireUnchanged(changes, stored)
  if (!isImport && (await hasAll(tx, key, { publishedVersion, stored }, changed))) {
    await restoreRev(tx, key, rev)
    return { rev: rev - 1, parts: stored.map(describePart) }
  }
  const saved = await saveParts(tx, key, { rev, at: parts.now(), by: caller.userId }, changed)
  if (changed.some(({ kind, value }) => value !== null && kind in maxOfKind)) {
    const base = await baseOf(tx, key, publishedVersion)
    requireBounded(draftOf(base, (await draftParts(tx, key)).parts))
  }
  // draftRev lets a page that already has all changes skip reading.
  await bumpRevisions(tx, parts, teamId, { catalogDrafts: catalogId }, caller.userId, { draftRev: rev })
  await record({
    teamId,
    entity: 'catalog',
    entityId: catalogId,
    after: { rev, edited: changed.slice(0, maxAudited).map(partId), count: changed.length },
  })
  return { rev, parts: saved.map(describePart) }
}

/** Maximum number of parts of a change in the audit log. */
const maxAudited = 50
/** Maximum number of conflicts returned with their values. */
const maxConflicts = 20

const permissionOfKind = new Map<PartKind, Permission>(priceKinds.map((kind) => [kind, 'price.edit']))
for (const kind of ['cost', 'serviceCost'] as const) permissionOfKind.set(kind, 'cost.view')

function requireAllowed(member: Pick<Member, 'role' | 'seesCosts'>, changes: readonly DraftChange[]): void {
  for (const { part } of changes) {
    const permission = permissionOfKind.get(part.kind)
    if (permission && !may(member, permission)) throw apiError('team/not-allowed', { permission })
  }
}

function requireUnchanged(changes: readonly DraftChange[], stored: readonly PartRow[]): void {
  const current = new Map(stored.map((row) => [partId(row), row]))
  const outdated = changes.filter(({ part, rev }) => (current.get(partId(part))?.rev ?? 0) !== rev)
  if (outdated.length === 0) return
  throw apiError('catalog/part-changed', {
    count: outdated.length,
    parts: outdated.slice(0, maxConflicts).map(({ part: { kind, key } }) => {
      const row = current.get(partId({ kind, key }))
      return row ? { ...describePart(row), value: row.value } : { kind, key, rev: 0 }
    }),
  })
}

/** True if a draft has all given parts unchanged. stored: parts that differ from the published version. */
async function hasAll(
  tx: Transaction,
  key: CatalogKey,
  { publishedVersion, stored }: Pick<DraftHead, 'publishedVersion'> & { readonly stored: readonly PartRow[] },
  parts: readonly CatalogPart[],
): Promise<boolean> {
  const valueOf = new Map<string, unknown>(stored.map((row) => [partId(row), row.value]))
  const isHad = (part: CatalogPart): boolean =>
    isDeepStrictEqual(valueOf.get(partId(part)) ?? null, part.value)
  const others = parts.filter((part) => !valueOf.has(partId(part)))
  if (!parts.every((part) => others.includes(part) || isHad(part))) return false
  if (others.length === 0) return true
  const published = publishedValues(await baseOf(tx, key, publishedVersion))
  return others.every((part) => isDeepStrictEqual(published.get(partId(part)) ?? null, part.value))
}

/** Cached with the document of the version. */
const publishedValues = memoizeByOwner(
  (document: CatalogDocument): ReadonlyMap<string, unknown> =>
    new Map(partsOf(document).map((part) => [partId(part), part.value])),
)

/** Maximum number of parts per kind, apart from parts that belong to one of these. */
const maxOfKind: Partial<Record<PartKind, number>> = {
  model: catalogLimits.maxModels,
  variant: catalogLimits.maxVariants,
  question: catalogLimits.maxQuestions,
  proposition: catalogLimits.maxPropositions,
  service: catalogLimits.maxServices,
  reason: catalogLimits.maxReasons,
  questionGroup: catalogLimits.maxGroups,
  modelGroup: catalogLimits.maxGroups,
  grade: catalogLimits.maxGrades,
}

function requireBounded({ pricing, wording }: CatalogDocument): void {
  const { models } = pricing
  const counts: Readonly<Record<string, number>> = {
    model: models.length,
    variant: models.reduce((sum, { variants }) => sum + variants.length, 0),
    question: pricing.questions.length,
    proposition: pricing.propositions.length,
    service: pricing.services.length,
    reason: Object.keys(wording.reasons).length,
    questionGroup: Object.keys(wording.questionGroups ?? {}).length,
    modelGroup: Object.keys(wording.modelGroups ?? {}).length,
    grade: pricing.grades.length,
  }
  for (const [kind, max] of Object.entries(maxOfKind))
    if ((counts[kind] ?? 0) > max) throw apiError('catalog/too-large', { kind, max })
  const crowded = models.find(({ variants }) => variants.length > catalogLimits.maxVariantsOfModel)
  if (crowded)
    throw apiError('catalog/too-large', {
      kind: 'variant',
      modelId: crowded.id,
      max: catalogLimits.maxVariantsOfModel,
    })
}
