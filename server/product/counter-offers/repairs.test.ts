import assert from 'node:assert/strict'
import { test } from 'vitest'
import { counterLimits, type Language, Quote } from '@costard/contract'
import {
  acceptance,
  aMember,
  type Answer,
  aSentQuote,
  aShop,
  samples,
  startTestProduct,
  ok,
  refused,
} from '#testing'
import { catalogs } from '../../../core/pricing/testing/pricing-vectors.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { endUnanswered, remindUnanswered } from './by-the-clock.ts'

const product = await startTestProduct()
const { clock, database, mailbox } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const { id, version } = shop.catalogs.repair.pricing
const names = (en: string, de: string, fr: string, es: string) => ({ name: { en, de, fr, es } })
const vectors = {
  ...shop.catalogs.repair,
  pricing: {
    ...catalogs.repair,
    id,
    version,
    services: [
      {
        key: 'regluing',
        price: { mode: 'fixed', amountMinor: 5000 },
        taxClass: 'standard',
        excludes: ['screen'],
      },
      ...catalogs.repair.services,
    ] as const,
  },
  wording: {
    ...shop.catalogs.repair.wording,
    services: {
      screen: names('Screen', 'Display', 'Écran', 'Pantalla'),
      battery: names('Battery', 'Akku', 'Batterie', 'Batería'),
      diagnostic: names('Diagnostic', 'Diagnose', 'Diagnostic', 'Diagnóstico'),
      cleaning: names('Cleaning', 'Reinigung', 'Nettoyage', 'Limpieza'),
    },
  },
}
const publish = (later: number, pricing: object = {}) =>
  publishVersion(
    database,
    shop,
    { ...vectors, pricing: { ...vectors.pricing, version: version + later, ...pricing } },
    (price) => price,
  )
await publish(0)

// Send only mails about counter-offers.
for (const name of ['accepted', 'deviceReceived', 'returned'])
  await ok(shop.owner.call('PUT', `${shop.path}/messages/${name}`, { isOn: false }))

/** The screen costs 339.00; with a battery, by the bundle, 379.50. */
const battery = { key: 'battery', quantity: 1, text: 'It is swollen.' }
const message = 'The battery presses against the screen.'
let customers = 0

interface Case {
  quote: Quote
  readonly token: string
  readonly email: string
  readonly path: string
  readonly line: string
}

async function reread(one: Case): Promise<Quote> {
  one.quote = await ok(agent.call('GET', one.path))
  return one.quote
}

const stateOf = ({ quote }: Case) => quote.lines[0]?.fulfilment?.state

/** Creates an accepted repair of a received device. */
async function aReceived(services: readonly string[] = ['screen'], language: Language = 'en'): Promise<Case> {
  customers += 1
  const email = `ada-${customers}@customer.example`
  const customer = { kind: 'private' as const, name: 'Ada Customer', email }
  await database.pool.query('update product.teams set language = $1 where team_id = $2', [
    language,
    shop.team.id,
  ])
  const { quote, token } = await aSentQuote(shop, {
    customer,
    lines: [
      {
        catalogId: id,
        variantId: 'phone-128',
        device: { name: 'iPhone 15' },
        answers: { symptoms: ['display'] },
        services: services.map((key) => ({ key })),
      },
    ],
  })
  await mailbox.next(email)
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const path = `${shop.path}/quotes/${quote.id}`
  const one = { quote, token, email, path, line: `${path}/lines/${quote.lines[0]?.id}` }
  await reread(one)
  await advance(one, 'received')
  return one
}

async function advance(one: Case, to: string): Promise<void> {
  one.quote = await ok(agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to }))
}

function put(one: Case, given: object = {}): Promise<Answer> {
  const found = { rev: 0, answers: { symptoms: ['display'] }, notes: {}, services: [battery], message }
  return agent.call('PUT', `${one.line}/inspection`, { ...found, ...given })
}

async function save(one: Case, given: object = {}): Promise<any> {
  const saved = await ok(put(one, given))
  await reread(one)
  return saved
}

function send(one: Case, inspectionRev = 1): Promise<Answer> {
  return agent.call('POST', `${one.line}/counter-offer`, { rev: one.quote.rev, inspectionRev })
}

/** Creates a repair that costs 379.50 instead of 339.00. */
async function aDearer(language: Language = 'en'): Promise<Case> {
  const one = await aReceived(['screen'], language)
  await save(one)
  one.quote = await ok(send(one))
  return one
}

