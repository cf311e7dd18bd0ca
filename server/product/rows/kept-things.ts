import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Things that a plan limits, and which of them stay first when nobody has chosen: the oldest. */
export interface KeptThings {
  readonly table: PgTable & { readonly teamId: PgColumn }
  readonly id: PgColumn
  /** Condition: the thing counts. */
  readonly counts: SQL | undefined
  /** Answers found by the search, with the searched words marked. */
  readonly first?: SQL
  readonly oldest: readonly SQL[]
  readonly name: SQL<string | null>
}
