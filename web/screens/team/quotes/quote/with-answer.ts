import type { Quote, QuoteHead } from '@costard/contract'
import { newestOf } from '#api/newest-of.ts'

/** Returns a known quote with the answer to a change; as it is if news of a later change came before the answer. */
export function withAnswer(known: Quote | undefined, answer: QuoteHead | Quote): Quote | undefined {
  return known && newestOf(known, { ...known, ...answer })
}
