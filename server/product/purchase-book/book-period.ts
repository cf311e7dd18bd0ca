import type { BookCheck, SiteId, TeamId } from '@costard/contract'
import { purchaseBookLimits } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { namesOfSites } from '../teams/sites/site-store.ts'
import type { CheckBook } from './book-checks.ts'
import { listEntries } from './book-store.ts'
import type { BookRow } from './hashes.ts'

/** The content of an exported file. */
export interface BookPeriod {
  /** Entries, newest first. */
  readonly rows: readonly BookRow[]
  readonly check: BookCheck
  readonly sites: ReadonlyMap<SiteId, string>
  /** Number of sellers whose data is in the rows. */
  readonly sellers: number
}

/**
 * Reads the entries of a period. max: maximum entries of the file. Throws book/period-invalid, book/too-many.
 */
export async function periodOf(
  tx: Transaction,
  teamId: TeamId,
  {
    from,
    to,
    at,
    siteId,
    checkBook,
    max = purchaseBookLimits.maxExported,
  }: {
    readonly from: string
    readonly to: string
    readonly siteId?: SiteId | undefined
    readonly at: Date
    readonly checkBook: CheckBook
    readonly max?: number
  },
): Promise<BookPeriod> {
  if (from > to) throw apiError('book/period-invalid')
  const rows = await listEntries(tx, teamId, { from, to, siteId }, max + 1)
  if (rows.length > max) throw apiError('book/too-many', { max })
  return {
    rows,
    check: await checkBook(tx, teamId, at),
    sites: await namesOfSites(tx, teamId),
    sellers: rows.filter(({ seller }) => seller).length,
  }
}