async function photograph({ path, quote }: Case): Promise<string> {
  const query = `name=battery.jpg&lineId=${quote.lines[0]?.id}&side=found`
  const response = await fetch(`${product.url}/api${path}/files?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await agent.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  assert.equal(response.status, 201)
  const body: any = await response.json()
  return body.id
}

async function page({ token }: Case): Promise<string> {
  const response = await fetch(`${product.url}/q/${token}`)
  assert.equal(response.status, 200)
  return response.text()
}

async function answerOnPage({ token, quote }: Case, choice: 'accept' | 'decline'): Promise<Response> {
  const body = new URLSearchParams({
    answer: 'counter',
    line: quote.lines[0]?.id ?? '',
    choice,
    name: 'Ada Customer',
    agrees: 'yes',
  })
  const headers = { origin: product.url, 'user-agent': 'Phone' }
  return fetch(`${product.url}/q/${token}`, { method: 'POST', body, headers, redirect: 'manual' })
}

async function offersOf({ path }: Case): Promise<any[]> {
  return ok(agent.call('GET', `${path}/counter-offers`))
}

/** Returns the last event of a quote sent to webhooks. */
async function lastWebhook({ quote }: Case): Promise<any> {
  const { rows } = await database.pool.query(
    `select payload from product.webhook_deliveries where quote_number = $1 order by (payload #>> '{data,rev}')::int desc limit 1`,
    [quote.number],
  )
  return rows[0]?.payload.data
}

test('a repair that turns out dearer waits for a yes, is done, and costs what was agreed', async () => {
  await ok(
    shop.owner.call('POST', `${shop.path}/webhooks`, {
      url: 'https://hooks.example/till',
      events: ['quote.advanced'],
    }),
  )
  const one = await aReceived()
  assert.equal(one.quote.acceptance?.netMinor, 33_900)
  const start = await ok(agent.call('GET', `${one.line}/inspection`))
  assert.deepEqual([start.rev, start.services], [0, []])
  await save(one)
  assert.equal(stateOf(one), 'diagnosing')
  const photo = await photograph(one)
  // Later prices have no effect.
  await publish(1, { services: [] })
  one.quote = await ok(send(one))
  await publish(2)
  assert.deepEqual(Quote.parse(one.quote), one.quote)
  assert.equal(stateOf(one), 'counterOffered')
  for (const to of ['done', 'counterAccepted'])
    assert.deepEqual(
      await refused(agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to })),
      [409, 'quote/wrong-state'],
      'nobody goes on before the answer',
    )
  const [offer] = await offersOf(one)
  assert.partialDeepStrictEqual(offer, {
    state: 'sent',
    content: {
      kind: 'repair',
      acceptedMinor: -33_900,
      newMinor: -37_950,
      findings: [],
      services: [{ key: 'battery', name: 'Battery', quantity: 1, deltaMinor: -9950, text: 'It is swollen.' }],
      photos: [{ fileId: photo }],
      sums: [{ cause: 'other', deltaMinor: 5900 }],
    },
  })
  const mail = await mailbox.next(one.email)
  assert.match(mail.subject ?? '', /repair of your iPhone 15 costs €379\.50/)
  assert.match(mail.text ?? '', /You pay €40\.50 more than accepted\. Before: €339\.00\./)
  assert.match(mail.text ?? '', /unrepaired/)
  assert.match(mail.text ?? '', /Battery: \+€99\.50/)
  assert.ok(mail.text?.includes(message))
  const shown = await page(one)
  for (const text of [
    'You pay €40.50 more, new total €379.50.',
    'It is swollen.',
    '+€99.50',
    photo,
    'unrepaired',
  ])
    assert.ok(shown.includes(text), text)
  assert.doesNotMatch(shown, /we pay|pays you|−€3/i)
  assert.equal((await fetch(`${product.url}/q/${one.token}?file=${photo}`)).status, 200)
  assert.equal((await answerOnPage(one, 'accept')).status, 303)
  await reread(one)
  assert.equal(stateOf(one), 'counterAccepted')
  const thanks = await page(one)
  assert.match(thanks, /The repair goes on/)
  assert.match(thanks, /You pay €40\.50 more, new total €379\.50/)
  const { rows } = await database.pool.query(
    'select answer from product.counter_offers where quote_id = $1',
    [one.quote.id],
  )
  assert.equal(
    rows[0].answer.statement,
    'I agree that the repair of my iPhone 15 costs €379.50 in total, €40.50 more than I accepted.',
  )
  const listed = async () => (await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`)))[0]
  assert.deepEqual([(await listed()).netMinor, (await listed()).hasCounterOffer], [37_950, false])
  const { netMinor, fulfilment } = await lastWebhook(one)
  assert.deepEqual([netMinor, fulfilment], [37_950, 'counterAccepted'])
  await advance(one, 'done')
  await advance(one, 'handedOver')
  assert.equal(one.quote.state, 'completed')
  assert.equal((await lastWebhook(one)).netMinor, 37_950)
  assert.equal((await listed()).netMinor, 37_950)
  const { rows: settled } = await database.pool.query(
    'select settled_minor from product.quotes where quote_id = $1',
    [one.quote.id],
  )
  assert.equal(Number(settled[0].settled_minor), 37_950)
  const { entries } = await ok(
    shop.owner.call('GET', `${shop.path}/customers/${one.quote.customerId}/timeline`),
  )
  assert.deepEqual(
    entries
      .filter(({ kind }: { kind: string }) => kind === 'device')
      .map(({ state, offered }: any) => [state, offered?.amountMinor]),
    [
      ['handedOver', undefined],
      ['done', undefined],
      ['counterAccepted', 37_950],
      ['counterOffered', 37_950],
      ['received', undefined],
    ],
  )
})

test('a no, or no answer in time, brings the device back unrepaired, and nothing is paid', async () => {
  const declined = await aDearer()
  assert.equal((await answerOnPage(declined, 'decline')).status, 303)
  await reread(declined)
  assert.equal(stateOf(declined), 'counterDeclined')
  assert.match(await page(declined), /back unrepaired/)
  const silent = await aDearer()
  const [{ answerBy }] = await offersOf(silent)
  clock.advanceSeconds((Date.parse(`${answerBy}T23:01:00Z`) - clock.now().getTime()) / 1000)
  assert.match(await page(silent), /unrepaired/)
  assert.equal((await answerOnPage(silent, 'accept')).status, 410)
  await endUnanswered({
    database,
    documents: { set: async () => {}, setAll: async () => {}, closeAccount: async () => {} },
    notifyOfChange: queueWebhooks,
    now: clock.now,
  })
  await reread(silent)
  assert.equal(stateOf(silent), 'counterDeclined')
  for (const one of [declined, silent]) {
    assert.deepEqual(
      await refused(agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to: 'done' })),
      [409, 'quote/wrong-state'],
    )
    await advance(one, 'returned')
    assert.equal(one.quote.state, 'completed')
    const [listed] = await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`))
    assert.equal(listed.netMinor, 0)
  }
})

