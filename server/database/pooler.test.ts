import assert from 'node:assert/strict'
import { test } from 'vitest'
import { after } from '#testing'
import { ConfigError } from '#config'
import { createLog } from '#http'
import { acceptance, aSentQuote, aShop, ok, startTestProduct } from '#testing'
import { noPgbouncer, startPgbouncer } from '../testing/start-pgbouncer.ts'
import { emptyTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

/** Fewer sessions than callers, so that successive transactions get different ones. */
const inTransactions = ['pool_mode = transaction', 'default_pool_size = 4']
/** Settings of an operator whose pooler refuses session settings. */
const ignoring =
  'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout'

const { url: direct, drop } = await emptyTestDatabase()
after(drop)
const logged: { level: number; msg: string }[] = []
const log = createLog({ logLevel: 'info' }, (line) => void logged.push(JSON.parse(line)))

async function aPooler(...settings: string[]): Promise<string> {
  const pooler = await startPgbouncer(direct, settings)
  after(pooler.stop)
  return pooler.url
}

function open(
  databaseUrl: string,
  databaseDirectUrl?: string,
): Promise<Awaited<ReturnType<typeof openDatabase>>> {
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '', publicUrl: 'https://pro.example' }, log)
}

function refusedFor(setting: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof ConfigError && error.message.startsWith(`${setting}: `) && !error.message.includes('\n')
}

const skip = noPgbouncer !== false

test('a start with a pooler in transaction mode alone is refused with one line', { skip }, async () => {
  await assert.rejects(open(await aPooler(...inTransactions)), refusedFor('DATABASE_URL'))
  const tolerant = await aPooler(...inTransactions, ignoring)
  await assert.rejects(open(tolerant), refusedFor('DATABASE_URL'))
  const roundRobin = await aPooler(...inTransactions, ignoring, 'server_round_robin = 1')
  await assert.rejects(open(roundRobin), refusedFor('DATABASE_URL'))
  await assert.rejects(open(tolerant, tolerant), refusedFor('DATABASE_DIRECT_URL'))
})

test('a start with two databases is refused', { skip }, async () => {
  const other = await emptyTestDatabase()
  after(other.drop)
  await assert.rejects(open(await aPooler(...inTransactions), other.url), refusedFor('DATABASE_DIRECT_URL'))
})

test('a pooler in session mode needs no second address', { skip }, async () => {
  const database = await open(await aPooler('pool_mode = session', ignoring))
  assert.equal(database.direct, database.pool)
  await database.close()
})

test('statements of a transaction have time limits behind a pooler too', { skip }, async () => {
  const database = await open(await aPooler(...inTransactions), direct)
  const { rows } = await database.transaction(async (tx) =>
    tx.execute(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`),
  )
  assert.deepEqual(rows, [{ statement: '30s', idle: '1min' }])
  assert.deepEqual(await database.transactionAfter('select 7 as n', async (_tx, found) => found), [
    [{ n: 7 }],
  ])
  await database.close()
})

test('all of a quote works behind a pooler in transaction mode', { skip }, async () => {
  const product = await startTestProduct({
    DATABASE_URL: await aPooler(...inTransactions),
    DATABASE_DIRECT_URL: direct,
  })
  const shops = await Promise.all(Array.from({ length: 2 }, () => aShop(product)))
  const sent = shops.flatMap((shop, which) =>
    Array.from({ length: 4 }, async (_, at) => {
      const email = `customer-${which}-${at}@example.com`
      const { quote, token } = await aSentQuote(shop, { customer: { kind: 'private', name: 'Ada', email } })
      const path = `${shop.path}/quotes/${quote.id}`
      await Promise.all(Array.from({ length: 4 }, () => ok(shop.owner.call('GET', path))))
      assert.ok(await product.mailbox.next(email))
      return product.call('POST', `/public/quotes/${token}/accept`, acceptance)
    }),
  )
  for (const answer of await Promise.all(sent)) assert.equal(answer.status, 200, JSON.stringify(answer.body))
})
