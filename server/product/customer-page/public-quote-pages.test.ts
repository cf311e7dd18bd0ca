import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import { declineReasons, maxDeclineText } from '@costard/contract'
import { aLine, aSentQuote, aShop, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'
import { publicQuoteLimits } from './public-quote-limits.ts'

const product = await startTestProduct()
const limited = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock, url } = product
const shop = await aShop(product, { country: 'IE' })

interface Visit {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
  const response = await fetch(`${url}/q/${path}`, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Submits the form of the page like a browser. */
function submit(
  token: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: url },
): Promise<Visit> {
  return visit(token, { method: 'POST', body: new URLSearchParams(fields), headers })
}

async function asMember(quoteId: string): Promise<any> {
  return withoutDelivery((await shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`)).body)
}

/** Delivers the mail of a quote during a test. */
function withoutDelivery<Q extends { readonly delivery: unknown }>({ delivery: _delivery, ...quote }: Q) {
  return quote
}

function headingOf({ text }: Visit): string {
  return /<h1>\s*([^<]*?)\s*<\/h1>/.exec(text)?.[1] ?? ''
}

/** Name and ticked state of a field of the form. */
const agreed = { name: 'Ada Customer', agrees: 'yes' }

test('the page has the price, the form and its description without any script', async () => {
  const berlin = await aShop(product, { country: 'DE', language: 'de' })
  const { quote, token } = await aSentQuote(berlin)
  const page = await visit(token)
  assert.equal(page.status, 200)
  const { text } = page
  assert.match(text, /^<!doctype html>/)
  assert.match(text, /<html lang="de">/)
  assert.match(text, new RegExp(`<title>[^<]*${berlin.team.name.replace('&', '&#38;')}[^<]*${quote.number}`))
  assert.match(text, /<meta\s+name="description"\s+content="[^"]+"/)
  assert.equal(text.match(/<h1>/g)?.length, 1)
  assert.match(text, /<span class="sr">305,00\s€<\/span>/)
  assert.match(text, /<button[^>]*>\s*Angebot annehmen\s*<\/button>/)
  assert.match(text, /<form method="post"/)
  assert.ok(!text.includes(token), 'the token is not in the page')
  assert.ok(text.length < 60_000)
})

test('the page is private, not indexed, not framed, and runs nothing inline', async () => {
  const { token } = await aSentQuote(shop)
  const { headers, text } = await visit(token)
  assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow')
  assert.equal(headers.get('cache-control'), 'private, no-cache')
  const policy = headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.doesNotMatch(policy, /unsafe/)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  assert.ok(policy.includes(`style-src 'sha256-${hash}'`), policy)
  assert.doesNotMatch(text, / style="| on[a-z]+="/)
})

test('visiting the page changes nothing, with any query in its address', async () => {
  const { quote, token } = await aSentQuote(shop)
  const line = quote.lines[0]!.id
  for (const query of ['', '?decline', `?offer.${line}=cash`, '?answer=accept', '?offer.x=%00&%ff'])
    assert.equal((await visit(`${token}${query}`)).status, 200)
  assert.equal((await visit(token, { method: 'HEAD' })).status, 200)
  assert.deepEqual(await asMember(quote.id), withoutDelivery(quote))
})

test('accepts with the chosen proposition and leads back to the page', async () => {
  const { quote, token } = await aSentQuote(shop)
  const line = quote.lines[0]!.id
  const sent = await submit(token, { answer: 'accept', ...agreed, [`offer.${line}`]: 'storeCredit' })
  assert.deepEqual([sent.status, sent.headers.get('location')], [303, `/q/${token}`])
  const { state, acceptance } = await asMember(quote.id)
  assert.deepEqual([state, acceptance.propositionKeys], ['accepted', { [line]: 'storeCredit' }])
  const page = await visit(token)
  assert.match(headingOf(page), /^Thank you, Ada\./)
  assert.match(page.text, /€335\.00/)
  assert.match(page.text, /Store credit/)
})

test('submitting twice records one acceptance', async () => {
  const { quote, token } = await aSentQuote(shop)
  const line = quote.lines[0]!.id
  const keys = ['cash', 'storeCredit', 'cash']
  const answers = await Promise.all(
    keys.map((key) => submit(token, { answer: 'accept', ...agreed, [`offer.${line}`]: key })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303, 303],
  )
  const once = await asMember(quote.id)
  assert.equal(once.rev, quote.rev + 1)
  await submit(token, { answer: 'accept', ...agreed, [`offer.${line}`]: 'charity' })
  assert.deepEqual(await asMember(quote.id), once)
})

test('a total that was not shown is shown before it is accepted', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  const [first, second] = quote.lines.map(({ id }) => id)
  const offers = { [`offer.${first}`]: 'storeCredit', [`offer.${second}`]: 'cash' }
  const changed = await submit(token, { answer: 'accept', ...agreed, net: '-61000', ...offers })
  assert.equal(changed.status, 409)
  assert.match(changed.text, /Your choice changed the total/)
  assert.match(changed.text, /<span class="sr">€620\.00<\/span>/)
  assert.equal((await asMember(quote.id)).state, 'sent')
  const [, net = ''] = /name="net" value="(-?\d+)"/.exec(changed.text) ?? []
  assert.match(changed.text, /value="storeCredit"\s+checked/)
  // Request of the page's script after a changed choice.
  const asked = await visit(`${token}?${new URLSearchParams(offers).toString()}`)
  assert.match(asked.text, new RegExp(`name="net" value="${net}"`))
  assert.equal((await submit(token, { answer: 'accept', ...agreed, net, ...offers })).status, 303)
  assert.equal((await asMember(quote.id)).acceptance.netMinor, -62000)
})

test('declines with a reason, and keeps what was typed when the reason is missing', async () => {
  const { quote, token } = await aSentQuote(shop)
  const form = await visit(`${token}?decline`)
  assert.equal(headingOf(form), 'Decline this offer?')
  assert.match(form.text, new RegExp(`maxlength="${maxDeclineText}"`))
  const reasons = [...form.text.matchAll(/name="reason"\s+value="(\w+)"/g)].map(([, reason]) => reason)
  assert.deepEqual(reasons, [...declineReasons])
  const text = 'Too low,\r\nsorry <b>'
  const again = await submit(token, { answer: 'decline', text })
  assert.equal(again.status, 422)
  assert.match(again.text, /Choose a reason\./)
  assert.match(again.text, /<textarea[^>]*>Too low,\nsorry &#60;b&#62;<\/textarea>/)
  assert.equal((await asMember(quote.id)).state, 'sent')
  assert.equal((await submit(token, { answer: 'decline', reason: 'price', text })).status, 303)
  const { state, decline } = await asMember(quote.id)
  assert.deepEqual([state, decline.reason, decline.text], ['declined', 'price', 'Too low,\nsorry <b>'])
  assert.equal(headingOf(await visit(token)), 'You declined this offer')
})

test('a declined offer leads to a question about a new price, and says who declined it', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { rev } = await asMember(quote.id)
  const path = `${shop.path}/quotes/${quote.id}/decline`
  assert.equal((await shop.owner.call('POST', path, { rev, reason: 'price' })).status, 200)
  const page = await visit(token)
  assert.equal(headingOf(page), 'This offer was declined')
  assert.match(page.text, /<a class="button primary" href="\?ask">Ask for a new price<\/a>/)
  const form = await visit(`${token}?ask`)
  assert.match(form.text, /<textarea[^>]*>\s*\S/)
  assert.equal((await submit(token, { answer: 'ask', text: 'And for 250?', name: 'Ada' })).status, 303)
  assert.equal((await asMember(quote.id)).questions.length, 1)
})

test('bounds the text, with line breaks counted once', async () => {
  const { quote, token } = await aSentQuote(shop)
  const silent = await submit(token, { answer: 'decline', reason: 'other', text: ' ' })
  assert.equal(silent.status, 422)
  assert.match(silent.text, /Tell us the reason in your own words/)
  const long = await submit(token, { answer: 'decline', reason: 'other', text: 'x'.repeat(1001) })
  assert.equal(long.status, 422)
  assert.match(long.text, /at most 1,000 characters/)
  assert.ok(long.text.includes('x'.repeat(1001)), 'the text is still there')
  const text = `${'é\r\n'.repeat(499)}éé`
  assert.equal((await submit(token, { answer: 'decline', reason: 'other', text })).status, 303)
  assert.equal((await asMember(quote.id)).decline.text.length, 1000)
})

test('refuses an answer that does not come from the page', async () => {
  const { quote, token } = await aSentQuote(shop)
  const accept = { answer: 'accept', ...agreed }
  for (const headers of [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-site' },
  ]) {
    const refused = await submit(token, accept, headers as Record<string, string>)
    assert.equal(refused.status, 403, JSON.stringify(headers))
    assert.equal(headingOf(refused), 'Your answer wasn’t recorded')
    assert.match(refused.text, /href="\?"[^>]*>Open the offer/)
  }
  assert.equal((await asMember(quote.id)).state, 'sent')
  assert.equal((await submit(token, accept, { 'sec-fetch-site': 'same-origin' })).status, 303)
})

test('refuses what is not a form of the page', async () => {
  const { quote, token } = await aSentQuote(shop)
  const form = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (body: string, headers: Record<string, string> = form) =>
    visit(token, { method: 'POST', body, headers })
  const cases: [Promise<Visit>, number][] = [
    [post(''), 400],
    [post('answer=maybe'), 400],
    [post('{"answer":"accept"}', { origin: url, 'content-type': 'application/json' }), 400],
    [post('answer=accept', { origin: url, 'content-type': 'text/plain' }), 400],
    [post('answer=decline&reason=other&text=a%00b'), 400],
    [post(`answer=accept&text=${'x'.repeat(publicQuoteLimits.maxFormBytes)}`), 413],
    [post(`answer=accept${'&offer.'.repeat(2_000)}`), 422],
    [post(`answer=decline&reason=other&text=${"'".repeat(16_000)}`), 422],
    [post('answer=accept&offer.some-line=cash'), 422],
    [post(`answer=accept&offer.${quote.lines[0]!.id}=gold`), 422],
    [post('answer=accept&offer.__proto__=cash&offer.constructor=cash'), 422],
  ]
  for (const [answered, status] of cases) {
    const page = await answered
    assert.equal(page.status, status)
    assert.notEqual(headingOf(page), '')
    assert.ok(page.text.length < 65_536)
  }
  assert.deepEqual(await asMember(quote.id), withoutDelivery(quote))
})

test('says which state an offer is in, to visitors and to late answers', async () => {
  const accept = { answer: 'accept', ...agreed }
  const { quote, token } = await aSentQuote(shop, { validDays: 1 })
  const replaced = await aSentQuote(shop)
  const cancelled = await aSentQuote(shop)
  const declined = await aSentQuote(shop)
  await submit(declined.token, { answer: 'decline', reason: 'timing' })
  for (const [{ id, rev }, action] of [
    [replaced.quote, 'revise'],
    [{ ...replaced.quote, rev: replaced.quote.rev + 1 }, 'send'],
    [cancelled.quote, 'cancel'],
  ] as const) {
    const path = `${shop.path}/quotes/${id}/${action}`
    assert.equal(
      (await shop.owner.call('POST', path, { rev, ...(action === 'cancel' && { reason: 'Sold' }) })).status,
      200,
    )
  }
  clock.advanceSeconds(2 * 86_400)
  for (const [each, heading, status] of [
    [token, /^This offer expired on/, 410],
    [replaced.token, /^There is a newer offer/, 409],
    [cancelled.token, /^This offer is no longer valid/, 409],
    [declined.token, /^You declined this offer/, 409],
  ] as const) {
    const late = await submit(each, accept)
    assert.equal(late.status, status)
    assert.match(headingOf(late), heading)
    const page = await visit(`${each}?decline`)
    assert.equal(page.status, 200)
    assert.match(headingOf(page), heading)
    assert.doesNotMatch(page.text, /<form/)
  }
  assert.equal((await asMember(quote.id)).state, 'expired')
})

test('the form is shown again until name and tick are there, with what was typed', async () => {
  const { quote, token } = await aSentQuote(shop)
  assert.match((await visit(token)).text, /name="name"\s+value="Ada Customer"\s+required/)
  const unticked = await submit(token, { answer: 'accept', name: 'Ada <Love> & Co' })
  assert.equal(unticked.status, 422)
  assert.match(unticked.text, /value="Ada &#60;Love&#62; &#38; Co"/)
  assert.match(unticked.text, /Tick the box to accept/)
  const nameless = await submit(token, { answer: 'accept', name: '  ', agrees: 'yes' })
  assert.equal(nameless.status, 422)
  assert.match(nameless.text, /Enter your name/)
  assert.match(nameless.text, /name="agrees"\s+value="yes"\s+required\s+checked/)
  assert.equal((await submit(token, { answer: 'accept', name: 'a\0b', agrees: 'yes' })).status, 400)
  assert.equal((await asMember(quote.id)).state, 'sent')
  assert.equal((await submit(token, { answer: 'accept', ...agreed })).status, 303)
  assert.equal((await asMember(quote.id)).acceptance.name, agreed.name)
})

test('an unknown link gets a page that says so, before the body is read', async () => {
  const unknown = 'A'.repeat(27)
  for (const token of [unknown, 'short', `${unknown}x`, '%00', '%E0%A4%A', `${'x'.repeat(4000)}`]) {
    const page = await visit(token)
    assert.equal(page.status, 404, token.slice(0, 30))
    assert.equal(headingOf(page), 'Offer not found')
    assert.equal(page.headers.get('x-robots-tag'), 'noindex, nofollow')
    assert.equal((await submit(token, { answer: 'accept', ...agreed })).status, 404)
  }
  assert.equal((await visit(unknown, { method: 'POST', body: '{', headers: { origin: url } })).status, 404)
})

test('an address with a slash at the end leads to the page', async () => {
  const { token } = await aSentQuote(shop)
  const { status, headers } = await visit(`${token}/`)
  assert.deepEqual([status, headers.get('location')], [301, `/q/${token}`])
})

test('while the database fails the answer stays, and can be sent again', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { pool } = product.database
  await pool.query('alter table product.quotes rename to quotes_away')
  const offline = await visit(token)
  const unsent = await submit(token, { answer: 'decline', reason: 'other', text: 'Moved "abroad"' })
  await pool.query('alter table product.quotes_away rename to quotes')
  for (const page of [offline, unsent]) {
    assert.equal(page.status, 500)
    assert.equal(headingOf(page), 'Something went wrong on our side')
    assert.match(page.headers.get('retry-after') ?? '', /^\d+$/)
  }
  assert.match(offline.text, /href="\?"[^>]*>Try again/)
  const fields = [...unsent.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const again = Object.fromEntries(fields.map(([, name, value]) => [name, value?.replaceAll('&#34;', '"')]))
  assert.deepEqual(again, { answer: 'decline', reason: 'other', text: 'Moved "abroad"' })
  assert.equal((await submit(token, again)).status, 303)
  assert.equal((await asMember(quote.id)).state, 'declined')
})

test('one visit more than a network may make gets a page that says so and keeps the answer', async () => {
  const { token } = await aSentQuote(await aShop(limited))
  const page = (init?: RequestInit): Promise<Response> => fetch(`${limited.url}/q/${token}`, init)
  const unknown = `${limited.url}/q/${'A'.repeat(27)}`
  const { calls, seconds } = apiLimits.callsPerClient
  let made = 0
  const visitOften = async (): Promise<void> => {
    while (made++ < calls) {
      const response = await fetch(unknown, { method: 'HEAD' })
      assert.equal(response.status, 404)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitOften))
  const body = new URLSearchParams({ answer: 'decline', reason: 'other', text: 'Moved', extra: 'dropped' })
  for (const refused of [
    await page(),
    await page({ method: 'POST', body, headers: { origin: limited.url } }),
  ]) {
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), String(seconds))
    assert.match(refused.headers.get('content-type') ?? '', /^text\/html/)
    const text = await refused.text()
    assert.match(text, /<h1>\s*Too many visits from your network\s*<\/h1>/)
    assert.match(text, /Try again<\/(?:a|button)>/)
    if (text.includes('<form')) assert.match(text, /name="text" value="Moved"/)
    assert.doesNotMatch(text, /dropped/)
  }
  limited.clock.advanceSeconds(seconds)
  assert.equal((await page()).status, 200)
})

test('keeps at most as many fields of an answer as a form has', async () => {
  const { token } = await aSentQuote(shop)
  const { pool } = product.database
  const { maxFields } = publicQuoteLimits
  const fields = Array.from({ length: maxFields }, (_, line) => [`offer.${line}`, 'cash'] as const)
  await pool.query('alter table product.quotes rename to quotes_away')
  const unsent = await submit(token, { answer: 'accept', ...agreed, ...Object.fromEntries(fields) })
  await pool.query('alter table product.quotes_away rename to quotes')
  assert.equal(unsent.text.match(/type="hidden"/g)?.length, maxFields)
  assert.doesNotMatch(unsent.text, new RegExp(`offer\\.${maxFields - 1}"`))
})

test('texts of a shop and its customer are escaped', async () => {
  const { token } = await aSentQuote(shop, {
    note: '<script>alert(1)</script>',
    customer: { kind: 'private', name: '"><img/src=x>', email: 'ada@customer.example' },
    lines: [aLine(shop, { device: { key: 'iphone-15', name: '<b>iPhone</b>' } })],
  })
  const { text } = await visit(token)
  assert.doesNotMatch(text, /<script>|<img|<b>iPhone<\/b>/)
  assert.match(text, /&#60;script&#62;/)
})

/** Final states of a device; isPaid: customer and team see an amount. */
const ends = [
  { kind: 'buy', steps: ['received', 'inspecting', 'matched', 'paid'], isPaid: true },
  { kind: 'buy', steps: ['received', 'returned'], isPaid: false },
  { kind: 'buy', steps: ['cancelled'], isPaid: false },
  { kind: 'sell', steps: ['handedOver'], isPaid: true },
  { kind: 'sell', steps: ['released'], isPaid: false },
] as const

for (const { kind, steps, isPaid } of ends)
  test(`a device that is ${steps.at(-1)} leaves ${isPaid ? 'the amount' : 'nothing to pay'} on the page`, async () => {
    const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop, {}, kind)] })
    await submit(token, { answer: 'accept', ...agreed })
    const at = `${shop.path}/quotes/${quote.id}`
    for (const to of steps) {
      const before = await visit(token)
      const isExpected = steps.indexOf(to as never) === 0
      assert.equal(before.text.includes('Bring these by'), isExpected, `before ${to}`)
      assert.equal(before.text.includes('?calendar'), isExpected, `before ${to}`)
      const { rev, lines } = await asMember(quote.id)
      await shop.owner.call('POST', `${at}/lines/${lines[0].id}/fulfilment`, { rev, to })
    }
    const { settledMinor, acceptance } = await asMember(quote.id)
    assert.equal(settledMinor, isPaid ? acceptance.netMinor : 0)
    const { text } = await visit(token)
    assert.match(headingOf({ text } as Visit), /^All done/)
    assert.equal(text.includes('Nothing to pay'), !isPaid)
    assert.equal(/We pay you|You pay/.test(text), isPaid)
  })