test('a cheaper repair is reported and continues; the reported price holds', async () => {
  const one = await aReceived()
  const regluing = { key: 'regluing', quantity: 1, text: '' }
  await save(one, { services: [regluing], message: '' })
  one.quote = await ok(send(one))
  assert.equal(stateOf(one), 'diagnosing')
  const [offer] = await offersOf(one)
  assert.deepEqual([offer.state, offer.content.newMinor], ['notified', -5000])
  assert.deepEqual(
    offer.content.services.map(({ key, quantity, deltaMinor }: any) => [key, quantity, deltaMinor]),
    [
      ['regluing', 1, -5000],
      ['screen', 0, 33_900],
    ],
  )
  const mail = await mailbox.next(one.email)
  assert.match(mail.subject ?? '', /^Good news: the repair of your iPhone 15 costs €50\.00/)
  assert.match(mail.text ?? '', /Screen, left out: −€339\.00/)
  assert.match(await page(one), /You pay €289\.00 less, new total €50\.00\./)
  assert.deepEqual(await refused(put(one, { rev: 1 })), [409, 'quote/wrong-state'])
  assert.deepEqual(await refused(send(one)), [409, 'quote/wrong-state'])
  await advance(one, 'done')
  await advance(one, 'handedOver')
  const [listed] = await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`))
  assert.equal(listed.netMinor, 5000)
})

test('what the price includes anyway changes nothing', async () => {
  const one = await aReceived()
  await save(one, { services: [{ ...battery, key: 'cleaning' }] })
  assert.deepEqual((await send(one)).body.error.detail.problems, [{ kind: 'same' }])
})

test('a dearer repair is not sent without words to the customer, and a photo or a note', async () => {
  const one = await aReceived()
  const problems = async (rev: number, given: object) => {
    await save(one, { rev, ...given })
    const { status, code, body } = await send(one, rev + 1)
    assert.deepEqual([status, code], [422, 'counter/not-sendable'])
    return body.error.detail.problems
  }
  const silent = { ...battery, text: '' }
  assert.deepEqual(await problems(0, { services: [silent], message: '' }), [
    { kind: 'text' },
    { kind: 'proof' },
  ])
  assert.deepEqual(await problems(1, { services: [silent] }), [{ kind: 'proof' }])
  assert.deepEqual(await problems(2, { message: ' ' }), [{ kind: 'text' }])
  assert.deepEqual(await problems(3, { services: [{ ...battery, key: 'screen' }] }), [
    { kind: 'service', serviceKey: 'screen' },
  ])
  await photograph(one)
  await save(one, { rev: 4, services: [silent] })
  one.quote = await ok(send(one, 5))
  assert.equal(stateOf(one), 'counterOffered')
  assert.deepEqual(await refused(put(one, { rev: 5 })), [409, 'quote/wrong-state'])
})

test('refuses services for a bought device, twice the same, and more than the bound', async () => {
  const one = await aReceived()
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...battery, key: `service-${index}` }))
  const { maxServices, maxText } = counterLimits
  for (const services of [
    [battery, battery],
    [{ ...battery, quantity: 0 }],
    [{ ...battery, text: 'x'.repeat(maxText + 1) }],
    many(maxServices + 1),
  ])
    assert.deepEqual(await refused(put(one, { services })), [400, 'request/invalid'])
  const unknown = await put(one, { services: many(maxServices) })
  assert.deepEqual([unknown.code, unknown.body.error.detail.path], ['quote/line-invalid', 'services.0.key'])
  const { quote, token } = await aSentQuote(shop)
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const path = `${shop.path}/quotes/${quote.id}`
  const bought = { quote, token, email: '', path, line: `${path}/lines/${quote.lines[0]?.id}` }
  await reread(bought)
  await advance(bought, 'received')
  assert.deepEqual(await refused(put(bought)), [422, 'inspection/repair-only'])
  assert.deepEqual(await refused(agent.call('POST', `${one.line}/matched`, { rev: one.quote.rev })), [
    409,
    'quote/wrong-state',
  ])
})

test('reads as what the customer pays in every language, and reminds in words of a repair', async () => {
  const words = {
    de: ['Sie zahlen 40,50', 'neuer Gesamtpreis 379,50', 'unrepariert'],
    fr: ['Vous payez 40,50', 'nouveau total 379,50', 'non réparé'],
    es: ['Usted paga 40,50', 'nuevo total 379,50', 'sin reparar'],
  } as const
  const cases: Case[] = []
  for (const language of ['de', 'fr', 'es'] as const) {
    const one = await aDearer(language)
    cases.push(one)
    const mail = await mailbox.next(one.email)
    const shown = await page(one)
    assert.match(mail.subject ?? '', /379,50/)
    assert.ok(mail.text?.includes('40,50') && mail.text.includes(words[language][2]), mail.text)
    for (const text of words[language]) assert.ok(shown.includes(text), `${language}: ${text}`)
    assert.doesNotMatch(`${shown} ${mail.text}`, /−379|-379|−339|-339/)
  }
  clock.advanceSeconds(5 * 86_400 + 10 * 3600)
  await remindUnanswered({ database, now: clock.now })
  const [first] = cases
  assert.match((await mailbox.next(first?.email ?? '')).subject ?? '', /^Erinnerung: die Reparatur/)
})

test('erasing the customer removes what was written about an added service, and the photos', async () => {
  const one = await aReceived()
  await save(one)
  const photo = await photograph(one)
  one.quote = await ok(send(one))
  await answerOnPage(one, 'accept')
  const customer = `${shop.path}/customers/${one.quote.customerId}`
  const { rev } = await ok(shop.owner.call('GET', customer))
  await ok(shop.owner.call('POST', `${customer}/erase`, { rev }))
  const { rows } = await database.pool.query(
    `select o.content::text || i.services::text || i.message as texts, o.content
      from product.counter_offers o join product.line_inspections i using (team_id, quote_id, line_id)
      where quote_id = $1`,
    [one.quote.id],
  )
  for (const text of ['swollen', 'presses', photo]) assert.ok(!rows[0].texts.includes(text), text)
  assert.partialDeepStrictEqual(rows[0].content, {
    newMinor: -37_950,
    services: [{ key: 'battery', deltaMinor: -9950 }],
  })
})
