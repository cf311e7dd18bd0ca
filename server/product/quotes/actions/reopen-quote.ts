import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, leadsTo } from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { removeFulfilment, requireUntouched } from '../lines/fulfilment-store.ts'
import { lockFor } from '../lock-for.ts'
import { updateQuote } from '../quote-store.ts'

/**
 * Undoes an acceptance: the customer can answer again until the last day. The acceptance is kept with the reason.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/expired, quote/in-progress.
 */
export async function reopenQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, reason }: { readonly rev: number; readonly reason: string },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('reopen', tx, { teamId, quoteId, rev, today })
  const { acceptance, reopenings } = before
  if (!acceptance) throw new Error('accepted without an acceptance')
  if (before.validUntil < today) throw apiError('quote/expired')
  await requireUntouched(tx, before)
  await removeFulfilment(tx, before)
  const row = await updateQuote(tx, before, {
    quote: { updatedAt: at },
    both: { state: leadsTo.reopen },
    revision: {
      acceptance: null,
      reopenings: [...(reopenings ?? []), { at: at.toISOString(), by: caller.userId, reason, acceptance }],
    },
  })
  await bumpQuoteState(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, acceptedAt: acceptance.at, netMinor: acceptance.netMinor },
    after: { state: row.state, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
