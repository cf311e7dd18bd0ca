import type { PublicLine, QuoteId, TeamId } from '@costard/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { RevisionKey } from '../../lines/line-store.ts'
import { isCurrent, isRevision, quoteColumns, type QuoteOfTeam } from '../../quote-store.ts'
import { quoteRevisions, quotes } from '../../schema.ts'

/**
 * A quote with some of its sent lines. Its snapshot is null unless needed for computing the nets of its
 * lines, as for quotes accepted before these were stored.
 */
export interface QuoteOfLines {
  readonly quote: QuoteOfTeam['quote']
  readonly lines: readonly PublicLine[]
  /** Number of all sent lines. */
  readonly sentLines: number
}

const { acceptance, snapshot } = quoteRevisions
const neededSnapshot = sql<QuoteOfTeam['quote']['snapshot']>`
  case when ${acceptance} ? 'lineNets' then null else ${snapshot} end`
const sentLines = sql<number>`coalesce(jsonb_array_length(${snapshot} -> 'lines'), 0)`

/**
 * Returns lines of the current revisions of quotes, by ids of lines. The snapshot of many lines is large, so
 * other lines stay in the database; with taxes rounded once for the quote, they are read with only their
 * share in these taxes.
 */
export function listSentLines(
  tx: Transaction,
  teamId: TeamId,
  wanted: ReadonlyMap<QuoteId, readonly string[]>,
): Promise<readonly QuoteOfLines[]> {
  const ids = sql`(${JSON.stringify(Object.fromEntries(wanted))}::jsonb -> ${quotes.quoteId})`
  return tx
    .select({ quote: { ...quoteColumns, snapshot: neededSnapshot }, lines: linesOf(ids), sentLines })
    .from(quoteRevisions)
    .innerJoin(quotes, isCurrent)
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...wanted.keys()])))
}

/** Fields of a line that describe the device. */
export type SentDevice = Omit<PublicLine, 'facts' | 'labels' | 'offers' | 'services' | 'options'>

/** Returns the devices of the sent lines of a revision, without their offers, which are large. */
export async function listSentDevices(tx: Transaction, key: RevisionKey): Promise<readonly SentDevice[]> {
  const [row] = await tx
    .select({
      devices: sql<readonly SentDevice[]>`(
        select coalesce(jsonb_agg(line - '{facts,labels,offers,services,options}'::text[] order by place), '[]')
        from jsonb_array_elements(${snapshot} -> 'lines') with ordinality l (line, place))`,
    })
    .from(quoteRevisions)
    .where(isRevision(key))
  return row?.devices ?? []
}

function linesOf(ids: SQL): SQL<readonly PublicLine[]> {
  const carried = sql`jsonb_strip_nulls(jsonb_build_object(
    'id', line -> 'id',
    'propositionKey', line -> 'propositionKey',
    'options', line -> 'options',
    'offers', (select jsonb_agg(offer - '{name,phrase,description,trace}'::text[]) from jsonb_array_elements(line -> 'offers') offer)
  ))`
  return sql`case when jsonb_path_exists(${snapshot}, '$.lines[*].offers[*].taxRests') then
    (select jsonb_agg(case when ${ids} ? (line ->> 'id') then line else ${carried} end order by place)
      from jsonb_array_elements(${snapshot} -> 'lines') with ordinality l (line, place))
    else jsonb_path_query_array(${snapshot}, '$.lines[*] ? (@.id == $ids[*])', jsonb_build_object('ids', ${ids})) end`
}
