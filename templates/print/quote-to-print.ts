import type { Choice } from '@costard/quotes'
import type { PublicQuote } from '../public-quote/public-quote.ts'
import type { TeamLook } from '../team-look.ts'
import type { TaxRegime } from './tax-notes.ts'
import type { ShopDetails } from '../public-quote/shop-details.ts'

/** A sent quote to be printed, as it was offered; once accepted, with what was accepted. */
export interface QuoteToPrint {
  readonly quote: PublicQuote
  /** Null: a shop that has not said where it is. */
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
  /** Registration numbers of taxes, by their names. */
  readonly taxNumbers: readonly { readonly name: string; readonly number: string }[]
  /** The customer's page. */
  readonly url: string
  readonly productName: string
  /** Path data of the signature of the customer. */
  readonly signature?: string | undefined
  /** The accepted choice. */
  readonly choice: Choice
}
