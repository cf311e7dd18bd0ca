import type { DecimalMark } from '@costard/catalogs'
import type { Cell } from '../../tables/cell.ts'

/** A list of prices as somebody publishes it: a few rows of its shape, and what they mean. */
export interface RealList {
  /** The address of the list, and when it was read. */
  readonly source: string
  /** The peculiarity of its shape. */
  readonly shape: string
  readonly currency: string
  /** The text of a file, or what was pasted. */
  readonly text?: string
  /** The cells of a workbook, where the list is one. */
  readonly cells?: readonly (readonly Cell[])[]
  /** Kinds of questions that a person is asked, in order. */
  readonly asks?: readonly string[]
  readonly says?: ListSays
  /** Right amounts by variant, in minor units. */
  readonly prices: Readonly<Record<string, number>>
  /** Reasons of refused rows. */
  readonly refused?: readonly string[]
}

/** Answers to the questions of a list. Names that mean one device are taken, other names are left out. */
export interface ListSays {
  /** Place of the column that is the price. */
  readonly price?: number
  readonly mark?: DecimalMark
  /** Grades by word of the list; null: its rows are left out. */
  readonly words?: Readonly<Record<string, string | null>>
  /** Columns by place: which grade each has. */
  readonly grades?: Readonly<Record<number, string>>
  /** Words of the column that says which rows count. */
  readonly counted?: readonly string[]
}
