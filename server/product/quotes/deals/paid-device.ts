import type { LineId } from '@costard/contract'
import type { Transaction } from '#database'
import type { Member } from '../../teams/memberships/member.ts'
import type { QuoteRow } from '../quote-store.ts'

/** A device that a team pays for. */
export interface PaidDevice {
  readonly member: Member
  readonly quote: QuoteRow
  readonly lineId: LineId
  readonly at: Date
}

/** Writes the purchase down, in the transaction of the payout. Throws what holds the payout. */
export type RecordPurchase = (tx: Transaction, paid: PaidDevice) => Promise<void>
