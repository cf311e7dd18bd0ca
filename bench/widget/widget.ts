import { gzipSync } from 'node:zlib'
import { aLine } from '../../server/testing/product-builders.ts'
import { openShop } from '../bench-shop.ts'
import { analyze, databaseOf } from '../embedded-database.ts'
import { cpuMsOf, cpuMsOfTree } from '../identity/cpu-time.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { percentile } from '../realtime/percentile.ts'
import { type Row, tableOf } from '../table.ts'
import { ask, closeConnections } from './http-client.ts'
import { confirmEmail, liveWidget } from './live-widget.ts'
import { type Took, visit } from './visitor.ts'

const port = 3978
const origin = `http://localhost:${port}`
/** Number of concurrent visitors. */
const visitors = 16
const measuredMs = 15_000
/** Number of visits before the measured ones. */
const warmVisits = 500

/**
 * Measures the first view of a widget and whole visits, beside requests that need no work. Returns the table.
 */
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

/** Returns the number of repetitions per second. */
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

/** Files that a browser loads before a visitor can type: the page and its script; fonts are loaded later. */
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
