import { may } from '@costard/contract'
import type { Membership } from './membership-store.ts'

const permissions = { owners: 'assistant.rules', admins: 'api.manage', members: 'quote.create' } as const

/** True if the rule of the team lets this member connect assistants. */
export function mayLetIn(membership: Pick<Membership, 'role' | 'seesCosts' | 'team'>): boolean {
  return may(membership, permissions[membership.team.assistantsBy])
}
