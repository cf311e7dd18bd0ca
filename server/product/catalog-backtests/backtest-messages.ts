import type { CatalogBacktest, CatalogDocument, PlainLine, PricingContext } from '@costard/contract'

/** An earlier quote, by its newest revision. */
export interface BacktestQuote {
  readonly quoteId: string
  readonly revision: number
  readonly number: string
  readonly customerKind: 'private' | 'business' | null
  readonly vatId: string | null
  readonly isAccepted: boolean
}

/** A line of an earlier quote, as it is stored. */
export interface BacktestLine {
  readonly quoteId: string
  readonly revision: number
  readonly catalogVersion: number
  readonly variantId: string
  readonly deviceName: string
  readonly quantity: number
  readonly propositionKey: string | null
  readonly pricedOn: string
  readonly cashLimitMinor: number | null
  readonly chargeMinor: number
  readonly payoutMinor: number
  readonly answers: PlainLine['answers']
  readonly checks: PlainLine['checks']
  readonly services: PlainLine['services']
  readonly adjustment: (PlainLine['adjustment'] & {}) | null
  readonly handPrice: (PlainLine['handPrice'] & {}) | null
  readonly purchase: (PlainLine['purchase'] & {}) | null
}

/** The order in which their values are written. */
export const quoteFields = ['quoteId', 'revision', 'number', 'customerKind', 'vatId', 'isAccepted'] as const
export const lineFields = [
  'quoteId',
  'revision',
  'catalogVersion',
  'variantId',
  'deviceName',
  'quantity',
  'propositionKey',
  'pricedOn',
  'cashLimitMinor',
  'chargeMinor',
  'payoutMinor',
  'answers',
  'checks',
  'services',
  'adjustment',
  'handPrice',
  'purchase',
] as const

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
  | { readonly kind: 'lines'; readonly quotes?: string; readonly lines: string }
  | { readonly kind: 'finish' }

export type BacktestFigures = Omit<CatalogBacktest, 'rev' | 'version' | 'since' | 'isPartial'>
export type BacktestAnswer = { readonly figures?: BacktestFigures; readonly hasErrors?: boolean }
