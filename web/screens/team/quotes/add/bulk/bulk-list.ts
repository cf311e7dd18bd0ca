import type { LineInput, QuoteCustomer, QuoteId } from '@costard/contract'
import type { Decisions } from './decisions.ts'
import type { SourceList } from './start/read-list.ts'

/** Most rows of a list: as many as a quote can have lines. */
export const maxRows = 1000

/** A list as it came. It is stored once and never changed. */
export interface BulkList extends SourceList {
  readonly id: string
  /** Name of the file; empty: it was pasted. */
  readonly name: string
}

/** A quote that rows of the list are in. */
export interface SavedQuote {
  readonly id: QuoteId
  readonly number: string
  /** Lines of the quote that come from this list. */
  readonly rows: readonly number[]
}

/** Lines on their way to the server: sent again with the same key until an answer comes, so that they are saved once. */
export interface Attempt {
  readonly key: string
  readonly rows: readonly number[]
  readonly lines: readonly LineInput[]
  readonly customer: QuoteCustomer | null
  /** Undefined: of a new quote. */
  readonly to?: { readonly quoteId: QuoteId; readonly rev: number }
}

/** Outcome of a list here: small, so that a step writes little. */
export interface BulkProgress {
  /** Id of this list: steps of an earlier list do not count. */
  readonly listId: string
  readonly decisions: Decisions
  readonly quotes: readonly SavedQuote[]
  readonly attempt?: Attempt
}

export function freshProgress(listId: string): BulkProgress {
  return { listId, decisions: {}, quotes: [] }
}
