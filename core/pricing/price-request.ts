import type { Bp, IsoDate, Minor } from './amounts.ts'
import type { Answer } from './catalog.ts'
import type { CheckKind } from './checks.ts'

/** Input for pricing a quote line: variant, answers, chosen proposition, services and tax. */
export interface PriceRequest {
  readonly variantId: string
  readonly answers: Readonly<Record<string, Answer>>
  readonly phase?: 'quote' | 'inspection' /* quote */
  readonly audience?: 'agent' | 'customer' /* agent */
  readonly checks?: readonly { readonly kind: CheckKind; readonly result: 'clear' | 'flagged' | 'unknown' }[]
  readonly propositionKey?: string
  readonly services?: readonly { readonly key: string; readonly quantity?: number }[]
  readonly quantity?: number // devices on the line, 1..999, default 1
  /** Prices of one device and of one unit of a service that the catalog cannot price; ignored for others. */
  readonly byHand?: {
    readonly amountMinor?: Minor
    readonly services?: Readonly<Record<string, Minor>>
  }
  readonly adjustment?: { readonly amountMinor: Minor; readonly reason: string; readonly maxAdjustBp: Bp }
  readonly customer?: {
    readonly kind: 'private' | 'business'
    readonly country?: string
    readonly vatRegistered?: boolean
  }
  readonly tax: {
    readonly regime: 'none' | 'vat' | 'salesTax'
    readonly marginScheme?: boolean
    readonly purchaseMinor?: Minor /* for the whole line */
    /**
     * document: each tax includes its rest from rounding, for a total that is rounded once. Default: line.
     */
    readonly rounding?: 'line' | 'document'
  }
  /** Amount from which the devices of a line are not paid in cash. */
  readonly cashLimitMinor?: Minor
  readonly date: IsoDate // today in the team's zone
}
