import { may, rightsOf } from '@costard/contract'
import type { Transaction } from '#database'
import { findMembers } from '../../teams/memberships/member-store.ts'
import type { MemberRow } from '../../teams/memberships/membership-store.ts'
import type { ExportRow } from './export-store.ts'

type Asked = Pick<ExportRow, 'teamId' | 'askedBy' | 'askedAt' | 'kind'>

/**
 * Returns the member who asked for a file, if still allowed to have it; undefined if the role no longer
 * allows this, or if the membership at that time has ended, even if the person joined again.
 */
export async function holderOf(tx: Transaction, asked: Asked): Promise<MemberRow | undefined> {
  const [member] = await findMembers(tx, asked.teamId, [asked.askedBy])
  return member && isHeldBy(member, asked) ? member : undefined
}

function isHeldBy(member: MemberRow, { askedAt, kind }: Asked): boolean {
  if (member.state !== 'active' || member.joinedAt > askedAt) return false
  const rights = rightsOf(member.role, member)
  return may(rights, 'customer.export') && (kind === 'accounting' || may(rights, 'book.manage'))
}
