import type { Bp, IsoDate, Minor } from './amounts.ts'
import type { Answer } from './catalog.ts'
import type { CheckKind } from './checks.ts'

/** The input for pricing one quote line: variant, answers, chosen proposition, services and tax. */
export interface PriceRequest {
  readonly variantId: string
  readonly answers: Readonly<Record<string, Answer>>
  readonly phase?: 'quote' | 'inspection' /* quote */
  readonly audience?: 'agent' | 'customer' /* agent */
  readonly checks?: readonly { readonly kind: CheckKind; readonly result: 'clear' | 'flagged' | 'unknown' }[]
  readonly propositionKey?: string
  readonly services?: readonly { readonly key: string; readonly quantity?: number }[]
  readonly quantity?: number // devices on the line, 1..999, default 1
  /** Prices of one device and of one unit of a service, for what the catalog cannot price; ignored where it can. */
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
    readonly purchaseMinor?: Minor /* of the whole line */
    /** document: each tax also says what its rounding left, for a total that is rounded once. Absent: line. */
    readonly rounding?: 'line' | 'document'
  }
  /** Amount from which on the devices of a line are not paid in cash. */
  readonly cashLimitMinor?: Minor
  readonly date: IsoDate // today in the team's zone
}
