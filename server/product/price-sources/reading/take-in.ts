import { partId } from '@costard/catalogs'
import type { HoldReason } from '@costard/contract'
import type { SourceReading } from '@costard/contract/price-lists'
import { CodedError } from '#http'
import type { Caller } from '#identity'
import { apiError } from '../../calls/api-error.ts'
import { type Actor, recordedChange } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { changeDraft } from '../../catalogs/drafts/change-draft.ts'
import { listParts } from '../../catalogs/drafts/draft-store.ts'
import type { WholeDraft } from '../../catalogs/drafts/read-draft.ts'
import { publishDraft } from '../../catalogs/publishing/publish-draft.ts'
import { memberWhoAsked } from '../../teams/memberships/member-who-asked.ts'
import { replaceHints } from '../hint-store.ts'
import { addRun, type NewRun } from '../run-store.ts'
import { lockSource, type SourceRow, updateSource } from '../source-store.ts'
import type { SourceParts } from '../source-parts.ts'
import { sourcesSetting } from '../sources-setting.ts'
import { seenIn } from './hold-reasons.ts'

const action = 'priceSources.read'

interface Taken {
  readonly reading: SourceReading
  readonly draft: WholeDraft
  readonly digest: string
  readonly facts: Pick<NewRun, 'by' | 'rows' | 'prices' | 'moved' | 'largestBp'>
  /** Reasons to hold the list, which a member has accepted. */
  readonly reasons: readonly HoldReason[]
  readonly released: boolean
}

/**
 * Takes a list in: its amounts become hints and, for a source that fills a draft, changes of the draft, all
 * or none.
 */
export async function takeIn(parts: SourceParts, source: SourceRow, taken: Taken): Promise<void> {
  const { now } = parts
  const by = taken.facts.by ?? source.createdBy
  const actor = actorOf(by, now())
  try {
    const rev = await recordedChange(parts, actor, async (change) => {
      const { tx, record } = change
      const current = await lockSource(tx, source)
      if (!current) return null // the source was removed meanwhile
      const draftRev = source.fills === 'draft' ? await fillDraft(parts, change, source, by, taken) : null
      const at = now()
      await replaceHints(tx, source, taken.reading.amounts, at)
      const { prices } = taken.reading
      await updateSource(tx, source, {
        digest: taken.digest,
        prices,
        seenNew: seenIn(taken.reading),
        hintsAt: at,
        readingSince: null,
        tries: 0,
        // A list whose headings a member accepted is the model for the next one.
        ...((current.shape === null || taken.released) && { shape: taken.reading.shape ?? current.shape }),
      })
      if (!publishes(source, taken)) await addRun(tx, source, runOf(taken, at, null))
      await record({
        teamId: source.teamId,
        entity: 'priceSource',
        entityId: source.sourceId,
        after: { prices, fills: source.fills, count: taken.reading.parts.length, isReleased: taken.released },
      })
      await bumpRevisions(tx, parts, source.teamId, { settings: sourcesSetting }, taken.facts.by ?? null)
      return draftRev
    })
    if (publishes(source, taken)) await publishOne(parts, source, taken, rev)
  } catch (error) {
    if (!(error instanceof CodedError) || error.status >= 500 || isRace(error)) throw error
    await addRefused(parts, source, taken, error.code)
  }
}

/** A member changed the catalog meanwhile: throw, so that the event is delivered again. */
function isRace({ code }: CodedError): boolean {
  return code === 'catalog/part-changed' || code === 'catalog/published'
}

async function fillDraft(
  parts: SourceParts,
  change: Parameters<typeof changeDraft>[1],
  { teamId, catalogId, createdAt }: SourceRow,
  by: string,
  { reading, draft }: Taken,
): Promise<number | null> {
  if (reading.parts.length === 0) return null
  const { tx } = change
  await parts.planRoom.requireKept(tx, teamId, 'catalogs', [catalogId])
  const asked = { caller: callerOf(by), askedAt: createdAt }
  const member = await memberWhoAsked(parts, tx, asked, teamId, 'price.edit')
  const revs = new Map((await listParts(tx, { teamId, catalogId })).map((row) => [partId(row), row.rev]))
  const { rev } = await changeDraft(parts, change, member, catalogId, {
    baseVersion: draft.baseVersion,
    changes: reading.parts.map((part) => ({ part, rev: revs.get(partId(part)) ?? 0 })),
    isImport: true,
  })
  return rev
}

/** True if a list is published without review: the owner allows this, and the list was not held. */
function publishes({ fills, inForceBp }: SourceRow, { released, reading }: Taken): boolean {
  return fills === 'draft' && inForceBp !== null && !released && reading.parts.length > 0
}

/** Publishes the changes of a list in an otherwise empty draft, in the name of the owner who allowed this. */
async function publishOne(
  parts: SourceParts,
  source: SourceRow,
  taken: Taken,
  rev: number | null,
): Promise<void> {
  const { teamId, catalogId, inForceBy, inForceAt, name } = source
  if (rev === null) return
  const { now } = parts
  if (inForceBy === null || inForceAt === null) throw apiError('team/not-allowed')
  const asked = { caller: callerOf(inForceBy), askedAt: inForceAt }
  const member = await memberWhoAsked(parts, parts.database.orm, asked, teamId, 'price.inForce')
  const { version } = await publishDraft(
    parts,
    parts.checker,
    (act) => recordedChange(parts, actorOf(inForceBy, now()), act),
    member,
    { catalogId, baseVersion: taken.draft.baseVersion, rev, note: name },
  )
  await parts.database.transaction(async (tx) => {
    await addRun(tx, source, runOf(taken, now(), version))
    await bumpRevisions(tx, parts, teamId, { settings: sourcesSetting }, null)
  })
}

/** The catalog refused the change: nothing of the list was taken in, or nothing published. */
async function addRefused(
  parts: SourceParts,
  source: SourceRow,
  { facts }: Taken,
  code: string,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await addRun(tx, source, {
      ...facts,
      at: parts.now(),
      outcome: 'held',
      fault: code,
      reasons: [{ why: 'failed', count: 1, examples: [] }],
    })
    await updateSource(tx, source, { readingSince: null })
    await bumpRevisions(tx, parts, source.teamId, { settings: sourcesSetting }, null)
  })
}

function runOf({ facts, reasons, released }: Taken, at: Date, version: number | null): NewRun {
  return { ...facts, at, version, outcome: released ? 'released' : 'in', reasons: [...reasons] }
}

function actorOf(userId: string, at: Date): Actor {
  return { userId, action, requestId: '', address: '', at }
}

/** Returns the person who set the source up as a caller, without facts about a session. */
function callerOf(userId: string): Caller {
  return { userId, emailVerified: false, isAnonymous: false, signedInAt: new Date(0) }
}
