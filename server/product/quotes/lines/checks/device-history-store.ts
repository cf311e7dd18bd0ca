import type { QuoteId, TeamId } from '@costard/contract'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { isCurrent } from '../../quote-store.ts'
import { quoteLines, quoteRevisions, quotes } from '../../schema.ts'

const limit = 20
/**
 * Maximum number of lines with a number that are considered. A number with more is not of a real device, and
 * any of its lines are shown.
 */
const maxLooked = 1_000

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
  const withNumber = (is: SQL) =>
    tx
      .select({ quoteId: quoteLines.quoteId, revision: quoteLines.revision, lineId: quoteLines.lineId })
      .from(quoteLines)
      .where(and(eq(quoteLines.teamId, teamId), is))
      .limit(maxLooked)
  const [first = sql`false`, second = sql`false`] = [
    ...(imei === undefined ? [] : [eq(quoteLines.imei, imei)]),
    ...(serial === undefined ? [] : [eq(quoteLines.serial, serial)]),
  ]
  // The union contains a line with both numbers once.
  const looked = union(withNumber(first), withNumber(second)).as('looked')
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
    .from(looked)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, teamId),
        eq(quoteLines.quoteId, looked.quoteId),
        eq(quoteLines.revision, looked.revision),
        eq(quoteLines.lineId, looked.lineId),
      ),
    )
    .innerJoin(
      quotes,
      and(
        eq(quotes.teamId, quoteLines.teamId),
        eq(quotes.quoteId, quoteLines.quoteId),
        eq(quotes.revision, quoteLines.revision),
      ),
    )
    .innerJoin(quoteRevisions, isCurrent)
    .where(and(eq(quotes.isTrial, false), exceptQuoteId && ne(quoteLines.quoteId, exceptQuoteId)))
    .orderBy(desc(quotes.createdAt), desc(quotes.quoteId), asc(quoteLines.lineId))
    .limit(limit)
}
