import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pino } from 'pino'
import { aShop, fixedClock, type Shop, startTestProduct } from '#testing'
import { documentProcesses } from '../../realtime/documents/testing/test-documents.ts'
import { getJsonWithin } from './get-json.ts'
import { httpProvider } from './http-provider.ts'
import { recordLookUp } from '../quotes/lines/checks/record-look-up.ts'
import { createLookUps } from './look-up.ts'
import { startFakeLookUpService, withJson } from './testing/fake-look-up-service.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const processes = documentProcesses()
const { database } = product
const documents = await processes.start(database)
const imei = '356938035643809'
const secret = 'a-secret-nobody-may-read'
const getJson = getJsonWithin({ timeoutMs: 2_000, maxBytes: 1_000, asksPrivateAddresses: true })

/** Two processes with the same database and service. */
async function twoProcesses() {
  const played = await startFakeLookUpService()
  const shop = await aShop(product)
  const mappings = { blacklist: { pointer: '/listed', clear: ['false'], flagged: ['true'] } }
  const urlTemplate = `${played.url}/{number}`
  await shop.owner.call('PUT', `${shop.path}/look-up-service`, {
    name: 'A',
    urlTemplate,
    headerName: '',
    mappings,
  })
  const clock = fixedClock()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const provider = httpProvider({ urlTemplate, headerName: 'X-Key', secret, mappings }, getJson)
  const process = () => {
    const lookUp = createLookUps({
      database,
      recordLookUp: (tx, answered) => recordLookUp(tx, { documents }, answered),
      log,
      now: clock.now,
    })
    return (isFresh = false, numbers: { imei?: string; serial?: string } = { imei }) =>
      lookUp({
        teamId: shop.team.id,
        userId: shop.owner.userId,
        service: { revision: 'first' },
        provider,
        numbers,
        isFresh,
      })
  }
  return { played, shop, clock, logged, one: process(), other: process() }
}

async function rowsOf({ team }: Shop): Promise<number> {
  const { rows } = await database.pool.query('select from product.device_checks where team_id = $1', [
    team.id,
  ])
  return rows.length
}

test('concurrent identical look-ups share one request', async () => {
  const { played, shop, one } = await twoProcesses()
  const answers = await Promise.all([one(), one(), one(), one()])
  assert.equal(new Set(answers.map(({ checkId }) => checkId)).size, 1)
  assert.equal(played.requests.length, 1)
  await Promise.all([one(true), one(true)])
  assert.equal(played.requests.length, 2)
  await Promise.all([one(), one(false, { serial: 'C02XK0AAJG5J' })])
  assert.equal(played.requests.length, 3)
  assert.equal(await rowsOf(shop), 3)
})

test('two processes store one answer for concurrent identical look-ups', async () => {
  const { played, shop, one, other } = await twoProcesses()
  const waiting: (() => void)[] = []
  played.answer = (response) => {
    waiting.push(() => withJson({ listed: false })(response))
    if (waiting.length === 2) for (const answer of waiting) answer()
  }
  const answers = await Promise.all([one(), other()])
  assert.equal(played.requests.length, 2)
  assert.equal(answers[0].checkId, answers[1].checkId)
  assert.equal(await rowsOf(shop), 1)
})

test('an answer is reused for 24 hours', async () => {
  const { played, clock, one, other } = await twoProcesses()
  const first = await one()
  clock.advanceSeconds(86_399)
  assert.deepEqual([await one(), await other()], [first, first])
  assert.equal(played.requests.length, 1)
  clock.advanceSeconds(1)
  const second = await one()
  assert.notEqual(second.checkId, first.checkId)
  assert.equal(played.requests.length, 2)
})

test('isFresh ignores the stored answer and replaces it', async () => {
  const { played, clock, one } = await twoProcesses()
  played.answer = withJson({ listed: false })
  assert.deepEqual((await one()).results, { blacklist: 'clear' })
  played.answer = withJson({ listed: true })
  clock.advanceSeconds(1)
  assert.deepEqual((await one()).results, { blacklist: 'clear' })
  const fresh = await one(true)
  assert.deepEqual(fresh.results, { blacklist: 'flagged' })
  assert.deepEqual(await one(), fresh)
})

test('a failure is not stored, and the next look-up asks again', async () => {
  const { played, shop, one } = await twoProcesses()
  played.answer = withJson({ listed: false }, 500)
  await assert.rejects(Promise.all([one(), one()]), { code: 'check/service-failed' })
  assert.equal(await rowsOf(shop), 0)
  played.answer = withJson({ listed: false })
  assert.deepEqual((await one()).results, { blacklist: 'clear' })
})

test('a failure is logged without secret, URL or number', async () => {
  const { played, logged, one } = await twoProcesses()
  played.answer = withJson({}, 401)
  await assert.rejects(one())
  assert.equal(played.requests.at(-1)?.headers['x-key'], secret)
  assert.equal(logged.length, 1)
  assert.match(logged[0] ?? '', /"detail":\{"reason":"status","status":401\}/)
  for (const hidden of [secret, imei, played.url]) assert.ok(!logged.join().includes(hidden))
})

test('an answer that arrives after the service was removed is not stored', async () => {
  const { played, shop, one } = await twoProcesses()
  played.answer = (response) => {
    void shop.owner.call('DELETE', `${shop.path}/look-up-service`).then(() => withJson({})(response))
  }
  await assert.rejects(one(), { code: 'check/no-service' })
  assert.equal(await rowsOf(shop), 0)
})
