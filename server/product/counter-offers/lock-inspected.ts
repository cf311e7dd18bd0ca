import { inspectionState } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { getLine, type LineRow } from '../quotes/lines/line-store.ts'
import { lockFor } from '../quotes/actions/lock-for.ts'
import type { QuoteRow } from '../quotes/quote-store.ts'
import {
  findInspection,
  type InspectionRow,
  type LineKey,
} from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { requireNoOffer, requireRead } from './save-inspection.ts'

type Inspected = Pick<InspectionRow, 'answers' | 'notes' | 'services' | 'message' | 'answerDays'> & {
  /** Stored inspection; null if none was saved. */
  readonly savedBy: string | null
}

/**
 * Returns a line under inspection or repair, with its quote locked. inspectionRev: absent if any is accepted.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found, inspection/changed.
 */
export async function lockInspected(
  tx: Transaction,
  {
    inspectionRev,
    ...read
  }: LineKey & { readonly rev: number; readonly today: string; readonly inspectionRev?: number },
): Promise<{ readonly quote: QuoteRow; readonly line: LineRow; readonly inspection: Inspected }> {
  const quote = await lockFor('complete', tx, read)
  const line = await getLine(tx, quote, read.lineId)
  const state = line.fulfilment?.state
  if (state === undefined || state !== inspectionState(line.kind))
    throw apiError('quote/wrong-state', { state })
  await requireNoOffer(tx, read)
  const saved = await findInspection(tx, read)
  if (inspectionRev !== undefined) requireRead(saved, inspectionRev)
  const nothing = { notes: {}, services: [], message: '', answerDays: 0, savedBy: null }
  const inspection = saved ?? { answers: line.answers, ...nothing }
  return { quote, line, inspection }
}
