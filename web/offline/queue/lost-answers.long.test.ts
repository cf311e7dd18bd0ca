import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Quote, QuoteId } from '@costard/contract'
import { ORPCError } from '@orpc/client'
import { test } from 'vitest'
import { publishVersion } from '../../../server/product/testing/publish-version.ts'
import { aLine, aQuote, aShop, type Answer, startTestProduct } from '../../../server/testing/testing.ts'
import { type KeptDatabase, openKeptDatabase, ownerOf } from '../kept/kept-database.ts'
import { openEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import type { EntryCalls } from './queue-parts.ts'
import { sendEntries } from './send-entries.ts'

const quotesPerDevice = 100
const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
await product.database.pool.query(`update product.teams set offline_work = 'acceptance'`)
const told = aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })
/** The price that every device shows, with its version of the catalog. */
const shown = await aQuote(shop, { lines: [told] })
const drawn = '10.20-40.60-90.10-120.150_300.20-310.180'

/** Decides by a repeating pattern whether a response of the server reaches the device. */
let turn = 0
function isLost(): boolean {
  turn = (turn * 48_271 + 11) % 2_147_483_647
  return turn % 10 < 3
}

/** Makes a call over a network that loses three of ten requests, and three of ten responses. */
async function ask(method: string, address: string, body: unknown, key: string): Promise<any> {
  if (isLost()) throw new TypeError('Failed to fetch')
  const answer: Answer = await owner.call(method, address, body, { 'idempotency-key': key })
  if (isLost()) throw new TypeError('Failed to fetch')
  if (answer.status >= 400) throw new ORPCError(answer.code ?? '', { status: answer.status, defined: true })
  return answer.body
}

const calls: EntryCalls = {
  add: (input, key) => {
    const { teamId: _, ...body } = input as { teamId: string }
    return ask('POST', `${path}/quotes`, body, key)
  },
  edit: ({ quoteId, rev }, head, key) => ask('PATCH', `${path}/quotes/${quoteId}`, { rev, ...head }, key),
  changeLines: ({ quoteId, rev }, changes, key) =>
    ask('PATCH', `${path}/quotes/${quoteId}/lines`, { rev, changes }, key),
  send: ({ quoteId, rev }, channel, key) =>
    ask('POST', `${path}/quotes/${quoteId}/send`, { rev, channel }, key),
  accept: ({ quoteId, rev }, acceptance, key) =>
    ask('POST', `${path}/quotes/${quoteId}/accept-at-counter`, { rev, ...acceptance, agrees: true }, key),
  versions: async () => ({}),
  sightings: async () => [],
}

function anEntry(device: number, index: number): Entry {
  const number = device * 1000 + index
  const line = { ...told, catalogVersion: shown.lines[0]?.catalogVersion }
  return {
    id: `offline${String(number).padStart(13, '0')}` as QuoteId,
    teamId: shop.team.id,
    uid: `u${device}`,
    key: `lasting-${number}`,
    number: index,
    at: product.clock.now().toISOString(),
    rev: 1,
    quote: {
      lines: [{ id: 'l1' as never, line: line as never }],
      customer: {
        kind: 'private',
        name: `Customer ${number}`,
        email: `c${number}@customer.example`,
        is: 'new',
      },
      note: '',
      letCustomerChoose: true,
    },
    send: index % 5 === 0 ? 'email' : null,
    ...(index % 5 === 1 && {
      accept: {
        name: `Customer ${number}`,
        signature: drawn,
        acceptedAt: product.clock.now().toISOString(),
        shown: { netMinor: shown.totals.netMinor, termsVersion: 0 },
      },
    }),
    shownMinor: shown.totals.netMinor,
    currency: 'EUR',
    device: 'iPhone 15',
    state: 'waiting',
    settled: [],
  }
}

async function makeAll(device: number): Promise<void> {
  const database = await openKeptDatabase()
  const entries = await openEntries(database, await ownerOf(database, `u${device}`, Date.now()))
  for (let index = 0; index < quotesPerDevice; index++) await entries.put(anEntry(device, index))
  entries.close()
  database.close()
}

/** Sends everything on a device, which is killed and restarted after each attempt. */
async function sendAll(device: number): Promise<readonly Entry[]> {
  for (let start = 0; start < 500; start++) {
    const database: KeptDatabase = await openKeptDatabase()
    const owned = await ownerOf(database, `u${device}`, Date.now())
    const entries = await openEntries(database, owned)
    try {
      await sendEntries({ entries, calls, netWith: async () => null, onArrived: () => {} })
      if (entries.all().every(({ state }) => state === 'arrived')) return entries.all()
    } finally {
      entries.close()
      database.close()
    }
  }
  throw new Error('Not all entries arrived')
}

test('two devices over a network that loses requests and answers: quotes, signatures and mails once each, at the price that was told, no number left out', async () => {
  await makeAll(1)
  await makeAll(2)
  const publish = async () => {
    await pause(500)
    await publishVersion(
      product.database,
      shop,
      shop.catalogs.buy,
      (price) => price - 1000,
      product.clock.now(),
    )
  }
  const [first, second] = await Promise.all([sendAll(1), sendAll(2), publish()])
  const arrived = [...first, ...second]
  const quotes: Quote[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: Answer = await owner.call('GET', `${path}/quotes${cursor && `?cursor=${cursor}`}`)
    quotes.push(...body.quotes)
    cursor = body.nextCursor
  }
  const [mine] = [quotes.filter(({ id }) => id !== shown.id)]
  assert.equal(mine.length, 2 * quotesPerDevice)
  assert.deepEqual(
    new Set(mine.map((quote) => Reflect.get(quote, 'netMinor'))),
    new Set([shown.totals.netMinor]),
  )
  assert.equal(mine.filter(({ state }) => state === 'accepted').length, 2 * (quotesPerDevice / 5))
  const numbers = quotes.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  )
  assert.deepEqual(new Set(arrived.map((entry) => entry.arrived?.quoteId)), new Set(mine.map(({ id }) => id)))
  for (let tries = 0; product.mailbox.mails.length < 80 && tries < 100; tries++) await pause(100)
  await pause(500)
  const receivers = product.mailbox.mails.flatMap(({ recipients }) => recipients)
  // 40 offers, and the confirmations to the customers of 40 acceptances.
  assert.equal(receivers.length, 80)
  assert.equal(new Set(receivers).size, 80)
})
