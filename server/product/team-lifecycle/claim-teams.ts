import type { Team } from '@costard/contract'
import type { Caller } from '#identity'
import { CodedError } from '#http'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { lockTeamsOf, moveMemberships } from '../teams/memberships/membership-store.ts'
import { publishMember, removeMember } from '../teams/memberships/publish-member.ts'
import { endPresence, publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { listTeamsOf } from './list-teams.ts'

/**
 * Moves the teams of an anonymous account to the caller's account. idToken proves the anonymous account. Throws
 * team/claim-refused.
 */
export async function claimTeams(
  parts: Pick<ProductParts, 'database' | 'identity' | 'documents' | 'log' | 'now'>,
  caller: Caller,
  idToken: string,
): Promise<Team[]> {
  const { database, identity, log, now } = parts
  const from = await anonymousCaller(identity, idToken)
  if (caller.isAnonymous || !from?.isAnonymous) throw apiError('team/claim-refused')
  const { teams, moved } = await database.transaction(async (tx) => {
    await lockTeamsOf(tx, from.userId)
    const moved = await moveMemberships(tx, from.userId, caller.userId)
    const teams = await listTeamsOf(tx, caller.userId, now())
    if (moved.length > 0) {
      await endPresence(tx, parts, from.userId, moved)
      await removeMember(tx, parts, moved, from.userId)
      await publishMember(tx, parts, moved, caller)
      await publishMemberships(tx, parts, [from.userId, caller.userId])
    }
    return { moved, teams }
  })
  if (moved.length > 0) {
    log.info(
      { fromUserId: from.userId, toUserId: caller.userId, teamIds: moved },
      'teams moved to an account',
    )
  }
  return teams
}

/** Verifies the token by requireCaller, so that the same tokens are valid as in requests. */
async function anonymousCaller(
  identity: ProductParts['identity'],
  idToken: string,
): Promise<Caller | undefined> {
  try {
    const headers = { authorization: `Bearer ${idToken}` }
    return await identity.requireCaller(new Request('http://localhost/', { headers }))
  } catch (error) {
    if (error instanceof CodedError && error.status < 500) return undefined
    throw error
  }
}
