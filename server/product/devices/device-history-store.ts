import type { QuoteId, TeamId } from '@costard/contract'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { isCurrent } from '../quotes/quote-store.ts'
import { quoteLines, quoteRevisions, quotes } from '../quotes/schema.ts'

const limit = 20

export type SightingRow = Awaited<ReturnType<typeof listSightings>>[number]

/** Returns lines of the team's quotes with this IMEI or serial number, newest quote first. */
export function listSightings(
  tx: Transaction,
  teamId: TeamId,
  { imei, serial }: { readonly imei?: string | undefined; readonly serial?: string | undefined },
  exceptQuoteId: QuoteId | undefined,
) {
  // The accepted amount if there is one, as in the list of quotes.
  const accepted = sql`jsonb_path_query_first(
    ${quoteRevisions.snapshot}, '$.lines[*] ? (@.id == $line).offers[*] ? (@.propositionKey == $key).netMinor',
    jsonb_build_object('line', ${quoteLines.lineId}, 'key', ${quoteRevisions.acceptance} -> 'propositionKeys' -> ${quoteLines.lineId}))`
  return tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      validUntil: quotes.validUntil,
      currency: quotes.currency,
      customerName: sql<string | null>`${quotes.customer} ->> 'name'`,
      kind: quoteLines.kind,
      deviceKey: quoteLines.deviceKey,
      deviceName: quoteLines.deviceName,
      imei: quoteLines.imei,
      serial: quoteLines.serial,
      variantId: quoteLines.variantId,
      variantLabel: quoteLines.variantLabel,
      checks: quoteLines.checks,
      obstacle: quoteLines.obstacle,
      netMinor:
        sql<number>`coalesce((${quoteRevisions.acceptance} -> 'lineNets' ->> ${quoteLines.lineId})::bigint, ${accepted}::bigint, ${quoteLines.netMinor})`.mapWith(
          Number,
        ),
      createdAt: quotes.createdAt,
    })
    .from(quoteLines)
    .innerJoin(
      quotes,
      and(
        eq(quotes.teamId, quoteLines.teamId),
        eq(quotes.quoteId, quoteLines.quoteId),
        eq(quotes.revision, quoteLines.revision),
      ),
    )
    .innerJoin(quoteRevisions, isCurrent)
    .where(
      and(
        eq(quoteLines.teamId, teamId),
        eq(quotes.isTrial, false),
        or(
          imei === undefined ? undefined : eq(quoteLines.imei, imei),
          serial === undefined ? undefined : eq(quoteLines.serial, serial),
        ),
        exceptQuoteId && ne(quoteLines.quoteId, exceptQuoteId),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.quoteId), asc(quoteLines.lineId))
    .limit(limit)
}
