import assert from 'node:assert/strict'
import { test } from 'vitest'
import { getTableName } from 'drizzle-orm'
import { pino } from 'pino'
import {
  acceptance,
  aMember,
  anApiKey,
  aSentQuote,
  aShop,
  type Person,
  type Shop,
  startTestProduct,
} from '#testing'
import { documentProcesses, until } from '../../../realtime/documents/testing/test-documents.ts'
import { teamTables } from '../../../testing/team-tables.ts'
import { usageLimits } from '../../usage/usage-limits.ts'
import { eraseClosed } from './erase-closed.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const processes = documentProcesses()
const { clock, database, mailbox } = product
const documents = await processes.start(database)
const erase = (): Promise<void> =>
  eraseClosed({ database, documents, log: pino({ level: 'silent' }), now: clock.now }, teamTables)

const close = ({ owner, path, team }: Shop, by: Person = owner) =>
  by.call('POST', `${path}/close`, { name: team.name })

test('closing takes the exact name, of an owner', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  const misspelt = await shop.owner.call('POST', `${shop.path}/close`, { name: 'fix & co' })
  assert.deepEqual([misspelt.status, misspelt.code], [422, 'team/name-mismatch'])
  assert.equal((await close(shop, admin)).code, 'team/not-allowed')
  assert.equal((await shop.owner.call('POST', `${shop.path}/reopen`)).code, 'team/not-closed')
  assert.equal((await shop.owner.call('GET', shop.path)).body.erasedAt, null)
})

test('says what ends before it does', async () => {
  const shop = await aShop(product)
  await aMember(product, shop, 'agent')
  await aSentQuote(shop)
  await anApiKey(shop, ['quotes.read'])
  const { body } = await shop.owner.call('GET', `${shop.path}/closing`)
  const day = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString()
  assert.deepEqual(body, { openQuotes: 1, liveWidgets: 0, otherMembers: 1, apiKeys: 1, erasedAt: day })
})

test('a closed team takes no calls of anybody, and customers are informed', async () => {
  const shop = await aShop(product, { language: 'de' })
  const agent = await aMember(product, shop, 'agent')
  const { token } = await aSentQuote(shop)
  const key = await anApiKey(shop, ['quotes.read'])
  await agent.call('POST', `${shop.path}/open`)
  assert.equal((await close(shop)).status, 200)
  for (const headers of [undefined, { authorization: `Bearer ${key}` }])
    for (const { call } of [shop.owner, agent]) {
      const { status, code } = await call('GET', `${shop.path}/quotes`, undefined, headers)
      assert.deepEqual([status, code], [403, 'team/closed'])
    }
  assert.deepEqual((await agent.call('GET', '/teams')).body, [])
  const [own] = (await shop.owner.call('GET', '/teams')).body
  assert.equal(own.erasedAt, new Date(clock.now().getTime() + 30 * 86_400_000).toISOString())

  const read = await product.call('GET', `/public/quotes/${token}`)
  assert.deepEqual([read.status, read.code], [410, 'quote/team-closed'])
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(accepted.code, 'quote/team-closed')
  const page = await fetch(`${product.url}/q/${token}`)
  assert.equal(page.status, 410)
  assert.match(await page.text(), /Fix &#38; Co hat geschlossen/)

  const mail = await mailbox.next(agent.email ?? '')
  assert.match(mail.subject ?? '', /hat Fix & Co geschlossen/)
  assert.match(mail.text ?? '', /wieder öffnen/)
})

test('reopening brings everything back as it was', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  const { quote, token } = await aSentQuote(shop)
  await agent.call('POST', `${shop.path}/open`)
  const read = async () => (await agent.call('GET', `${shop.path}/quotes/${quote.id}`)).body
  await until(async () => (await read()).delivery.state === 'sent')
  const before = await read()
  await close(shop)
  await mailbox.next(agent.email ?? '')
  assert.equal((await agent.call('POST', `${shop.path}/reopen`)).code, 'team/not-allowed')
  clock.advanceSeconds(86_400)
  assert.equal((await shop.owner.call('POST', `${shop.path}/reopen`)).body.erasedAt, null)
  assert.deepEqual(await read(), before)
  assert.equal((await product.call('GET', `/public/quotes/${token}`)).status, 200)
  assert.match((await mailbox.next(agent.email ?? '')).subject ?? '', /is open again/)
})

test('closing and reopening again and again fills no mailboxes; reopening always works', async () => {
  const shop = await aShop(product)
  const { uses } = usageLimits['closings-per-team'][0]
  const reopen = async () => (await shop.owner.call('POST', `${shop.path}/reopen`)).status
  for (let round = 0; round < uses; round += 1) {
    assert.equal((await close(shop)).status, 200)
    assert.equal(await reopen(), 200)
  }
  const refused = await close(shop)
  assert.deepEqual([refused.status, refused.code], [429, 'team/too-many-closings'])
  clock.advanceSeconds(86_400)
  assert.equal((await close(shop)).status, 200)
  assert.equal(await reopen(), 200)
})

test('of closing, reopening, leaving and handing over at once the team is left open with an owner, or closed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const shop = await aShop(product)
    const second = await aMember(product, shop, 'owner')
    const answers = await Promise.all([
      close(shop),
      close(shop, second),
      second.call('POST', `${shop.path}/leave`),
      shop.owner.call('POST', `${shop.path}/reopen`),
    ])
    for (const { status } of answers) assert.ok([200, 403, 404, 409].includes(status), String(status))
    const { rows } = await database.pool.query(
      `select user_id from product.members where team_id = $1 and role = 'owner' and state = 'active'`,
      [shop.team.id],
    )
    assert.ok(rows.some(({ user_id: id }) => id === shop.owner.userId))
    await shop.owner.call('POST', `${shop.path}/reopen`)
    assert.equal((await shop.owner.call('GET', shop.path)).status, 200)
  }
})

test('after 30 days the team is erased with all its data, and no other', async () => {
  const shop = await aShop(product)
  const other = await aShop(product)
  const reopened = await aShop(product)
  // Quotes of the team refer to the site.
  const site = { name: 'Cork', street: '12 Patrick Street', town: '', directions: '', phone: '', hours: null }
  await shop.owner.call('POST', `${shop.path}/sites`, site)
  const { token } = await aSentQuote(shop)
  for (const one of [shop, reopened]) await close(one)
  clock.advanceSeconds(30 * 86_400 - 1)
  await erase()
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).code, 'team/closed')
  await reopened.owner.call('POST', `${reopened.path}/reopen`)
  clock.advanceSeconds(2)
  await Promise.all([erase(), erase()])
  for (const table of teamTables) {
    const name = getTableName(table)
    const left = await database.pool.query(`select from product.${name} where team_id = $1`, [shop.team.id])
    assert.equal(left.rowCount, 0, name)
  }
  assert.equal((await shop.owner.call('POST', `${shop.path}/reopen`)).code, 'team/not-found')
  assert.equal((await product.call('GET', `/public/quotes/${token}`)).code, 'quote/not-found')
  for (const { owner, path } of [other, reopened])
    assert.equal((await owner.call('GET', `${path}/catalogs`)).body.length, 3)
})
