import type { Cell } from './cell.ts'

/** The rows of a file, or of a pasted text. Empty rows stay, so that rows keep their numbers. */
export interface Table {
  readonly rows: readonly (readonly Cell[])[]
  /** Further facts of a workbook; absent: the file is a text. */
  readonly sheet?: SheetFacts
  /** The separator of a text, guessed or given; '' if each line is one cell. */
  readonly separator?: string
}

/** Sheet that was read, and its parts that the spreadsheet program hides. Numbers are counted from 0. */
export interface SheetFacts {
  readonly index: number
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[]
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly number[]
  /** Cells that are one; their text stands in the first. */
  readonly merges: readonly Merge[]
}

export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Answers of a person about a file. */
export interface TableChoice {
  /** Index in `sheets`; absent: the first that is shown and has rows with several cells. */
  readonly sheet?: number
  readonly separator?: string
  /** The path to the list in a JSON file; absent for other files. */
  readonly jsonPath?: string
  /** A page with tables is read: not where a page in place of a list is a fault. */
  readonly readsHtml?: boolean
}

export type TableProblem =
  /** More bytes, or more text, than a table may have. */
  | 'too-large'
  /** Small as a file, but not once it is inflated. */
  | 'inflates'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  /** Encrypted with a password. */
  | 'protected'
  | 'damaged'
  /** The file is none of the kinds that are read. */
  | 'no-table'
  | 'too-slow'

export type ReadTable = Table | { readonly problem: TableProblem }
