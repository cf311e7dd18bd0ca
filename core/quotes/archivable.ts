import type { QuoteState } from './quote-state.ts'

/** States in which a quote can be archived, since nobody waits for anything. */
const archivableIn: readonly QuoteState[] = ['draft', 'declined', 'expired', 'cancelled', 'completed']

/**
 * True if a quote can be archived. Not a trial, which is counted nowhere, nor a draft of a later revision,
 * since its customer may still answer the offer before.
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
