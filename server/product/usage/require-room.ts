import type { TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { guestTeamLimits, type Use, type UsageLimits } from './usage-limits.ts'

export type Rows = 'quotes' | 'customers'

export interface UsageParts {
  readonly usage: Pick<UsageLimits, 'isOn' | 'spend'>
}

/**
 * Counts a quote with its lines, or a customer, that the member is about to add. countHeld: counts the rows
 * of the team, up to a number; called for guests only, under the lock of the team's counter, so that
 * concurrent calls cannot exceed the limit. Throws quote/too-many, team/full.
 */
export async function requireRoom(
  tx: Transaction,
  { usage }: UsageParts,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  rows: Rows,
  countHeld: (upTo: number) => Promise<number>,
  lines = 0,
): Promise<void> {
  if (!usage.isOn) return
  await usage.spend(tx, 'quote/too-many', [
    [`${rows}-per-team`, teamId],
    [`${rows}-per-person`, caller.userId],
    ...usesOfLines(teamId, caller.userId, lines),
  ])
  const allowed = guestTeamLimits[rows]
  if (caller.isAnonymous && (await countHeld(allowed)) >= allowed)
    throw apiError('team/full', { [rows]: allowed })
}

/** Counts customers that the member is about to add at once. countHeld: see requireRoom. Throws quote/too-many, team/full. */
export async function requireRoomForCustomers(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  added: number,
  countHeld: (upTo: number) => Promise<number>,
): Promise<void> {
  if (!usage.isOn) return
  await usage.spend(tx, 'quote/too-many', [
    ['customers-per-team', teamId, added],
    ['customers-per-person', caller.userId, added],
  ])
  const { customers } = guestTeamLimits
  if (caller.isAnonymous && (await countHeld(customers)) + added > customers)
    throw apiError('team/full', { customers })
}

/**
 * Counts lines that the member is about to add to a quote, which then has `held` lines. Throws
 * quote/too-many, team/full.
 */
export async function requireRoomForLines(
  tx: Transaction,
  { usage }: Pick<ProductParts, 'usage'>,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  { added, held }: { readonly added: number; readonly held: number },
): Promise<void> {
  if (!usage.isOn || added === 0) return
  const { linesPerQuote } = guestTeamLimits
  if (caller.isAnonymous && held > linesPerQuote) throw apiError('team/full', { lines: linesPerQuote })
  await usage.spend(tx, 'quote/too-many', usesOfLines(teamId, caller.userId, added))
}

function usesOfLines(teamId: TeamId, userId: string, lines: number): readonly Use[] {
  if (lines === 0) return []
  return [
    ['lines-per-team', teamId, lines],
    ['lines-per-person', userId, lines],
  ]
}