test('of several devices the page counts those that stand, and asks to bring those that are still to come', async () => {
  const models = ['iphone-13', 'iphone-14', 'iphone-15'] as const
  const lines = models.map((key, index) =>
    aLine(shop, { device: { key, name: key.replace('iphone-', 'iPhone '), serial: `C02COUNTED0${index}` } }),
  )
  const { quote, token } = await aSentQuote(shop, { lines })
  await submit(token, { answer: 'accept', ...agreed })
  const move = async (place: number, to: string) => {
    const now = await asMember(quote.id)
    const at = `${shop.path}/quotes/${quote.id}/lines/${now.lines[place].id}/fulfilment`
    assert.equal((await shop.owner.call('POST', at, { rev: now.rev, to })).status, 200)
  }
  const counted = async () => {
    const { text } = await visit(token)
    const calendar = await visit(`${token}?calendar`)
    return [/\b3 devices/, /\b2 devices/, /Your iPhone 15, with some charge/]
      .map((words) => words.test(text))
      .concat(/iPhone 15/.test(calendar.text))
  }
  assert.deepEqual(await counted(), [true, false, false, false])
  await move(0, 'cancelled')
  assert.deepEqual(await counted(), [false, true, false, false])
  await move(1, 'received')
  assert.deepEqual(await counted(), [false, true, true, true])
})
