import type { CatalogBacktest, CatalogDocument } from '@costard/contract'
import type { Line, PricingContext } from '@costard/quotes'

/** Newest revision of an earlier quote. */
export interface BacktestQuote {
  readonly quoteId: string
  readonly revision: number
  readonly number: string
  readonly customerKind: 'private' | 'business' | null
  readonly vatId: string | null
  readonly isAccepted: boolean
}

/** A stored line of an earlier quote. */
export interface BacktestLine {
  readonly quoteId: string
  readonly revision: number
  readonly catalogVersion: number
  readonly variantId: string
  readonly deviceName: string
  readonly imei: string | null
  readonly serial: string | null
  readonly quantity: number
  readonly propositionKey: string | null
  readonly pricedOn: string
  readonly cashLimitMinor: number | null
  readonly chargeMinor: number
  readonly payoutMinor: number
  readonly answers: Line['answers']
  readonly checks: Line['checks']
  readonly services: Line['services']
  readonly adjustment: (Line['adjustment'] & {}) | null
  readonly handPrice: (Line['handPrice'] & {}) | null
  readonly purchase: (Line['purchase'] & {}) | null
}

/** Order of the values in a row. */
export const quoteFields = ['quoteId', 'revision', 'number', 'customerKind', 'vatId', 'isAccepted'] as const
export const lineFields = [
  'quoteId',
  'revision',
  'catalogVersion',
  'variantId',
  'deviceName',
  'imei',
  'serial',
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

/** Message to the thread. The thread answers each with a BacktestAnswer. */
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
