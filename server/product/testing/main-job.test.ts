import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { price } from '@costard/pricing'
import PostalMime, { type Email } from 'postal-mime'
import { acceptance, type Person, startTestProduct, tokenIn } from '#testing'

// No mail server, the default: mails are written as files.
const product = await startTestProduct({ SMTP_URL: '' })

async function ok(person: Pick<Person, 'call'>, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await person.call(method, path, body)
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function writtenMail(to: string): Promise<Email> {
  const folder = join(product.config.dataDir, 'outbox')
  for (const deadline = performance.now() + 20_000; performance.now() < deadline; await pause(50)) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.to?.some(({ address }) => address === to)) return mail
    }
  }
  throw new Error(`no mail for ${to}`)
}

test('from signing up to an accepted quote', async () => {
  const paula = await product.aPerson({ email: 'paula@fixco.example', name: 'Paula Fix' })

  const locale = await ok(product, 'GET', '/locale?id=en-GB')
  const team = await ok(paula, 'POST', '/teams', {
    name: 'Fix & Co',
    country: locale.country,
    language: locale.language,
  })
  assert.equal(team.currency, 'GBP')
  const at = `/teams/${team.id}`

  const [tradeIn] = await ok(paula, 'GET', `${at}/catalogs`)
  assert.equal(tradeIn.name.en, 'Trade-in')
  const device = { key: 'iphone-15', name: 'iPhone 15', imei: '356938035643809' }
  const line = { catalogId: tradeIn.id, variantId: 'iphone-15-256', device, answers: {} }
  let quote = await ok(paula, 'POST', `${at}/quotes`, { lines: [line] })
  assert.deepEqual(quote.obstacles, ['questions-open', 'no-customer'])

  const { pricing } = await ok(paula, 'GET', `${at}/catalogs/${tradeIn.id}`)
  const answers: Record<string, unknown> = {}
  for (;;) {
    const [open] = quote.lines[0].result.missing
    if (open === undefined) break
    const question = pricing.questions.find(({ key }: { key: string }) => key === open)
    const [choice] = question.choices
    answers[open] = question.type === 'number' ? 100 : question.type === 'multi' ? [choice.key] : choice.key
    const changes = [{ op: 'edit', lineId: quote.lines[0].id, line: { ...line, answers } }]
    quote = await ok(paula, 'PATCH', `${at}/quotes/${quote.id}/lines`, { rev: quote.rev, changes })
  }
  assert.equal(quote.lines[0].result.outcome, 'instant')
  const { netMinor } = price(pricing, {
    variantId: line.variantId,
    answers: quote.lines[0].answers,
    tax: { regime: 'vat' },
    date: '2026-03-02',
  })
  assert.equal(quote.totals.netMinor, netMinor)
  assert.ok(netMinor < 0, 'the shop pays')

  const customer = { name: 'Ada Customer', email: 'ada@customer.example', phone: '+44 20 7946 0958' }
  quote = await ok(paula, 'PATCH', `${at}/quotes/${quote.id}`, { rev: quote.rev, customer })
  assert.deepEqual(quote.obstacles, [])
  quote = await ok(paula, 'POST', `${at}/quotes/${quote.id}/send`, { rev: quote.rev })
  assert.equal(quote.state, 'sent')

  const mail = await writtenMail('ada@customer.example')
  assert.equal(mail.from?.name, 'Fix & Co via Costard Pro')
  assert.equal(mail.replyTo?.[0]?.address, 'paula@fixco.example')
  assert.ok(mail.subject?.includes(`£${(-netMinor / 100).toFixed(2)}`))
  const token = tokenIn(mail.text ?? '')
  assert.equal(tokenIn(mail.html ?? ''), token)

  const page = `/public/quotes/${token}`
  const offer = await ok(product, 'GET', page)
  assert.equal(offer.netMinor, netMinor)
  assert.equal(offer.lines[0].deviceName, 'iPhone 15')
  await ok(product, 'POST', `${page}/view`)
  const [{ id, offers }] = offer.lines
  const credit = offers.find(
    ({ propositionKey }: { propositionKey: string }) => propositionKey === 'storeCredit',
  )
  const accepted = await ok(product, 'POST', `${page}/accept`, {
    ...acceptance,
    propositionKeys: { [id]: 'storeCredit' },
  })
  assert.equal(accepted.state, 'accepted')
  assert.equal(accepted.acceptedNetMinor, credit.netMinor)

  const { quotes, counts } = await ok(paula, 'GET', `${at}/quotes?search=356938035643809`)
  assert.deepEqual(counts, { all: 1, accepted: 1 })
  assert.equal(quotes[0].state, 'accepted')
  assert.equal(quotes[0].isViewed, true)
  assert.equal(quotes[0].netMinor, credit.netMinor)
  const { customers } = await ok(paula, 'GET', `${at}/customers`)
  const [known] = customers
  assert.deepEqual([known.name, known.phone, known.quotes], ['Ada Customer', '+442079460958', 1])
})
