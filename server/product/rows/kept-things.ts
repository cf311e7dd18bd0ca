import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Items that a plan limits, and the order in which they stay usable if nobody has chosen: oldest first. */
export interface KeptThings {
  readonly table: PgTable & { readonly teamId: PgColumn }
  readonly id: PgColumn
  /** Condition: the item counts for the limit. */
  readonly counts: SQL | undefined
  /** Order before the age: of members, an owner always stays. */
  readonly first?: SQL
  readonly oldest: readonly SQL[]
  readonly name: SQL<string | null>
}
