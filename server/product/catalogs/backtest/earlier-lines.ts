import type { QuoteId } from '@costard/contract'
import type { QuoteState } from '@costard/quotes'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../../quotes/schema.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import type { BacktestLine } from './backtest-messages.ts'

const quotesPerPage = 500
const linesPerPage = 2_000
/** States in which a customer has accepted. */
const acceptedStates: ReadonlySet<QuoteState> = new Set<QuoteState>(['accepted', 'completed'])

/**
 * Yields the priced lines of a catalog in the newest offers made since a moment, a page at a time. Reads the quotes since
 * then and no others, however many the team has.
 */
export async function* earlierLines(
  tx: Transaction,
  key: CatalogKey,
  since: Date,
): AsyncGenerator<readonly BacktestLine[]> {
  let after: Pick<EarlierQuote, 'createdAt' | 'quoteId'> | undefined
  for (;;) {
    const page = await quotesAfter(tx, key, since, after)
    yield* linesOf(tx, key, page)
    after = page.at(-1)
    if (!after || page.length < quotesPerPage) return
  }
}

type EarlierQuote = Awaited<ReturnType<typeof quotesAfter>>[number]

/** Apart from their lines: as one query, how PostgreSQL reads them depends on how many others there are. */
function quotesAfter(
  tx: Transaction,
  { teamId }: CatalogKey,
  since: Date,
  after: { readonly createdAt: Date; readonly quoteId: QuoteId } | undefined,
) {
  return tx
    .select({
      quoteId: quotes.quoteId,
      revision: quotes.revision,
      createdAt: quotes.createdAt,
      number: quotes.number,
      state: quotes.state,
      customerKind: sql<string | null>`${quotes.customer} ->> 'kind'`,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.teamId, teamId),
        gte(quotes.createdAt, since),
        after && sql`(${quotes.createdAt}, ${quotes.quoteId}) > (${after.createdAt}, ${after.quoteId})`,
      ),
    )
    .orderBy(asc(quotes.createdAt), asc(quotes.quoteId))
    .limit(quotesPerPage)
}

async function* linesOf(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  page: readonly EarlierQuote[],
): AsyncGenerator<readonly BacktestLine[]> {
  const known = new Map(page.map((quote) => [quote.quoteId, quote]))
  let after: readonly [string, string] = ['', '']
  while (known.size > 0) {
    const rows = await tx
      .select({
        quoteId: quoteLines.quoteId,
        revision: quoteLines.revision,
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
      .where(
        and(
          eq(quoteLines.teamId, teamId),
          inArray(quoteLines.quoteId, [...known.keys()]),
          eq(quoteLines.catalogId, catalogId),
          isNull(quoteLines.obstacle),
          sql`(${quoteLines.quoteId}, ${quoteLines.lineId}) > (${after[0]}, ${after[1]})`,
        ),
      )
      .orderBy(asc(quoteLines.quoteId), asc(quoteLines.lineId))
      .limit(linesPerPage)
    const lines = rows.flatMap(({ revision, ...line }) => {
      const quote = known.get(line.quoteId)
      // An earlier revision is another offer.
      if (quote?.revision !== revision) return []
      const { number, customerKind, state } = quote
      return [{ ...line, number, customerKind, isAccepted: acceptedStates.has(state) }]
    })
    if (lines.length > 0) yield lines
    const last = rows.at(-1)
    if (!last || rows.length < linesPerPage) return
    after = [last.quoteId, last.lineId]
  }
}
