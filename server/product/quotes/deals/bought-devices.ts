import type { QuoteId, TeamId } from '@costard/contract'
import { isUnpaid } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { labelledIn } from '../sending/snapshot/labelled-in.ts'
import { listFulfilments } from '../lines/fulfilment-store.ts'
import { findQuote, findRevisionOfTeam, type RevisionOfTeam } from '../quote-store.ts'
import { listSentDevices, type SentDevice } from '../sending/snapshot/sent-lines.ts'

export interface BoughtDevices {
  readonly found: RevisionOfTeam
  /** Devices as accepted by the customer. */
  readonly lines: readonly SentDevice[]
}

/** Returns the devices of a quote that the team bought and did not return. Throws quote/not-found. */
export async function boughtDevicesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<BoughtDevices | undefined> {
  const row = await findQuote(tx, teamId, quoteId)
  if (!row) throw apiError('quote/not-found', { quoteId })
  if (row.state !== 'accepted' && row.state !== 'completed') return undefined
  const found = await findRevisionOfTeam(tx, row)
  if (!found) return undefined
  const bought = new Set<string>(
    (await listFulfilments(tx, row))
      .filter(({ kind, fulfilment }) => kind === 'buy' && fulfilment && !isUnpaid(fulfilment))
      .map(({ lineId }) => lineId),
  )
  return {
    found,
    lines: labelledIn(row.language, await listSentDevices(tx, row)).filter(({ id }) => bought.has(id)),
  }
}
