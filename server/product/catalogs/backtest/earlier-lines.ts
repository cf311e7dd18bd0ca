import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../../quotes/schema.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import type { BacktestLine } from './backtest-messages.ts'

const linesPerPage = 2_000
/** States in which a customer has accepted. */
const acceptedStates = new Set(['accepted', 'inProgress', 'completed'])

/** Yields the priced lines of a catalog in the newest offers made since a moment, a page at a time. */
export async function* earlierLines(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  since: Date,
): AsyncGenerator<readonly BacktestLine[]> {
  let after: readonly [string, string] = ['', '']
  for (;;) {
    const rows = await tx
      .select({
        quoteId: quoteLines.quoteId,
        number: quotes.number,
        state: quotes.state,
        customerKind: sql<string | null>`${quotes.customer} ->> 'kind'`,
        lineId: quoteLines.lineId,
        catalogVersion: quoteLines.catalogVersion,
        variantId: quoteLines.variantId,
        deviceName: quoteLines.deviceName,
        quantity: quoteLines.quantity,
        propositionKey: quoteLines.propositionKey,
        pricedOn: quoteLines.pricedOn,
        chargeMinor: quoteLines.chargeMinor,
        payoutMinor: quoteLines.payoutMinor,
        answers: sql<string>`${quoteLines.answers}::text`,
        checks: sql<string>`${quoteLines.checks}::text`,
        services: sql<string>`${quoteLines.services}::text`,
        adjustment: sql<string | null>`${quoteLines.adjustment}::text`,
        handPrice: sql<string | null>`${quoteLines.handPrice}::text`,
        purchase: sql<string | null>`${quoteLines.purchase}::text`,
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
      .where(
        and(
          eq(quoteLines.teamId, teamId),
          eq(quoteLines.catalogId, catalogId),
          gte(quotes.createdAt, since),
          sql`${quoteLines.obstacle} is null`,
          sql`(${quoteLines.quoteId}, ${quoteLines.lineId}) > (${after[0]}, ${after[1]})`,
        ),
      )
      .orderBy(asc(quoteLines.quoteId), asc(quoteLines.lineId))
      .limit(linesPerPage)
    if (rows.length > 0)
      yield rows.map(({ state, ...row }) => ({ ...row, isAccepted: acceptedStates.has(state) }))
    const last = rows.at(-1)
    if (!last || rows.length < linesPerPage) return
    after = [last.quoteId, last.lineId]
  }
}
