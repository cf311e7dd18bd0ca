import type { OfferChannel, QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, devicesTwice, obstaclesToSending, replacedBySending } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeHead, lastDayOf } from '../describe-quote.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { tokenHash } from '../quote-link.ts'
import { snapshotOf } from './snapshot/quote-snapshot.ts'
import { supersede } from '../revision-store.ts'
import { lockDraft, updateQuote } from '../quote-store.ts'
import { listFigures } from '../lines/line-store.ts'
import { firstLinePage } from '../lines/read-lines.ts'
import { countMail, countMailToVisitor, publishQuoteSent, requireVerifiedSender } from './quote-mail.ts'

/**
 * Sends a draft: stores the snapshot and the public token, and publishes `quote-sent` if it is e-mailed.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/not-sendable, quote/sign-up-to-send,
 * quote/sender-unverified, quote/too-many-sent.
 */
export async function sendQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  {
    rev,
    channel,
    isAsked = false,
  }: {
    readonly rev: number
    readonly channel: OfferChannel
    /** A visitor asked for the quote, so its mail does not count for the team and the member. */
    readonly isAsked?: boolean
  },
): Promise<QuoteHead> {
  requireVerifiedSender(caller)
  const sentAt = parts.now()
  const isMailed = channel === 'email'
  const today = dayIn(team.timeZone, sentAt)
  const draft = await lockDraft(tx, teamId, quoteId, rev, 'send')
  const lastDay = lastDayOf(draft, today)
  const { page, isAll } = await firstLinePage(tx, draft)
  const obstacles = obstaclesToSending(
    {
      state: draft.state,
      isTrial: draft.isTrial,
      lineCount: draft.lineCount,
      // Check again: drafts can be older than the rule.
      priceObstacles:
        devicesTwice(isAll ? page : await listFigures(tx, draft)).length > 0
          ? [...draft.priceObstacles, 'device-twice']
          : draft.priceObstacles,
      customer: draft.customer,
      validUntil: lastDay,
    },
    today,
  ).filter((obstacle) => obstacle !== 'no-email' || isMailed)
  if (obstacles.length > 0) throw apiError('quote/not-sendable', { obstacles })
  const recipient = draft.customer?.email ?? ''
  if (isMailed && isAsked) await countMailToVisitor(tx, parts, { teamId, recipient })
  else if (isMailed) await countMail(tx, parts, { teamId, senderId: caller.userId, recipient })
  const snapshot = await snapshotOf(tx, team, draft, page)
  const row = await updateQuote(tx, draft, {
    quote: { updatedAt: sentAt, assistant: null },
    both: { state: 'sent', validUntil: lastDay },
    revision: {
      snapshot: { ...snapshot, sender: senderOf(caller, team) },
      channel,
      offeredKey: snapshot.lines[0]?.propositionKey || null,
      tokenHash: tokenHash(parts.links.tokenOf(draft)),
      sentAt,
      delivery: isMailed ? { state: 'sending', at: sentAt.toISOString(), sending: 1 } : null,
    },
  })
  await supersede(tx, row, replacedBySending)
  if (isMailed) await publishQuoteSent(tx, row, caller, team)
  await bumpQuoteState(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: draft.state },
    after: { state: 'sent', rev: row.rev, netMinor: row.netMinor, ...(!isMailed && { channel }) },
  })
  return describeHead(row, today, parts.links)
}

function senderOf({ userId, displayName, email }: Member['caller'], team: Member['team']) {
  return { userId, name: displayName ?? team.name, email: email ?? null }
}
