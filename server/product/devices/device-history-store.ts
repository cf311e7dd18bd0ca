import type { QuoteId, QuoteLine, TeamId } from '@costard/contract'
import type { PricedLine } from '@costard/quotes'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteDevices, quotes } from '../quotes/schema.ts'

const limit = 20

export type SightingRow = Awaited<ReturnType<typeof listSightings>>[number]

/** Returns lines of the team's quotes with one of these numbers, newest quote first. */
export async function listSightings(
  tx: Transaction,
  teamId: TeamId,
  numbers: readonly string[],
  exceptQuoteId: QuoteId | undefined,
) {
  // Select ids first; sorting full rows would detoast `lines` of every match.
  const found = tx
    .selectDistinct({
      quoteId: quoteDevices.quoteId,
      lineId: quoteDevices.lineId,
      createdAt: quotes.createdAt,
    })
    .from(quoteDevices)
    .innerJoin(quotes, and(eq(quotes.teamId, quoteDevices.teamId), eq(quotes.quoteId, quoteDevices.quoteId)))
    .where(
      and(
        eq(quoteDevices.teamId, teamId),
        inArray(quoteDevices.number, [...numbers]),
        exceptQuoteId && ne(quoteDevices.quoteId, exceptQuoteId),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quoteDevices.quoteId), quoteDevices.lineId)
    .limit(limit)
    .as('found')
  const ofLine = sql`jsonb_build_object('line', ${found.lineId})`
  const line = sql`jsonb_path_query_first(${quotes.lines}, '$[*] ? (@.id == $line)', ${ofLine})`
  // The accepted amount if there is one, as in the list of quotes.
  const accepted = sql`jsonb_path_query_first(
    ${quotes.snapshot}, '$.lines[*] ? (@.id == $line).offers[*] ? (@.propositionKey == $key).netMinor',
    ${ofLine} || jsonb_build_object('key', ${quotes.acceptance} -> 'propositionKeys' -> ${found.lineId}))`
  return tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      validUntil: quotes.validUntil,
      currency: quotes.currency,
      customerName: sql<string | null>`${quotes.customer} ->> 'name'`,
      line: sql<SeenLine>`${line} - 'answers' - 'result'`,
      netMinor: sql<number>`coalesce(${accepted}, ${line} #> '{result,netMinor}')::bigint`.mapWith(Number),
      pricedLine: sql<PricedLine>`(${line} -> 'result') - 'trace' - 'propositions' - 'services'`,
      createdAt: quotes.createdAt,
    })
    .from(found)
    .innerJoin(quotes, and(eq(quotes.teamId, teamId), eq(quotes.quoteId, found.quoteId)))
    .orderBy(desc(found.createdAt), desc(found.quoteId), found.lineId)
}

type SeenLine = Pick<QuoteLine, 'kind' | 'device' | 'variantId' | 'variantLabel' | 'checks'>
