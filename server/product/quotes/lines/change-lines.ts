import { randomUUID } from 'node:crypto'
import {
  type LineChange,
  type LineId,
  type LineInput,
  type Quote,
  quoteLimits,
  type QuoteId,
} from '@costard/contract'
import { dayIn, isUntouched, validUntil } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import { confirmChecks } from '../../device-checks/confirm-checks.ts'
import { isUnchanged } from '../../rows/is-unchanged.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { requireRoomForLines } from '../../usage/require-room.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { lockDraft, type QuoteRow, updateQuote } from '../quote-store.ts'
import { readContent } from './read-content.ts'
import { findBinding } from '../revision-store.ts'
import { listFulfilments } from './fulfilment-store.ts'
import { keptDecisions } from './kept-decisions.ts'
import {
  findLines,
  type LineFigures,
  type TaxedFigures,
  type LineValues,
  listTaxedFigures,
  removeLines,
  saveLines,
  savePositions,
} from './line-store.ts'
import { positionsIn } from './line-positions.ts'
import { priceLine } from './price-line.ts'
import { draftStateOf, figuresOf, searchTextOf, waitingOf } from './quote-figures.ts'
import { type CheckedLine, requireDevicesOnce } from './require-devices-once.ts'
import { withKnownKeys } from '../../catalogs/with-known-keys.ts'
import { requireValidImeis } from './require-valid-imeis.ts'

/**
 * Changes lines of a draft and prices the added and edited ones. Throws quote/not-found, quote/changed,
 * quote/wrong-state, quote/line-not-found, quote/too-many-lines, and errors of addQuote for a line.
 */
export async function changeLines(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, changes }: { readonly rev: number; readonly changes: readonly LineChange[] },
): Promise<Quote> {
  const { team, teamId, caller } = member
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const stored = await listTaxedFigures(tx, before, team)
  const { order, inputs, moved } = applied(stored, changes)
  requireDevicesOnce(linesInOrder(stored, order, inputs))
  requireValidImeis(inputs, new Set(stored.map(({ imei }) => imei)))
  const confirmed = await confirmChecks(
    tx,
    teamId,
    inputs.map(({ line }) => line),
    updatedAt,
  )
  const catalogOf = await getCatalogs(tx, teamId, confirmed)
  const added = changes.flatMap((change) => (change.op === 'add' ? change.line.catalogId : []))
  await parts.planRoom.requireKept(tx, teamId, 'catalogs', added)
  const positions = positionsIn(order, positionsOf(stored, moved))
  const pricing = { team, customer: before.customer, today }
  const keyed = inputs.map(({ lineId, line, path }) => ({
    lineId,
    line: withKnownKeys(catalogOf(line), line, { path, language: team.language }),
  }))
  const kept = await keptDecisions(tx, before, stored, keyed)
  const priced = confirmed.map((checked, index) => {
    const { lineId, line: said } = keyed[index]! // confirmChecks keeps the order
    const line = { ...checked, answers: said.answers }
    const position = positions.get(lineId) ?? 0
    const values = priceLine(pricing, catalogOf(line), line, { lineId, position, ...kept.get(lineId) })
    return { ...values, editedBy: caller.userId }
  })
  const removed = stored.map(({ lineId }) => lineId).filter((id) => !positions.has(id))
  const repositioned = changedPositions(stored, positions)
  if (removed.length + repositioned.size === 0 && (await hasLines(tx, before, priced)))
    return describeQuote(before, await readContent(tx, before, member), today, parts.links)
  await requireNotReceived(tx, before, removed)
  const addedCount = order.length - stored.length + removed.length
  await requireRoomForLines(tx, parts, member, { added: addedCount, held: order.length })
  await removeLines(tx, before, removed)
  await saveLines(tx, before, priced)
  await savePositions(tx, before, repositioned)
  const taxed = priced.map((values) => ({ ...values, taxes: values.result.tax }))
  const lines = mergedFigures(stored, taxed, order)
  const row = await updateQuote(tx, before, {
    both: { validUntil: validUntil(today, before.validDays), state: draftStateOf(lines) },
    quote: {
      updatedAt,
      ...waitingOf(lines, before, updatedAt),
      sendWhenReleased: null,
      searchText: searchTextOf(before.number, before.customer, lines),
    },
    revision: figuresOf(lines, team),
  })
  await bumpChange(tx, parts, before, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { rev, netMinor: before.netMinor },
    after: { rev: row.rev, netMinor: row.netMinor, edited: ['lines'] },
  })
  return describeQuote(row, await readContent(tx, row, member), today, parts.links)
}

/** True if a draft already has exactly these lines. */
async function hasLines(tx: Transaction, draft: QuoteRow, lines: readonly LineValues[]): Promise<boolean> {
  if (lines.length === 0) return true
  const ids = lines.map(({ lineId }) => lineId)
  const stored = new Map((await findLines(tx, draft, ids)).map((line) => [line.lineId, line]))
  return lines.every((line) => isUnchanged(stored.get(line.lineId) ?? {}, contentOf(line)))
}

