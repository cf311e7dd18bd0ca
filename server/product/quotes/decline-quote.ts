import type { Decline, PublicQuote, QuoteToken } from '@costard/contract'
import type { z } from 'zod'
import type { ProductParts } from '../parts.ts'
import { answerQuote } from './answer-quote.ts'

/** The customer declines with a reason. A second call gives the first record. Throws quote/not-found, quote/expired, quote/wrong-state. */
export function declineQuote(
  parts: ProductParts,
  token: QuoteToken,
  { reason, text }: Omit<z.infer<typeof Decline>, 'at'>,
): Promise<PublicQuote> {
  return answerQuote(parts, token, 'decline', (_, at) => ({ decline: { at, reason, ...(text && { text }) } }))
}
