import type { Bp, Minor } from './amounts.ts'
import type { Tax } from './catalog.ts'
import type { CheckKind } from './checks.ts'
import type { TraceStep } from './trace-step.ts'

/** A priced quote line with the trace of its computation. */
export interface PriceResult {
  readonly outcome: 'instant' | 'range' | 'review' | 'reject' | 'incomplete' | 'manual' | 'nil'
  readonly currency: string
  readonly variantId: string
  readonly baseMinor: Minor | null
  readonly grade: string | null
  readonly gradedMinor: Minor | null
  readonly subtotalMinor: Minor
  readonly isNil: boolean
  readonly range: { readonly lowMinor: Minor; readonly highMinor: Minor } | null
  readonly missing: readonly string[]
  readonly notApplicable: readonly string[]
  readonly defaulted: readonly string[] // question keys, catalog order
  readonly reasons: readonly {
    readonly outcome: 'reject' | 'review' | 'range'
    readonly reason: string
    readonly curable?: boolean
    readonly check?: CheckKind
    readonly questionKey?: string
    readonly choiceKey?: string
  }[]
  readonly propositions: readonly {
    readonly key: string
    readonly available: boolean
    readonly reason: null | 'stopped' | 'nil' | 'notNil' | 'condition' | 'cashLimit'
    readonly ratedMinor: Minor
    readonly roundedMinor: Minor
    readonly amountMinor: Minor
  }[]
  readonly propositionKey: string | null // the chosen one
  readonly services: readonly {
    readonly key: string
    readonly direction: 'charge' | 'payout'
    readonly quantity: number
    readonly unitMinor: Minor | null
    readonly amountMinor: Minor
    readonly included: boolean
  }[]
  readonly bundles: readonly {
    readonly key: string
    readonly services: readonly string[]
    readonly amountMinor: Minor
    readonly savingMinor: Minor
  }[]
  readonly onRequest: readonly string[]
  readonly suggestedServices: readonly string[]
  readonly adjustmentMinor: Minor
  readonly approval: readonly ('adjustmentLimit' | 'belowCost')[]
  readonly amountMinor: Minor // the line before added tax, in its main direction; may be negative
  readonly chargeMinor: Minor
  readonly payoutMinor: Minor
  readonly netMinor: Minor // net = charge - payout: > 0 the customer pays
  readonly tax: readonly {
    readonly key: string
    readonly direction: 'charge' | 'payout'
    readonly mode: TaxMode
    readonly taxClass: string
    readonly rateBp: Bp // with taxes: that of all together, rounded
    readonly amountMinor: Minor
    readonly taxMinor: Minor // with taxes: their sum
    readonly restMicro?: number // of a single rate; see TaxedWith
    readonly taxes?: readonly TaxedWith[]
  }[]
  readonly taxChargeMinor: Minor
  readonly taxPayoutMinor: Minor
  readonly taxInternalMinor: Minor
  readonly findings: readonly {
    readonly code: string
    readonly severity: 'error' | 'warning' | 'info'
    readonly path: string
  }[]
  readonly trace: readonly TraceStep[]
}

/** One of several taxes of a component. */
export interface TaxedWith extends Tax {
  readonly taxMinor: Minor
  /** What rounding left, in millionths of a minor unit, -500000..500000; where documents are rounded as a whole. */
  readonly restMicro?: number
}

export type TaxMode = 'none' | 'inclusive' | 'exclusive' | 'buyPrivate' | 'buyBusiness' | 'margin'
