import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { ConfigError, readConfig } from '#config'
import { after, aQuote, aShop, startTestProduct } from '#testing'
import { startReplicated } from '../testing/start-replicated.ts'
import { startTcpProxy } from '../testing/tcp-proxy.ts'

const replicated = await startReplicated()
after(replicated.stop)
const { primary, standby } = replicated
const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
const address = `postgresql://costard@${hosts}/postgres?target_session_attrs=read-write`

test('several hosts need to say that one can be written to', () => {
  assert.equal(readConfig({ DATABASE_URL: address }).databaseUrl, address)
  for (const attributes of ['', '?target_session_attrs=any'])
    assert.throws(
      () => readConfig({ DATABASE_URL: `postgresql://costard@${hosts}/postgres${attributes}` }),
      (error) => error instanceof ConfigError && error.message.includes('target_session_attrs=read-write'),
    )
})

test('calls go on at the standby that is promoted, without a restart', async () => {
  const product = await startTestProduct({ DATABASE_URL: address })
  const shop = await aShop(product)
  const quote = await aQuote(shop)
  await replicated.untilEqual()
  await primary.kill()
  const read = () => shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  const away = await read()
  assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '2'])
  assert.equal((await fetch(`${product.url}/readyz`)).status, 503)
  await standby.query('select pg_promote()')
  const promotedAt = performance.now()
  while ((await read()).status !== 200) {
    assert.ok(performance.now() - promotedAt < 5_000, 'not back')
    await pause(50)
  }
  const later = await aQuote(shop)

  // A former primary that comes back is writable too; it is the first host, but on an earlier timeline.
  await primary.start()
  await standby.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'costard%'`,
  )
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => shop.owner.call('GET', `${shop.path}/quotes/${later.id}`)),
  )
  assert.ok(answers.every(({ status }) => status === 200 || status === 503))
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${later.id}`)).status, 200)
  const email = 'ada@after.example'
  const last = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email } })
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${last.id}/send`, { rev: last.rev })
  assert.equal(sent.status, 200)
  assert.ok(await product.mailbox.next(email, 30_000))
})

test('a server that only stops answering is left as soon as another one is promoted', async () => {
  const pair = await startReplicated()
  after(pair.stop)
  const proxy = await startTcpProxy(() => ({ host: '127.0.0.1', port: pair.primary.port }))
  const both = `127.0.0.1:${proxy.port},127.0.0.1:${pair.standby.port}`
  const product = await startTestProduct({
    DATABASE_URL: `postgresql://costard@${both}/postgres?target_session_attrs=primary`,
  })
  const { owner, path } = await aShop(product)
  await pair.untilEqual()
  proxy.freeze()
  const startedAt = performance.now()
  const list = () => owner.call('GET', `${path}/quotes`)
  const waiting = Promise.all(Array.from({ length: 4 }, list))
  await pair.standby.query('select pg_promote()')
  for (const { status } of await waiting) assert.ok(status === 503 || status === 200, `${status}`)
  assert.equal((await list()).status, 200)
  assert.ok(performance.now() - startedAt < 12_000, 'waited for the time limit of a statement')
})
