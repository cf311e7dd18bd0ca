import assert from 'node:assert/strict'
import { test } from 'vitest'
import { storedExportLimits } from '@costard/contract'
import { aShop, copyQuotes, ok, startTestProduct } from '#testing'
import { aPurchase } from './testing/a-purchase.ts'

const product = await startTestProduct()
const { pool } = product.database
const { maxDeals } = storedExportLimits
const account = { account: '3200', counterAccount: '1200', taxCode: '', taxAccount: '1776' }

test(
  'an accounting file that is made in the background has so many deals',
  { timeout: 300_000 },
  async () => {
    const shop = await aShop(product, { country: 'IE' })
    const { owner, path, team } = shop
    const quoteId = await aPurchase(product, shop)
    const period = 'from=2020-01-01&to=2035-12-31'
    const { groups } = await ok(owner.call('GET', `${path}/accounting/deals?${period}`))
    await ok(
      owner.call('PUT', `${path}/accounting/settings`, {
        program: 'quickbooks',
        consultant: 29_098,
        client: 55_003,
        accountLength: 4,
        yearStartsIn: 1,
        accounts: groups.map(({ kind, tax }: { kind: string; tax: string }) => ({ kind, tax, ...account })),
      }),
    )
    const ask = () =>
      owner.call('POST', `${path}/exports`, { kind: 'accounting', from: '2020-01-01', to: '2035-12-31' })
    await copyQuotes(pool, quoteId, { teamId: team.id, copies: maxDeals - 1 })
    // Without statistics, the planner's choice is fifteen times slower.
    await pool.query('analyze product.quotes, product.quote_lines, product.quote_revisions')
    assert.equal((await ok(ask())).total, maxDeals)
    await copyQuotes(pool, quoteId, { teamId: team.id, copies: 1, after: maxDeals - 1 })
    const more = await ask()
    assert.deepEqual(
      [more.status, more.code, more.body.error.detail],
      [422, 'export/too-large', { max: maxDeals }],
    )
  },
)
