import { type RejectedPayout, rejectionKindOf, type TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { payoutsOfLines } from '../quotes/deals/ready-payouts.ts'
import { listRejected } from './payout-store.ts'

/** Returns rejected payouts that were not paid again. */
export async function describeRejected(tx: Transaction, teamId: TeamId): Promise<readonly RejectedPayout[]> {
  const rows = await listRejected(tx, teamId)
  const lines = new Map(
    (await payoutsOfLines(tx, teamId, rows)).map((line) => [`${line.quoteId} ${line.lineId}`, line]),
  )
  return rows.flatMap(({ quoteId, lineId, amountMinor, shownIban, rejectedAt, rejectedFor }) => {
    const line = lines.get(`${quoteId} ${lineId}`)
    if (!line || !rejectedAt) return []
    const { number, customer, device } = line
    return {
      quoteId,
      lineId,
      number,
      customer,
      device,
      amountMinor,
      iban: shownIban,
      rejectedAt: rejectedAt.toISOString(),
      code: rejectedFor,
      kind: rejectionKindOf(rejectedFor),
    }
  })
}
