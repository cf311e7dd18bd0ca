import type { QuoteState } from './quote-state.ts'

/** States in which a quote can be archived: nobody waits for anything. */
const archivableIn: readonly QuoteState[] = ['draft', 'declined', 'expired', 'cancelled', 'completed']

/**
 * True if a quote can be archived. A trial is in no count, and a draft of a later revision follows an offer that its
 * customer may still answer.
 */
export function isArchivable({
  state,
  revision,
  isTrial,
}: {
  readonly state: QuoteState
  readonly revision: number
  readonly isTrial: boolean
}): boolean {
  return !isTrial && archivableIn.includes(state) && (state !== 'draft' || revision === 1)
}