/** Returns a line from the database without author, day of storing and later checks. */
function contentOf(line: LineValues): object {
  const { editedBy: _by, pricedOn: _on, laterChecks: _later, ...content } = line
  return JSON.parse(JSON.stringify(content))
}

/** An added or edited line. path: place of its change in the request. */
interface InputOfLine {
  readonly lineId: LineId
  readonly line: LineInput
  readonly path: string
}

interface Applied {
  readonly order: readonly LineId[]
  readonly inputs: readonly InputOfLine[]
  readonly moved: ReadonlySet<LineId>
}

/**
 * Applies the changes one after the other. Throws quote/line-not-found, quote/too-many-lines,
 * quote/line-invalid.
 */
function applied(stored: readonly LineFigures[], changes: readonly LineChange[]): Applied {
  const order = stored.map(({ lineId }) => lineId)
  const inputs = new Map<LineId, InputOfLine>()
  const moved = new Set<LineId>()
  const indexOf = (id: LineId): number => {
    const index = order.indexOf(id)
    if (index === -1) throw apiError('quote/line-not-found', { lineId: id })
    return index
  }
  const put = (id: LineId, before: LineId | undefined): void => {
    order.splice(before === undefined ? order.length : indexOf(before), 0, id)
  }
  for (const [index, change] of changes.entries()) {
    const path = `changes.${index}.line`
    if (change.op === 'add') {
      const lineId = randomUUID() as LineId
      put(lineId, change.before)
      inputs.set(lineId, { lineId, line: change.line, path })
      continue
    }
    const position = indexOf(change.lineId)
    if (change.op === 'edit') inputs.set(change.lineId, { lineId: change.lineId, line: change.line, path })
    else order.splice(position, 1)
    if (change.op === 'remove') inputs.delete(change.lineId)
    if (change.op !== 'move') continue
    put(change.lineId, change.before)
    moved.add(change.lineId)
  }
  if (order.length > quoteLimits.maxLines)
    throw apiError('quote/too-many-lines', { max: quoteLimits.maxLines })
  if (order.length === 0) throw apiError('quote/line-invalid', { reason: 'last-line' })
  return { order, inputs: [...inputs.values()], moved }
}

/** Returns the lines after the changes, with the paths of those in the request. */
function linesInOrder(
  stored: readonly LineFigures[],
  order: readonly LineId[],
  inputs: readonly InputOfLine[],
): readonly CheckedLine[] {
  const sent = new Map(inputs.map((input) => [input.lineId, input]))
  const known = new Map(stored.map((line) => [line.lineId, line]))
  return order.flatMap((lineId): readonly CheckedLine[] => {
    const input = sent.get(lineId)
    if (input) return [{ ...input.line, path: input.path }]
    const line = known.get(lineId)
    if (!line) return []
    const device = { imei: line.imei ?? undefined, serial: line.serial ?? undefined }
    return [{ lineId, device, choiceGroup: line.choiceGroup ?? undefined }]
  })
}

/** Returns the positions of lines that are not moved. */
function positionsOf(
  stored: readonly LineFigures[],
  moved: ReadonlySet<LineId>,
): ReadonlyMap<LineId, number> {
  return new Map(
    stored.filter(({ lineId }) => !moved.has(lineId)).map(({ lineId, position }) => [lineId, position]),
  )
}

/** Returns the new positions of stored lines. */
function changedPositions(
  stored: readonly LineFigures[],
  positions: ReadonlyMap<LineId, number>,
): ReadonlyMap<LineId, number> {
  return new Map(
    stored.flatMap(({ lineId, position }) => {
      const next = positions.get(lineId)
      return next === undefined || next === position ? [] : [[lineId, next] as const]
    }),
  )
}

function mergedFigures(
  stored: readonly TaxedFigures[],
  priced: readonly TaxedFigures[],
  order: readonly LineId[],
): readonly TaxedFigures[] {
  const known = new Map([...stored, ...priced].map((line) => [line.lineId, line]))
  return order.flatMap((id) => known.get(id) ?? [])
}

/** Throws quote/in-progress if a removed line has a device that was received under the accepted revision. */
async function requireNotReceived(
  tx: Transaction,
  draft: QuoteRow,
  removed: readonly LineId[],
): Promise<void> {
  const binding = removed.length > 0 ? await findBinding(tx, draft) : undefined
  if (!binding) return
  const lines = await listFulfilments(tx, binding)
  const received = lines.find(
    ({ lineId, kind, fulfilment }) =>
      removed.includes(lineId) && fulfilment && !isUntouched(kind, fulfilment),
  )
  if (received) throw apiError('quote/in-progress', { lineId: received.lineId })
}
