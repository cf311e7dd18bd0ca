import type { Leaving } from '@costard/templates'
import type { Transaction } from '#database'
import type { RevisionOfTeam } from './quote-store.ts'

/** The PDF of a quote. Its file is made, or read, only when asked for. */
export interface QuoteDocument {
  readonly fileName: string
  /** The same for the same file. */
  readonly tag: string
  readonly file: () => Promise<Buffer>
}

/** Who a document is made for: each group of a team has turns of its own, so none waits for what another prints. */
export type Reader = 'members' | 'customers'

/** The papers of sent quotes. Throws quote/wrong-state for a draft, document/busy, document/unavailable. */
export interface QuotePapers {
  /** Returns the document as it was accepted, else as it is offered. */
  readonly documentOf: (tx: Transaction, found: RevisionOfTeam, reader: Reader) => Promise<QuoteDocument>
  /** Returns the receipt for the devices that the customer leaves. Throws document/nothing-left. */
  readonly receiptOf: (tx: Transaction, found: RevisionOfTeam, leaving: Leaving) => Promise<QuoteDocument>
}
