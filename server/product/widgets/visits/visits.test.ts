import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import { Widget, WidgetFunnel, widgetLimits, type WidgetSettings } from '@costard/contract'
import { type Answer, aLine, aMember, aQuoteInput, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
const site = 'https://liffey.example'

interface LiveWidget {
  readonly shop: Shop
  readonly id: string
  readonly path: string
}

async function aLiveWidget(settings: Partial<WidgetSettings> = {}): Promise<LiveWidget> {
  const shop = await aShop(product, { country: 'IE' })
  const catalogId = shop.catalogs.buy.pricing.id
  const body = { name: 'Website trade-in', catalogId, allowedOrigins: [site], ...settings }
  const { id } = Widget.parse((await shop.owner.call('POST', `${shop.path}/widgets`, body)).body)
  const path = `${shop.path}/widgets/${id}`
  const live = await shop.owner.call('POST', `${path}/state`, { state: 'live', rev: 1 })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return { shop, id, path }
}

function open(id: string, query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${product.url}/w/${id}?${query}`, { headers })
}

async function aVisit({ id, shop }: LiveWidget, answers?: Record<string, unknown>) {
  const page = await (await open(id, `at=${site}&lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  assert.ok(token, page)
  const said = { token, variantId: 'iphone-15-256', answers: answers ?? aLine(shop).answers }
  return { page, token, said }
}

function call(name: string, body: object, address = '203.0.113.7'): Promise<Answer> {
  return product.call('POST', `/public/widget/${name}`, body, { 'x-forwarded-for': address })
}

const contact = { email: 'priya@mail.example', name: 'Priya', wantsNews: false }

test('only the sites of a widget may show its frame', async () => {
  const { id, path, shop } = await aLiveWidget({ allowedOrigins: [site, 'https://*.liffey.example'] })
  const allowed = await open(id, `at=${site}`)
  assert.equal(allowed.status, 200)
  const policy = allowed.headers.get('content-security-policy') ?? ''
  assert.match(policy, /frame-ancestors https:\/\/liffey\.example https:\/\/\*\.liffey\.example$/)
  assert.doesNotMatch(policy, /unsafe|\*;/)
  for (const other of ['https://evil.example', 'null', 'https://liffey.example.evil.example'])
    assert.equal((await open(id, `at=${other}`)).status, 403, other)
  const alone = await open(id, '')
  assert.match(alone.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'$/)
  await shop.owner.call('POST', `${path}/state`, { state: 'paused', rev: 2 })
  assert.equal((await open(id, `at=${site}`)).status, 404)
  assert.equal((await open('x'.repeat(20), '')).status, 404)
})

test('a token is for its widget, its site and a day', async () => {
  const widget = await aLiveWidget()
  const { said, token } = await aVisit(widget)
  assert.equal((await call('step', said)).status, 200)
  const [body = '', signature = ''] = token.split('.')
  const forged = Buffer.from(body, 'base64url').toString().replace(widget.id, 'x'.repeat(20))
  for (const wrong of ['x', `${Buffer.from(forged).toString('base64url')}.${signature}`, `${body}.`])
    assert.equal((await call('step', { ...said, token: wrong })).code, 'widget/visit-over')
  const elsewhere = ['https://other.example']
  await widget.shop.owner.call('PATCH', widget.path, { allowedOrigins: elsewhere, rev: 2 })
  assert.equal((await call('step', said)).code, 'widget/not-live')
  product.clock.advanceSeconds(24 * 3600 + 1)
  assert.equal((await call('step', said)).code, 'widget/visit-over')
})

test('models of the catalog are found by name, number and with mistakes', async () => {
  const { token } = await aVisit(await aLiveWidget())
  const found = async (text: string) => (await call('find', { token, text })).body
  assert.equal((await found('iphone 15')).models[0].name, 'iPhone 15')
  const byNumber = await found('A3090')
  assert.deepEqual([byNumber.models[0].name, byNumber.isSure], ['iPhone 15', true])
  assert.ok(byNumber.models[0].variants.length > 1)
  assert.deepEqual((await found('Nokia 3310')).models, [])
  assert.equal((await found('Panzerglas iPhone 15')).isSure, false)
  assert.equal(
    (await found('iphone 6')).models.some(({ name }: { name: string }) => name === 'iPhone 16'),
    false,
  )
  assert.equal((await call('find', { token, text: 'x'.repeat(121) })).code, 'request/invalid')
})

test('refuses keys that the catalog of the widget does not have', async () => {
  const { said } = await aVisit(await aLiveWidget())
  const { answers } = said
  for (const [fields, where] of [
    [{ answers: { ...answers, oneMore: 'x' } }, 'answers.oneMore'],
    [{ answers: { ...answers, body: 'nothing-like-it' } }, 'answers.body'],
    [{ unsure: ['oneMore'] }, 'unsure.0'],
  ] as const) {
    for (const name of ['step', 'price', 'submit']) {
      const { status, code, body } = await call(name, {
        ...said,
        ...fields,
        ...(name === 'submit' && contact),
      })
      assert.deepEqual([status, code, body.error.detail.path], [422, 'quote/line-invalid', where], name)
    }
  }
  const { body } = await call('submit', { ...said, ...contact, propositionKey: 'cahs' })
  assert.deepEqual(
    [body.error.code, body.error.detail.path, body.error.detail.nearest],
    ['quote/line-invalid', 'propositionKey', 'cash'],
  )
})

test('questions come one after the other, without effects on the price', async () => {
  const widget = await aLiveWidget()
  const { said } = await aVisit(widget, {})
  const answers: Record<string, unknown> = {}
  const best = aLine(widget.shop).answers
  const asked: string[] = []
  let counted: { viewed: string[]; answered: string[] } = { viewed: [], answered: [] }
  let calls = 0
  let most = Infinity
  for (;;) {
    const { status, body } = await call('step', { ...said, answers, isFirst: calls === 0, ...counted })
    assert.equal(status, 200, JSON.stringify(body))
    calls += 1
    assert.ok(body.total <= most && body.at <= body.total, `${body.at} of ${body.total} after ${most}`)
    most = body.total
    if (!body.question) {
      assert.equal(body.mayBeFewer, false)
      break
    }
    assert.ok(body.question.text)
    assert.doesNotMatch(JSON.stringify(body), /minor|percent|grade"|bp"/i)
    const keys: string[] = [body.question, ...body.ahead].map(({ key }) => key)
    counted = { viewed: keys.slice(1), answered: keys }
    asked.push(...keys)
    for (const key of keys) answers[key] = best[key] ?? null
  }
  assert.ok(calls < asked.length / 2, `${calls} calls for ${asked.length} questions`)
  assert.ok(asked.length > 3)
  const { body } = await widget.shop.owner.call('GET', `${widget.path}/funnel`)
  assert.deepEqual([body.total.shown, body.total.started], [1, 1])
  assert.deepEqual(
    body.questions.map(({ views, answers: given }: any) => [views, given]),
    asked.map(() => [1, 1]),
  )
  const unsure = await call('step', { ...said, answers: {}, unsure: [asked[0]] })
  assert.equal(unsure.body.question.key, asked[1])
})

test('a visitor who is unsure of everything comes to a person', async () => {
  const widget = await aLiveWidget()
  const { said } = await aVisit(widget, {})
  const unsure: string[] = []
  for (;;) {
    const { status, body } = await call('step', { ...said, unsure })
    assert.equal(status, 200, JSON.stringify(body))
    if (!body.question) break
    unsure.push(body.question.key, ...body.ahead.map(({ key }: any) => key))
  }
  assert.ok(unsure.length > 5)
  assert.equal((await call('price', { ...said, unsure })).body.reason, 'unsure')
  const { status, body } = await call('submit', { ...said, unsure, ...contact })
  assert.deepEqual([status, body.offer.reason], [200, 'unsure'])
})

test('no answer has an amount before the contact, if the widget asks for it first', async () => {
  const widget = await aLiveWidget({ gate: 'before' })
  const { said, page } = await aVisit(widget)
  const before = [page]
  for (const [name, body] of [
    ['find', { token: said.token, text: 'iphone' }],
    ['step', { ...said, answers: {} }],
    ['step', said],
    ['price', said],
  ] as const)
    before.push(JSON.stringify((await call(name, body)).body))
  for (const text of before) assert.doesNotMatch(text, /€|EUR|[Mm]inor|"amount"/)
  assert.equal((await call('price', said)).code, 'widget/contact-first')
  const { body } = await call('submit', { ...said, ...contact })
  assert.equal(body.offer.kind, 'instant')
  assert.match(body.offer.amount.map(({ text }: any) => text).join(''), /^€\d+\.\d\d$/)
})

test('a request makes one customer and one draft, however often it is sent', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  const { said } = await aVisit(widget)
  const request = { ...said, ...contact, wantsNews: true }
  const answers = await Promise.all([
    call('submit', request),
    call('submit', request),
    call('submit', request),
  ])
  for (const { status, body } of answers) {
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body, answers[0]?.body)
  }
  const { quotes } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  assert.deepEqual(
    quotes.map((quote: any) => [quote.state, quote.number, quote.customerName]),
    [['draft', answers[0]?.body.number, 'Priya']],
  )
  const { customers } = (await shop.owner.call('GET', `${shop.path}/customers`)).body
  assert.equal(customers.length, 1)
  const { body: customer } = await shop.owner.call('GET', `${shop.path}/customers/${customers[0].id}`)
  assert.deepEqual([customer.source, customer.language], ['widget', 'en'])
  assert.deepEqual(customer.consents, [], 'nobody knows yet who agreed')
  const mail = await product.mailbox.next(String(shop.owner.email))
  assert.match(mail.subject ?? '', /Priya/)
})

