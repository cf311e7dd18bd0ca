import type { Leaving } from '@costard/templates'
import type { Transaction } from '#database'
import type { RevisionOfTeam } from './quote-store.ts'

/** PDF of a quote. The file is made, or read, only when it is asked for. */
export interface QuoteDocument {
  readonly fileName: string
  /** ETag: equal for equal files. */
  readonly tag: string
  readonly file: () => Promise<Buffer>
}

/**
 * Readers of a document. Each group of a team has its own turns for printing, so that neither waits for the
 * other.
 */
export type Reader = 'members' | 'customers'

/** Papers of sent quotes. Throws quote/wrong-state for a draft, document/busy, document/unavailable. */
export interface QuotePapers {
  /** Returns the document as accepted, else as offered. */
  readonly documentOf: (tx: Transaction, found: RevisionOfTeam, reader: Reader) => Promise<QuoteDocument>
  /** Returns the receipt for the devices that the customer leaves. Throws document/nothing-left. */
  readonly receiptOf: (tx: Transaction, found: RevisionOfTeam, leaving: Leaving) => Promise<QuoteDocument>
}
