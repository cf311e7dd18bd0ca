import type { Quote, QuoteHead } from '@costard/contract'
import { newestOf } from '#api/newest-of.ts'

/**
 * Returns a cached quote updated with the response to a change; unchanged if news of a later change arrived
 * before the response.
 */
export function withAnswer(known: Quote | undefined, answer: QuoteHead | Quote): Quote | undefined {
  return known && newestOf(known, { ...known, ...answer })
}
