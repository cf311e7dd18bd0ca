import type { AnswerChannel, Decline, QuoteHead, QuoteId } from '@costard/contract'
import { type Choice, dayIn, stateOn } from '@costard/quotes'
import type { z } from 'zod'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { acceptedOffers } from '../public/accepted-offers.ts'
import { recordAnswer } from '../public/answer-quote.ts'
import { describeHead } from '../describe-quote.ts'
import { findQuoteOfTeam, lockQuote, type QuoteOfTeam } from '../quote-store.ts'
import type { QuoteSnapshot } from '../schema.ts'

/**
 * Accepts a quote on behalf of its customer. A team can allow this after the last day. Throws
 * quote/not-found, quote/changed, quote/wrong-state, quote/expired, quote/proposition-unknown,
 * quote/choice-invalid, quote/device-flagged.
 */
export async function acceptForCustomer(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  {
    rev,
    channel,
    note,
    ...choice
  }: Choice & {
    readonly rev: number
    readonly channel: AnswerChannel
    readonly note: string
  },
): Promise<QuoteHead> {
  const at = parts.now()
  const { caller, team } = member
  const found = await lockAnswerable(change, member, { quoteId, rev, at })
  if (found.isExpired && !team.allowsLateAcceptance) throw apiError('quote/expired')
  const answer = {
    acceptance: {
      at: at.toISOString(),
      ...acceptedOffers(found.snapshot, choice, found.quote),
      onBehalf: { by: caller.userId, channel, note },
    },
  }
  const row = await recordAnswer(parts, change, found, { action: 'accept', answer, at, by: caller.userId })
  return describeHead(row, dayIn(team.timeZone, at), parts.links)
}

/**
 * Declines a quote on behalf of its customer. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/expired.
 */
export async function declineForCustomer(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, reason, text }: Pick<z.infer<typeof Decline>, 'reason' | 'text'> & { readonly rev: number },
): Promise<QuoteHead> {
  const at = parts.now()
  const { caller, team } = member
  const found = await lockAnswerable(change, member, { quoteId, rev, at })
  if (found.isExpired) throw apiError('quote/expired')
  const onBehalf = { by: caller.userId }
  const answer = { decline: { at: at.toISOString(), reason, ...(text && { text }), onBehalf } }
  const row = await recordAnswer(parts, change, found, { action: 'decline', answer, at, by: caller.userId })
  return describeHead(row, dayIn(team.timeZone, at), parts.links)
}

type Answerable = QuoteOfTeam & { readonly snapshot: QuoteSnapshot; readonly isExpired: boolean }

/** Returns a sent, unanswered quote, locked. */
async function lockAnswerable(
  { tx }: Change,
  { teamId, team }: Member,
  { quoteId, rev, at }: { readonly quoteId: QuoteId; readonly rev: number; readonly at: Date },
): Promise<Answerable> {
  const locked = await lockQuote(tx, teamId, quoteId)
  const state = stateOn(locked.state, locked.validUntil, dayIn(team.timeZone, at))
  if (locked.state !== 'sent') throw apiError('quote/wrong-state', { state })
  if (locked.rev !== rev) throw apiError('quote/changed', { yours: rev, current: locked.rev })
  const found = await findQuoteOfTeam(tx, locked)
  if (!found?.quote.snapshot) throw new Error('sent without a snapshot')
  return { ...found, snapshot: found.quote.snapshot, isExpired: state === 'expired' }
}
