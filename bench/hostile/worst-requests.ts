import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { aLine, aQuote, aSentQuote, type Shop, tokenIn } from '../../server/testing/product-builders.ts'
import { realtimeLimits } from '../../server/realtime/limits.ts'
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

/** CPU of the most costly request that the bounds allow, for the list of limits. */
export interface WorstRequest {
  readonly who: 'without an account' | 'guest' | 'member'
  readonly request: string
  readonly cpuMs: number
  /** The request waits in a queue in which teams take turns, so that it may cost more. */
  readonly inTurns?: true
}

export const worstRequestsFile = new URL('worst-requests.json', import.meta.url)

/** A guest has no account either. */
export const mostCpuMs = { 'without an account': 250, guest: 250, member: 1_000 } as const
const rounds = 5
/** More is refused. */
const guestRounds = 2
/** Length of a tick, in which the kernel counts CPU. */
const tickMs = 10
const [lines, linesPerCall] = [200, 50]

/** Sends a request several times and notes what one costs. */
export type Measure = (
  who: WorstRequest['who'],
  request: string,
  send: () => Promise<Response>,
  times?: number,
  inTurns?: true,
) => Promise<void>

/** Calls the API as the owner. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Response>

/** Measures the process of the server; its database has processes of its own. */
export async function worstRows(server: OurServer, shop: Shop): Promise<Row[]> {
  const origin = `http://127.0.0.1:${server.port}`
  const found: WorstRequest[] = []
  const measure: Measure = async (who, request, send, times = rounds, inTurns) => {
    const answers: number[] = []
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
  const some = (from: number) =>
    Array.from({ length: linesPerCall }, (_, at) =>
      aLine(shop, { device: { key: 'iphone-15', name: `Device ${from + at}` } }),
    )
  const draft = await aQuote(shop, { lines: some(0) })
  const path = `${shop.path}/quotes/${draft.id}`
  let { rev } = draft
  for (let from = linesPerCall; from < lines; from += linesPerCall) {
    const changes = some(from).map((line) => ({ op: 'add', line }))
    rev = (await shop.owner.call('PATCH', `${path}/lines`, { rev, changes })).body.rev
  }
  // A mail goes only out where the address of its sender is proven.
  await query(server, 'update identity.users set is_email_verified = true')
  const sent = await shop.owner.call('POST', `${path}/send`, { rev })
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${sent.code}`)
  const token = tokenIn(sent.body.publicUrl)
  const page = `${origin}/q/${token}`
  const refused = { method: 'POST', headers: { origin }, body: new URLSearchParams({ answer: 'accept' }) }
  await measure('without an account', `customer page of ${lines} lines`, () => fetch(page))
  await measure('without an account', `the same with all of them`, () => fetch(`${page}?all`))
  await measure('without an account', `HEAD of the same`, () => fetch(page, { method: 'HEAD' }))
  await measure('without an account', `an acceptance of the same that lacks the name`, () =>
    fetch(page, refused),
  )
  await measure('without an account', `the same offer by the API`, () =>
    fetch(`${origin}/api/public/quotes/${token}`),
  )
  const guest = await signUp(server)
  const values = realtimeLimits.guestWriteValues - 10
  const children = Object.fromEntries(Array.from({ length: values }, (_, at) => [`c${at}`, at]))
  const live = (query = '') =>
    `${origin}/preferences/${guest.localId}.json?ns=costard&auth=${guest.idToken}${query}`
  const put = () => fetch(live('&print=silent'), { method: 'PUT', body: JSON.stringify(children) })
  await measure(
    'guest',
    `a live write of ${values.toLocaleString('en')} values, and of as many again`,
    put,
    guestRounds,
  )
  await measure('guest', 'reading them', () => fetch(live()), guestRounds)
  await measure(
    'guest',
    'one of them by its value',
    () => fetch(live('&orderBy="$value"&limitToFirst=1')),
    guestRounds,
  )
  await measure('guest', 'their keys', () => fetch(live('&shallow=true')), guestRounds)
  await measure('member', `a new quote of ${linesPerCall} lines`, () =>
    call('POST', `${shop.path}/quotes`, {
      customer: { kind: 'private', name: 'Ada Customer', email: 'ada@customer.example' },
      lines: some(0),
    }),
  )
  await measure('member', `a quote of ${lines} lines`, () => call('GET', path))
  await measureIdentity(server, measure)
  await measureWidget(server, shop, measure)
  await measureContent(server, measure)
  await measureFiles(call, path, measure)
  await measureCatalogs(call, shop, measure)
  await measurePrograms(server, shop, measure)
  const { quote } = await aSentQuote(shop)
  const client = await connect(server)
  await measureLists(call, shop, quote.id, (text, values) => client.query(text, values), measure)
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

async function signUp({
  port,
  apiKey,
}: OurServer): Promise<{ readonly localId: string; readonly idToken: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  })
  return (await answer.json()) as { localId: string; idToken: string } // of the protocol
}

/** User and system time of the process and of those that it started, such as that of PDFs, without the database. */
function cpuMs({ pid }: OurServer): number {
  const started = readdirSync('/proc').filter(
    (other) =>
      /^\d+$/.test(other) && statOf(other)?.parent === pid && !statOf(other)?.name.includes('postgres'),
  )
  return [String(pid), ...started].reduce((sum, one) => sum + (statOf(one)?.ticks ?? 0), 0) * tickMs
}

/** Source: proc(5). Undefined: the process has ended. */
function statOf(
  pid: string,
): { readonly name: string; readonly parent: number; readonly ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    return {
      name: text.slice(0, end),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    }
  } catch {
    return undefined
  }
}
