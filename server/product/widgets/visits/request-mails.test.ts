import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { Widget } from '@costard/contract'
import { aLine, aMember, aShop, type ReceivedMail, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox, clock, database } = product
const jobs = 'graphile_worker._private_jobs'

interface LiveWidget {
  readonly shop: Shop
  readonly id: string
  readonly path: string
}

async function aLiveWidget(settings: object = {}, shop?: Shop): Promise<LiveWidget> {
  const of = shop ?? (await aShop(product, { country: 'IE' }))
  const catalogId = of.catalogs.buy.pricing.id
  const body = { name: 'Website', catalogId, mode: 'page', ...settings }
  const { id } = Widget.parse((await of.owner.call('POST', `${of.path}/widgets`, body)).body)
  const path = `${of.path}/widgets/${id}`
  const live = await of.owner.call('POST', `${path}/state`, { state: 'live', rev: 1 })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return { shop: of, id, path }
}

let visitors = 0

/** Returns the number of the quote. */
async function request({ id, shop }: LiveWidget, name = 'Priya'): Promise<string> {
  const page = await (await fetch(`${product.url}/w/${id}?lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  assert.ok(token, page)
  const { answers } = aLine(shop)
  const email = `visitor${(visitors += 1)}@mail.example`
  const said = { token, variantId: 'iphone-15-256', answers, email, name, wantsNews: false }
  const { status, body } = await product.call('POST', '/public/widget/submit', said)
  assert.equal(status, 200, JSON.stringify(body))
  return body.number
}

/** Waits until no event is due. */
async function settled(): Promise<void> {
  for (const deadline = performance.now() + 10_000; ;) {
    const { rows } = await database.pool.query(`select from ${jobs} where run_at <= now()`)
    if (rows.length === 0) return
    assert.ok(performance.now() < deadline, 'events are left')
    await pause(20)
  }
}

/** Advances the clock, and makes all events due. */
async function later(seconds: number): Promise<void> {
  clock.advanceSeconds(seconds)
  await database.pool.query(`update ${jobs} set run_at = now() where run_at > now()`)
  await database.pool.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
  await settled()
}

function mailsTo({ owner }: Shop): ReceivedMail[] {
  return mailbox.mails.filter(({ recipients }) => recipients.includes(owner.email ?? ''))
}

function subjectsTo(shop: Shop): (string | undefined)[] {
  return mailsTo(shop).map(({ subject }) => subject)
}

/** Returns numbers of quotes in the order of the mails to a shop that name them. */
function mailedNumbers(shop: Shop, numbers: readonly string[]): string[] {
  return mailsTo(shop).flatMap(({ text = '' }) =>
    [...text.matchAll(/Q-[\d-]+\d/g)].map(([found]) => found).filter((found) => numbers.includes(found)),
  )
}

test('one request is mailed at once, with the customer to reply to', async () => {
  const widget = await aLiveWidget()
  const number = await request(widget)
  await settled()
  const [mail, ...others] = mailsTo(widget.shop)
  assert.deepEqual(others, [])
  assert.equal(mail?.subject, 'Priya asks for a price: iPhone 15')
  assert.equal(mail?.replyTo?.[0]?.address, `visitor${visitors}@mail.example`)
  assert.match(mail?.text ?? '', new RegExp(`Quote ${number} is a draft`))
  await later(60)
  assert.equal(mailsTo(widget.shop).length, 1)
})

test('requests within a minute after a mail are mailed together when it is over', async () => {
  const widget = await aLiveWidget({ name: 'Website visit.example' })
  const { shop } = widget
  const numbers = [await request(widget, 'Ada')]
  await settled()
  numbers.push(await request(widget, 'Ben evil.example'), await request(widget, 'Cleo'))
  await later(59)
  assert.equal(mailsTo(shop).length, 1)
  await later(1)
  const [, mail, ...others] = mailsTo(shop)
  assert.deepEqual(others, [])
  assert.equal(mail?.subject, '2 new requests from “Website visit.\u200bexample”')
  assert.equal(mail?.replyTo, undefined)
  assert.deepEqual(mailedNumbers(shop, numbers), numbers)
  assert.match(
    mail?.text ?? '',
    /\nBen evil\.\u200bexample\niPhone 15 · Q-\S+ · Draft\nhttp\S+\/quotes\/\w+\n\nCleo\n/,
  )
  assert.doesNotMatch(`${mail?.html}${mail?.text}`, /more|evil\.example/)
  // A single request is mailed on its own.
  await request(widget, 'Dora')
  await later(60)
  assert.equal(subjectsTo(shop)[2], 'Dora asks for a price: iPhone 15')
})

test('a mail lists 20 requests and counts the others', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { shop } = widget
  await request(widget)
  await settled()
  const numbers = await Promise.all(Array.from({ length: 25 }, (_, at) => request(widget, `Visitor ${at}`)))
  await later(60)
  const mail = mailsTo(shop)[1]
  assert.equal(mail?.subject, '25 new requests from “Website”')
  assert.equal(mailedNumbers(shop, numbers).length, 20)
  assert.match(mail?.text ?? '', / · Sent\n/)
  assert.match(mail?.text ?? '', /\n\nand 5 more\n\nOpen the quotes:\nhttp\S+\/quotes\n/)
  assert.match(mail?.html ?? '', />and 5 more</)
  await later(60)
  assert.equal(mailsTo(shop).length, 2)
})

test('two requests at the same moment are each mailed once', async () => {
  const widget = await aLiveWidget()
  const numbers = await Promise.all([request(widget), request(widget)])
  await settled()
  await later(60)
  assert.deepEqual(mailedNumbers(widget.shop, numbers).toSorted(), numbers.toSorted())
})

test('of two deliveries at the same moment one mails, and the other nothing again', async () => {
  const widget = await aLiveWidget()
  const { shop, id } = widget
  await request(widget)
  await settled()
  const numbers = [await request(widget), await request(widget)]
  clock.advanceSeconds(60)
  await database.pool.query(
    `select graphile_worker.add_job('event', json_build_object(
       'type', 'widget-requests-waiting', 'id', 'again-' || n, 'payload', payload -> 'payload'), job_key => 'again-' || n)
     from ${jobs}, generate_series(1, 4) n where key like '%' || $1`,
    [id],
  )
  await later(0)
  await later(60)
  assert.equal(mailsTo(shop).length, 2)
  assert.deepEqual(mailedNumbers(shop, numbers).toSorted(), numbers.toSorted())
})

test('requests are mailed once each when the mail server works again', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  mailbox.answer('shop.example', [451, 451, 451])
  const numbers = [await request(widget)]
  await waitForFailure()
  numbers.push(await request(widget), await request(widget))
  for (let attempt = 0; attempt < 5; attempt++) {
    clock.advanceSeconds(60)
    await database.pool.query(`update ${jobs} set run_at = now() where run_at > now()`)
    await database.pool.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
    await pause(200)
  }
  await settled()
  assert.deepEqual(mailedNumbers(shop, numbers).toSorted(), numbers.toSorted())
  assert.equal(mailsTo(shop).length, 2)
})

async function waitForFailure(): Promise<void> {
  for (const deadline = performance.now() + 10_000; ;) {
    const { rows } = await database.pool.query(`select from ${jobs} where attempts > 0 and locked_at is null`)
    if (rows.length > 0) return
    assert.ok(performance.now() < deadline, 'no attempt failed')
    await pause(20)
  }
}

test('nothing is mailed to a member who turned it off, nor about a widget that is gone', async () => {
  const off = await aLiveWidget()
  await off.shop.owner.call('PUT', `${off.shop.path}/notifications`, { off: ['widgetRequest'] })
  await request(off)
  const gone = await aLiveWidget()
  await request(gone)
  await settled()
  await request(gone)
  assert.equal((await gone.shop.owner.call('POST', `${gone.path}/remove`)).status, 200)
  await later(60)
  assert.deepEqual([mailsTo(off.shop).length, mailsTo(gone.shop).length], [0, 1])
})

test('nothing is mailed to a member who left the team meanwhile', async () => {
  const widget = await aLiveWidget()
  const { shop, path } = widget
  const manager = await aMember(product, shop, 'manager')
  assert.equal((await manager.call('POST', `${path}/state`, { state: 'live', rev: 2 })).status, 200)
  const mails = () =>
    mailbox.mails.filter(({ recipients }) => recipients.includes(manager.email ?? '')).length
  await request(widget)
  await settled()
  assert.equal(mails(), 1)
  await request(widget)
  await database.pool.query(`update product.members set state = 'left' where user_id = $1`, [manager.userId])
  await later(60)
  assert.deepEqual([mails(), mailsTo(shop).length], [1, 0])
})

test('each widget of each team has mails of its own', async () => {
  const first = await aLiveWidget({ name: 'First' })
  const second = await aLiveWidget({ name: 'Second' }, first.shop)
  const foreign = await aLiveWidget({ name: 'Foreign' })
  for (const widget of [first, second, foreign]) await request(widget)
  await settled()
  assert.deepEqual([mailsTo(first.shop).length, mailsTo(foreign.shop).length], [2, 1])
  for (const widget of [first, second, foreign, first, second, foreign, foreign]) await request(widget)
  await later(60)
  assert.deepEqual(subjectsTo(first.shop).slice(2).toSorted(), [
    '2 new requests from “First”',
    '2 new requests from “Second”',
  ])
  assert.deepEqual(subjectsTo(foreign.shop).slice(1), ['3 new requests from “Foreign”'])
})

test('a request stored by the release before is mailed, and not again with others', async () => {
  const widget = await aLiveWidget()
  const { shop, id } = widget
  await shop.owner.call('PUT', `${shop.path}/notifications`, { off: ['widgetRequest'] })
  const number = await request(widget)
  await settled()
  await shop.owner.call('PUT', `${shop.path}/notifications`, { off: [] })
  const { rows } = await database.pool.query(
    `select quote_id from product.widget_requests where widget_id = $1`,
    [id],
  )
  const payload = {
    teamId: shop.team.id,
    widgetId: id,
    quoteId: rows[0].quote_id,
    device: 'iPhone 15',
    isSent: false,
  }
  await database.pool.query(`select graphile_worker.add_job('event', $1)`, [
    { type: 'widget-requested', id: 'earlier-event', payload },
  ])
  await settled()
  assert.deepEqual(subjectsTo(shop), ['Priya asks for a price: iPhone 15'])
  await request(widget, 'Ben')
  await later(60)
  assert.deepEqual(mailedNumbers(shop, [number]), [number])
})
