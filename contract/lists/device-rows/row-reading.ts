import type { Match } from '@costard/devices'

/** A row of the list as it was pasted, or is in the file. */
export interface SourceRow {
  /** Number of the row as a spreadsheet counts, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

export type Unreadable =
  | 'cell-too-long'
  | 'formula'
  | 'cell-error'
  | 'shortened-number'
  | 'imei-check-digit'
  | 'imei-length'
  | 'imei-reserved'
  | 'no-device-number'
  | 'quantity'
  | 'quantity-of-one'
  | 'same-number'
  | 'unknown'

export type Found =
  /** The device is certain. */
  | { readonly kind: 'device'; readonly match: Match }
  /** Candidates for a person to choose from, the likeliest first. */
  | { readonly kind: 'choose'; readonly matches: readonly Match[] }
  /** A number that does not name its model. */
  | { readonly kind: 'number' }
  | { readonly kind: 'not-apple' }
  | { readonly kind: 'unreadable'; readonly why: Unreadable; readonly sameAs?: number }

/** Reading of a row, before anybody was asked. */
export interface RowReading {
  readonly row: number
  /** The row as it was pasted, its cells in one text. */
  readonly pasted: string
  readonly found: Found
  readonly quantity: number
  readonly imei?: string
  readonly serial?: string
  /** The words about the condition as written, in small letters; empty: none. */
  readonly condition: string
  /** Values of other columns, by the name of the column: they can answer questions. */
  readonly others: Readonly<Record<string, string>>
}
