import type { TeamId } from '@costard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { catalogVersions } from './schema.ts'
import { hasRow } from '../rows/has-row.ts'

/** SQL condition: a team has published its own prices. */
export function hasOwnPrices(teamId: TeamId): SQL {
  return hasRow(
    catalogVersions,
    teamId,
    sql`(${catalogVersions.summary} ->> 'hasPrices')::bool and not (${catalogVersions.summary} ->> 'samplePrices')::bool`,
  )
}
