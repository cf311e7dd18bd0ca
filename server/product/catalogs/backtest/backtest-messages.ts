import type { CatalogBacktest, CatalogDocument, PricingContext } from '@costard/contract'

/** A line of an earlier quote. JSON columns are read as text, so that the thread parses them and not the server. */
export interface BacktestLine {
  readonly quoteId: string
  readonly number: string
  readonly isAccepted: boolean
  readonly customerKind: string | null
  readonly lineId: string
  readonly catalogVersion: number
  readonly variantId: string
  readonly deviceName: string
  readonly quantity: number
  readonly propositionKey: string | null
  readonly pricedOn: string
  readonly chargeMinor: number
  readonly payoutMinor: number
  readonly answers: string
  readonly checks: string
  readonly services: string
  readonly adjustment: string | null
  readonly handPrice: string | null
  readonly purchase: string | null
}

type Pricing = CatalogDocument['pricing']

/** What the thread is told. Answered by BacktestAnswer, one for each. */
export type BacktestMessage =
  | {
      readonly kind: 'start'
      readonly draft: Pricing
      readonly team: PricingContext['team']
      readonly maxRows: number
    }
  | { readonly kind: 'version'; readonly pricing: Pricing }
  | { readonly kind: 'lines'; readonly lines: readonly BacktestLine[] }
  | { readonly kind: 'finish' }

export type BacktestFigures = Omit<CatalogBacktest, 'rev' | 'since' | 'isPartial'>
export type BacktestAnswer = { readonly figures?: BacktestFigures; readonly hasErrors?: boolean }
