import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { aQuoteInput, aShop, startDatabaseProxy, startTestProduct, testDatabase } from '#testing'

const database = await testDatabase()
const proxy = await startDatabaseProxy(database)
const product = await startTestProduct({
  DATABASE_URL: proxy.url,
  DATABASE_CONNECTIONS: '8',
  DRAIN_SECONDS: '1',
})
const shop = await aShop(product)
const { owner, path } = shop

const ready = async (): Promise<[number, string]> => {
  const answer = await fetch(`${product.url}/readyz`)
  return [answer.status, await answer.text()]
}

async function untilReady(): Promise<void> {
  const deadline = performance.now() + 20_000
  while ((await ready())[0] !== 200) {
    assert.ok(performance.now() < deadline, 'not ready again')
    await pause(50)
  }
}

async function answerTo(request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(product.url).port) })
  await once(socket, 'connect')
  socket.end(request)
  return text(socket)
}

test('a process whose connections are all in use is ready', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin; lock table product.teams in access exclusive mode')
    const waiting = Array.from({ length: 20 }, () => owner.call('GET', `${path}/quotes`))
    await pause(300)
    assert.deepEqual(await ready(), [200, 'ok'])
    await client.query('rollback')
    for (const { status } of await Promise.all(waiting)) assert.equal(status, 200)
  } finally {
    client.release()
  }
})

test('readiness names a database that can only be read, and its connections are renewed', async () => {
  const { rows } = await database.pool.query('select current_database() as name')
  const readOnly = `default_transaction_read_only`
  await database.pool.query(`alter database "${rows[0].name}" set ${readOnly} = on`)
  await proxy.stop()
  await proxy.start()
  const input = aQuoteInput(shop)
  let refused = await owner.call('POST', `${path}/quotes`, input)
  for (let count = 0; count < 20 && refused.status === 201; count += 1)
    refused = await owner.call('POST', `${path}/quotes`, input)
  assert.deepEqual([refused.status, refused.code], [503, 'server/unavailable'])
  assert.equal(refused.headers.get('retry-after'), '2')
  await pause(1_000)
  assert.deepEqual(await ready(), [503, 'database can only be read'])
  await database.pool.query(`begin read write; alter database "${rows[0].name}" reset ${readOnly}; commit`)
  for (let count = 0; count < 5; count += 1) await owner.call('POST', `${path}/quotes`, input)
  await untilReady()
  assert.equal((await owner.call('POST', `${path}/quotes`, input)).status, 201)
})

test('health checks need no Host header', async () => {
  for (const request of ['GET /readyz HTTP/1.0\r\n\r\n', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n'])
    assert.match(await answerTo(request), /^HTTP\/1\.1 200 /)
})

test('a process that is stopping says so while it still answers', async () => {
  const stopped = product.stop()
  assert.deepEqual(await ready(), [503, 'draining'])
  assert.equal((await owner.call('GET', `${path}/quotes`)).status, 200)
  await stopped
  await assert.rejects(fetch(`${product.url}/readyz`))
})
