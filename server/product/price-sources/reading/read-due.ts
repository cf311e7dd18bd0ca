import { hash } from 'node:crypto'
import { type PriceHint, priceSourceLimits } from '@costard/contract'
import { nameOfVariant } from '@costard/contract/price-lists'
import { type EventHandler, on, publish } from '#outbox'
import { bumpRevisions } from '../../bump-revisions.ts'
import { readDraft, type WholeDraft } from '../../catalogs/drafts/read-draft.ts'
import { findListShapes } from '../../catalogs/list-shapes/list-shape-store.ts'
import { findTeam } from '../../teams/team-store.ts'
import { listHints } from '../hint-store.ts'
import { queueReading, sourceDue, sourceNotReached } from '../queue-reading.ts'
import { addRun, lastRun, type NewRun } from '../run-store.ts'
import {
  findSource,
  lockSource,
  saveFile,
  type SourceKey,
  type SourceRow,
  updateSource,
} from '../source-store.ts'
import type { SourceParts } from '../source-parts.ts'
import { sourcesSetting } from '../sources-setting.ts'
import { compare, shownBp } from './hold-reasons.ts'
import { type Loaded, loadList } from './load-list.ts'
import { readList } from './list-reader.ts'
import { ownChanges } from './own-changes.ts'
import { takeIn } from './take-in.ts'
import { createReadingRoom, retryDelayMs } from './reading-room.ts'

/** Delay before a reading that found no room is tried again. Milliseconds. */
const [askedAgainMs, scheduledAgainMs] = [500, 3_000]

/**
 * Handles `price-source-due`: reads the list of a source, and takes it in unless there is a reason to hold
 * it.
 */
export function readDue(parts: SourceParts): EventHandler {
  const { database, now } = parts
  const enter = createReadingRoom()
  return on(sourceDue, async ({ teamId, sourceId, by, from, released }) => {
    const { orm } = database
    const key = { teamId, sourceId }
    const source = await findSource(orm, key)
    if (!source) return // the source was removed meanwhile
    const team = await findTeam(orm, teamId)
    if (!team || team.closedAt || (by === null && !source.isOn)) {
      await updateSource(orm, key, { readingSince: null })
      return
    }
    const isAsked = by !== null
    using room = enter({ isAsked })
    if (!room)
      return queueReading(
        orm,
        key,
        { by, from, ...(released && { released }) },
        { at: now(), delayMs: isAsked ? askedAgainMs : scheduledAgainMs },
      )
    const loaded = await loadList(parts, source, from)
    if (loaded.is === 'fault') return notReached(parts, source, by, loaded)
    const last = await lastRun(orm, key)
    if (released && (last?.runId !== released || last.outcome !== 'held')) {
      await updateSource(orm, key, { readingSince: null })
      return
    }
    if (loaded.is === 'refused') return finish(parts, source, { outcome: 'refused', by, fault: loaded.fault })
    const bytes = loaded.bytes
    const digest = hash('sha256', bytes, 'base64url')
    const isKnown = digest === source.digest && last?.outcome !== 'held' && from === 'address'
    if (loaded.is === 'file') {
      const { etag } = loaded
      await database.transaction(async (tx) => {
        await saveFile(tx, key, { bytes, savedAt: now() })
        await updateSource(tx, key, { etag, tries: 0 })
      })
    }
    if (isKnown) {
      const { rows = 0, prices = 0 } = last ?? {}
      return finish(parts, source, { outcome: 'unchanged', by, rows, prices }, { hintsAt: now() })
    }
    await readAndTakeIn(parts, source, { bytes, digest, by, released: released !== undefined })
  })
}

