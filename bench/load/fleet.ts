import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aLine } from '../../server/testing/product-builders.ts'
import { cpuMsOf, cpuMsOfTree } from '../identity/cpu-time.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { percentile } from '../realtime/percentile.ts'
import type { Row } from '../table.ts'
import { closeConnections } from '../widget/http-client.ts'
import { visit } from '../widget/visitor.ts'
import type { Kind, Request } from './asking.ts'
import { startBalancer } from './balancer.ts'
import { openCrowd } from './crowd.ts'
import { megabytes, memoryOf } from './memory.ts'
import { work } from './mix.ts'
import { startPostgres } from './postgres.ts'
import { openSockets } from './sockets.ts'

const [balancerPort, firstPort, postgresPort] = [3983, 3986, 3985]
const forMs = Number(process.env['MINUTES'] ?? 5) * 60_000
/** Time between a response and the next request of a member. Milliseconds. */
const thinkMs = 2_000
const visitors = 2
/**
 * The balancer sends requests to a killed process until a health check fails, or a connection is refused.
 * Milliseconds.
 */
const killedMs = 3_000

/** All members work for minutes: with one process, then with three behind HAProxy, one of which is killed. */
export async function fleetRows(print: (line: string) => void): Promise<Row[]> {
  return [...(await measure(1, print)), ...(await measure(3, print))]
}

async function measure(processes: number, print: (line: string) => void): Promise<Row[]> {
  const postgres = await startPostgres(postgresPort)
  const folder = mkdtempSync(join(tmpdir(), 'costard-load-'))
  const closing: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    postgres.stop,
  ]
  try {
    const databaseUrl = await postgres.create('costard')
    const start = (at: number) =>
      startOurServer(firstPort + at, {
        databaseUrl,
        dataDir: join(folder, 'data'),
        logLevel: 'error',
        publicUrl: `http://localhost:${balancerPort}`,
      })
    const servers = [await start(0)]
    closing.push(async () => void (await Promise.all(servers.map((server) => server.stop()))))
    while (servers.length < processes) servers.push(await start(servers.length))
    closing.push(await startBalancer(folder, balancerPort, servers))
    print(`${processes} of our processes: 20 teams with 200 members ...`)
    const crowd = await openCrowd(servers[0]!, databaseUrl)
    const sockets = await openSockets(crowd, balancerPort)
    closing.push(() => sockets.forEach((socket) => socket.close()))
    const [{ team }] = crowd as [(typeof crowd)[number]]
    const { answers } = aLine(team.shop)
    print(`${processes} of our processes: at work for ${forMs / 1000} s ...`)
    const memory = { early: 0, late: 0 }
    const memoryNow = () => Math.max(...servers.map(({ pid }) => memoryOf(pid)))
    const early = setTimeout(() => (memory.early = memoryNow()), forMs / 4)
    closing.push(() => clearTimeout(early))
    const cpu = () => ({
      server: servers.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
      database: cpuMsOfTree(postgres.pid),
    })
    const before = cpu()
    const killing = processes > 1 ? killOne(servers, start, forMs / 2) : undefined
    const stopping = new AbortController()
    const visits = visitWidgets(team.widgetId, answers ?? {}, stopping.signal)
    const requests = await work({
      crowd,
      origin: `http://127.0.0.1:${balancerPort}`,
      forMs,
      thinkMs,
      callers: crowd.length,
    })
    stopping.abort()
    const [killedAt, visited] = [await killing, await visits]
    memory.late = memoryNow()
    const after = cpu()
    closeConnections(balancerPort)
    const what = processes === 1 ? 'one process' : 'three processes'
    const perRequest = (who: 'server' | 'database') =>
      ((after[who] - before[who]) / requests.length).toFixed(2)
    const cost = {
      what: `${what}: CPU of a request, with the sockets and visitors`,
      measured: `server ${perRequest('server')} + database ${perRequest('database')} ms`,
    }
    return [
      ...rowsOf(what, requests, killedAt),
      // The CPU time of a killed process is lost.
      ...(processes === 1 ? [cost] : []),
      {
        what: `${what}: memory of a server at a quarter and at the end`,
        measured: `${megabytes(memory.early)}, ${megabytes(memory.late)}; ${visited} visits of widgets beside`,
        target: 'flat: <= 1.1 x',
        isMet: memory.late <= memory.early * 1.1,
      },
    ]
  } finally {
    for (const step of closing.toReversed()) await step()
  }
}

/**
 * Kills the last process after a time, starts it again, and resolves with the second at which it was killed.
 */
async function killOne(
  servers: OurServer[],
  start: (at: number) => Promise<OurServer>,
  afterMs: number,
): Promise<number> {
  await pause(afterMs)
  const last = servers.pop()!
  process.kill(last.pid, 'SIGKILL')
  await pause(2_000)
  servers.push(await start(servers.length))
  return afterMs / 1000
}

async function visitWidgets(widgetId: string, answers: object, stop: AbortSignal): Promise<number> {
  let visited = 0
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!stop.aborted) {
        // A visitor who meets the killed process starts over, as people do.
        await visit(balancerPort, widgetId, answers as Parameters<typeof visit>[2], visited).then(
          () => (visited += 1),
          () => {},
        )
        await pause(thinkMs / 2)
      }
    }),
  )
  return visited
}

function rowsOf(what: string, requests: readonly Request[], killedAt: number | undefined): Row[] {
  const failed = requests.filter(({ status }) => status === undefined || status >= 400)
  // Requests sent before or shortly after the kill, and answered after it.
  const isOfTheKill = ({ at, ms }: Request) =>
    killedAt !== undefined && at + ms / 1000 >= killedAt && at <= killedAt + killedMs / 1000
  const others = failed.filter((request) => !isOfTheKill(request))
  const kinds: readonly Kind[] = ['list', 'open', 'search', 'create', 'edit', 'send', 'page', 'accept']
  const p95 = (kind: Kind) =>
    percentile(
      requests.filter((each) => each.kind === kind).map(({ ms }) => ms),
      95,
    )
  return [
    {
      what: `${what}: requests, and those that failed`,
      measured: `${requests.length}, ${failed.length}${killedAt === undefined ? '' : `; ${others.length} of them not within ${killedMs / 1000} s of the kill`}`,
      target: killedAt === undefined ? '0 failed' : '0 failed but for the kill',
      isMet: others.length === 0,
    },
    {
      what: `${what}: p95 by kind`,
      measured: `${kinds.map((kind) => `${kind} ${p95(kind).toFixed(0)}`).join(', ')} ms`,
    },
  ]
}
