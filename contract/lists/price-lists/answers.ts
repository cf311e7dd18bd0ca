import type { DecimalMark } from '@costard/catalogs'

/** Answers of a person about a list. */
export interface Answers {
  /** Devices by the names that mean them; null: the rows of the name are left out. */
  readonly devices: ReadonlyMap<string, string | null>
  /** Amounts that replace unreadable ones, by `amountKey`. */
  readonly amounts: ReadonlyMap<string, number>
  /** Storages in gigabytes that replace missing or impossible ones, by row. */
  readonly storages: ReadonlyMap<number, number>
  readonly decimalMark: DecimalMark | undefined
  /** The grade that a word means; null: its rows are left out. */
  readonly words: ReadonlyMap<string, string | null>
  /** Words of columns that say which rows count, by place. */
  readonly counted: ReadonlyMap<number, ReadonlySet<string>>
  /** Places of columns that say nothing about the price: several prices that differ by one are refused. */
  readonly remarks: ReadonlySet<number>
  /** Names that become models of their own. */
  readonly custom: ReadonlySet<string>
}

export function amountKey(row: number, place: number): string {
  return `${row} ${place}`
}

export const noAnswers: Answers = {
  devices: new Map(),
  amounts: new Map(),
  storages: new Map(),
  decimalMark: undefined,
  words: new Map(),
  counted: new Map(),
  remarks: new Set(),
  custom: new Set(),
}
