import type { Database } from '#database'
import type { Identity } from '#identity'
import type { Log } from '#http'
import type { QuoteLinks } from './quotes/quote-link.ts'

/** What the product module is built from, handed down to its endpoints. */
export interface ProductParts {
  readonly database: Database
  readonly identity: Pick<Identity, 'requireCaller'>
  readonly links: QuoteLinks
  readonly log: Log
  readonly now: () => Date
}
