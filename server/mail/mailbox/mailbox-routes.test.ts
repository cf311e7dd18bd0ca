import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '#testing'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { answerErrors } from '#http'
import { createMailer } from '../mailer.ts'
import { isLocalVisit } from '../../http/addresses/local-visit.ts'
import { mailboxLimits } from './mailbox-limits.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

const log = pino({ level: 'silent' })
const dataDir = await mkdtemp(join(tmpdir(), 'costard-mailbox-'))
const settings = {
  dataDir,
  smtpUrl: undefined,
  publicUrl: 'http://localhost:3000',
  productName: 'Costard',
}
const app = new Hono().onError(answerErrors(log)).route('/', mailboxRoutes(settings))
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // listening on TCP
after(() => {
  server.close()
  return rm(dataDir, { recursive: true })
})

const visit = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  // fetch cannot set the Host header
  const request = get({ host: '127.0.0.1', port, path, headers })
  const [answer] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return new Response(Buffer.concat(chunks), { status: answer.statusCode, headers: answer.headers })
}

test('shows an empty mailbox', async () => {
  assert.match(await (await visit('/__/mailbox')).text(), /No mail yet/)
})

test('lists written mails and shows their parts with links', async () => {
  const mailer = createMailer({ ...settings, mailFrom: 'Costard Pro <no-reply@localhost>' }, log)
  const link = 'http://localhost:3000/reset?oobCode=a&lang=en'
  await mailer.send({
    to: 'aoife@example.com',
    subject: 'Sign in <now>',
    html: `<html><head></head><body><script>alert(1)</script><a href="${link}">Sign in</a></body></html>`,
    text: `Open ${link}.`,
  })
  const list = await (await visit('/__/mailbox')).text()
  assert.match(list, /aoife@example\.com/)
  assert.match(list, /Sign in &#60;now&#62;/)
  const path = /href="(\/__\/mailbox\/[^"]+\.eml)"/.exec(list)?.[1] ?? ''
  const mail = await (await visit(path)).text()
  assert.match(mail, /sandbox="allow-popups [^"]*"/)
  assert.doesNotMatch(mail, /allow-scripts|<script/)
  assert.match(mail, /<a href="http:\/\/localhost:3000\/reset\?oobCode=a&#38;lang=en/)
  const message = await visit(`${path}/message`)
  assert.match(await message.text(), /<head><base target="_top">/)
  assert.match(message.headers.get('content-security-policy') ?? '', /default-src 'none';.*sandbox/)
})

test('lists the newest 100 mails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'costard-mailbox-'))
  after(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'outbox'))
  const names = Array.from({ length: mailboxLimits.listedMails + 1 }, (_, at) => `mail-${1000 + at}.eml`)
  await Promise.all(
    names.map((name) => writeFile(join(folder, 'outbox', name), `To: a@b.example\r\nSubject: x\r\n\r\nx`)),
  )
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
  const routes = mailboxRoutes({ ...settings, dataDir: folder })
  const list = await (
    await routes.request('/__/mailbox', { headers: { host: '127.0.0.1:3000' } }, env)
  ).text()
  assert.equal(list.match(/mail-\d+\.eml/g)?.length, mailboxLimits.listedMails)
  assert.doesNotMatch(list, /mail-1000\.eml/)
})

test('returns 404 for names outside the folder', async () => {
  for (const name of [
    '..%2fsecret.key',
    'nothing.eml',
    '.x.eml.part',
    '%00.eml',
    `${'x'.repeat(5000)}.eml`,
  ]) {
    assert.equal((await visit(`/__/mailbox/${name}`)).status, 404, name)
  }
})

test('is served to this machine only', async () => {
  assert.equal((await visit('/__/mailbox', { host: 'localhost:3000' })).status, 200)
  assert.equal((await visit('/__/mailbox', { host: 'evil.example' })).status, 404)
  for (const header of [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
  ]) {
    assert.equal((await visit('/__/mailbox', { [header]: '203.0.113.7' })).status, 404, header)
  }
  const isLocal = (address: string | undefined, host: string): boolean =>
    isLocalVisit(address, new Headers({ host }))
  assert.ok(isLocal('::1', '[::1]:3000'))
  assert.ok(isLocal('::ffff:127.0.0.1', 'costard.localhost'))
  assert.ok(!isLocal('192.168.1.5', 'localhost'))
  assert.ok(!isLocal(undefined, 'localhost'))
  assert.ok(!isLocal('127.0.0.1', 'localhost.evil.example'))
})

test('is not served with a public address, for any request', async () => {
  for (const [publicUrl, status] of [
    ['https://pro.example', 404],
    ['http://192.168.1.5:3000', 404],
    ['http://localhost.pro.example', 404],
    ['http://127.0.0.1:3000', 200],
    ['https://pro.localhost', 200],
  ] as const) {
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
    const headers = { host: '127.0.0.1:3000' }
    const answer = await mailboxRoutes({ ...settings, publicUrl }).request('/__/mailbox', { headers }, env)
    assert.equal(answer.status, status, publicUrl)
  }
})

test('is not served when mails go to a mail server', async () => {
  const sent = mailboxRoutes({ ...settings, smtpUrl: 'smtp://mail.example' })
  assert.equal((await sent.request('/__/mailbox')).status, 404)
})
