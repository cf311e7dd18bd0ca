import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { SaveShop } from '@costard/contract'
import pg from 'pg'
import { pino } from 'pino'
import { aQuote, aShop, startTestProduct } from '#testing'
import { documentProcesses } from '../../realtime/documents/testing/test-documents.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { eraseInactive } from './erase-inactive.ts'

const product = await startTestProduct()
const { clock, database, config } = product
const { pool } = database
const { databaseUrl } = config
const documents = await documentProcesses().start(database)
const run = fileURLToPath(new URL('testing/erase-inactive-process.ts', import.meta.url))
const names = ['Ada One', 'Ben Two', 'Cleo Three', 'Dan Four']
/** Lock held by the test: the run waits for it in the middle of the third customer. */
const advisoryLock = 139

test('a run of the retention that is killed leaves nothing half erased, and the next one finishes', async () => {
  const shop = await aShop(product, { country: 'US' })
  const ids: string[] = []
  for (const name of names) {
    const customer = { kind: 'private' as const, name, email: `${name.replace(' ', '.')}@customer.example` }
    const { customerId } = await aQuote(shop, { customer })
    ids.push(customerId ?? '')
  }
  for (const [place, id] of ids.entries())
    for (const table of ['customers', 'quotes'])
      await pool.query(
        `update product.${table} set created_at = created_at - make_interval(days => $2),
           updated_at = updated_at - make_interval(days => $2) where customer_id = $1`,
        [id, 410 - place],
      )
  await pool.query(`update product.customers set last_quote_at = created_at`)
  const settings = SaveShop.parse((await shop.owner.call('GET', `${shop.path}/shop`)).body)
  const saved = { ...settings, retentionMonths: 12, confirmedErasures: names.length }
  assert.equal((await shop.owner.call('PUT', `${shop.path}/shop`, saved)).status, 200)
  clock.advanceSeconds(86_400)

  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [advisoryLock])
  // Quotes are erased before the customer.
  await pool.query(`
    create function product.wait() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${advisoryLock}); return new; end $$;
    create trigger wait before update on product.customers for each row
      when (new.customer_id = '${ids[2]}') execute function product.wait()`)
  const child = spawn(process.execPath, [run, databaseUrl ?? '', clock.now().toISOString()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const waiting = `select pid from pg_locks where locktype = 'advisory' and not granted and objid = $1
    and database = (select oid from pg_database where datname = current_database())`
  const waiters = async () => (await pool.query(waiting, [advisoryLock])).rowCount
  while ((await waiters()) === 0) await pause(20)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await holder.end()
  while ((await waiters()) !== 0) await pause(20)
  await pool.query('drop trigger wait on product.customers; drop function product.wait()')

  /** Returns the customers whose names still occur in stored customers and quotes. */
  const known = async () => {
    const { rows } = await pool.query<{ text: string }>(
      `select concat((select json_agg(c) from product.customers c where c.team_id = $1),
         (select json_agg(q) from product.quotes q where q.team_id = $1),
         (select json_agg(r) from product.quote_revisions r where r.team_id = $1)) as text`,
      [shop.team.id],
    )
    const text = rows[0]?.text.toLowerCase() ?? ''
    return names.filter((name) => text.includes(name.split(' ')[0]?.toLowerCase() ?? ''))
  }
  const namesOf = async () =>
    Promise.all(
      ids.map(async (id) => (await shop.owner.call('GET', `${shop.path}/customers/${id}`)).body.name),
    )
  assert.deepEqual(await known(), ['Cleo Three', 'Dan Four'])
  const [, , third, fourth] = await namesOf()
  assert.deepEqual([third, fourth], ['Cleo Three', 'Dan Four'])
  const { rows: quotes } = await pool.query(
    `select customer ->> 'name' as name from product.quotes where customer_id = $1`,
    [ids[2]],
  )
  assert.deepEqual(quotes, [{ name: 'Cleo Three' }], 'the quote is as it was, like the customer')

  await eraseInactive({
    database,
    documents,
    notifyOfChange: queueWebhooks,
    now: clock.now,
    log: pino({ level: 'silent' }),
  })
  assert.deepEqual(await known(), [])
  const { rows: entries } = await pool.query<{ entity_id: string }>(
    `select entity_id from product.audit_entries where team_id = $1 and action = 'customers.eraseInactive'
     order by entry_id`,
    [shop.team.id],
  )
  assert.deepEqual(
    entries.map((entry) => entry.entity_id),
    ids,
    'each once, in order',
  )
})
