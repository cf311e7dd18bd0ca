import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { Widget } from '@costard/contract'
import {
  type Answer,
  aLine,
  aQuoteInput,
  aShop,
  type Shop,
  startTestProduct,
  startTestServer,
} from '#testing'

const product = await startTestProduct()
const { clock, database, mailbox } = product
// Separate pools and workers, like another process on the same database.
const { dataDir, databaseUrl, publicUrl } = product.config
const other = await startTestServer({
  now: clock.now,
  env: {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PUBLIC_URL: publicUrl,
    SMTP_URL: mailbox.url,
    RATE_LIMITS: 'off',
  },
})
const origins = [product.url, `http://127.0.0.1:${other.config.port}`]

async function aLiveWidget(shop: Shop, settings: object): Promise<string> {
  const catalogId = shop.catalogs.buy.pricing.id
  const body = { name: 'Website', catalogId, mode: 'page', ...settings }
  const { id } = Widget.parse((await shop.owner.call('POST', `${shop.path}/widgets`, body)).body)
  const live = await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return id
}

async function post(origin: string, path: string, body: unknown, idToken?: string): Promise<Partial<Answer>> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function tokenOf(origin: string, widgetId: string): Promise<string> {
  const page = await (await fetch(`${origin}/w/${widgetId}?lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  assert.ok(token, page)
  return token
}

/** Waits until no event is due. */
async function settled(): Promise<void> {
  for (const deadline = performance.now() + 10_000; ;) {
    const { rows } = await database.pool.query(
      `select from graphile_worker._private_jobs where run_at <= now()`,
    )
    if (rows.length === 0) return
    assert.ok(performance.now() < deadline, 'events are left')
    await pause(20)
  }
}

test('a request locks the event of its widget only when it holds the counters of its team', async () => {
  const shop = await aShop(product)
  const widgetId = await aLiveWidget(shop, {})
  const submit = async (email: string) =>
    post(product.url, '/public/widget/submit', {
      token: await tokenOf(product.url, widgetId),
      variantId: 'iphone-15-256',
      answers: aLine(shop).answers,
      email,
      wantsNews: false,
    })
  assert.equal((await submit('first@mail.example')).status, 200)
  const member = await database.pool.connect()
  const probe = await database.pool.connect()
  try {
    await member.query('begin')
    await member.query('select from product.quote_counters where team_id = $1 for update', [shop.team.id])
    const submitting = submit('second@mail.example')
    const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    for (const deadline = performance.now() + 10_000; ;) {
      if ((await database.pool.query(blocked)).rows.length > 0) break
      assert.ok(performance.now() < deadline, 'the request waits for nothing')
      await pause(20)
    }
    await probe.query(`begin; set local lock_timeout = '500ms'`)
    await probe.query(`select graphile_worker.add_job('event', '{}', job_key => $1)`, [
      `widget-requests ${widgetId}`,
    ])
    await probe.query('rollback')
    await member.query('rollback')
    assert.equal((await submitting).status, 200)
  } finally {
    probe.release(true)
    member.release(true)
  }
})

test('requests of a team in two processes, with quotes of members, all get numbers and mails without a deadlock', async () => {
  const shop = await aShop(product)
  const widgets = [await aLiveWidget(shop, {}), await aLiveWidget(shop, { quoteAs: 'sent' })]
  const idToken = await shop.owner.idToken()
  const { answers } = aLine(shop)
  const requested: Partial<Answer>[] = []
  const made: Partial<Answer>[] = []
  const edited: Partial<Answer>[] = []
  for (let round = 0; round < 2; round++) {
    // Each customer makes one request per widget, while members create quotes for them.
    const customers = Array.from({ length: 8 }, (_, at) => `customer${round}-${at}@mail.example`)
    const visits = await Promise.all(
      customers.flatMap((email, at) =>
        widgets.map(async (widgetId, place) => {
          const origin = origins[(at + place) % 2] ?? ''
          return { origin, email, token: await tokenOf(origin, widgetId) }
        }),
      ),
    )
    const requests = visits.map(({ origin, email, token }) =>
      post(origin, '/public/widget/submit', {
        token,
        variantId: 'iphone-15-256',
        answers,
        email,
        name: 'Priya',
        wantsNews: true,
      }),
    )
    const quotes = customers.map((email, at) =>
      post(
        origins[at % 2] ?? '',
        `${shop.path}/quotes`,
        aQuoteInput(shop, { customer: { kind: 'private', name: 'Priya', email } }),
        idToken,
      ),
    )
    const edits = widgets.map((id) =>
      shop.owner.call('PATCH', `${shop.path}/widgets/${id}`, { name: 'Renamed', rev: 2 + round }),
    )
    requested.push(...(await Promise.all(requests)))
    made.push(...(await Promise.all(quotes)))
    edited.push(...(await Promise.all(edits)))
  }
  const statuses = (list: readonly Partial<Answer>[]) => [...new Set(list.map(({ status }) => status))]
  assert.deepEqual([statuses(requested), statuses(made), statuses(edited)], [[200], [201], [200]])
  const all = [...requested, ...made].map(({ body }) => String(body.number))
  const sequence = all.map((number) => Number(/\d+$/.exec(number)?.[0])).toSorted((one, two) => one - two)
  assert.deepEqual(
    sequence,
    all.map((_, at) => at + 1),
  )

  for (let minute = 0; minute < 2; minute++) {
    await settled()
    clock.advanceSeconds(60)
    await database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts = 0`,
    )
    await database.pool.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
  }
  await settled()
  const mails = mailbox.mails.filter(({ recipients }) => recipients.includes(shop.owner.email ?? ''))
  const counted = mails.map(({ subject = '' }) => Number(/^(\d+) new requests/.exec(subject)?.[1] ?? 1))
  assert.equal(
    counted.reduce((sum, one) => sum + one, 0),
    requested.length,
  )
  assert.ok(mails.length <= 6, `${mails.length} mails`)
  // A failed shared transaction is repeated call by call, which would hide a deadlock.
  const { rows } = await database.pool.query(
    `select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  assert.deepEqual(rows, [{ deadlocks: 0 }])
})
