import { type LineId, type QuoteLine, quoteLimits } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { lineFor } from './line-for.ts'
import { findPosition, type LineRow, listLines, type RevisionKey } from './line-store.ts'

/** Returns the first page of a revision's lines for this member. */
export async function readLines(
  tx: Transaction,
  key: RevisionKey,
  member: Pick<Member, 'seesCosts'>,
): Promise<QuoteLine[]> {
  return (await listLines(tx, key, { limit: quoteLimits.maxLinesPerPage })).map(lineFor(member))
}

/** Returns the page of lines after a line. Throws quote/line-not-found. */
export async function readLinesAfter(
  tx: Transaction,
  key: RevisionKey,
  lineId: LineId | undefined,
  member: Pick<Member, 'seesCosts'>,
): Promise<{ lines: QuoteLine[]; hasMore: boolean }> {
  const after = lineId && (await findPosition(tx, key, lineId))
  if (lineId !== undefined && after === undefined) throw apiError('quote/line-not-found', { lineId })
  const size = quoteLimits.maxLinesPerPage
  const rows = await listLines(tx, key, { after, limit: size + 1 })
  return { lines: rows.slice(0, size).map(lineFor(member)), hasMore: rows.length > size }
}

/**
 * Yields all lines of a revision page by page, so that other requests are handled in between. first: the
 * first page, if already read.
 */
export async function* linePages(
  tx: Transaction,
  key: RevisionKey,
  first?: readonly LineRow[],
): AsyncGenerator<readonly LineRow[]> {
  const limit = quoteLimits.maxLinesPerCall
  let rows = first ?? (await listLines(tx, key, { limit }))
  while (rows.length > 0) {
    yield rows
    if (rows.length < limit) return
    rows = await listLines(tx, key, { after: rows.at(-1)?.position, limit })
  }
}

/** Returns the first page of linePages, and whether this is all. */
export async function firstLinePage(
  tx: Transaction,
  key: RevisionKey,
): Promise<{ readonly page: readonly LineRow[]; readonly isAll: boolean }> {
  const page = await listLines(tx, key, { limit: quoteLimits.maxLinesPerCall })
  return { page, isAll: page.length < quoteLimits.maxLinesPerCall }
}
