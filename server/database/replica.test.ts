import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { ConfigError } from '#config'
import { createLog } from '#http'
import { after, aQuote, aShop, ok, startTestPostgres, startTestProduct } from '#testing'
import { startTcpProxy } from '../testing/tcp-proxy.ts'
import { startReplicated } from '../testing/start-replicated.ts'
import { openDatabase } from './database.ts'

const replicated = await startReplicated()
after(replicated.stop)
const { primary, standby } = replicated
const address = ({ port }: { readonly port: number }): string =>
  `postgresql://costard@127.0.0.1:${port}/postgres`
const log = createLog({ logLevel: 'silent' })
const proxy = await startTcpProxy(() => ({ host: '127.0.0.1', port: standby.port }))
const product = await startTestProduct({
  DATABASE_URL: address(primary),
  DATABASE_READ_URL: address(proxy),
})
const shop = await aShop(product)
const { owner, path } = shop
await replicated.untilEqual()

/** Returns a value from /metrics, by its name and label. */
async function figure(name: string): Promise<number | undefined> {
  const lines = (await (await fetch(`${product.url}/metrics`)).text()).split('\n')
  const line = lines.find((each) => each.startsWith(name))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

/** Returns how many reads each server answered during an action, with the reason for those on the primary. */
async function readsOf(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const kinds = ['replica', 'behind', 'failed']
  const read = () =>
    Promise.all(kinds.map(async (kind) => (await figure(`costard_replica_reads_total{from="${kind}"}`)) ?? 0))
  const before = await read()
  await act()
  const later = await read()
  return Object.fromEntries(
    kinds.flatMap((kind, at) => {
      const count = (later[at] ?? 0) - (before[at] ?? 0)
      return count > 0 ? [[kind, count]] : []
    }),
  )
}

const list = (): Promise<{ quotes: { id: string }[] }> => ok(owner.call('GET', `${path}/quotes`))

async function createAndList(): Promise<void> {
  product.clock.advanceSeconds(1)
  const { id } = await aQuote(shop)
  assert.ok((await list()).quotes.some((quote) => quote.id === id))
}

async function untilReplica(): Promise<void> {
  const deadline = performance.now() + 15_000
  for (;;) {
    const { replica = 0 } = await readsOf(list)
    if (replica > 0) return
    assert.ok(performance.now() < deadline, 'the replica is not read again')
    await pause(100)
  }
}

test('a list has what was made just before, and the replica answers', async () => {
  const reads = await readsOf(async () => {
    for (let count = 0; count < 30; count += 1) await createAndList()
  })
  assert.ok((reads.replica ?? 0) >= 25, JSON.stringify(reads))
  assert.equal(reads.failed, undefined)
  assert.equal(await figure('costard_replica_delay{figure="seconds"}'), 0)
})

test('lists, figures, exports and archives are read from the replica', async () => {
  for (const address of ['quotes', 'customers', 'audit', 'dashboard', 'quotes/csv', 'customers/csv']) {
    const reads = await readsOf(() => ok(owner.call('GET', `${path}/${address}`)))
    assert.ok((reads.replica ?? 0) > 0, `${address}: ${JSON.stringify(reads)}`)
  }
  const reads = await readsOf(async () => {
    await ok(owner.call('POST', `${path}/archives`))
    await product.mailbox.next(owner.email ?? '', 30_000)
  })
  assert.ok((reads.replica ?? 0) > 20, JSON.stringify(reads))
})

test('a replica that does not replay is not waited for twice, and the primary answers', async () => {
  await standby.query('select pg_wal_replay_pause()')
  const startedAt = performance.now()
  const reads = await readsOf(async () => {
    for (let count = 0; count < 10; count += 1) await createAndList()
  })
  assert.equal(reads.replica, undefined)
  assert.ok((reads.behind ?? 0) > 0)
  assert.ok(performance.now() - startedAt < 10_000)
  assert.ok(((await figure('costard_replica_delay{figure="bytes"}')) ?? 0) > 0)
  assert.ok(((await figure('costard_replica_delay{figure="seconds"}')) ?? 0) > 0)
  await standby.query('select pg_wal_replay_resume()')
  await replicated.untilEqual()
  assert.ok(((await readsOf(createAndList)).replica ?? 0) > 0)
})

test('a replica that is killed fails no request, and is read again when it is back', async () => {
  let isOver = false
  const working = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) await list()
    }),
  )
  try {
    await pause(200)
    await standby.kill()
    assert.ok(((await readsOf(createAndList)).failed ?? 0) > 0)
    await pause(1_500)
    assert.equal(await figure('costard_replica_delay{figure="bytes"}'), undefined)
    await standby.start()
    await untilReplica()
  } finally {
    isOver = true
    await working
  }
})

test('no read misses what was made before it while the replay stops and goes on', async () => {
  let isOver = false
  const stopAndGo = async (): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      await standby.query(`select pg_wal_replay_${at % 2 ? 'resume' : 'pause'}()`)
      await pause(20 + Math.random() * 150)
    }
    await standby.query('select pg_wal_replay_resume()')
  }
  const work = async (): Promise<void> => {
    for (let count = 0; count < 25; count += 1) await createAndList()
  }
  const stopping = stopAndGo()
  const reads = await readsOf(() => Promise.all([work(), work(), work(), work()]))
  isOver = true
  await stopping
  assert.ok((reads.replica ?? 0) > 0 && (reads.behind ?? 0) > 0, JSON.stringify(reads))
})

test('a replica that stops answering delays reads by seconds at most', async () => {
  await untilReplica()
  proxy.freeze()
  const durations: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const startedAt = performance.now()
    await createAndList()
    durations.push(performance.now() - startedAt)
  }
  const slow = durations.filter((ms) => ms > 400)
  assert.ok(slow.length <= 3 && Math.max(...durations) < 3_000, durations.map(Math.round).join(', '))
  proxy.cut()
  await untilReplica()
})

test('a start with a replica of another database is refused, and one with a replica that is away is not', async () => {
  const other = await startTestPostgres()
  after(other.stop)
  const open = (databaseReadUrl: string) =>
    openDatabase({ databaseUrl: address(primary), databaseReadUrl, dataDir: '' }, log)
  await assert.rejects(
    open(other.url),
    (error) => error instanceof ConfigError && error.message.startsWith('DATABASE_READ_URL: '),
  )
  await (await open('postgresql://costard@127.0.0.1:1/postgres')).close()
})

test('without a replica, reads are those of the primary', async () => {
  const database = await openDatabase({ databaseUrl: address(primary), dataDir: '' }, log)
  assert.equal(database.reads, database.orm)
  await database.close()
})
