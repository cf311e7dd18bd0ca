import type { TeamId } from '@costard/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { members } from '../schema.ts'

/** Roles that may manage the subscription. */
const mailedRoles = ['owner', 'admin'] as const
const maxMailed = 10

/** Returns members who manage the subscription and have an address, at most ten. */
export async function listPayers(tx: Transaction, teamId: TeamId): Promise<string[]> {
  const rows = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.teamId, teamId),
        eq(members.state, 'active'),
        inArray(members.role, [...mailedRoles]),
        isNotNull(members.email),
      ),
    )
    .orderBy(members.joinedAt)
    .limit(maxMailed)
  return rows.map(({ userId }) => userId)
}
