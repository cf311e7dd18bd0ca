import { type contract, may, roles } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { changeMember, reactivateMember, removeMemberOf, suspendMember } from './change-member.ts'
import { leaveTeam } from './leave-team.ts'
import { describeMember, listMembers } from './member-store.ts'
import { transferOwnership } from './transfer-ownership.ts'

export function memberEndpoints(parts: ProductParts): Router<typeof contract.members, CallContext> {
  const { database } = parts
  return {
    list: api.members.list.handler(async ({ context: { call }, input }) => {
      const rows = await listMembers(database.orm, input.teamId)
      const seesEmail = may(call.member, 'member.manage')
      return rows
        .map((row) => describeMember(row, seesEmail))
        .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))
    }),
    change: api.members.change.handler(({ context: { call }, input }) =>
      changeMember(parts, call.change, call.member, input),
    ),
    suspend: api.members.suspend.handler(({ context: { call }, input }) =>
      suspendMember(parts, call.change, call.member, input.userId),
    ),
    reactivate: api.members.reactivate.handler(({ context: { call }, input }) =>
      reactivateMember(parts, call.change, call.member, input.userId),
    ),
    remove: api.members.remove.handler(({ context: { call }, input }) =>
      removeMemberOf(parts, call.change, call.member, input.userId),
    ),
    transfer: api.members.transfer.handler(({ context: { call }, input }) =>
      transferOwnership(parts, call.change, call.member, input.userId),
    ),
    leave: api.members.leave.handler(({ context: { call } }) => leaveTeam(parts, call.change, call.member)),
  }
}
