import type { Quote, QuoteId } from '@costard/contract'
import type { Edit } from '../../../changes/part-words.ts'
import { findKept, forgetKept, keep } from '../../../../kit/kept-text.ts'
import type { ReviewFields } from '../review-fields.ts'

/** Edits of a review that are not saved on the server. */
export interface UnsavedEdits {
  /** The version that the edits are based on. */
  readonly base: Quote
  /** Edits outside of the form. */
  readonly chosen: Edit
  readonly fields: ReviewFields
}

const keyOf = (quoteId: QuoteId) => `review:${quoteId}`

/** Returns the edits kept in this browser, if there are any. */
export function findUnsaved(quoteId: QuoteId): UnsavedEdits | undefined {
  const kept = findKept<UnsavedEdits>(keyOf(quoteId))
  if (!kept) return undefined
  // Older versions of the app kept whole lines here, which the quote has anyway.
  const { lines, ...chosen } = kept.chosen
  return Array.isArray(lines) ? { ...kept, chosen } : kept
}

/** Keeps edits in this browser, so that a lost connection or a closed tab does not lose text. */
export function keepUnsaved(quoteId: QuoteId, edits: UnsavedEdits): void {
  keep(keyOf(quoteId), edits)
}

export function forgetUnsaved(quoteId: QuoteId): void {
  forgetKept(keyOf(quoteId))
}
