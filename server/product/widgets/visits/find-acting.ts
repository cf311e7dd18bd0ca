import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { findMembership, type Membership } from '../../teams/membership-store.ts'
import { members } from '../../teams/schema.ts'
import type { WidgetRow } from '../widget-store.ts'

/** In whose name a widget acts: who put it live, else an owner of the team. Undefined: nobody is left. */
export async function findActing(
  tx: Transaction,
  { teamId, liveBy, createdBy }: WidgetRow,
): Promise<{ readonly userId: string; readonly membership: Membership } | undefined> {
  const userId = liveBy?.userId ?? createdBy
  const membership = await findMembership(tx, teamId, userId)
  if (membership && !membership.isSuspended) return { userId, membership }
  const [owner] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.teamId, teamId), eq(members.role, 'owner'), eq(members.state, 'active')))
    .limit(1)
  const found = owner && (await findMembership(tx, teamId, owner.userId))
  return owner && found && { userId: owner.userId, membership: found }
}
