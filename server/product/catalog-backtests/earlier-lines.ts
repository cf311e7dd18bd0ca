import type { QuoteState } from '@costard/quotes'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../quotes/schema.ts'
import type { CatalogKey } from '../catalogs/drafts/draft-store.ts'
import { type BacktestLine, type BacktestQuote, lineFields, quoteFields } from './backtest-messages.ts'

const quotesPerPage = 2_000
const linesPerPage = 2_000
/** States of quotes that a customer has accepted. */
const acceptedStates: readonly QuoteState[] = ['accepted', 'completed']

/** Lines of earlier quotes as JSON text from PostgreSQL, to be parsed in the thread. */
export interface EarlierPage {
  /** JSON of BacktestQuote[]; absent if they are the same as on the page before. */
  readonly quotes?: string
  /** JSON of BacktestLine[]. */
  readonly lines: string
  readonly count: number
  /** Catalog versions of the lines. */
  readonly versions: readonly number[]
}

/**
 * Yields the priced lines of a catalog in quotes since a moment, page by page, with those of earlier
 * revisions. Reads only the quotes since then, however many the team has.
 */
export async function* earlierLines(
  tx: Transaction,
  key: CatalogKey,
  since: Date,
): AsyncGenerator<EarlierPage> {
  let after: SQL | undefined
  for (;;) {
    const page = await quotesAfter(tx, key, since, after)
    if (!page) return
    let known: string | undefined = page.text
    for await (const lines of linesOf(tx, key, page.ids)) {
      yield { ...lines, ...(known !== undefined && { quotes: known }) }
      known = undefined
    }
    if (page.ids.length < quotesPerPage) return
    after = sql`and (created_at, quote_id) > (${page.at}::timestamptz, ${page.ids.at(-1)})`
  }
}

interface QuotePage {
  readonly text: string
  readonly ids: readonly string[]
  /** Creation time of the last quote. */
  readonly at: string
}

const quoteColumns: Readonly<Record<keyof BacktestQuote, SQL>> = {
  quoteId: sql`quote_id`,
  revision: sql`revision`,
  number: sql`number`,
  customerKind: sql`customer ->> 'kind'`,
  vatId: sql`customer ->> 'vatId'`,
  isAccepted: sql`state in ${acceptedStates}`,
}

/**
 * Reads quotes separately from their lines: in a single query, PostgreSQL's plan would depend on the number
 * of other quotes.
 */
async function quotesAfter(
  tx: Transaction,
  { teamId }: CatalogKey,
  since: Date,
  after: SQL | undefined,
): Promise<QuotePage | undefined> {
  const found = await tx.execute<{ [Name in keyof QuotePage]: QuotePage[Name] | null }>(sql`
    with page as (
      select * from ${quotes}
      where team_id = ${teamId} and not is_trial and created_at >= ${since.toISOString()}::timestamptz ${after ?? sql``}
      order by created_at, quote_id limit ${quotesPerPage}
    )
    select ${jsonOf(quoteFields, quoteColumns)}::text as text,
      array_agg(quote_id order by created_at, quote_id) as ids, max(created_at)::text as at
    from page`)
  const [row] = found.rows
  return row?.text && row.ids && row.at ? { text: row.text, ids: row.ids, at: row.at } : undefined
}

const lineColumns: Readonly<Record<keyof BacktestLine, SQL>> = {
  quoteId: sql`quote_id`,
  revision: sql`revision`,
  catalogVersion: sql`catalog_version`,
  variantId: sql`variant_id`,
  deviceName: sql`device_name`,
  imei: sql`imei`,
  serial: sql`serial`,
  quantity: sql`quantity`,
  propositionKey: sql`proposition_key`,
  pricedOn: sql`priced_on`,
  cashLimitMinor: sql`cash_limit_minor`,
  chargeMinor: sql`charge_minor`,
  payoutMinor: sql`payout_minor`,
  answers: sql`answers`,
  checks: sql`checks`,
  services: sql`services`,
  adjustment: sql`adjustment`,
  handPrice: sql`hand_price`,
  purchase: sql`purchase`,
}

async function* linesOf(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  quoteIds: readonly string[],
): AsyncGenerator<Omit<EarlierPage, 'quotes'>> {
  let after = sql``
  for (;;) {
    const found = await tx.execute<{
      text: string | null
      count: number
      versions: number[] | null
      last: [string, string, string] | null
    }>(sql`
      with page as (
        select * from ${quoteLines}
        where team_id = ${teamId} and quote_id = any(${sql.param([...quoteIds])}::text[])
          and catalog_id = ${catalogId} and obstacle is null ${after}
        order by quote_id, line_id, revision limit ${linesPerPage}
      )
      select ${jsonOf(lineFields, lineColumns)}::text as text, count(*)::int as count,
        array_agg(distinct catalog_version) as versions,
        (select array[quote_id, line_id, revision::text] from page order by quote_id desc, line_id desc, revision desc limit 1) as last
      from page`)
    const [row] = found.rows
    if (!row?.text || !row.versions || !row.last) return
    yield { lines: row.text, count: row.count, versions: row.versions }
    if (row.count < linesPerPage) return
    const [quoteId, lineId, revision] = row.last
    after = sql`and (quote_id, line_id, revision) > (${quoteId}, ${lineId}, ${revision}::int)`
  }
}

/** SQL of rows as JSON arrays: with names in each row, these would be most of the text. */
function jsonOf<Field extends string>(fields: readonly Field[], columns: Readonly<Record<Field, SQL>>): SQL {
  const values = sql.join(
    fields.map((field) => columns[field]),
    sql`, `,
  )
  return sql`json_agg(json_build_array(${values}))`
}
