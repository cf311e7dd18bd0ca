import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { aLine, type Shop } from '../../server/testing/product-builders.ts'
import { openShop } from '../bench-shop.ts'
import { cpuMsOf, cpuMsOfTree } from '../identity/cpu-time.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { percentile } from '../realtime/percentile.ts'
import { type Row, tableOf } from '../table.ts'
import { ask, closeConnections } from './http-client.ts'
import { type Took, visit } from './visitor.ts'

const port = 3978
const origin = `http://localhost:${port}`
/** Visitors at the same moment. */
const visitors = 16
const measuredMs = 15_000
/** Visits before those that are measured. */
const warmVisits = 500

/** Measures the first view of a widget and whole visits, beside answers that need no work. Returns the table. */
export async function benchWidget(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { logLevel: 'error' })
  try {
    const shop = await openShop(server)
    await confirmEmail(server, shop)
    const widgetId = await liveWidget(shop)
    const { answers } = aLine(shop)
    const first = await firstView(widgetId)
    print('until the code is compiled ...')
    let count = 0
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (count < warmVisits) await visit(port, widgetId, answers, count++)
      }),
    )
    await analyze(server)
    count = 0
    print(`whole visits by ${visitors} visitors at once ...`)
    const took: Took[] = []
    const before = cpuTimes(server)
    const visits = await repeat(async () => {
      took.push(...(await visit(port, widgetId, answers, warmVisits + count++)))
    })
    const after = cpuTimes(server)
    print('answers without work ...')
    const floor = await repeat(async () => void (await ask(port, '/livez')))
    const rows: Row[] = [
      ...first,
      { what: 'whole visits', measured: `${perSecond(visits)}/s`, target: '200/s', isMet: visits >= 200 },
      { what: 'requests of these visits', measured: `${perSecond((visits * took.length) / count)}/s` },
      ...(['server', 'database', 'client'] as const).map((who) => ({
        what: `CPU of a visit, ${who}`,
        measured: `${((after[who] - before[who]) / count).toFixed(2)} ms`,
      })),
      { what: 'floor: answers without work', measured: `${perSecond(floor)}/s` },
      ...(['open', 'find', 'step', 'price', 'submit'] as const).map((what) => rowOf(what, took)),
    ]
    return tableOf(rows)
  } finally {
    closeConnections(port)
    await server.stop()
  }
}

/** What autovacuum does within a minute: until then, plans are those of empty tables. */
async function analyze(server: OurServer): Promise<void> {
  const client = new pg.Client({ host: databaseOf(server).socketDir, user: 'costard', database: 'costard' })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/** Source: the file postmaster.pid, lines 1 and 5. */
function databaseOf({ dataDir }: OurServer): { readonly pid: number; readonly socketDir: string } {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
}

/** CPU times so far. Milliseconds. */
function cpuTimes(server: OurServer) {
  const { user, system } = process.cpuUsage()
  return {
    server: cpuMsOf(server.pid),
    database: cpuMsOfTree(databaseOf(server).pid),
    client: (user + system) / 1000,
  }
}

function rowOf(what: Took['what'], took: readonly Took[]): Row {
  const times = took.flatMap((one) => (one.what === what ? [one.ms] : []))
  const p95 = percentile(times, 95)
  const measured = `${percentile(times, 50).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  return { what: `${what}, ${times.length} calls`, measured, target: 'p95 100 ms', isMet: p95 < 100 }
}

function perSecond(count: number): string {
  return count.toFixed(count < 100 ? 1 : 0)
}

/** Returns how often it was done in a second. */
async function repeat(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() - startedAt < measuredMs) {
        await act()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - startedAt)
}

/** What a browser loads before a visitor can type: the page and its script; fonts come later. */
async function firstView(widgetId: string): Promise<Row[]> {
  const startedAt = performance.now()
  const page = await (await fetch(`${origin}/w/${widgetId}`)).text()
  const [, address] = /type="module" src="([^"]+)"/.exec(page) ?? []
  if (address === undefined) throw new Error('build the web app first')
  const script = await (await fetch(origin + address)).text()
  const ms = performance.now() - startedAt
  const bytes = [page, script].map((text) => gzipSync(text).length)
  const sum = bytes.reduce((total, one) => total + one, 0)
  return [
    {
      what: 'first view by gzip',
      measured: `${sum} bytes (page ${bytes[0]}, script ${bytes[1]})`,
      target: '60000 bytes',
      isMet: sum <= 60_000,
    },
    { what: 'first view, server alone, cold', measured: `${ms.toFixed(1)} ms` },
  ]
}

async function liveWidget(shop: Shop): Promise<string> {
  const body = { name: 'Bench', catalogId: shop.catalogs.buy.pricing.id, mode: 'page' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  const live = await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  if (live.status !== 200) throw new Error(JSON.stringify(live.body))
  return id
}

/** Follows the link of the mail, which a server without SMTP writes into a folder. */
async function confirmEmail({ apiKey, dataDir }: OurServer, { owner }: Shop): Promise<void> {
  const post = (method: string, body: object) =>
    fetch(`${origin}/v1/accounts:${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await owner.idToken() })
  const outbox = join(dataDir, 'outbox')
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = existsSync(outbox) ? readdirSync(outbox) : []
    for (const name of mails.filter((one) => one.endsWith('.eml'))) {
      const text = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const [, oobCode] = /oobCode=([\w-]+)/.exec(text) ?? []
      if (oobCode === undefined) continue
      const answer = await post('update', { oobCode })
      if (!answer.ok) throw new Error(await answer.text())
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no mail to confirm the address')
}