test('a widget that sends makes an offer that its customer can open; what is held stays a draft', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { said } = await aVisit(widget)
  const { body } = await call('submit', { ...said, ...contact })
  assert.equal(body.isMailed, true)
  assert.doesNotMatch(JSON.stringify(body), /\/q\//, 'only the mail has the page')
  const { text } = await product.mailbox.next(contact.email)
  const [link = ''] = /http\S+\/q\/[\w-]{27}\S*/.exec(text ?? '') ?? []
  assert.equal((await fetch(link)).status, 200)
  const { shop } = widget
  const accepted = async () => [
    (await shop.owner.call('GET', `${widget.path}/funnel`)).body.accepted,
    (await shop.owner.call('GET', `${shop.path}/widgets`)).body[0].accepted,
  ]
  assert.deepEqual(await accepted(), [0, 0])
  await product.database.pool.query(`update product.quotes set state = 'accepted' where number = $1`, [
    body.number,
  ])
  assert.deepEqual(await accepted(), [1, 1])
  const held = await aVisit(widget)
  const bent = { ...held.said.answers, body: 'bent' }
  const request = { ...held.said, answers: bent, ...contact }
  const { body: offer } = await call('price', { ...held.said, answers: bent })
  assert.deepEqual([offer.kind, offer.reason], ['lead', 'held'])
  assert.ok(offer.texts[0])
  const answer = await call('submit', request)
  assert.deepEqual([answer.body.isMailed, answer.body.offer.kind], [false, 'lead'])
})

