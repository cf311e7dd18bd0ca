import { priceWithoutCosts, type QuoteLine } from '@costard/contract'
import type { Member } from '../../teams/memberships/member.ts'
import { describeLine, type LineValues } from './line-store.ts'

/** Returns how this member sees a line: costs only if they may. */
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
