import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contract, contractCalls, pagePatterns, screenPatterns } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { testDatabase } from '#testing'
import { createLog, loggedPath } from './log.ts'
import { logRequests } from './log-requests.ts'

const database = await testDatabase()

test('logs a failed query with its reason and without its values', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, (line) => void lines.push(line))
  const error = await database.orm
    .execute(sql`select * from nothing where token = ${'hunter2'}`)
    .catch((e) => e)
  log.error({ error }, 'failed')
  const [line = ''] = lines
  assert.doesNotMatch(line, /hunter2|"client"/)
  assert.match(line, /relation \\"nothing\\" does not exist/)
  assert.match(line, /42P01/)
  assert.match(line, /at /)
})

test('logs neither the values in messages of libraries nor mail addresses', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, (line) => void lines.push(line))
  const query = 'Failed query: select 1\nparams: hunter2,ada@customer.example'
  log.warn(
    {},
    `Failed task 7 with error '${query}':\n  Error: ${query.replace('\n', '\n  ')}\n      at run (/node_modules/@scope/x.js:1:1)`,
  )
  log.warn({ error: new Error('550 5.1.1 <ada@customer.example>: no such user') }, 'event delivery failed')
  assert.doesNotMatch(lines.join(), /hunter2|ada@|customer\.example/)
  assert.match(lines[0] ?? '', /Failed task 7.*@scope\/x\.js/)
  assert.match(lines[1] ?? '', /550 5\.1\.1 <\[address\]>: no such user/)
})

test('logs requests without the token of a customer link', async () => {
  const lines: string[] = []
  const app = new Hono().use(logRequests(createLog({ logLevel: 'debug' }, (line) => void lines.push(line))))
  const token = 'A'.repeat(27)
  for (const path of [`/q/${token}`, `/api/public/quotes/${token}/accept`, `/k/${token}`, `/p/${token}`])
    await app.request(path)
  assert.doesNotMatch(lines.join(), new RegExp(token))
  assert.match(lines.join(), /\/api\/public\/quotes\/\[token\]\/accept/)
})

test('no address of a page, a screen or a call has its token in the log', () => {
  const calls = contractCalls(contract).map(({ address }) => `/api${address.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  const patterns = [...Object.values(pagePatterns), ...Object.values(screenPatterns), ...calls]
  const withToken = patterns.filter((pattern) => /:token\b/.test(pattern))
  assert.ok(withToken.length > 10)
  assert.deepEqual(
    withToken.map(loggedPath).filter((logged) => logged.includes(':token')),
    [],
  )
})

test('logs a request at info with its operation and duration if a setting asks for it', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ logLevel: 'info' }, (line) => void lines.push(JSON.parse(line)))
  const app = (level?: 'info'): Hono =>
    new Hono<{ Variables: { operation: string } }>()
      .use(logRequests(log, level))
      .get('/named', (c) => {
        c.set('operation', 'quotes.get')
        return c.text('ok')
      })
      .get('/things/:id', (c) => c.text('no', 404)) as unknown as Hono
  await app().request('/named')
  assert.deepEqual(lines, [])
  await app('info').request('/named?oobCode=secret')
  await app('info').request('/things/7')
  const known = lines.map(({ operation, status, msg, durationMs }) => [
    operation,
    status,
    msg,
    typeof durationMs,
  ])
  assert.deepEqual(known, [
    ['quotes.get', 200, 'request', 'number'],
    ['GET /things/:id', 404, 'request', 'number'],
  ])
  assert.doesNotMatch(JSON.stringify(lines), /secret/)
})
