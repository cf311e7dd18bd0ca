import type { SelfInspectionView } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { listFiles } from '../quotes/file-rows/quote-file-store.ts'
import { findQuote, findRevisionOfTeam, type RevisionOfTeam } from '../quotes/quote-store.ts'
import { selfInspectionHash } from './self-inspection-link.ts'
import { findInspectionByHash, type InspectionRow, isShowable } from './self-inspection-store.ts'

export interface OpenInspection extends RevisionOfTeam {
  readonly row: InspectionRow
}

/** Returns the inspection of a link. Throws self-inspection/over. */
export async function openInspection(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  typed: string | undefined,
): Promise<OpenInspection> {
  const hash = selfInspectionHash(typed)
  const row = hash && (await findInspectionByHash(orm, hash))
  const newest = row && (await findQuote(orm, row.teamId, row.quoteId))
  const found = newest && (await findRevisionOfTeam(orm, newest))
  if (!row || !found || found.team.closedAt || !isShowable(row, found.quote.state, now()))
    throw apiError('self-inspection/over')
  return { ...found, row }
}

/** Returns the content of the page. row: current row. */
export async function viewOf(
  tx: Transaction,
  { quote }: Pick<OpenInspection, 'quote'>,
  row: InspectionRow,
): Promise<SelfInspectionView> {
  const files = await listFiles(tx, row)
  return {
    amount: row.payoutMinor === quote.payoutMinor ? row.amount : null,
    photos: files.flatMap(({ shown }) => (shown ? [{ shot: shown.shot, proof: shown.proof }] : [])),
    uploadsLeft: row.uploadsLeft,
    tests: [...row.tests],
  }
}
