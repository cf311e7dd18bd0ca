import type { TeamId } from '@costard/contract'
import { isNotNull, type SQL } from 'drizzle-orm'
import { quoteRevisions } from '../schema.ts'
import { hasRow } from '../../rows/has-row.ts'

/** SQL condition: a team has sent a quote. */
export function hasSentQuote(teamId: TeamId): SQL {
  return hasRow(quoteRevisions, teamId, isNotNull(quoteRevisions.sentAt))
}
