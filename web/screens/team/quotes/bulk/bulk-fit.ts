import { quoteLimits, type QuoteSummary } from '@costard/contract'
import { isArchivable, isAllowed, validUntil } from '@costard/quotes'

export type BulkAction = 'remind' | 'extend' | 'withdraw' | 'assign' | 'duplicate' | 'archive' | 'restore'
export type Misfit =
  | 'answered'
  | 'notSent'
  | 'expired'
  | 'ended'
  | 'mail'
  | 'latest'
  | 'accepted'
  | 'revised'
  | 'archived'
  | 'notArchived'
  | 'open'

/** Returns why an action does not fit a quote; undefined if it does. The server decides by the same rules. */
export function misfitOf(action: BulkAction, quote: QuoteSummary, today: string): Misfit | undefined {
  const { number, state, delivery, isTrial } = quote
  if (isTrial) return 'notSent'
  if (action === 'duplicate') return undefined
  const isRevised = /-R\d+$/.test(number)
  if (action === 'restore') return quote.archivedAt === null ? 'notArchived' : undefined
  if (action === 'archive') {
    if (quote.archivedAt !== null) return 'archived'
    return isArchivable({ state, isTrial, revision: isRevised ? 2 : 1 }) ? undefined : 'open'
  }
  if (action === 'assign') return isAllowed('assign', state) ? undefined : 'ended'
  if (action === 'withdraw') {
    if (state === 'accepted') return 'accepted'
    // Ending a later revision can restore an earlier one, which is decided one by one.
    if (isRevised) return 'revised'
    return state === 'draft' || state === 'pendingApproval' || state === 'sent' ? undefined : 'ended'
  }
  if (state === 'draft' || state === 'pendingApproval') return 'notSent'
  if (state === 'expired') return 'expired'
  if (state === 'cancelled' || state === 'superseded') return 'ended'
  if (state !== 'sent') return 'answered'
  if (action === 'remind') return delivery === 'sent' ? undefined : 'mail'
  return extendedDay(quote, today) > quote.validUntil ? undefined : 'latest'
}

/** Returns the last day after an extension by the original number of days. */
export function extendedDay({ validUntil: lastDay, validDays }: QuoteSummary, today: string): string {
  const latest = validUntil(today, quoteLimits.maxValidDays)
  const next = validUntil(lastDay, validDays)
  return next < latest ? next : latest
}
