import type { PublicQuote, QuoteToken } from '@costard/contract'
import { dayIn, leadsTo, stateOn } from '@costard/quotes'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteSnapshot } from '../schema.ts'
import { noteQuoteChange } from './note-quote-change.ts'
import { describePublicQuote, getQuoteByToken } from './public-quote.ts'
import { type QuoteRow, updateSent } from './quote-store.ts'

type Answer = Pick<Partial<QuoteRow>, 'acceptance' | 'decline'>

/**
 * A customer's answer to a sent quote. The statement that writes it also checks that the quote still waits for one,
 * so of two answers at once the first stands; giving the same answer again returns what is recorded.
 */
export function answerQuote(
  parts: Pick<ProductParts, 'database' | 'documents' | 'now'>,
  token: QuoteToken,
  action: 'accept' | 'decline',
  recordOf: (snapshot: QuoteSnapshot, at: string) => Answer,
): Promise<PublicQuote> {
  const at = parts.now()
  return parts.database.transaction(async (tx) => {
    const { quote, team } = await getQuoteByToken(tx, token)
    if (!quote.snapshot) throw apiError('quote/not-found')
    const today = dayIn(team.timeZone, at)
    if (quote.state === 'sent') {
      const change = { ...recordOf(quote.snapshot, at.toISOString()), state: leadsTo[action], updatedAt: at }
      const answered = await updateSent(tx, quote, today, change)
      if (answered) {
        await noteQuoteChange(tx, parts, answered, null)
        return describePublicQuote({ quote: answered, team }, at)
      }
    }
    const current = await getQuoteByToken(tx, token)
    const state = stateOn(current.quote.state, current.quote.validUntil, today)
    if (state === 'expired') throw apiError('quote/expired')
    if (state !== leadsTo[action]) throw apiError('quote/wrong-state', { state })
    return describePublicQuote(current, at)
  })
}
