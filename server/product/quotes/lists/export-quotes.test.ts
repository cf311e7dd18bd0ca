import assert from 'node:assert/strict'
import { test } from 'vitest'
import { quoteLimits } from '@costard/contract'
import papa from 'papaparse'
import { aLine, aMember, aQuote, aSentQuote, aShop, copyQuotes, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

async function exported(
  { owner, path }: Shop,
  query: Record<string, string> = {},
): Promise<{ csv: string; quotes: number; nextCursor: string | null; rows: Record<string, string>[] }> {
  const { status, body } = await owner.call('GET', `${path}/quotes/csv?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  const { data } = papa.parse<Record<string, string>>(body.csv, { header: true, skipEmptyLines: true })
  return { csv: body.csv, quotes: body.quotes, nextCursor: body.nextCursor, rows: data }
}

test('exports what the filters show, with amounts only where they stand', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  product.clock.advanceSeconds(60)
  const open = await aQuote(shop, { lines: [aLine(shop, { answers: {} })] })
  const { rows, nextCursor } = await exported(shop)
  assert.equal(nextCursor, null)
  assert.partialDeepStrictEqual(rows, [
    { number: open.number, state: 'draft', amount: '', 'paid by': '', sent: '' },
    {
      number: quote.number,
      state: 'sent',
      kind: 'buy',
      customer: 'Ada Customer',
      email: 'ada@customer.example',
      amount: (-quote.totals.netMinor / 100).toFixed(2),
      'paid by': 'team',
      sent: '2026-03-02',
      'valid until': quote.validUntil,
    },
  ])
  assert.deepEqual(
    (await exported(shop, { state: 'sent' })).rows.map(({ number }) => number),
    [quote.number],
  )
})

test('no cell is a formula', async () => {
  const shop = await aShop(product)
  const names = ['=HYPERLINK("x")', '+1', '-1', '@SUM(1)', '\t=1', '"=1']
  for (const name of names) await aQuote(shop, { customer: { kind: 'private', name } })
  const { csv, rows } = await exported(shop)
  assert.equal(rows.length, names.length)
  for (const cell of csv.split(/[,\r\n]/)) assert.doesNotMatch(cell, /^"?[=+\-@\t]/, cell)
})

test('exports in pages that follow each other, of so many quotes and one more', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop)
  const { maxExportedPerPage } = quoteLimits
  await copyQuotes(product.database.pool, quote.id, { teamId: shop.team.id, copies: maxExportedPerPage })
  const first = await exported(shop)
  assert.equal(first.quotes, maxExportedPerPage)
  const second = await exported(shop, { cursor: first.nextCursor ?? '' })
  assert.deepEqual([second.quotes, second.nextCursor], [1, null])
  assert.match(second.csv, /^X-500,/)
})

test('who may not export customers gets nothing', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await agent.call('GET', `${shop.path}/quotes/csv`)).code, 'team/not-allowed')
})
