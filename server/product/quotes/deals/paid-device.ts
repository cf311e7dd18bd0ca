import type { LineId } from '@costard/contract'
import type { Transaction } from '#database'
import type { Member } from '../../teams/memberships/member.ts'
import type { QuoteRow } from '../quote-store.ts'

/** A device paid by the team. */
export interface PaidDevice {
  readonly member: Member
  readonly quote: QuoteRow
  readonly lineId: LineId
  readonly at: Date
}

/** Records the purchase in the transaction of the payout. Throws if the payout must not be made. */
export type RecordPurchase = (tx: Transaction, paid: PaidDevice) => Promise<void>
