import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { aLine, aSentQuote, type Shop } from '../../server/testing/product-builders.ts'
import type { copyQuotes } from '../../server/testing/copy-quotes.ts'
import type { OurServer } from '../our-server.ts'
import type { Row } from '../table.ts'
import {
  measureCatalogs,
  measureContent,
  measureFiles,
  measureIdentity,
  measureLists,
  measurePrograms,
  measureWidget,
} from './entrances.ts'
import { aLargeSentQuote, linesPerCall, sentLines } from './large-quote.ts'
import { measureMoney } from './money-entrances.ts'
import { measureLive, measureOAuth, measurePhotos } from './stranger-entrances.ts'

/** CPU time of the most expensive request within the limits, for the list of limits. */
export interface WorstRequest {
  readonly who: 'without an account' | 'guest' | 'member'
  readonly request: string
  readonly cpuMs: number
  /** The request waits in a queue in which teams take turns, so it may cost more. */
  readonly inTurns?: true
}

export const worstRequestsFile = new URL('worst-requests.json', import.meta.url)

/** A guest is limited like requests without an account. */
export const mostCpuMs = { 'without an account': 250, guest: 250, member: 1_000 } as const
const rounds = 5
/** Length of a clock tick, in which the kernel counts CPU time. */
const tickMs = 10
/** A server that uses no CPU time for this long is idle. */
const quietMs = 300

/** Sends a request several times and records the cost of one. */
export type Measure = (
  who: WorstRequest['who'],
  request: string,
  send: () => Promise<Response>,
  times?: number,
  inTurns?: true,
) => Promise<void>

/** Runs SQL in the database of the server. */
export type Query = Parameters<typeof copyQuotes>[0]['query']

/** Calls the API as the owner. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Response>

/** Measures the process of the server; its database runs in separate processes. */
export async function worstRows(server: OurServer, shop: Shop): Promise<Row[]> {
  const origin = `http://127.0.0.1:${server.port}`
  const found: WorstRequest[] = []
  const measure: Measure = async (who, request, send, times = rounds, inTurns) => {
    const answers: number[] = []
    await untilQuiet(server)
    const before = cpuMs(server)
    for (let round = 0; round < times; round += 1) {
      const answer = await send()
      await answer.arrayBuffer()
      answers.push(answer.status)
    }
    const measured = Math.round((cpuMs(server) - before) / times)
    found.push({ who, request, cpuMs: measured, ...(inTurns && { inTurns }) })
    if (answers.some((status) => status >= 500 || status === 429 || status === 404))
      throw new Error(`${request}: ${answers.join(', ')}`)
  }
  const idToken = await shop.owner.idToken()
  const asMember = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const call: Call = (method, path, body) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: asMember,
      ...(body !== undefined && { body: body instanceof Buffer ? body : JSON.stringify(body) }),
    })
  // Mails are sent only if the sender's address is verified.
  await query(server, 'update identity.users set is_email_verified = true')
  const lines = Array.from({ length: sentLines }, (_, at) =>
    aLine(shop, { device: { key: 'iphone-15', name: `Device ${at}` } }),
  )
  const { id, token } = await aLargeSentQuote(shop, lines)
  const path = `${shop.path}/quotes/${id}`
  const page = `${origin}/q/${token}`
  const refused = { method: 'POST', headers: { origin }, body: new URLSearchParams({ answer: 'accept' }) }
  await measure('without an account', `customer page of ${sentLines} lines`, () => fetch(page))
  await measure('without an account', `the same with all of them`, () => fetch(`${page}?all`))
  await measure('without an account', `HEAD of the same`, () => fetch(page, { method: 'HEAD' }))
  await measure('without an account', `an acceptance of the same that lacks the name`, () =>
    fetch(page, refused),
  )
  await measure('without an account', `the same offer by the API`, () =>
    fetch(`${origin}/api/public/quotes/${token}`),
  )
  const [guest, member] = [
    await signUp(server),
    await signUp(server, { email: 'live@mail.example', password: 'correct horse' }),
  ]
  await measureLive(server, guest, member, measure)
  await measure('member', `a new quote of ${linesPerCall} lines`, () =>
    call('POST', `${shop.path}/quotes`, {
      customer: { kind: 'private', name: 'Ada Customer', email: 'ada@customer.example' },
      lines: lines.slice(0, linesPerCall),
    }),
  )
  await measure('member', `a quote of ${sentLines} lines`, () => call('GET', path))
  await measureIdentity(server, measure)
  await measureWidget(server, shop, measure)
  await measureContent(server, measure)
  await measureFiles(call, path, measure)
  await measureCatalogs(call, shop, measure)
  await measurePrograms(server, shop, measure)
  await measureOAuth(server, call, shop, measure)
  await measurePhotos(server, shop, measure)
  const { quote } = await aSentQuote(shop)
  const client = await connect(server)
  const ask: Query = (text, values) => client.query(text, values)
  await measureMoney(`${origin}/api/public`, call, shop, ask, measure)
  await measureLists(call, shop, quote.id, ask, measure)
  await client.end()
  writeFileSync(worstRequestsFile, `${JSON.stringify(found, null, 2)}\n`)
  return found.map(({ who, request, cpuMs: measured, inTurns }) => ({
    what: `${who}: CPU of ${request}`,
    measured: `${measured} ms`,
    target: `<= ${mostCpuMs[who]} ms`,
    isMet: inTurns === true || measured <= mostCpuMs[who],
  }))
}

async function query(server: OurServer, text: string): Promise<void> {
  const client = await connect(server)
  await client.query(text)
  await client.end()
}

async function connect({ dataDir }: OurServer): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketDirOf(join(dataDir, 'postgres')),
    user: 'costard',
    database: 'costard',
  })
  await client.connect()
  return client
}

async function signUp(
  { port, apiKey }: OurServer,
  as: object = {},
): Promise<{ readonly localId: string; readonly idToken: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...as, returnSecureToken: true }),
  })
  return (await answer.json()) as { localId: string; idToken: string } // as declared in the protocol
}

/** Waits until the server has finished the work after earlier requests, such as mails. */
async function untilQuiet(server: OurServer): Promise<void> {
  for (let before = -1; before !== cpuMs(server); await pause(quietMs)) before = cpuMs(server)
}

/**
 * User and system time of the process and its child processes, such as the one for PDFs, without the
 * database.
 */
function cpuMs({ pid }: OurServer): number {
  const started = readdirSync('/proc').filter(
    (other) =>
      /^\d+$/.test(other) && statOf(other)?.parent === pid && !statOf(other)?.name.includes('postgres'),
  )
  const ticks = [String(pid), ...started].reduce((sum, one) => sum + (statOf(one)?.ticks ?? 0), 0)
  return (ticks + (statOf(String(pid))?.endedTicks ?? 0)) * tickMs
}

/** Source: proc(5). undefined: the process has exited. */
function statOf(pid: string):
  | {
      readonly name: string
      readonly parent: number
      readonly ticks: number
      /** Ticks of exited child processes. */
      readonly endedTicks: number
    }
  | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    return {
      name: text.slice(0, end),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      endedTicks: Number(fields[13]) + Number(fields[14]),
    }
  } catch {
    return undefined
  }
}
