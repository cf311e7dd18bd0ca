import type { TeamId } from '@costard/contract'
import type { QuoteState } from '@costard/quotes'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type LastPart, type Transaction, writeLast } from '#database'
import { quoteCounts, quotes } from './schema.ts'

type Counted = Pick<typeof quotes.$inferSelect, 'teamId' | 'state' | 'validUntil' | 'archivedAt'>

/** Last day for quotes that cannot expire. */
const never = 'infinity'

/** Counts a quote in its new state and no longer in the previous one, when the transaction commits. */
export async function countStateChange(
  tx: Transaction,
  before: Pick<Counted, 'state' | 'validUntil' | 'archivedAt'>,
  after: Counted,
): Promise<void> {
  const [from, to] = [countedAs(before), countedAs(after)]
  if (from.state === to.state && from.valid_until === to.valid_until) return
  const { teamId: team_id } = after
  await writeLast(tx, changedCounts, [
    { team_id, ...from, count: -1 },
    { team_id, ...to, count: 1 },
  ])
}

interface CountChange {
  readonly team_id: TeamId
  readonly state: string
  readonly valid_until: string
  readonly count: number
}

const changedCounts: LastPart<readonly CountChange[]> = {
  name: 'counts',
  // All transactions use the same order, so that two cannot deadlock.
  text: (parameter) => `insert into product.quote_counts as counted (team_id, state, valid_until, count)
    select team_id, state, valid_until, sum(count)
    from json_to_recordset(${parameter}) as changed (team_id text, state text, valid_until date, count int)
    group by team_id, state, valid_until order by team_id, state, valid_until
    on conflict (team_id, state, valid_until) do update set count = counted.count + excluded.count`,
  parameterOf: (changes) => JSON.stringify(changes.flat()),
}

/** Waiting quotes above this number are not counted: the list shows fewer. */
const mostWaiting = 999

/**
 * Number of quotes per state, in total, archived, and waiting for a release or a price. Archived ones are in
 * no other number. Zeros are omitted, except for the total.
 */
export type QuoteCounts = { all: number } & Record<string, number>

/** Returns the numbers of a team's quotes on `today`. */
export async function countQuotes(tx: Transaction, teamId: TeamId, today: string): Promise<QuoteCounts> {
  const { rows } = await tx.execute(sql`select ${countsOn(teamId, today)} as counted`)
  return countsIn(rows[0]?.counted)
}

/** SQL of the counts that countsIn reads, for a statement that selects them together with other data. */
export function countsOn(teamId: TeamId | Placeholder, today: string | Placeholder): SQL<unknown> {
  const state = sql<QuoteState>`case when ${quoteCounts.state} = 'sent' and ${quoteCounts.validUntil} < ${today}::date
    then 'expired' else ${quoteCounts.state} end`
  const waiting = (since: typeof quotes.toReleaseSince) =>
    sql`(select count(*) from (select 1 from ${quotes} as waiting
      where waiting.team_id = ${teamId} and waiting.${sql.identifier(since.name)} is not null and waiting.archived_at is null limit ${mostWaiting}) counted)`
  return sql`(select json_build_object('states', json_object_agg(state, count),
      'waiting', json_build_object('toRelease', ${waiting(quotes.toReleaseSince)}, 'toPrice', ${waiting(quotes.toPriceSince)}))
    from (select ${state} as state, sum(${quoteCounts.count}) as count
      from ${quoteCounts} where ${quoteCounts.teamId} = ${teamId} group by 1) of_states)`
}

/** Returns the counts selected by countsOn. */
export function countsIn(counted: unknown): QuoteCounts {
  const { states, waiting } = counted as Record<'states' | 'waiting', Record<string, number> | null> // as built by countsOn
  return {
    ...Object.fromEntries(Object.entries({ ...states, ...waiting }).filter(([, count]) => count > 0)),
    all: Object.entries(states ?? {}).reduce(
      (sum, [state, count]) => sum + (state === 'archived' ? 0 : count),
      0,
    ),
  }
}

/** Returns the counter that includes a quote. */
function countedAs({
  state,
  validUntil,
  archivedAt,
}: Pick<Counted, 'state' | 'validUntil' | 'archivedAt'>): Pick<CountChange, 'state' | 'valid_until'> {
  if (archivedAt !== null) return { state: 'archived', valid_until: never }
  return { state, valid_until: state === 'sent' ? validUntil : never }
}
