import { isDeepStrictEqual } from 'node:util'
import { counterLimits, type Inspection, type LineId, unfitKeys } from '@costard/contract'
import { type FulfilmentState, inspectionState } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import type { Change } from '../audit/recorded-change.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { getLine, type LineRow } from '../quotes/lines/line-store.ts'
import { withKnownKeys } from '../catalogs/with-known-keys.ts'
import { findQuote, lockQuote, type QuoteRow, updateQuote } from '../quotes/quote-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import {
  findCounterOffer,
  findInspection,
  type InspectionRow,
  type LineKey,
  saveInspectionRow,
} from '../quotes/counter-offer-rows/counter-offer-store.ts'

/** Returns the inspection of a line, or the initial one. Throws quote/not-found, quote/line-not-found. */
export async function getInspection(tx: Transaction, key: LineKey): Promise<Inspection> {
  const quote = await findQuote(tx, key.teamId, key.quoteId)
  if (!quote) throw apiError('quote/not-found')
  const line = await getLine(tx, quote, key.lineId)
  return describeInspection(line, await findInspection(tx, key))
}

/**
 * Saves the findings of an inspection. A received device changes to the state of inspection or repair. Throws
 * quote/not-found, quote/wrong-state, quote/line-not-found, quote/line-invalid, inspection/changed,
 * inspection/repair-only.
 */
export async function saveInspection(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, team, caller }: Member,
  {
    quoteId,
    lineId,
    rev,
    ...given
  }: Omit<LineKey, 'teamId'> &
    Pick<InspectionRow, 'rev' | 'answers' | 'notes' | 'services' | 'message' | 'answerDays'>,
): Promise<Inspection> {
  const at = parts.now()
  const quote = await lockQuote(tx, teamId, quoteId)
  const line = await getLine(tx, quote, lineId)
  const state = quote.state === 'accepted' ? line.fulfilment?.state : undefined
  const inspected = inspectionState(line.kind)
  if (inspected === undefined || (state !== 'received' && state !== inspected))
    throw apiError('quote/wrong-state', { state: state ?? quote.state })
  if (line.kind !== 'repair' && given.services.length > 0) throw apiError('inspection/repair-only')
  const found = await knownFindings(tx, line, given, team.language)
  const key = { teamId, quoteId, lineId }
  await requireNoOffer(tx, key)
  const before = await findInspection(tx, key)
  requireRead(before, rev)
  if (before && state !== 'received' && isUnchanged(before, found)) return describeInspection(line, before)
  const row = { ...key, ...found, rev: rev + 1, savedAt: at, savedBy: caller.userId }
  await saveInspectionRow(tx, row)
  if (state === 'received')
    await startInspecting(tx, parts, quote, { lineId, state: inspected }, caller.userId)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { lineId, inspection: row.rev } })
  return describeInspection(line, row)
}

/**
 * Returns findings with the keys of the line's catalog. Throws quote/line-invalid for unknown questions in
 * answers and notes, and for unknown services. Values of the line from an older rule may stay.
 */
async function knownFindings<Found extends Pick<InspectionRow, 'answers' | 'notes' | 'services'>>(
  tx: Transaction,
  line: LineRow,
  found: Found,
  language: string,
): Promise<Found> {
  const { answers, notes, services } = found
  const catalogOf = await getCatalogs(tx, line.teamId, [line])
  const document = catalogOf(line)
  const isNew = ([key, answer]: [string, unknown]): boolean => !isDeepStrictEqual(line.answers[key], answer)
  const changed = Object.fromEntries(Object.entries(answers).filter(isNew))
  const known = withKnownKeys(document, { answers: changed, services }, { path: '', language })
  const asked = new Set(Object.keys(line.answers))
  const noted = Object.keys(notes).filter((key) => !asked.has(key))
  const unknown = unfitKeys(document.pricing, { answers: Object.fromEntries(noted.map((key) => [key, ''])) })
  const [first] = unknown.filter(({ reason }) => reason === 'unknown-question')
  if (first)
    throw apiError('quote/line-invalid', { ...first, path: first.path.replace('answers.', 'notes.') })
  return { ...found, answers: { ...answers, ...known.answers } }
}

/** Throws inspection/changed if another member saved meanwhile. */
export function requireRead(row: InspectionRow | undefined, rev: number): void {
  const current = row?.rev ?? 0
  if (current !== rev) throw apiError('inspection/changed', { yours: rev, current })
}

/**
 * Throws quote/wrong-state if the customer already got a new price: the inspection of a continued repair is
 * over.
 */
export async function requireNoOffer(tx: Transaction, key: LineKey): Promise<void> {
  const offer = await findCounterOffer(tx, key)
  if (offer) throw apiError('quote/wrong-state', { counterOffer: offer.state })
}

async function startInspecting(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents' | 'now'>,
  quote: QuoteRow,
  { lineId, state }: { readonly lineId: LineId; readonly state: FulfilmentState },
  by: string,
): Promise<void> {
  const at = parts.now()
  await saveFulfilment(tx, quote, lineId, { state, at: at.toISOString(), by, note: '' })
  await bumpQuoteRevision(tx, parts, await updateQuote(tx, quote, { quote: { updatedAt: at } }), by)
}

function describeInspection(line: LineRow, row: InspectionRow | undefined): Inspection {
  return {
    rev: row?.rev ?? 0,
    answers: row?.answers ?? line.answers,
    notes: row?.notes ?? {},
    services: row?.services ?? [],
    message: row?.message ?? '',
    answerDays: row?.answerDays ?? counterLimits.usualDays,
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: row?.savedBy ?? null,
  }
}