test('more requests at a time than the database has connections are all answered', async () => {
  const widget = await aLiveWidget()
  const visits = await Promise.all(Array.from({ length: 40 }, () => aVisit(widget)))
  const answers = await Promise.all(
    visits.map(({ said }, at) =>
      call('submit', { ...said, ...contact, email: `crowd${at}@mail.example` }, `192.0.2.${at}`),
    ),
  )
  assert.deepEqual([...new Set(answers.map(({ status, code }) => code ?? status))], [200])
})

test('requests of a team that come together get numbers without a gap, and one that is refused is refused alone', async () => {
  const widget = await aLiveWidget()
  const visits = await Promise.all(Array.from({ length: 8 }, () => aVisit(widget)))
  const often = { ...contact, email: 'together@mail.example' }
  for (let at = 0; at < 5; at++)
    await call('submit', { ...(await aVisit(widget)).said, ...often }, '198.51.103.1')
  const answers = await Promise.all(
    visits.map(({ said }, at) =>
      call('submit', { ...said, ...(at === 3 ? often : { ...contact, email: `t${at}@mail.example` }) }),
    ),
  )
  assert.deepEqual(
    answers.map(({ status, code }) => code ?? status),
    [200, 200, 200, 'widget/too-many-requests', 200, 200, 200, 200],
  )
  const sequence = ({ body }: Answer): number => Number(/\d+$/.exec(body.number)?.[0])
  const numbers = answers.filter(({ status }) => status === 200).map(sequence)
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    [6, 7, 8, 9, 10, 11, 12],
  )
  const { body } = await widget.shop.owner.call('GET', `${widget.shop.path}/quotes/counts`)
  assert.equal(body.all, 12)
  const { rows } = await product.database.pool.query(
    `select count(*)::int as customers, sum(quote_count)::int as quotes from product.customers where team_id = $1`,
    [widget.shop.team.id],
  )
  assert.deepEqual(rows, [{ customers: 8, quotes: 12 }])
})

