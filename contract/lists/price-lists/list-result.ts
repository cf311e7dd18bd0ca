import type { PriceListPlan } from '@costard/catalogs'
import type { Edit } from '../price-grid/edits.ts'
import type { ConflictQuestion } from './conflict-question.ts'
import type { AmountProblem } from './list-amounts.ts'
import type { PriceIndex } from './price-index.ts'
import type { Unclear, UnknownWord } from './row-reader.ts'

export type Rejected = AmountProblem | 'no-device' | 'not-made' | 'which-variant' | 'double' | 'more-cells'

export interface RejectedRow {
  readonly row: number
  /** Place of the column with the amount, if it is an amount that is wrong. */
  readonly place?: number
  readonly text: string
  readonly why: Rejected
  /** An amount that cannot be off by a factor. */
  readonly nearest?: number
  /** The name that no device has. */
  readonly name?: string
  /** Storages in gigabytes that the row can be for, if its own is missing (the smallest first) or never was (the nearest first). */
  readonly sizes?: readonly number[] | undefined
}

export interface ReadPriceList {
  readonly plan: PriceListPlan
  /** Edits to write, by the key of each listed price. */
  readonly edits: ReadonlyMap<string, Edit>
  readonly otherEdits: readonly Edit[]
  readonly costs: readonly Edit[]
  readonly rejected: readonly RejectedRow[]
  readonly unclear: readonly Unclear[]
  /** Words about the condition that are no name of a grade. */
  readonly words: readonly UnknownWord[]
  readonly conflict: ConflictQuestion | undefined
  /** A text whose mark can be of thousands or of decimals. */
  readonly openMark: string | undefined
  readonly added: PriceIndex['added']
  readonly notes: ListNotes
}

/** Contents of a list besides prices and refused rows. */
export interface ListNotes {
  /** Rows without any amount; none of them is a price. */
  readonly withoutAmount: number
  /** Amounts with more decimals than the currency. */
  readonly rounded: number
  /** Rows that say what an earlier row says. */
  readonly repeats: number
  /** Rows that a person left out by a word or a name. */
  readonly leftOut: number
  /** Columns with formulas that have no result, by place. */
  readonly noResults: ReadonlyMap<number, number>
}
