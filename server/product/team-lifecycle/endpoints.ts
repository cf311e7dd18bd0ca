import type { contract, Team, TeamId } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { addTeam } from './add-team.ts'
import { editTax } from './edit-tax.ts'
import { claimTeams } from './claim-teams.ts'
import { closeTeam, reopenTeam } from './closing/close-team.ts'
import { describeClosing } from './closing/describe-closing.ts'
import { touchMembership } from '../teams/memberships/membership-store.ts'
import { publishMember } from '../teams/memberships/publish-member.ts'
import { publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { listTeamsOf } from './list-teams.ts'

export function teamEndpoints(parts: ProductParts): Answers<typeof contract.teams> {
  const { database, identity, now } = parts
  return {
    list: ({ context: { call } }) => listTeamsOf(database.orm, call.caller.userId, now()),
    add: ({ context: { call, remoteAddress }, input }) =>
      addTeam(parts, call.change, call.caller, input, remoteAddress),
    editTax: ({ context: { call }, input }) => editTax(parts, call.change, call.member, input),
    closing: async ({ context: { call }, input }) => {
      const at = now()
      const { openQuotes } = await getTeam(parts, call.caller.userId, at, input.teamId)
      return describeClosing(database.orm, input.teamId, openQuotes, at)
    },
    close: ({ context: { call }, input }) => closeTeam(parts, call.change, call.member, input.name),
    reopen: ({ context: { call } }) => reopenTeam(parts, call.change, call.member),
    claim: ({ context: { call }, input }) => claimTeams(parts, call.caller, input.idToken),
    get: ({ context: { call }, input }) => getTeam(parts, call.caller.userId, now(), input.teamId),
    open: async ({ context: { call }, input }) => {
      const { caller } = call
      const at = now()
      const account = await identity.describeAccount?.(caller.userId)
      await database.transaction(async (tx) => {
        await touchMembership(tx, input.teamId, caller, at)
        await publishMember(tx, parts, [input.teamId], caller, account?.photoUrl)
        await publishMemberships(tx, parts, [caller.userId])
      })
      return getTeam(parts, caller.userId, at, input.teamId)
    },
  }
}

/** Returns a team. Throws team/not-found: the membership may have ended since the check. */
async function getTeam(
  { database: { orm }, planRoom }: Pick<ProductParts, 'database' | 'planRoom'>,
  userId: string,
  at: Date,
  teamId: TeamId,
): Promise<Team> {
  const [team] = await listTeamsOf(orm, userId, at, teamId)
  if (!team) throw apiError('team/not-found')
  // Owners are never beyond the plan.
  if (team.role === 'owner') return { ...team, readOnly: null }
  const { limit, ids } = await planRoom.beyond(orm, teamId, 'members')
  return { ...team, readOnly: ids.includes(userId) ? { members: limit } : null }
}