async function readAndTakeIn(
  parts: SourceParts,
  source: SourceRow,
  { bytes, digest, by, released }: { bytes: Buffer; digest: string; by: string | null; released: boolean },
): Promise<void> {
  const { orm } = parts.database
  const { teamId, catalogId, jsonPath, shape } = source
  const catalog = { teamId, catalogId }
  const draft = await readDraft(orm, catalog)
  const hints = await listHints(orm, source)
  const kept = source.fills === 'draft' ? await ownChanges(orm, catalog, hints) : new Set<string>()
  const reading = await readList(
    {
      bytes: new Uint8Array(bytes),
      jsonPath,
      document: draft.document,
      known: shape ? [shape] : await findListShapes(orm, teamId),
      kept,
      takesNew: released,
    },
    { isAsked: by !== null },
  )
  if ('problem' in reading) {
    const excerpt = reading.problem === 'no-table' ? excerptOf(bytes) : ''
    return finish(parts, source, { outcome: 'refused', by, fault: reading.problem, excerpt })
  }
  const hasOtherChanges = draft.changes > 0
  const compared = compare(source, reading, hints, { hasOtherChanges, nameOf: namesIn(draft) })
  const { moved, largestBp, reasons } = compared
  const facts = { by, rows: reading.rows, prices: reading.prices, moved, largestBp: shownBp(largestBp) }
  // A member can accept the contents of a list, but not fill gaps in it.
  const blocking = reasons.filter(
    ({ why }) => why === 'question' || (why === 'fewer' && reading.prices === 0),
  )
  const holding = released ? blocking : reasons
  if (holding.length > 0) return finish(parts, source, { outcome: 'held', ...facts, reasons: [...reasons] })
  await takeIn(parts, source, { reading, draft, digest, facts, reasons, released })
}

/**
 * Retries for some two hours before an unreachable address counts; a member who waits is notified at once.
 */
async function notReached(
  parts: SourceParts,
  source: SourceRow,
  by: string | null,
  { fault, status }: Extract<Loaded, { is: 'fault' }>,
): Promise<void> {
  const { database, now } = parts
  const tries = source.tries + 1
  const delayMs = by === null ? retryDelayMs(tries) : undefined
  if (delayMs !== undefined) {
    await database.transaction(async (tx) => {
      await updateSource(tx, source, { tries })
      await queueReading(tx, source, { by, from: 'address' }, { at: now(), delayMs })
    })
    return
  }
  await database.transaction(async (tx) => {
    if (!(await lockSource(tx, source))) return
    const run = await addRun(tx, source, {
      at: now(),
      by,
      outcome: 'not-reached',
      fault,
      status,
      reasons: [],
    })
    await updateSource(tx, source, { tries: by === null ? 0 : source.tries, readingSince: null })
    if (by === null) await publish(tx, sourceNotReached, { ...keyOf(source), runId: run.runId })
    await bumpRevisions(tx, parts, source.teamId, { settings: sourcesSetting }, by)
  })
}

async function finish(
  parts: SourceParts,
  source: SourceRow,
  run: Pick<NewRun, 'outcome' | 'by'> & Partial<NewRun>,
  { hintsAt }: { readonly hintsAt?: Date } = {},
): Promise<void> {
  const { database, now } = parts
  await database.transaction(async (tx) => {
    if (!(await lockSource(tx, source))) return
    await addRun(tx, source, { at: now(), reasons: [], ...run })
    await updateSource(tx, source, { readingSince: null, ...(hintsAt && { hintsAt }) })
    await bumpRevisions(tx, parts, source.teamId, { settings: sourcesSetting }, run.by ?? null)
  })
}

function keyOf({ teamId, sourceId }: SourceRow): SourceKey {
  return { teamId, sourceId }
}

function namesIn({ document }: WholeDraft): (hint: PriceHint) => string {
  return ({ variantId, grade }) => nameOfVariant(document.pricing.models, variantId, grade)
}

/**
 * Returns the beginning of an answer that is not a list, such as a sign-in page. PostgreSQL stores no NUL.
 */
function excerptOf(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 20_000))
  return text
    .replaceAll(/<(script|style)[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, priceSourceLimits.maxExcerpt)
}
