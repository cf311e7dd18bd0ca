import { type PublicQuote, quoteLimits, type QuoteToken } from '@costard/contract'
import { dayIn, isAllowed, leadsTo, stateOn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { isUntouchedOf, removeFulfilment, requireUntouched } from '../lines/fulfilment-store.ts'
import { describePublicQuote, linesToCheck, lockByToken } from './public-quote.ts'
import { type QuoteRow, updateQuote } from '../quote-store.ts'

/**
 * Undoes the acceptance of a locked quote; the acceptance is kept with the reason. by: null for the customer.
 * Throws quote/in-progress.
 */
export async function undoAcceptance(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  before: QuoteRow,
  { by, reason, at }: { readonly by: string | null; readonly reason: string; readonly at: Date },
): Promise<QuoteRow> {
  const { acceptance, reopenings, teamId, quoteId } = before
  if (!acceptance) throw new Error('accepted without an acceptance')
  await requireUntouched(tx, before)
  await removeFulfilment(tx, before)
  const row = await updateQuote(tx, before, {
    quote: { updatedAt: at, settledMinor: null },
    both: { state: leadsTo.reopen },
    revision: {
      acceptance: null,
      reopenings: [...(reopenings ?? []), { at: at.toISOString(), by, reason, acceptance }],
    },
  })
  await bumpQuoteState(tx, parts, row, by)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, acceptedAt: acceptance.at, netMinor: acceptance.netMinor },
    after: { state: row.state, rev: row.rev },
  })
  return row
}

/**
 * Undoes an acceptance for the customer; a repeated call changes nothing. Throws quote/not-found,
 * quote/wrong-state, quote/in-progress, quote/too-many-answers.
 */
export async function changeMind(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
): Promise<PublicQuote> {
  const at = parts.now()
  const found = await lockByToken(change.tx, token)
  const { quote, team } = found
  const isUndone = quote.state === 'sent' && quote.reopenings?.at(-1)?.by === null
  if (isUndone) return describePublicQuote(found, at, { toCheck: await linesToCheck(change.tx, found) })
  if (!isAllowed('reopen', quote.state))
    throw apiError('quote/wrong-state', {
      state: stateOn(quote.state, quote.validUntil, dayIn(team.timeZone, at)),
    })
  if (isUsedUp(quote)) throw apiError('quote/too-many-answers', { allowed: quoteLimits.maxUndone })
  const row = await undoAcceptance(parts, change, quote, { by: null, reason: '', at })
  const undone = { quote: { ...row, snapshot: quote.snapshot }, team }
  return describePublicQuote(undone, at, { toCheck: await linesToCheck(change.tx, undone) })
}

/** True if the customer can undo the acceptance. */
export async function canChangeMind(tx: Change['tx'], quote: QuoteRow): Promise<boolean> {
  return isAllowed('reopen', quote.state) && !isUsedUp(quote) && (await isUntouchedOf(tx, quote))
}

function isUsedUp({ reopenings }: Pick<QuoteRow, 'reopenings'>): boolean {
  return (reopenings?.length ?? 0) >= quoteLimits.maxUndone
}