test('a device that the catalog does not list becomes a draft without a price, once', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { token } = await aVisit(widget)
  const request = { token, device: '  Palm Pre 2 ', ...contact }
  const [first, again] = [await call('submit-unlisted', request), await call('submit-unlisted', request)]
  assert.equal(first.status, 200, JSON.stringify(first.body))
  assert.deepEqual(again.body, first.body)
  assert.deepEqual(first.body.offer, { kind: 'lead', reason: 'unlisted', texts: [] })
  assert.equal(first.body.isMailed, false)
  const { shop } = widget
  const { quotes } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  assert.equal(quotes.length, 1)
  const { body: quote } = await shop.owner.call('GET', `${shop.path}/quotes/${quotes[0].id}`)
  assert.deepEqual([quote.state, quote.lines[0].device.name], ['draft', 'Palm Pre 2'])
  for (const device of ['', ' ', 'x'.repeat(121)])
    assert.equal((await call('submit-unlisted', { ...request, device })).code, 'request/invalid', device)
})

test('an offer is a range or nothing where the widget says so', async () => {
  const ranged = await aLiveWidget({ offer: 'range' })
  const { said } = await aVisit(ranged)
  const { body } = await call('price', said)
  assert.equal(body.kind, 'range')
  for (const end of [body.low, body.high])
    assert.match(
      end.map(({ text }: any) => text).join(''),
      /^€\d\d0+\.00$/,
      'two digits: the middle is not the price',
    )
  const lead = await aLiveWidget({ offer: 'lead' })
  const other = await aVisit(lead)
  const answers = [await call('price', other.said), await call('submit', { ...other.said, ...contact })]
  for (const each of answers) assert.doesNotMatch(JSON.stringify(each.body), /€|amount/)
  assert.deepEqual(answers[0]?.body, { kind: 'lead', reason: 'team', texts: [] })
})

test('after 30 prices a minute a network gets none, and after 5 requests an hour an email makes none', async () => {
  const widget = await aLiveWidget()
  const { said } = await aVisit(widget)
  const prices = await Promise.all(
    Array.from({ length: 31 }, async () => call('price', (await aVisit(widget)).said, '198.51.100.1')),
  )
  const kinds = prices.map(({ body }) => body.kind)
  assert.deepEqual(
    [kinds.filter((kind) => kind === 'instant').length, kinds.filter((kind) => kind === 'lead').length],
    [30, 1],
  )
  assert.equal((await call('price', said, '198.51.100.2')).body.kind, 'instant')
  const email = 'often@mail.example'
  for (let at = 0; at < 5; at++)
    assert.equal(
      (await call('submit', { ...(await aVisit(widget)).said, ...contact, email }, '198.51.100.3')).status,
      200,
    )
  const more = await call(
    'submit',
    { ...(await aVisit(widget)).said, ...contact, email: 'OFTEN+1@mail.example' },
    '198.51.100.4',
  )
  assert.deepEqual([more.status, more.code], [429, 'widget/too-many-requests'])
  product.clock.advanceSeconds(3600)
  assert.equal((await call('submit', { ...(await aVisit(widget)).said, ...contact, email })).status, 200)
})

test('who asks for more prices than a person compares gets none: per visit, and per network in a day', async () => {
  const widget = await aLiveWidget()
  const { said } = await aVisit(widget)
  const ask = async (at: number) => (await call('price', said, `198.51.101.${at}`)).body.kind
  for (let at = 0; at < 30; at++) assert.equal(await ask(at), 'instant')
  assert.equal(await ask(30), 'lead', 'the 31st of one visit, from whatever network')
  const network = '198.51.102.1'
  const fresh = async (of: LiveWidget) => (await call('price', (await aVisit(of)).said, network)).body
  assert.equal((await fresh(widget)).kind, 'instant')
  await product.database.pool.query(
    `update product.usage_counters set used = 499
     where starts_with(key, 'widget-prices-per-network-and-widget:') and used = 1`,
  )
  assert.equal((await fresh(widget)).kind, 'instant', 'the 500th')
  assert.deepEqual(await fresh(widget), { kind: 'lead', reason: 'busy', texts: [] }, 'the 501st')
  assert.equal((await fresh(await aLiveWidget())).kind, 'instant', 'of another shop')
  const { status } = await call('submit', { ...(await aVisit(widget)).said, ...contact }, network)
  assert.equal(status, 200, 'a request is still taken')
})

