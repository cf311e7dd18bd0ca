import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { after } from '#testing'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { testMailbox } from '#testing'
import { CodedError } from '#http'
import { createMailer, type Mail } from './mailer.ts'

const log = pino({ level: 'silent' })
const dataDir = await mkdtemp(join(tmpdir(), 'costard-mail-'))
after(() => rm(dataDir, { recursive: true }))
const settings = { dataDir, mailFrom: 'Costard Pro <no-reply@costard.example>', smtpUrl: undefined }
const mail: Mail = { to: 'aoife@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' }

test('writes a mail to a file without a mail server', async () => {
  const mailer = createMailer(settings, log)
  await mailer.send({ ...mail, subject: 'Grüße', replyTo: 'shop@example.com', fromName: 'Fix & Co, "Cork"' })
  const names = await readdir(join(dataDir, 'outbox'))
  assert.equal(names.length, 1)
  assert.match(names[0]!, /^\d{17}-[\da-f]{16}\.eml$/)
  const saved = await PostalMime.parse(await readFile(join(dataDir, 'outbox', names[0]!)))
  assert.equal(saved.subject, 'Grüße')
  assert.deepEqual(saved.from, { name: 'Fix & Co, "Cork"', address: 'no-reply@costard.example' })
  assert.deepEqual(saved.to, [{ name: '', address: 'aoife@example.com' }])
  assert.deepEqual(saved.replyTo, [{ name: '', address: 'shop@example.com' }])
  assert.equal(saved.html?.trim(), '<p>Hi</p>')
  assert.equal(saved.text?.trim(), 'Hi')
})

test('sends to the mail server, for one recipient', async () => {
  const mailbox = await testMailbox()
  const mailer = createMailer({ ...settings, smtpUrl: mailbox.url }, log)
  after(() => mailer.close())
  await mailer.send(mail)
  const received = await mailbox.next('aoife@example.com')
  assert.deepEqual(received.recipients, ['aoife@example.com'])
  assert.equal(received.subject, 'Hello')
  assert.equal(received.text?.trim(), 'Hi')
})

test('mails of one thread refer to the same, and others to none', async () => {
  const mailbox = await testMailbox()
  const mailer = createMailer({ ...settings, smtpUrl: mailbox.url }, log)
  after(() => mailer.close())
  const referencesOf = async (thread: object) => {
    await mailer.send({ ...mail, ...thread })
    const { headers } = await mailbox.next('aoife@example.com')
    return headers.find(({ key }) => key === 'references')?.value
  }
  assert.equal(await referencesOf({ thread: 'q1' }), '<q1@costard.example>')
  assert.equal(await referencesOf({ id: 'second', thread: 'q1' }), '<q1@costard.example>')
  assert.equal(await referencesOf({}), undefined)
})

test('rejects anything but one plain address', async () => {
  const mailer = createMailer(settings, log)
  const invalid = [
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>',
    'a@example.com\n',
    'a b@example.com',
    'nobody',
    '',
  ]
  for (const address of invalid) {
    for (const field of ['to', 'replyTo'] as const) {
      await assert.rejects(
        mailer.send({ ...mail, [field]: address }),
        (error) => error instanceof CodedError && error.code === 'mail/address-refused',
        `${field}: ${JSON.stringify(address)}`,
      )
    }
  }
})

test('line breaks in subject and sender name cannot inject headers', async () => {
  const mailbox = await testMailbox()
  const mailer = createMailer({ ...settings, smtpUrl: mailbox.url }, log)
  after(() => mailer.close())
  await mailer.send({ ...mail, subject: 'Hi\r\nBcc: b@example.com', fromName: 'Shop\r\nBcc: c@example.com' })
  const received = await mailbox.next('aoife@example.com')
  assert.equal(received.subject, 'Hi Bcc: b@example.com')
  assert.equal(received.bcc, undefined)
  assert.deepEqual(received.recipients, ['aoife@example.com'])
})

test('a mail with an id has its Message-ID and file name from it, also when written twice', async () => {
  const id = '20261122120000000-0123456789abcdef'
  await createMailer(settings, log).send({ ...mail, id })
  await createMailer(settings, log).send({ ...mail, id })
  const names = await readdir(join(dataDir, 'outbox'))
  assert.equal(names.filter((name) => name.includes(id)).length, 1)
  const saved = await PostalMime.parse(await readFile(join(dataDir, 'outbox', `${id}.eml`)))
  assert.equal(saved.messageId, `<${id}@costard.example>`)
})

test('a mail handed over is not sent again, and one without a reply is sent with the same Message-ID', async () => {
  const mailbox = await testMailbox()
  const mailer = createMailer({ ...settings, smtpUrl: mailbox.url }, log)
  after(() => mailer.close())
  const id = '20261122120000000-00000000000000aa'
  mailbox.answer('example.com', ['drop'])
  await assert.rejects(mailer.send({ ...mail, id }), { code: 'mail/unavailable' })
  const lost = await mailbox.next('aoife@example.com')
  await Promise.all([mailer.send({ ...mail, id }), mailer.send({ ...mail, id })])
  await mailer.send({ ...mail, id })
  const again = await mailbox.next('aoife@example.com')
  assert.deepEqual([lost.messageId, again.messageId], [`<${id}@costard.example>`, lost.messageId])
  assert.equal(mailbox.mails.length, 0)
})

test('a permanent refusal is distinguished from one worth a retry, without the address', async () => {
  const mailbox = await testMailbox()
  const mailer = createMailer({ ...settings, smtpUrl: mailbox.url }, log)
  after(() => mailer.close())
  const codes = { 550: 'refused', 551: 'refused', 554: 'refused', 450: 'unavailable', 451: 'unavailable' }
  for (const [reply, word] of Object.entries(codes)) {
    mailbox.answer('example.com', [Number(reply)])
    await assert.rejects(mailer.send(mail), (error) => {
      assert.ok(error instanceof CodedError)
      assert.equal(error.code, `mail/${word}`)
      assert.doesNotMatch(JSON.stringify(error) + error.message + String(error.cause), /aoife/)
      return true
    })
  }
  const nowhere = createMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, log)
  await assert.rejects(nowhere.send(mail), { code: 'mail/unavailable' })
})
