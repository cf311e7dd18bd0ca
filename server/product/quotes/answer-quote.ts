import type { Decline, PublicLine, PublicQuote, QuoteToken } from '@costard/contract'
import { dayIn, leadsTo, stateOn } from '@costard/quotes'
import type { z } from 'zod'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteSnapshot } from './schema.ts'
import type { AcceptanceEvidence } from './acceptance-evidence.ts'
import { bumpQuoteState } from './bump-quote-revision.ts'
import { describePublicQuote, getQuoteByToken } from './public-quote.ts'
import { type QuoteRow, updateSent } from './quote-store.ts'

/**
 * Accepts a quote with a proposition per line (default: the preselected one). A second call returns the first record.
 * Throws quote/not-found, quote/expired, quote/wrong-state, quote/proposition-unknown.
 */
export function acceptQuote(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
  chosen: Readonly<Record<string, string>>,
  evidence: AcceptanceEvidence,
): Promise<PublicQuote> {
  return answerQuote(parts, change, token, 'accept', (snapshot, at) => {
    requireKnownLines(snapshot.lines, chosen)
    const offers = snapshot.lines.map((line) => [line.id, offerOf(line, chosen[line.id])] as const)
    const netMinor = offers.reduce((sum, [, offer]) => sum + offer.netMinor, 0)
    const propositionKeys = Object.fromEntries(offers.map(([id, offer]) => [id, offer.propositionKey]))
    return { acceptance: { at, propositionKeys, netMinor, ...evidence } }
  })
}

/** Declines a quote with a reason. A second call returns the first record. Throws quote/not-found, quote/expired, quote/wrong-state. */
export function declineQuote(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
  { reason, text }: Omit<z.infer<typeof Decline>, 'at'>,
): Promise<PublicQuote> {
  return answerQuote(parts, change, token, 'decline', (_, at) => ({
    decline: { at, reason, ...(text && { text }) },
  }))
}

type Answer = Pick<Partial<QuoteRow>, 'acceptance' | 'decline'>

/**
 * Records a customer's answer. The UPDATE also checks that the quote is still open, so the first of two concurrent
 * answers wins; repeating the recorded answer returns it.
 */
async function answerQuote(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  token: QuoteToken,
  action: 'accept' | 'decline',
  recordOf: (snapshot: QuoteSnapshot, at: string) => Answer,
): Promise<PublicQuote> {
  const at = parts.now()
  const { quote, team } = await getQuoteByToken(tx, token)
  if (!quote.snapshot) throw apiError('quote/not-found')
  const today = dayIn(team.timeZone, at)
  if (quote.state === 'sent') {
    const answered = await updateSent(tx, quote, today, {
      quote: { state: leadsTo[action], updatedAt: at },
      revision: recordOf(quote.snapshot, at.toISOString()),
    })
    if (answered) {
      await bumpQuoteState(tx, parts, answered, null)
      const { teamId, quoteId, rev } = answered
      const after = { state: answered.state, rev }
      await record({ teamId, entity: 'quote', entityId: quoteId, before: { state: 'sent' }, after })
      return describePublicQuote({ quote: { ...answered, snapshot: quote.snapshot }, team }, at)
    }
  }
  const current = await getQuoteByToken(tx, token)
  const state = stateOn(current.quote.state, current.quote.validUntil, today)
  if (state === 'expired') throw apiError('quote/expired')
  if (state !== leadsTo[action]) throw apiError('quote/wrong-state', { state })
  return describePublicQuote(current, at)
}

/** Rejects choices for unknown lines: the page is stale. */
function requireKnownLines(lines: readonly PublicLine[], chosen: Readonly<Record<string, string>>): void {
  const strange = Object.keys(chosen).find((lineId) => !lines.some(({ id }) => id === lineId))
  if (strange !== undefined) throw apiError('quote/proposition-unknown', { lineId: strange })
}

function offerOf(line: PublicLine, key = line.propositionKey): PublicLine['offers'][number] {
  const offer = line.offers.find((one) => one.propositionKey === key)
  if (!offer) throw apiError('quote/proposition-unknown', { lineId: line.id, propositionKey: key })
  return offer
}
