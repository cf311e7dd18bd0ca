import type { Quote, QuoteId } from '@costard/contract'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { requireVerifiedSender } from '../sending/quote-mail.ts'
import { lockDraft } from '../quote-store.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'

/**
 * Requests that a draft with an open question is sent as soon as it is released at the computed amount.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/not-held, quote/sign-up-to-send,
 * quote/sender-unverified.
 */
export async function sendWhenReleased(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  rev: number,
): Promise<Quote> {
  const { caller, teamId } = member
  requireVerifiedSender(caller)
  const before = await lockDraft(change.tx, teamId, quoteId, rev)
  if (before.state !== 'pendingApproval') throw apiError('quote/not-held')
  const { userId, displayName, email = '' } = caller
  const at = parts.now().toISOString()
  const wish = { by: userId, name: displayName ?? null, email, at, state: 'waiting', reasons: [] } as const
  return saveLinesResult(parts, change, member, before, { sendWhenReleased: true }, wish)
}
