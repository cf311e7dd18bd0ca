import { priceWithoutCosts, type QuoteLine } from '@costard/contract'
import type { Member } from '../../teams/memberships/member.ts'
import { describeLine, type LineValues } from './line-store.ts'

/** Returns the view of a line for this member: with costs only if allowed. */
export function lineFor({ seesCosts }: Pick<Member, 'seesCosts'>): (row: LineValues) => QuoteLine {
  return seesCosts ? describeLine : lineWithoutCosts
}

function lineWithoutCosts(row: LineValues): QuoteLine {
  const { purchase, result, ...line } = describeLine(row)
  return {
    ...line,
    purchase: purchase && { amountMinor: null, withVat: purchase.withVat },
    result: priceWithoutCosts(result),
  }
}
