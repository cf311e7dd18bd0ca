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
  readonly propositionKey: string | null // chosen proposition
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
  readonly amountMinor: Minor // amount of the line before added tax, in its main direction; may be negative
  readonly chargeMinor: Minor
  readonly payoutMinor: Minor
  readonly netMinor: Minor // net = charge - payout: > 0 the customer pays
  readonly tax: readonly {
    readonly key: string
    readonly direction: 'charge' | 'payout'
    readonly mode: TaxMode
    readonly taxClass: string
    readonly rateBp: Bp // with several taxes: their total rate, rounded
    readonly amountMinor: Minor
    readonly taxMinor: Minor // with several taxes: their sum
    readonly restMicro?: number // for a single rate; see TaxedWith
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
  /**
   * Rest from rounding, in millionths of a minor unit, -500000..500000; present if totals are rounded once
   * per document.
   */
  readonly restMicro?: number
}

export type TaxMode = 'none' | 'inclusive' | 'exclusive' | 'buyPrivate' | 'buyBusiness' | 'margin'
