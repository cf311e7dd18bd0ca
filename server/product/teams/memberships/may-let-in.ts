import { may } from '@costard/contract'
import type { Membership } from './membership-store.ts'

const permissions = { owners: 'assistant.rules', admins: 'api.manage', members: 'quote.create' } as const

/** True if the rules of the team allow this member to connect assistants. */
export function mayLetIn(membership: Pick<Membership, 'role' | 'seesCosts' | 'team'>): boolean {
  return may(membership, permissions[membership.team.assistantsBy])
}
