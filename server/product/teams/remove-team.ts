import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import {
  catalogs,
  catalogVersions,
  customers,
  deviceChecks,
  lookUpServices,
  members,
  quoteCounters,
  quoteDevices,
  quotes,
  teams,
} from '../schema.ts'

/** Every table with data of teams; what refers to another comes before it. */
export const teamTables = [
  quoteDevices,
  quotes,
  quoteCounters,
  deviceChecks,
  lookUpServices,
  customers,
  catalogVersions,
  catalogs,
  members,
  teams,
] as const

/** Erases a team with all that it had. The links of its quotes lead nowhere then. */
export async function removeTeam(tx: Transaction, teamId: TeamId): Promise<void> {
  for (const table of teamTables) await tx.delete(table).where(eq(table.teamId, teamId))
}
