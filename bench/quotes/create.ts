import { QuoteInput } from '@costard/contract'
import pg from 'pg'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { type Row } from '../table.ts'
import { openBareStatement } from './bare-statement.ts'
import { openQuoteMaker } from './function-level.ts'

const callers = 16
const rounds = 3
const roundMs = 4_000

/**
 * Quotes per second with 16 callers: by the API, by the function behind it, and by one statement that writes
 * the same rows.
 */
export async function createRows(shop: Shop, databaseUrl: string): Promise<readonly Row[]> {
  let next = 0
  const input = () => {
    next += 1
    const customer = { kind: 'private' as const, name: `Person ${next}`, email: `p${next}@customer.example` }
    return aQuoteInput(shop, { customer })
  }
  const teamId = shop.team.id
  const maker = await openQuoteMaker(databaseUrl, { teamId, userId: shop.owner.userId })
  const first = (await maker.make(QuoteInput.parse(input()))) as { id: string }
  const bare = await openBareStatement(databaseUrl, callers, await writtenRows(databaseUrl, first.id))
  const contenders = {
    bare: bare.make,
    function: () => maker.make(QuoteInput.parse(input())),
    http: async () => {
      const { status, code } = await shop.owner.call('POST', `${shop.path}/quotes`, input())
      if (status !== 201) throw new Error(`not created: ${status} ${code}`)
    },
  }
  const perSecond: Record<string, number[]> = { bare: [], function: [], http: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, make] of Object.entries(contenders)) {
      const rate = await ratePerSecond(make)
      if (round > 0) perSecond[name]?.push(rate) // The first round only warms up.
    }
  await maker.close()
  await bare.close()
  const [bareRate, functionRate, httpRate] = ['bare', 'function', 'http'].map((name) =>
    middle(perSecond[name] ?? []),
  )
  return [
    { what: `create: one bare statement a quote, ${callers} callers`, measured: `${rounded(bareRate)}/s` },
    rowOf('create: at function level', functionRate, bareRate, 0.5),
    rowOf('create: over HTTP with a signed token', httpRate, bareRate, 0.2),
  ]
}

function rowOf(what: string, rate = 0, bare = 1, target: number): Row {
  const share = rate / bare
  return {
    what,
    measured: `${rounded(rate)}/s, ${share.toFixed(2)} of the bare statement`,
    target: `>= ${target}`,
    isMet: share >= target,
  }
}

async function ratePerSecond(make: () => Promise<unknown>): Promise<number> {
  let made = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < startedAt + roundMs) {
        await make()
        made += 1
      }
    }),
  )
  return (made * 1000) / (performance.now() - startedAt)
}

/** Returns the rows of a quote that was just created. */
async function writtenRows(databaseUrl: string, quoteId: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rowOfTable = async (table: string, where: string) => {
    const { rows } = await client.query(`select to_jsonb(t) as row from product.${table} t where ${where}`, [
      quoteId,
    ])
    return rows[0].row as Readonly<Record<string, unknown>>
  }
  const quote = await rowOfTable('quotes', 'quote_id = $1')
  const rows = {
    quote,
    revision: await rowOfTable('quote_revisions', 'quote_id = $1'),
    line: await rowOfTable('quote_lines', 'quote_id = $1'),
    customer: await rowOfTable(
      'customers',
      'customer_id = (select customer_id from product.quotes where quote_id = $1)',
    ),
    audit: await rowOfTable('audit_entries', 'entity_id = $1'),
  }
  await client.end()
  return rows
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const rounded = (rate = 0): string => rate.toFixed(0)
