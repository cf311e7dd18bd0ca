import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { addTeam } from './add-team.ts'
import { claimTeams } from './claim-teams.ts'
import { requireMember } from './member.ts'
import { touchMembership } from './membership-store.ts'
import { publishMember } from './publish-member.ts'
import { publishMemberships } from './publish-memberships.ts'
import { listTeamsOf } from './team-store.ts'

export function teamEndpoints(parts: ProductParts): Router<typeof contract.teams, CallContext> {
  const { database, identity, now } = parts
  return {
    list: api.teams.list.handler(async ({ context }) => {
      const caller = await identity.requireCaller(context.request)
      return listTeamsOf(database.orm, caller.userId, now())
    }),
    add: api.teams.add.handler(async ({ context, input }) => {
      const caller = await identity.requireCaller(context.request)
      return addTeam(parts, caller, input, context.remoteAddress)
    }),
    claim: api.teams.claim.handler(async ({ context, input }) => {
      const caller = await identity.requireCaller(context.request)
      return claimTeams(parts, caller, input.idToken)
    }),
    open: api.teams.open.handler(async ({ context, input }) => {
      const { caller } = await requireMember(parts, context.request, input.teamId)
      const at = now()
      const account = await identity.describeAccount?.(caller.userId)
      await database.transaction(async (tx) => {
        await touchMembership(tx, input.teamId, caller.userId, at)
        await publishMember(tx, parts, [input.teamId], caller, account?.photoUrl)
        await publishMemberships(tx, parts, [caller.userId])
      })
      const [team] = await listTeamsOf(database.orm, caller.userId, at, input.teamId)
      if (!team) throw apiError('team/not-found')
      return team
    }),
  }
}
