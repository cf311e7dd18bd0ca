import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { apiLimits } from '../../server/product/api-limits.ts'
import { hostileBodies } from '../../server/product/testing/hostile-bodies.ts'
import { openShop } from '../bench-shop.ts'
import { openConnection } from '../identity/connection.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'

const port = 3971
const rounds = 7
const maxBlockedMs = 50
const maxAnswerBytes = 64 * 1024
const maxGrowthMb = 64

interface Attack {
  readonly blockedMs: number
  readonly answerBytes: number
  readonly status: number
}

/** Measures how long hostile bodies block the server, with and without an account. */
export async function benchHostile(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { flags: ['--max-old-space-size=1024'] })
  try {
    const shop = await openShop(server)
    const idToken = await shop.owner.idToken()
    const rows: Row[] = []
    const quiet = (await measure(() => pause(60).then(() => ({ status: 0, answerBytes: 0 })))).blockedMs
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
        const attack = await measure(() => post(`/api${path}`, token, body))
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
    return tableOf(rows)
  } finally {
    await server.stop()
  }
}

/** Returns the median of the longest waits. */
async function measure(attack: () => Promise<Omit<Attack, 'blockedMs'>>): Promise<Attack> {
  const results: Attack[] = []
  for (let round = 0; round < rounds; round++) {
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
  return results.toSorted((a, b) => a.blockedMs - b.blockedMs)[Math.floor(rounds / 2)]! // one for each round
}

function post(
  path: string,
  token: string | undefined,
  body: string,
): Promise<{ status: number; answerBytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const sent = request(
      { port, host: '127.0.0.1', path, method: 'POST', headers, agent: false },
      (answer) => {
        let answerBytes = 0
        answer.on('data', (chunk: Buffer) => (answerBytes += chunk.length))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, answerBytes }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function peakMemoryMb({ pid }: OurServer): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
