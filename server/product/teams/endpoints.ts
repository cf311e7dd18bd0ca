import type { ProductParts } from '../parts.ts'
import { api } from '../api.ts'
import { addTeam } from './add-team.ts'
import { requireMember } from './member.ts'
import { apiError } from '../api-error.ts'
import { listTeamsOf, touchMembership } from './team-store.ts'

export function teamEndpoints(parts: ProductParts) {
  const { database, identity, now } = parts
  return {
    list: api.teams.list.handler(async ({ context }) => {
      const caller = await identity.requireCaller(context.request)
      return listTeamsOf(database.orm, caller.userId)
    }),
    add: api.teams.add.handler(async ({ context, input }) => {
      const caller = await identity.requireCaller(context.request)
      return addTeam(parts, caller, input)
    }),
    open: api.teams.open.handler(async ({ context, input }) => {
      const { caller } = await requireMember(parts, context.request, input.teamId)
      await touchMembership(database.orm, input.teamId, caller.userId, now())
      const [team] = await listTeamsOf(database.orm, caller.userId, input.teamId)
      if (!team) throw apiError('team/not-found')
      return team
    }),
  }
}
