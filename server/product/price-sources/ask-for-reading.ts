import { isDeepStrictEqual } from 'node:util'
import type { ListShape, PriceSourceId, PriceSourceRunId } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { saveListShape } from '../catalogs/list-shapes/list-shape-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import { requireSeesCosts } from './change-source.ts'
import { queueReading } from './queue-reading.ts'
import { addRun, lastRun } from './run-store.ts'
import type { SourceParts } from './source-parts.ts'
import { findFile, lockSource, saveFile, type SourceRow, updateSource } from './source-store.ts'
import { sourcesSetting } from './sources-setting.ts'

interface Asked {
  readonly change: Change
  readonly member: Member
  readonly sourceId: PriceSourceId
}

/**
 * Requests a reading of a source. Throws price-source/not-found, price-source/no-file,
 * price-source/too-often.
 */
export async function runNow(parts: SourceParts, asked: Asked): Promise<null> {
  const source = await lockAsked(asked)
  if (source.url === null && !(await findFile(asked.change.tx, source)))
    throw apiError('price-source/no-file')
  return read(parts, asked, source, { from: 'address' }, { isRun: true })
}

/**
 * Stores an uploaded file and requests its reading. Throws price-source/not-found, price-source/too-often.
 */
export async function takeFile(
  parts: SourceParts,
  asked: Asked,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<null> {
  const { tx } = asked.change
  const source = await lockAsked(asked)
  await saveFile(tx, source, { bytes: file.bytes, savedAt: parts.now() })
  await updateSource(tx, source, { fileName: file.name, etag: null })
  return read(parts, asked, source, { from: 'stored' }, { fileName: file.name })
}

/** Stores how a list is read, for this source and other lists of the team. Throws price-source/not-found. */
export async function sayShape(parts: SourceParts, asked: Asked, shape: ListShape): Promise<null> {
  const { tx } = asked.change
  const source = await lockAsked(asked)
  if (isDeepStrictEqual(source.shape, shape)) return null
  await updateSource(tx, source, { shape })
  await saveListShape(tx, { teamId: source.teamId, shape, savedAt: parts.now() })
  return read(parts, asked, source, { from: 'stored' }, { headings: shape.columns.length })
}

/** Accepts a held list. Throws price-source/not-found, price-source/not-held, price-source/too-often. */
export async function release(parts: SourceParts, asked: Asked, runId: PriceSourceRunId): Promise<null> {
  const source = await lockHeld(asked, runId)
  return read(parts, asked, source, { from: 'stored', released: runId }, { isReleased: true })
}

/** Rejects a held list. Throws price-source/not-found, price-source/not-held. */
export async function leaveOut(parts: SourceParts, asked: Asked, runId: PriceSourceRunId): Promise<null> {
  const { change, member } = asked
  const source = await lockHeld(asked, runId)
  const last = await lastRun(change.tx, source)
  await addRun(change.tx, source, {
    at: parts.now(),
    by: member.caller.userId,
    outcome: 'left-out',
    rows: last?.rows ?? 0,
    prices: last?.prices ?? 0,
    reasons: [],
  })
  await recorded(parts, asked, source, { isLeftOut: true })
  return null
}

async function lockAsked({ change, member, sourceId }: Asked): Promise<SourceRow> {
  requireSeesCosts(member)
  const source = await lockSource(change.tx, { teamId: member.teamId, sourceId })
  if (!source) throw apiError('price-source/not-found')
  return source
}

/** Locks a source whose held list is the one that the member has seen. */
async function lockHeld(asked: Asked, runId: PriceSourceRunId): Promise<SourceRow> {
  const source = await lockAsked(asked)
  const last = await lastRun(asked.change.tx, source)
  if (last?.runId !== runId || last.outcome !== 'held' || source.readingSince !== null)
    throw apiError('price-source/not-held')
  return source
}

async function read(
  parts: SourceParts,
  asked: Asked,
  source: SourceRow,
  how: { readonly from: 'address' | 'stored'; readonly released?: PriceSourceRunId },
  after: Readonly<Record<string, string | number | boolean>>,
): Promise<null> {
  const { change, member } = asked
  const { tx } = change
  await parts.usage.spend(tx, 'price-source/too-often', [['source-readings-per-team', source.teamId]])
  await queueReading(tx, source, { by: member.caller.userId, ...how }, { at: parts.now() })
  await recorded(parts, asked, source, after)
  return null
}

async function recorded(
  parts: SourceParts,
  { change, member }: Asked,
  { teamId, sourceId, name }: SourceRow,
  after: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  await change.record({ teamId, entity: 'priceSource', entityId: sourceId, after: { name, ...after } })
  await bumpRevisions(change.tx, parts, teamId, { settings: sourcesSetting }, member.caller.userId)
}
