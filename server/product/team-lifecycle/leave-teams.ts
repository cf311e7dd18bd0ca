import { accountDeleted } from '#identity'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { revokeApiKeysOf } from '../api-keys/api-key-store.ts'
import { removeViewsOf } from '../quote-views/view-store.ts'
import { removePhoto } from '../account/photo-store.ts'
import {
  deleteFormerMember,
  listMemberships,
  lockTeamsOf,
  makeOwner,
  removeMembership,
} from '../teams/memberships/membership-store.ts'
import { removeMember } from '../teams/memberships/publish-member.ts'
import { endPresence, publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { removeTeam } from './remove-team.ts'
import type { TeamTable } from './team-tables.ts'
import { teamOutcome } from '../teams/team-outcome.ts'

/**
 * Handles `account-deleted`: removes the user from all teams and deletes the photo. A team without members is
 * erased; a team without an owner gets a new one. Idempotent.
 */
export function leaveTeams(
  parts: Pick<ProductParts, 'database' | 'documents' | 'log'>,
  tables: readonly TeamTable[],
): EventHandler {
  const { database, documents, log } = parts
  return on(accountDeleted, async ({ userId }) => {
    const left = await database.transaction(async (tx) => {
      await lockTeamsOf(tx, userId)
      const memberships = await listMemberships(tx, userId)
      const affected = [userId]
      for (const { teamId, ...membership } of memberships) {
        const { kind, successor } = teamOutcome(membership)
        if (successor) {
          await makeOwner(tx, successor)
          affected.push(successor.userId)
        }
        if (kind === 'closes') {
          await removeTeam(tx, tables, teamId)
          await documents.set(tx, ['revisions', teamId], null)
          await documents.set(tx, ['presence', teamId], null)
        } else {
          await removeMembership(tx, teamId, userId)
          await revokeApiKeysOf(tx, teamId, userId)
          await removeViewsOf(tx, teamId, userId)
          await endPresence(tx, parts, userId, [teamId])
          await removeMember(tx, parts, [teamId], userId)
        }
      }
      await removeMember(tx, parts, await deleteFormerMember(tx, userId), userId)
      await documents.closeAccount(tx, userId)
      await removePhoto(tx, userId)
      await publishMemberships(tx, parts, affected)
      return memberships.map(({ teamId, ...membership }) => ({
        teamId,
        teamOutcome: teamOutcome(membership).kind,
      }))
    })
    if (left.length > 0) log.info({ userId, teams: left }, 'user with a deleted account left their teams')
  })
}
