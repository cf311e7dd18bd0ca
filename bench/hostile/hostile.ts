import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { apiLimits } from '../../server/product/calls/api-limits.ts'
import { hostileBodies } from '../../server/product/testing/hostile-bodies.ts'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { openShop } from '../bench-shop.ts'
import { openConnection } from '../identity/connection.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'
import { worstRows } from './worst-requests.ts'

const port = 3971
const rounds = 7
const exportedQuotes = 100_000
/** Number of the first copy; copies from 1 on were used for measuring lists. */
const firstExported = 1_000_000
const exportRounds = 3
const maxBlockedMs = 50
const maxAnswerBytes = 64 * 1024
const maxGrowthMb = 64

const noAnswer = { status: 0, answerBytes: 0 }

interface Attack {
  readonly blockedMs: number
  readonly answerBytes: number
  readonly status: number
}

/** Measures how long hostile request bodies block the server, with and without an account. */
export async function benchHostile(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { flags: ['--max-old-space-size=1024'] })
  try {
    const shop = await openShop(server)
    const idToken = await shop.owner.idToken()
    const rows: Row[] = []
    const quiet = (await measure(() => pause(60).then(() => noAnswer))).blockedMs
    rows.push({ what: 'no attack: longest wait for /livez', measured: `${quiet.toFixed(1)} ms` })
    const nested = '{"b":"\\u0000","a":'.repeat(55_000)
    const targets: [string, string | undefined, string, Readonly<Record<string, string>>][] = [
      ['without an account', undefined, '/teams', { 'nested objects, 1 MB': nested }],
      [
        'without an account',
        undefined,
        `/public/quotes/${'A'.repeat(27)}/accept`,
        hostileBodies(apiLimits.public),
      ],
      [
        'member',
        idToken,
        `${shop.path}/quotes`,
        { 'nested objects, 1 MB': nested, ...hostileBodies(apiLimits.account) },
      ],
    ]
    const memoryBefore = peakMemoryMb(server)
    for (const [who, token, path, bodies] of targets) {
      for (const [shape, body] of Object.entries(bodies)) {
        const attack = await measure(() => send('POST', `/api${path}`, token, body))
        const blockedMs = Math.max(0, attack.blockedMs - quiet)
        const measured = `${attack.status}, ${attack.answerBytes} bytes, blocked ${blockedMs.toFixed(0)} ms`
        print(`${who}: ${shape}: ${measured}`)
        rows.push({
          what: `${who}: ${shape}`,
          measured,
          target: `< ${maxBlockedMs} ms, < 64 kB`,
          isMet: blockedMs < maxBlockedMs && attack.answerBytes < maxAnswerBytes && server.isAlive(),
        })
      }
    }
    const growth = peakMemoryMb(server) - memoryBefore
    rows.push({
      what: 'growth of the peak memory over all attacks',
      measured: `${growth.toFixed(0)} MB`,
      target: `< ${maxGrowthMb} MB`,
      isMet: growth < maxGrowthMb,
    })
    rows.push(...(await worstRows(server, shop)))
    rows.push(...(await measureExport(server, shop)))
    return tableOf(rows)
  } finally {
    await server.stop()
  }
}

/** Measures the data export of an account that has created very many quotes. */
async function measureExport(server: OurServer, shop: Shop): Promise<Row[]> {
  const client = new pg.Client({
    host: socketDirOf(join(server.dataDir, 'postgres')),
    user: 'costard',
    database: 'costard',
  })
  await client.connect()
  const { body: quote } = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  await copyQuotes(client, quote.id, {
    teamId: shop.team.id,
    after: firstExported,
    copies: exportedQuotes,
  })
  await client.query('analyze product.quotes, product.quote_revisions, product.quote_lines')
  await client.end()
  const token = await shop.owner.idToken()
  const memoryBefore = peakMemoryMb(server)
  const startedAt = performance.now()
  const { blockedMs, answerBytes } = await measure(
    () => send('GET', '/api/account/data', token),
    exportRounds,
  )
  const seconds = (performance.now() - startedAt) / 1000 / exportRounds
  // The longest of many waits is longer than of few, so the same number is measured without an export.
  const quiet = await measure(() => pause(seconds * 1000).then(() => noAnswer), exportRounds)
  const growth = peakMemoryMb(server) - memoryBefore
  return [
    {
      what: `export of an account with ${exportedQuotes} quotes`,
      measured: `${(answerBytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, blocked ${Math.max(0, blockedMs - quiet.blockedMs).toFixed(0)} ms`,
      target: `< ${maxBlockedMs} ms`,
      isMet: blockedMs - quiet.blockedMs < maxBlockedMs,
    },
    {
      what: 'growth of the peak memory by the export',
      measured: `${growth.toFixed(0)} MB`,
      target: `< ${maxGrowthMb} MB`,
      isMet: growth < maxGrowthMb,
    },
  ]
}

/** Returns the median of the longest waits. */
async function measure(attack: () => Promise<Omit<Attack, 'blockedMs'>>, count = rounds): Promise<Attack> {
  const results: Attack[] = []
  for (let round = 0; round < count; round++) {
    const probe = openConnection(port)
    let longest = 0
    let isOver = false
    const probing = (async () => {
      while (!isOver) {
        const startedAt = performance.now()
        await probe.post('/livez', 'text/plain', '')
        longest = Math.max(longest, performance.now() - startedAt)
      }
    })()
    const result = await attack()
    isOver = true
    await probing
    probe.close()
    results.push({ ...result, blockedMs: longest })
  }
  return results.toSorted((a, b) => a.blockedMs - b.blockedMs)[Math.floor(count / 2)]! // one per round
}

function send(
  method: string,
  path: string,
  token: string | undefined,
  body = '',
): Promise<{ status: number; answerBytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      let answerBytes = 0
      answer.on('data', (chunk: Buffer) => (answerBytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, answerBytes }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function peakMemoryMb({ pid }: OurServer): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