test('a site with the longest name has a visit', async () => {
  const widget = await aLiveWidget({ allowedOrigins: ['https://*.liffey.example'] })
  const name = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(46)}.liffey.example`
  const page = async (origin: string) => (await open(widget.id, `at=${origin}`)).text()
  assert.doesNotMatch(await page(`https://${name}:65535`), /"token"/, 'another port is another site')
  const [, token] = /"token":"([^"]+)"/.exec(await page(`https://${name}`)) ?? []
  assert.equal((await call('find', { token, text: 'iphone' })).status, 200)
})

test('requests go on in the name of an owner when the member has left', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const manager = await aMember(product, shop, 'manager')
  const body = { name: 'A', catalogId: shop.catalogs.buy.pricing.id, allowedOrigins: [site], quoteAs: 'sent' }
  const { id } = (await manager.call('POST', `${shop.path}/widgets`, body)).body
  const path = `${shop.path}/widgets/${id}`
  assert.equal((await manager.call('POST', `${path}/state`, { state: 'live', rev: 1 })).status, 200)
  await product.database.pool.query(`update product.members set state = 'left' where user_id = $1`, [
    manager.userId,
  ])
  const { said } = await aVisit({ shop, id, path })
  const { status, body: done } = await call('submit', { ...said, ...contact })
  assert.deepEqual([status, done.isMailed], [200, false])
})

test('a preview shows a draft to a frame of this app, and takes no request', async () => {
  const shop = await aShop(product)
  const { id } = (
    await shop.owner.call('POST', `${shop.path}/widgets`, {
      name: 'A',
      catalogId: shop.catalogs.buy.pricing.id,
    })
  ).body
  const { url } = (await shop.owner.call('GET', `${shop.path}/widgets/${id}/preview`)).body
  const shown = await fetch(url)
  assert.equal(shown.status, 200)
  assert.match(shown.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'$/)
  const [, token] = /"token":"([^"]+)"/.exec(await shown.text()) ?? []
  const said = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
  assert.equal((await call('price', said)).body.kind, 'instant')
  assert.equal((await call('submit', { ...said, ...contact })).code, 'widget/not-live')
})

test('a visit that was submitted gets no second offer for other answers', async () => {
  const widget = await aLiveWidget({ gate: 'before' })
  const { said } = await aVisit(widget)
  const first = await call('submit', { ...said, ...contact })
  assert.equal(first.body.offer.kind, 'instant')
  const other = { ...said, variantId: 'iphone-15-512', ...contact }
  assert.deepEqual((await call('submit', other)).body, first.body)
  const gone = { ...said, variantId: 'no-longer-there', ...contact }
  assert.deepEqual((await call('submit', gone)).body, first.body, 'also when the catalog has changed')
  const { said: fresh } = await aVisit(widget)
  assert.equal((await call('submit', { ...gone, token: fresh.token })).code, 'quote/variant-unknown')
})

/** Insert counts directly: real requests would take minutes. */
async function setUsed({ team }: Shop, meter: 'quotes' | 'requests', used: number): Promise<void> {
  const month = product.clock.now().toISOString().slice(0, 7)
  await product.database.pool.query(
    `insert into product.plan_usage (team_id, meter, month, used) values ($1, $2, $3, $4)
       on conflict (team_id, meter, month) do update set used = excluded.used`,
    [team.id, meter, month, used],
  )
}

async function metersOf({ owner, path }: Shop): Promise<Record<string, number>> {
  const { meters } = (await owner.call('GET', `${path}/subscription`)).body
  return Object.fromEntries(meters.map(({ meter, used }: any) => [meter, used]))
}

