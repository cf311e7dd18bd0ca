import { z } from 'zod'
import type { Database } from '#database'
import type { Log } from '#http'
import type { EventHandler } from '#outbox'
import { listMemberships, lockTeamsOf, makeOwner, removeMembership } from './account-store.ts'
import { afterwardsOf } from './afterwards.ts'
import { removePhoto } from './photo-store.ts'
import { removeTeam } from './remove-team.ts'

const AccountDeleted = z.object({ userId: z.string() })

/**
 * What the `account-deleted` event sets off: the person leaves every team, the photo goes. A team nobody is left in is erased, one
 * without an owner gets one. Done once, doing it again changes nothing.
 */
export function leaveTeams({ database, log }: { database: Database; log: Log }): EventHandler {
  return async (payload) => {
    const { userId } = AccountDeleted.parse(payload)
    const left = await database.transaction(async (tx) => {
      await lockTeamsOf(tx, userId)
      const memberships = await listMemberships(tx, userId)
      for (const { teamId, ...membership } of memberships) {
        const { kind, successor } = afterwardsOf(membership)
        if (successor) await makeOwner(tx, successor)
        await (kind === 'closes' ? removeTeam(tx, teamId) : removeMembership(tx, teamId, userId))
      }
      await removePhoto(tx, userId)
      return memberships.map(({ teamId, ...membership }) => ({
        teamId,
        afterwards: afterwardsOf(membership).kind,
      }))
    })
    if (left.length > 0) log.info({ userId, teams: left }, 'a person with a deleted account left their teams')
  }
}
