import type { QuoteId, TeamId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Database } from '#database'
import type { DescribeChanged } from '#realtime'
import { findOpenTimeZone } from '../../teams/team-store.ts'
import { summariseQuote } from '../describe-quote.ts'
import { countQuotes } from '../quote-counts-store.ts'
import { listQuoteRows } from './quote-list-store.ts'

/**
 * Describes changed records of a team for members of any role, as JSON: a quote as a row of the list, and the
 * counts by state. Nothing for a closed team.
 */
export function describeChanged({
  database,
  now,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly now: () => Date
}): DescribeChanged {
  const { orm } = database
  return async (team, records) => {
    const teamId = team as TeamId // id of a team that a member watches
    const ids = records.flatMap(({ collection, id }) => (collection === 'quotes' ? (id as QuoteId) : [])) // ids written by bumpRevisions
    const hasCounts = records.some(({ collection }) => collection === 'quoteCounts')
    if (ids.length === 0 && !hasCounts) return []
    const timeZone = await findOpenTimeZone(orm, teamId)
    if (timeZone === undefined) return []
    const today = dayIn(timeZone, now())
    const rows = ids.length > 0 ? await listQuoteRows(orm, teamId, ids) : []
    const texts = new Map(rows.map((row) => [row.quoteId, JSON.stringify(summariseQuote(row, today))]))
    const counts = hasCounts ? JSON.stringify(await countQuotes(orm, teamId, today)) : undefined
    return records.map(({ collection, id }) => {
      if (collection === 'quoteCounts') return counts
      return collection === 'quotes' ? texts.get(id as QuoteId) : undefined
    })
  }
}