test('without requests left in the plan a visitor asks the team, and sees no price', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { shop } = widget
  const { said } = await aVisit(widget)
  await setUsed(shop, 'requests', 999)
  assert.equal((await call('price', said)).body.kind, 'instant', 'the last of the plan')
  await setUsed(shop, 'requests', 1_000)
  assert.deepEqual((await call('price', said)).body, { kind: 'lead', reason: 'team', texts: [] })
  const { status, body } = await call('submit', { ...said, ...contact, email: 'late@mail.example' })
  assert.equal(status, 200)
  assert.deepEqual([body.offer.kind, body.isMailed], ['lead', false])
  assert.doesNotMatch(JSON.stringify(body), /€/)
  const own = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  assert.equal(own.status, 201, 'the team makes quotes as before')
})

test('visitors use up nothing that the team has: neither its plan nor its counters of a day', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { shop } = widget
  const { id } = shop.team
  await setUsed(shop, 'quotes', 1_000_000)
  const { said } = await aVisit(widget)
  assert.equal((await call('price', said)).body.kind, 'instant', 'the quotes of the team are its own')
  await setUsed(shop, 'quotes', 0)
  const counters = async () => {
    const keys = ['quotes', 'customers', 'lines', 'mails'].flatMap((rows) => [
      [`${rows}-per-team`, id],
      [`${rows}-per-${rows === 'mails' ? 'sender' : 'person'}`, String(shop.owner.userId)],
    ])
    const { rows } = await product.database.pool.query(
      `select key, used from product.usage_counters where key = any($1) order by key`,
      [
        keys.flatMap(([limit = '', subject = '']) =>
          [3600, 86_400].map((seconds) => {
            const hash = createHash('sha256').update(subject).digest('base64url')
            return `${limit}:${seconds}:${hash}`
          }),
        ),
      ],
    )
    return rows
  }
  const before = await counters()
  assert.equal((await call('submit', { ...said, ...contact, email: 'own@mail.example' })).status, 200)
  await call('submit-unlisted', {
    token: (await aVisit(widget)).token,
    device: 'Palm Pre',
    ...contact,
    email: 'own2@mail.example',
  })
  assert.deepEqual(await counters(), before)
  assert.partialDeepStrictEqual(await metersOf(shop), { quotes: 0, requests: 2 })
  await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  assert.partialDeepStrictEqual(await metersOf(shop), { quotes: 1, requests: 2 })
  assert.notDeepEqual(await counters(), before, 'the counters that are read are those of the team')
})

test('the funnel separates visits by source, and counts those of too many together', async () => {
  const widget = await aLiveWidget()
  const { shop, id, path } = widget
  let networks = 0
  const from = async (query: string) => {
    networks += 1
    const headers = { 'x-forwarded-for': `192.0.2.${networks}` }
    const page = await (await open(id, `at=${site}&lang=en&${query}`, headers)).text()
    return /"token":"([^"]+)"/.exec(page)?.[1]
  }
  const said = { variantId: 'iphone-15-256', answers: {} }
  const token = await from('ref=News.example&campaign=autumn')
  const { body: first } = await call('step', { ...said, token, isFirst: true })
  const { maxSources } = widgetLimits
  await Promise.all(Array.from({ length: maxSources + 5 }, (_, at) => from(`ref=a${at}.example`)))
  await call('step', { ...said, token: await from('ref=late.example'), isFirst: true })
  await from(`ref=${encodeURIComponent('priya@mail.example')}&campaign=${encodeURIComponent('<b>')}`)
  const funnel = WidgetFunnel.parse((await shop.owner.call('GET', `${path}/funnel`)).body)
  assert.equal(funnel.total.shown, maxSources + 8)
  const { rows } = await product.database.pool.query(
    'select count(distinct (host, campaign))::int as sources from product.widget_counts where widget_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ sources: maxSources + 2 }], 'with unknown ones and others')
  const others = funnel.sources.find(({ host }) => host === '*')
  assert.partialDeepStrictEqual(others, { host: '*', campaign: '', shown: 7 })
  const { body } = await shop.owner.call('GET', `${path}/funnel?host=news.example&campaign=autumn`)
  assert.deepEqual(body.total, { shown: 1, started: 1, priced: 0, submitted: 0 })
  assert.partialDeepStrictEqual(body.questions, [{ key: first.question.key, views: 1, answers: 0 }])
  const other = await shop.owner.call('GET', `${path}/funnel?host=*`)
  assert.partialDeepStrictEqual(other.body.questions, [{ key: first.question.key, views: 1 }])
})

