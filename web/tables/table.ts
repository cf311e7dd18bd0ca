/** The rows of a file, or of a pasted text, as texts. Empty rows stay, so that rows keep their numbers. */
export interface Table {
  readonly rows: readonly (readonly string[])[]
}

export type TableProblem =
  /** More bytes, or more text, than a table may have. */
  | 'too-large'
  /** Small as a file, but not once it is inflated. */
  | 'inflates'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  /** File of Excel before 2007, or protected by a password: both look alike. */
  | 'old-or-protected'
  | 'damaged'
  /** The file is neither CSV nor XLSX. */
  | 'no-table'
  | 'too-slow'

export type ReadTable = Table | { readonly problem: TableProblem }
