import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { findPostmaster } from '../../server/database/embedded/postmaster-file.ts'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import type { Answer } from '../../server/testing/start-test-product.ts'
import { openShop } from '../bench-shop.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'

const port = 3972
const restarts = 20
const callers = 8
/** Number of quotes sent between two kills, so that the database is back each time. */
const quotesBetween = 10
/**
 * Time limit until the last retry of a mail; its delay grows with each attempt that an outage cost.
 * Milliseconds.
 */
const mailTimeoutMs = 120_000

/** Counts over all callers together. */
interface Progress {
  sent: number
}

interface Outcome {
  readonly unavailable: number
  readonly sent: readonly string[]
}

/** Kills the database under load, the embedded one and one behind DATABASE_URL. */
export async function benchRestarts(print: (line: string) => void): Promise<string> {
  const embedded = await startOurServer(port, { logLevel: 'silent' })
  const rows = await measure('embedded', embedded, join(embedded.dataDir, 'postgres'), print)
  await embedded.stop()
  const folder = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const other = await openEmbedded(folder, pino({ level: 'silent' }))
  const { host, user, database } = other.connection
  const databaseUrl = `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`
  const server = await startOurServer(port, { databaseUrl, logLevel: 'silent' })
  rows.push(...(await measure('DATABASE_URL', server, join(folder, 'postgres'), print)))
  await server.stop()
  await other.close()
  rmSync(folder, { recursive: true, force: true })
  return tableOf(rows)
}

async function measure(
  mode: string,
  server: OurServer,
  clusterDir: string,
  print: (line: string) => void,
): Promise<Row[]> {
  const shop = await openShop(server)
  await confirmAddress(server, shop)
  const stopping = new AbortController()
  const progress: Progress = { sent: 0 }
  const working = Promise.all(
    Array.from({ length: callers }, (_, caller) => work(shop, caller, progress, stopping.signal)),
  )
  let killed = 0
  while (killed < restarts && server.isAlive()) {
    const wanted = progress.sent + quotesBetween
    while (progress.sent < wanted && server.isAlive()) await pause(10)
    const pid = findPostmaster(clusterDir)
    if (pid === undefined) continue // exited by itself
    process.kill(pid, 'SIGKILL')
    killed++
  }
  stopping.abort()
  const outcomes = await working
  const sent = outcomes.flatMap((outcome) => outcome.sent)
  const unavailable = outcomes.reduce((sum, outcome) => sum + outcome.unavailable, 0)
  const mailed = await countMails(server, sent)
  const kept = await countKept(shop)
  print(
    `${mode}: ${killed} kills, ${sent.length} quotes sent, ${unavailable} answers 503, ${mailed} customers with a mail`,
  )
  return [
    {
      what: `${mode}: the process after ${killed} kills of PostgreSQL`,
      measured: server.isAlive() ? 'alive, the same' : 'ended',
      target: `alive after ${restarts}`,
      isMet: server.isAlive() && killed === restarts,
    },
    { what: `${mode}: answers with 503 meanwhile`, measured: `${unavailable}` },
    {
      what: `${mode}: acknowledged quotes that are stored`,
      measured: `${Math.min(kept, sent.length)} of ${sent.length}`,
      target: 'all',
      isMet: kept >= sent.length,
    },
    {
      what: `${mode}: customers of acknowledged quotes with a mail`,
      measured: `${mailed} of ${sent.length}`,
      target: 'all',
      isMet: mailed === sent.length,
    },
  ]
}

/** Follows the mailed link, since only confirmed addresses may send quotes. */
async function confirmAddress({ port, apiKey, dataDir }: OurServer, { owner }: Shop): Promise<void> {
  const call = async (method: string, body: object): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/accounts:${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`)
  }
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await owner.idToken() })
  const folder = join(dataDir, 'outbox')
  for (let tries = 0; tries < 200; tries += 1) {
    const [name] = existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith('.eml')) : []
    const mail = name === undefined ? undefined : await PostalMime.parse(readFileSync(join(folder, name)))
    const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (oobCode !== undefined) return call('update', { oobCode })
    await pause(100)
  }
  throw new Error('no mail with a link')
}

async function work(shop: Shop, caller: number, progress: Progress, stop: AbortSignal): Promise<Outcome> {
  const { owner, path } = shop
  const sent: string[] = []
  let unavailable = 0
  async function call(method: string, address: string, body: unknown): Promise<Answer> {
    for (;;) {
      const answer = await owner.call(method, address, body)
      if (answer.status !== 503) return answer
      unavailable++
      await pause(200)
    }
  }
  while (!stop.aborted) {
    const email = `ada-${caller}-${sent.length}@customer.example`
    const input = aQuoteInput(shop, { customer: { kind: 'private', name: 'Ada', email } })
    const { status, body } = await call('POST', `${path}/quotes`, input)
    if (status !== 201) throw new Error(`created: ${status} ${JSON.stringify(body)}`)
    const answer = await call('POST', `${path}/quotes/${body.id}/send`, { rev: body.rev })
    // A 503 leaves open whether the quote was sent; the second call then reports it.
    const isSent = answer.status === 200 || ['quote/changed', 'quote/wrong-state'].includes(answer.code ?? '')
    if (!isSent) throw new Error(`sent: ${answer.status} ${JSON.stringify(answer.body)}`)
    sent.push(email)
    progress.sent++
  }
  return { unavailable, sent }
}

async function countKept({ owner, path }: Shop): Promise<number> {
  const { body } = await owner.call('GET', `${path}/quotes`)
  return body.counts.sent
}

/** Waits until every address has a mail, and returns the number of addresses that have one. */
async function countMails({ dataDir }: OurServer, addresses: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'outbox')
  const read = new Set<string>()
  const mailed = new Set<string>()
  for (const deadline = performance.now() + mailTimeoutMs; performance.now() < deadline; await pause(500)) {
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.eml') && !read.has(each))) {
      read.add(name)
      const to = /^To: <?([^>\r\n]+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]
      if (to) mailed.add(to)
    }
    if (addresses.every((address) => mailed.has(address))) break
  }
  return addresses.filter((address) => mailed.has(address)).length
}
