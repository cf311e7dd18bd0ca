import { type contract, may, roles } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { changeMember, reactivateMember, removeMemberOf, suspendMember } from './change-member.ts'
import { leaveTeam } from './leave-team.ts'
import { describeMember, listMembers } from '../teams/memberships/member-store.ts'
import { transferOwnership } from './transfer-ownership.ts'

export function memberEndpoints(parts: ProductParts): Answers<typeof contract.members> {
  const { database } = parts
  return {
    list: async ({ context: { call }, input }) => {
      const rows = await listMembers(database.orm, input.teamId)
      const seesEmail = may(call.member, 'member.manage')
      return rows
        .map((row) => describeMember(row, seesEmail))
        .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))
    },
    change: ({ context: { call }, input }) => changeMember(parts, call.change, call.member, input),
    suspend: ({ context: { call }, input }) => suspendMember(parts, call.change, call.member, input.userId),
    reactivate: ({ context: { call }, input }) =>
      reactivateMember(parts, call.change, call.member, input.userId),
    remove: ({ context: { call }, input }) => removeMemberOf(parts, call.change, call.member, input.userId),
    transfer: ({ context: { call }, input }) =>
      transferOwnership(parts, call.change, call.member, input.userId),
    leave: ({ context: { call } }) => leaveTeam(parts, call.change, call.member),
  }
}
