import { type OwnTeam, Role } from '@costard/contract'
import type { MemberRow, OwnMembership } from './account-store.ts'

/** What becomes of a team when a member's account is deleted, and who owns it then if nobody else does. */
export interface Afterwards {
  readonly kind: OwnTeam['afterwards']
  readonly successor?: MemberRow
}

/** Ownership goes to the highest role below, and there to whoever joined first. */
export function afterwardsOf({ role, others }: Pick<OwnMembership, 'role' | 'others'>): Afterwards {
  const [successor] = others.toSorted((one, other) => rankOf(one) - rankOf(other))
  if (!successor) return { kind: 'closes' }
  if (role !== 'owner' || successor.role === 'owner') return { kind: 'goes-on' }
  return { kind: 'handed-over', successor }
}

function rankOf({ role }: MemberRow): number {
  return Role.options.indexOf(role)
}
