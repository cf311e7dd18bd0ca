import type { QuoteId, TeamId } from '@costard/contract'
import { isAllowed, type QuoteAction, stateOn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { lockQuote, type QuoteRow } from '../quote-store.ts'

/** Revision that a member read before an action. */
interface Read {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly rev: number
  /** Date in the team's time zone. */
  readonly today: string
}

/**
 * Returns a quote with its newest revision, locked until the end of the transaction, if its state allows the action.
 * Throws quote/not-found, quote/changed, quote/expired, quote/wrong-state.
 */
export async function lockFor(
  action: QuoteAction,
  tx: Transaction,
  { teamId, quoteId, rev, today }: Read,
): Promise<QuoteRow> {
  const row = await lockQuote(tx, teamId, quoteId)
  const state = stateOn(row.state, row.validUntil, today)
  if (!isAllowed(action, state)) throw apiError('quote/wrong-state', { state })
  if (row.rev !== rev) throw apiError('quote/changed', { yours: rev, current: row.rev })
  return row
}
