import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { after, aQuoteInput, aShop, type Shop, startTestProduct, startTestServer } from '#testing'
import { type NodeName, noPatroni, startPatroni } from './testing/start-patroni.ts'

const kills = Number(process.env.KILLS ?? 10)
const callers = 4
/** Time under load between the recovery of all nodes and the next failure. Milliseconds. */
const calmMs = 3_000
/** Maximum time from a kill to the first quote that a server acknowledges. Milliseconds. */
const backWithinMs = 10_000
/** A frozen node is only noticed by the time limits of checks, so this takes longer. Milliseconds. */
const backFromFreezeMs = 15_000
/** Time limit until the last mail was sent. Milliseconds. */
const mailsMs = 60_000

/** A quote whose creation and sending a server has acknowledged. */
interface Acknowledged {
  readonly id: string
  readonly email: string
  readonly server: string
  /** Times of the first request and of the last response. */
  readonly askedAt: number
  readonly sentAt: number
}

interface Load {
  readonly quotes: readonly Acknowledged[]
  readonly counts: { unavailable: number; unanswered: number; longestMs: number }
  /** Resolves with the first response that is neither a success nor 503. */
  readonly ended: Promise<unknown>
  readonly stop: () => void
}

/** Creates and sends quotes on all servers in turn until it is stopped. */
async function startLoad(shop: Shop, servers: readonly string[]): Promise<Load> {
  const token = await shop.owner.idToken()
  const quotes: Acknowledged[] = []
  const counts = { unavailable: 0, unanswered: 0, longestMs: 0 }
  const stopping = new AbortController()

  /** Repeats a call while there is no response or a 503, like clients do. */
  async function call(
    server: string,
    path: string,
    key: string,
    body: unknown,
    wanted: number,
  ): Promise<any> {
    for (;;) {
      const askedAt = performance.now()
      const answer = await fetch(`${server}/api${shop.path}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      counts.longestMs = Math.max(counts.longestMs, performance.now() - askedAt)
      if (!answer || text === undefined) counts.unanswered += 1
      else if (answer.status === 503) {
        assert.equal(answer.headers.get('retry-after'), '2')
        counts.unavailable += 1
      } else {
        assert.equal(answer.status, wanted, text)
        return JSON.parse(text)
      }
      await pause(100)
    }
  }

  async function work(caller: number): Promise<void> {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const server = servers[count % servers.length] ?? ''
      const email = `ada-${caller}-${count}@customer.example`
      const askedAt = performance.now()
      const input = aQuoteInput(shop, { customer: { kind: 'private', name: 'Ada', email } })
      const { id, rev } = await call(server, '/quotes', `create-${email}`, input, 201)
      await call(server, `/quotes/${id}/send`, `send-${email}`, { rev }, 200)
      quotes.push({ id, email, server, askedAt, sentAt: performance.now() })
    }
  }

  const ended = Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)))
  return { quotes, counts, ended, stop: () => stopping.abort() }
}

/** Returns the milliseconds until each server has acknowledged a quote requested after a failure. */
async function untilBack(
  { quotes }: Load,
  servers: readonly string[],
  failedAt: number,
): Promise<readonly number[]> {
  for (;;) {
    const back = servers.map(
      (server) => quotes.find((quote) => quote.server === server && quote.askedAt > failedAt)?.sentAt,
    )
    if (!back.includes(undefined)) return back.map((at) => Math.round((at ?? 0) - failedAt))
    await pause(20)
  }
}

test(
  'failovers of Patroni under load lose nothing and need no restart',
  { skip: noPatroni !== false, timeout: 900_000, retry: 0 },
  async () => {
    const cluster = await startPatroni()
    after(cluster.stop)
    const product = await startTestProduct({ DATABASE_URL: cluster.url })
    const other = await startTestServer({
      now: product.clock.now,
      env: {
        DATA_DIR: product.config.dataDir,
        DATABASE_URL: cluster.hostsUrl,
        PUBLIC_URL: product.config.publicUrl,
        SMTP_URL: product.mailbox.url,
        RATE_LIMITS: 'off',
      },
    })
    const servers = [product.url, other.url] // through HAProxy, and by the addresses of all nodes
    const load = await startLoad(await aShop(product), servers)

    async function failAndReturn(fail: (leader: NodeName) => void): Promise<readonly number[]> {
      const leader = await cluster.untilWhole()
      await pause(calmMs)
      const failedAt = performance.now()
      fail(leader)
      const backMs = await untilBack(load, servers, failedAt)
      // A frozen machine is reset, as by a watchdog: when it continues, Patroni 3.0 would take the lock back.
      cluster.kill(leader)
      cluster.start(leader)
      return backMs
    }
    async function failAll(): Promise<Record<'killed' | 'frozen', (readonly number[])[]>> {
      const killed: (readonly number[])[] = []
      for (let kill = 0; kill < kills; kill += 1) killed.push(await failAndReturn(cluster.kill))
      const frozen = [await failAndReturn(cluster.freeze)]
      await cluster.untilWhole()
      load.stop()
      return { killed, frozen }
    }
    const [{ killed, frozen }] = await Promise.all([failAll(), load.ended])

    const { quotes, counts } = load
    const deliveries = (): number[] => {
      const mails = Map.groupBy(product.mailbox.mails, ({ recipients }) => recipients[0])
      return quotes.map(({ email }) => mails.get(email)?.length ?? 0)
    }
    const deadline = performance.now() + mailsMs
    while (performance.now() < deadline && deliveries().includes(0)) await pause(500)
    const delivered = Object.fromEntries(
      Object.entries(Object.groupBy(deliveries(), String)).map(([times, of]) => [times, of?.length]),
    )
    const { rows } = await product.database.pool.query<{ id: string }>(
      `select quote_id as id from product.quotes where state = 'sent'`,
    )
    console.log(JSON.stringify({ killed, frozen, ...counts, quotes: quotes.length, delivered }))
    assert.deepEqual(rows.map(({ id }) => id).toSorted(), quotes.map(({ id }) => id).toSorted())
    assert.deepEqual(delivered, { 1: quotes.length })
    assert.ok(Math.max(...killed.flat()) < backWithinMs, `back after ${killed.join(' ')} ms`)
    assert.ok(Math.max(...frozen.flat()) < backFromFreezeMs, `back after ${frozen.join(' ')} ms`)
    for (const server of servers) assert.equal((await fetch(`${server}/readyz`)).status, 200)
  },
)
