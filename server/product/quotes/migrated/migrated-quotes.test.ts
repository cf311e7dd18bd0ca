import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { after } from '#testing'
import type { Quote, TeamId } from '@costard/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '#database'
import { emptyTestDatabase } from '../../../testing/test-database.ts'
import { listCustomers } from '../../customer-records/customer-list-store.ts'
import { listSightings } from '../lines/checks/device-history-store.ts'
import { describeQuote, summariseQuote } from '../describe-quote.ts'
import { countQuotes } from '../quote-counts-store.ts'
import { quoteLinks } from '../quote-link.ts'
import { listQuotes } from '../lists/quote-list-store.ts'
import { findQuote, findQuoteOfTeam } from '../quote-store.ts'
import { readContent } from '../lines/read-content.ts'

const migrations = fileURLToPath(new URL('../../../database/migrations', import.meta.url))
/** Rows written by an earlier version, and its API's answers. */
const before = JSON.parse(readFileSync(new URL('./quotes-before-rows.json', import.meta.url), 'utf8')) as {
  readonly rows: Readonly<Record<string, readonly object[]>>
  readonly answers: { readonly [name: string]: any; readonly quotes: readonly Quote[] }
}
const today = '2026-03-03'

/** Returns a copy of the migrations up to the one before quote_lines. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costard-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith('_quote_lines'))
  assert.ok(end > 0)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

async function writeEarlierRows(url: string): Promise<void> {
  const migrationsFolder = earlierMigrations()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await migrate(drizzle(client), { migrationsFolder })
    for (const [table, rows] of Object.entries(before.rows))
      await client.query(
        `insert into product.${table} select * from jsonb_populate_recordset(null::product.${table}, $1)`,
        [JSON.stringify(rows)],
      )
  } finally {
    await client.end()
    rmSync(migrationsFolder, { recursive: true })
  }
}

test('quotes that an earlier version stored as documents are read as before', async () => {
  const { url, drop } = await emptyTestDatabase({ isMigrated: false })
  after(drop)
  await writeEarlierRows(url)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, pino({ level: 'silent' }))
  after(() => database.close())
  const { orm } = database
  const { list, quotes, customers, history } = before.answers
  const [{ team_id: teamId }] = before.rows['teams'] as [{ team_id: TeamId }]

  for (const expected of quotes) {
    const row = await findQuote(orm, teamId, expected.id)
    assert.ok(row)
    const links = quoteLinks(Buffer.from('secret'), 'http://quotes.example')
    const quote = describeQuote(row, await readContent(orm, row, { seesCosts: true }), today, links)
    const { publicUrl, ...same } = expected
    const { publicUrl: url, lineCount, revision, cancellation, sendWhenReleased, earlier, ...others } = quote
    const {
      hasCounterOffer,
      channel,
      questions,
      isTrial,
      siteId,
      siteChanges,
      visitor,
      assistant,
      archivedAt,
      ...head
    } = others
    // Earlier reads had neither the day nor the cash limit of a price.
    const read = {
      ...head,
      lines: head.lines.map((line) => ({ ...line, pricedOn: undefined, cashLimitMinor: undefined })),
    }
    assert.deepEqual(
      [hasCounterOffer, questions, isTrial, siteId, siteChanges, visitor, assistant, archivedAt],
      [false, [], false, null, [], null, null, null],
    )
    assert.equal(channel, same.sentAt === null ? null : 'email')
    const { lines } = same
    const at = same.acceptance?.at
    const fulfilment = at === undefined ? null : { state: 'awaiting', at, by: null, note: '' }
    const decisions = {
      adjustment: null,
      handPrice: null,
      purchase: null,
      approval: null,
      laterChecks: [],
      fulfilment,
    }
    const delivery = same.delivery && { ...same.delivery, isReminder: false }
    assert.deepEqual(read, {
      ...same,
      // Earlier totals were not rounded.
      totals: { ...same.totals, cashStepMinor: null, cashRoundingMinor: 0, kind: 'exact' },
      delivery,
      lines: lines.map((line) => ({
        ...line,
        ...decisions,
        pricedOn: undefined,
        cashLimitMinor: undefined,
      })),
    })
    assert.deepEqual([revision, cancellation, sendWhenReleased, earlier], [1, null, null, []])
    const found = await findQuoteOfTeam(orm, row)
    assert.equal(found?.quote.snapshot?.customer.email, publicUrl === null ? undefined : same.customer?.email)
    assert.deepEqual([lineCount, url === null], [expected.lines.length, publicUrl === null])
  }
  const asking = { teamId, timeZone: 'Europe/Dublin', today, userId: '', mayRelease: true }
  const page = await listQuotes(orm, asking, {})
  assert.partialDeepStrictEqual(
    page.quotes.map((row) => summariseQuote(row, today)),
    list.quotes.map((summary: { id: string }) => ({
      ...summary,
      hasCounterOffer: false,
      kind: kindOf(quotes.find(({ id }) => id === summary.id)?.lines ?? []),
      createdAt: quotes.find(({ id }) => id === summary.id)?.createdAt,
    })),
  )
  assert.deepEqual(await countQuotes(orm, teamId, today), list.counts)
  const listed = await listCustomers(orm, teamId, {}, new Date(0))
  assert.deepEqual(
    listed.customers.map(({ customerId, name, quoteCount }) => [customerId, name, quoteCount]).toSorted(),
    customers.map(({ id, name, quotes: count }: any) => [id, name, count]).toSorted(),
  )
  const seen = await listSightings(orm, teamId, { imei: '356938035643809' }, undefined)
  assert.deepEqual(
    seen.map(({ number, netMinor }) => [number, netMinor]),
    history.map(({ number, netMinor }: { number: string; netMinor: number }) => [number, netMinor]),
  )
  for (const { number } of quotes)
    assert.equal((await listQuotes(orm, asking, { search: number })).quotes[0]?.number, number)
})

/** Earlier lists showed the kind of the first line. */
function kindOf(lines: readonly { readonly kind: string }[]): string | undefined {
  const [first, ...others] = lines
  return others.some(({ kind }) => kind !== first?.kind) ? 'mixed' : first?.kind
}
