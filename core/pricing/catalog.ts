import type { Bp, IsoDate, Minor, Pcm } from './amounts.ts'
import type { CheckKind } from './checks.ts'

/** A published version of a price list: devices, questions, and the effect of each answer on the price. */
export interface Catalog {
  readonly id: string
  readonly version: number
  readonly kind: 'buy' | 'repair' | 'sell'
  readonly currency: string
  readonly rounding: Rounding
  readonly grades: readonly { readonly code: string; readonly rank: number; readonly factorBp: Bp }[] // rank 1 = best, ranks unique
  readonly deductionCapBp: Bp // 0..10000; the editor proposes 9000
  readonly minOfferMinor?: Minor // buy only
  readonly nilHandling: 'recycle' | 'manual' | 'refuse'
  readonly taxClass: string
  readonly priceIncludesTax: boolean
  readonly taxRates: readonly TaxRate[]
  readonly requiredChecks?: readonly CheckKind[]
  readonly models: readonly Model[]
  readonly questions: readonly Question[]
  readonly computation: Readonly<Record<string, QuestionEffects>> // by question key; wording is stored separately
  readonly propositions: readonly Proposition[]
  readonly services: readonly Service[]
}

/** Taxes of a class of amounts: a single nameless rate, or up to three taxes in order. */
export type TaxRate = { readonly taxClass: string; readonly validFrom?: IsoDate } & (
  | { readonly rateBp: Bp }
  | { readonly taxes: readonly Tax[] }
)

export interface Tax {
  readonly ratePcm: Pcm // 0..100000
  readonly name?: string // as printed, such as GST; absent: the country's name for sales tax
  readonly isCompound?: boolean // on the amount including the taxes before; not for the first tax
}

export interface Rounding {
  readonly stepMinor: Minor /* >= 1 */
  readonly mode: 'down' | 'nearest' | 'up'
  readonly endingMinor?: Minor /* default 0, |ending| < step */
}

export interface Model {
  readonly id: string
  readonly deviceKey?: string
  readonly name?: string
  readonly family?: string
  readonly group?: string
  readonly floorMinor?: Minor
  readonly ceilingMinor?: Minor
  readonly variants: readonly Variant[]
}

export interface Variant {
  // ids unique in the catalog; a model's default price is written into its variants at publish
  readonly id: string
  readonly attributes: Readonly<Record<string, string | number | boolean>> // storageGb, colour, connectivity, ...
  readonly priceMinor: Minor | null
  /**
   * Amounts by grade code, each replacing the price times the factor of the grade. Ignored without a price,
   * and by repairs.
   */
  readonly gradeAmounts?: Readonly<Record<string, Minor>>
  readonly costMinor?: Minor
}

export interface Question {
  readonly key: string
  readonly type: 'single' | 'multi' | 'boolean' | 'number' | 'text' | 'photo' | 'date'
  readonly required: boolean
  readonly phase: 'quote' | 'inspection' | 'both'
  readonly visibleTo: 'agent' | 'customer' | 'both'
  readonly active?: boolean // default true
  readonly conditions?: Condition
  readonly choices: readonly Choice[] // [] unless single or multi
  readonly number?: { readonly min: number; readonly max: number; readonly unit?: string } // integers, inclusive
  readonly default?: Answer // valid for the type
}

export interface Choice {
  readonly key: string
  readonly active?: boolean
  readonly exclusive?: boolean
  readonly suggestsServices?: readonly string[]
}

export type Answer = string | readonly string[] | boolean | number | null // multi, photo: array; null = not given

export type Condition = { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | Leaf // depth <= 3

export type Op =
  | 'eq'
  | 'neq'
  | 'in'
  | 'includesAny'
  | 'includesAll'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'answered'
  | 'notAnswered'

export type Leaf = {
  readonly op: Op
  readonly value?: string | number | boolean | readonly (string | number | boolean)[]
} & (
  | { readonly question: string }
  | { readonly device: 'family' | 'group' | 'modelId' | 'deviceKey' }
  | { readonly attribute: string }
  | { readonly customer: 'kind' | 'country' }
  | { readonly amount: 'subtotal' }
) // the last two only in availableWhen

export interface QuestionEffects {
  readonly choices?: Readonly<Record<string, readonly Effect[]>> // by choice key; boolean: 'true', 'false'
  readonly bands?: readonly {
    readonly from: number
    readonly to: number
    readonly effects: readonly Effect[]
  }[] // number; inclusive
}

export type PlainEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amountMinor: Minor; readonly part?: string }
  | {
      readonly kind: 'percent'
      readonly bp: Bp
      readonly minMinor?: Minor
      readonly maxMinor?: Minor
      readonly part?: string
    }
  | { readonly kind: 'grade'; readonly code: string }
  | { readonly kind: 'cap' | 'floor'; readonly bp: Bp } // share of the graded amount, >= 0
  | {
      readonly kind: 'reject'
      readonly reason: string
      readonly curable: boolean
      readonly howToFix?: string
    }
  | { readonly kind: 'review'; readonly reason: string }
  | { readonly kind: 'range'; readonly bp: Bp } // 0..10000

export type Scope = { readonly group: string } | { readonly modelId: string } | { readonly variantId: string }

export type Effect = PlainEffect & {
  readonly overrides?: readonly (Scope & { readonly effect: PlainEffect })[]
}

export interface Proposition {
  readonly key: string
  readonly name?: string
  readonly rateBp: Bp
  readonly fixedMinor?: Minor
  readonly appliesTo?: 'base' | 'services' | 'both'
  readonly minMinor?: Minor
  readonly maxMinor?: Minor
  readonly ownRounding?: Rounding
  readonly availableWhen?: Condition
  readonly isDefault?: boolean
  readonly onlyWhenNil?: boolean
  /** Paid in cash: not offered from the cash limit of the request. */
  readonly isCash?: boolean
  readonly active?: boolean
}

export type ServicePrice =
  | { readonly mode: 'fixed'; readonly amountMinor: Minor }
  | { readonly mode: 'percentOfBase'; readonly bp: Bp }
  | { readonly mode: 'onRequest' }

export interface Service {
  readonly key: string
  readonly price: ServicePrice
  readonly overrides?: readonly (Scope & { readonly price: ServicePrice })[]
  readonly partBased?: boolean
  readonly costMinor?: Minor
  readonly taxClass: string
  readonly direction?: 'charge' | 'payout' // default charge
  readonly perLine?: boolean // default false: priced per device, times the line's quantity
  readonly maxQty?: number
  readonly availableWhen?: Condition
  readonly requires?: readonly string[]
  readonly excludes?: readonly string[]
  readonly includedInPropositions?: readonly string[]
  readonly active?: boolean
  readonly bundle?: { readonly services: readonly string[] } // a bundle is never chosen; it applies automatically
}
