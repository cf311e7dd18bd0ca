import type { Choice } from '@costard/quotes'
import type { PublicQuote } from '../public-quote/public-quote.ts'
import type { TeamLook } from '../team-look.ts'
import type { TaxRegime } from './tax-notes.ts'
import type { ShopDetails } from '../public-quote/shop-details.ts'

/** A sent quote to print, as it was offered; after acceptance, as it was accepted. */
export interface QuoteToPrint {
  readonly quote: PublicQuote
  /** null: a shop without an address. */
  readonly look: TeamLook
  readonly shop:
    | (Pick<ShopDetails, 'street' | 'town' | 'phone'> & {
        readonly legalName: string
        readonly vatNumber: string
      })
    | null
  /** Email and phone. */
  readonly contacts: readonly string[]
  readonly sentAt: Date
  /** Time zone of the team. */
  readonly timeZone: string
  readonly taxRegime: TaxRegime
  /** Tax registration numbers by the name of the tax. */
  readonly taxNumbers: readonly { readonly name: string; readonly number: string }[]
  /** Address of the customer's page. */
  readonly url: string
  readonly productName: string
  /** Path data of the customer's signature. */
  readonly signature?: string | undefined
  /** The accepted choice. */
  readonly choice: Choice
}
