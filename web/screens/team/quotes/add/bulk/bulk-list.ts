import type { LineInput, QuoteCustomer, QuoteId } from '@costard/contract'
import type { Decisions } from './decisions.ts'
import type { SourceList } from './start/read-list.ts'

/** Maximum number of rows: the maximum number of lines in a quote. */
export const maxRows = 1000

/** An uploaded or pasted list. It is stored once and never changes. */
export interface BulkList extends SourceList {
  readonly id: string
  /** File name; empty if it was pasted. */
  readonly name: string
}

/** A quote with rows of the list. */
export interface SavedQuote {
  readonly id: QuoteId
  readonly number: string
  /** Rows of this list that are lines of the quote. */
  readonly rows: readonly number[]
}

/**
 * Lines being sent to the server: retried with the same key until there is a response, so that they are saved
 * once.
 */
export interface Attempt {
  readonly key: string
  readonly rows: readonly number[]
  readonly lines: readonly LineInput[]
  readonly customer: QuoteCustomer | null
  /** undefined: for a new quote. */
  readonly to?: { readonly quoteId: QuoteId; readonly rev: number }
}

/** Progress of a list, stored apart from it so that each step writes little. */
export interface BulkProgress {
  /** Id of the list: progress of an earlier list is ignored. */
  readonly listId: string
  readonly decisions: Decisions
  readonly quotes: readonly SavedQuote[]
  readonly attempt?: Attempt
}

export function freshProgress(listId: string): BulkProgress {
  return { listId, decisions: {}, quotes: [] }
}
