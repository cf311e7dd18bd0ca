import type { TeamId } from '@costard/contract'
import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { shopDetails, shopLogos } from '../shop-schema.ts'
import { hasRow } from '../../rows/has-row.ts'

/** SQL condition: a team has a logo and opening hours. */
export function hasDescribedShop(teamId: TeamId): SQL {
  return sql`${hasRow(shopLogos, teamId)} and ${hasRow(shopDetails, teamId, isNotNull(shopDetails.hours))}`
}
