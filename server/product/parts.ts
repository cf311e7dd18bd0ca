import type { Database } from '#database'
import type { Identity } from '#identity'
import type { Log } from '#http'
import type { Documents } from '#realtime'
import type { QuoteLinks } from './quotes/quote-link.ts'

/** Who calls; and what an account is beyond that, where it is kept here. */
export type ProductIdentity = Pick<Identity, 'requireCaller'> &
  Partial<Pick<Identity, 'describeAccount' | 'listSessions' | 'endSession' | 'endAllSessions'>>

/** What the product module is built from, handed down to its endpoints. */
export interface ProductParts {
  readonly database: Database
  readonly identity: ProductIdentity
  readonly links: QuoteLinks
  /** For what members see change while they look at it. */
  readonly documents: Pick<Documents, 'set' | 'setAll'>
  readonly log: Log
  readonly now: () => Date
}