interface Opened {
  readonly network?: number
  readonly query?: string
}

async function aTokenOf({ id }: LiveWidget, { network = 1, query = '' }: Opened = {}): Promise<string> {
  const headers = { 'x-forwarded-for': `198.51.${100 + Math.floor(network / 250)}.${network % 250}` }
  const page = await (await open(id, `at=${site}&lang=en${query}`, headers)).text()
  return /"token":"([^"]+)"/.exec(page)?.[1] ?? ''
}

async function funnelOf({ shop, path }: LiveWidget): Promise<WidgetFunnel> {
  return WidgetFunnel.parse((await shop.owner.call('GET', `${path}/funnel`)).body)
}

test('a network adds few sources in a day; invented ones of many networks do not push out known ones', async () => {
  const widget = await aLiveWidget()
  const submitted = { token: await aTokenOf(widget, { query: '&ref=real.example' }) }
  const said = { variantId: 'iphone-15-256', answers: aLine(widget.shop).answers }
  assert.equal((await call('submit', { ...submitted, ...said, ...contact })).status, 200)
  await funnelOf(widget)
  product.clock.advanceSeconds(86_400)
  for (let at = 0; at < 5; at += 1) await aTokenOf(widget, { network: 2, query: `&ref=one${at}.example` })
  const named = async () => (await funnelOf(widget)).sources.filter(({ host }) => host.startsWith('one'))
  assert.equal((await named()).length, 3)
  const { maxSources } = widgetLimits
  for (let at = 0; at < maxSources + 2; at += 1)
    for (let visit = 0; visit < 3; visit += 1)
      await aTokenOf(widget, { network: 10 + at, query: `&ref=invented${at}.example` })
  await aTokenOf(widget, { network: 3, query: '&ref=real.example' })
  await aTokenOf(widget, { network: 4, query: '&ref=liffey.example' })
  const { sources } = await funnelOf(widget)
  assert.partialDeepStrictEqual(sources[0], { host: 'real.example', shown: 2, submitted: 1 })
  const { rows } = await product.database.pool.query(
    `select count(*)::int as counted from product.widget_counts
       where widget_id = $1 and step = 'shown' and host in ('real.example', 'liffey.example') and day = $2`,
    [widget.id, product.clock.now().toISOString().slice(0, 10)],
  )
  assert.deepEqual(rows, [{ counted: 2 }], 'a known one, and a site of the widget')
  assert.ok(sources.filter(({ host }) => host !== '*').length <= maxSources + 2)
})

test('a token counts each step once, however often it is sent', async () => {
  const widget = await aLiveWidget()
  const { said, token } = await aVisit(widget, {})
  const { question } = (await call('step', { ...said, isFirst: true })).body
  const report = { token, viewed: [question.key], answered: [question.key] }
  for (let at = 0; at < 20; at += 1) {
    await call('step', { ...said, isFirst: true })
    await call('leave', report)
    await call('price', { ...said, answers: aLine(widget.shop).answers })
  }
  const { total, questions } = await funnelOf(widget)
  assert.deepEqual(total, { shown: 1, started: 1, priced: 1, submitted: 0 })
  assert.deepEqual(
    questions.map(({ key, views, answers }) => [key, views, answers]),
    [[question.key, 1, 1]],
  )
})

test('a network fills the figures of a widget only so far in a day', async () => {
  const widget = await aLiveWidget()
  const { maxCountedVisits } = widgetLimits
  for (let at = 0; at < maxCountedVisits; at += 20) {
    await Promise.all(Array.from({ length: 20 }, () => aTokenOf(widget, { network: 7 })))
    // Calls of a network per minute have a separate limit.
    product.clock.advanceSeconds(60)
  }
  const token = await aTokenOf(widget, { network: 7 })
  const step = { token, variantId: 'iphone-15-256', answers: {}, isFirst: true }
  assert.equal((await call('step', step)).status, 200, 'the visitor goes on')
  await aTokenOf(widget, { network: 8 })
  assert.partialDeepStrictEqual((await funnelOf(widget)).total, { shown: maxCountedVisits + 1, started: 0 })
})
