import { type OwnTeam, Role } from '@costard/contract'
import type { MemberRow, OwnMembership } from './memberships/membership-store.ts'

/** Outcome for a team when a member's account is deleted, with the new owner if the last one leaves. */
export interface TeamOutcome {
  readonly kind: OwnTeam['teamOutcome']
  readonly successor?: MemberRow
}

/**
 * Returns the outcome for a team. Ownership passes to the member with the highest role; between equal roles,
 * to the one who joined first.
 */
export function teamOutcome({ role, others }: Pick<OwnMembership, 'role' | 'others'>): TeamOutcome {
  const [successor] = others.toSorted((one, other) => rankOf(one) - rankOf(other))
  if (!successor) return { kind: 'closes' }
  if (role !== 'owner' || successor.role === 'owner') return { kind: 'goes-on' }
  return { kind: 'handed-over', successor }
}

function rankOf({ role }: MemberRow): number {
  return Role.options.indexOf(role)
}
