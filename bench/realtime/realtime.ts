import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { documentSizeRow } from './document-size.ts'
import { greedyRows } from './greedy-guest.ts'
import { connect, type LiveClient } from './live-client.ts'
import { percentile } from './percentile.ts'
import { type Person, type Server, startServer } from './server.ts'

const sockets = 2_000
const listeners = 200
const changes = 60
const idle = 5_000
/** Longer than two of the server's pings, which come every 30 s. */
const idleMs = 70_000
const writesPerSecond = 500
const writeSeconds = 10
const writers = 20
/** Sockets opened at a time: the kernel refuses connections beyond its listen backlog. */
const opening = 50

/** Puts our server under the load of many sockets. Returns the table of results. */
export async function benchRealtime(say: (line: string) => void): Promise<string> {
  say('starting the server ...')
  const server = await startServer(4640)
  try {
    const before = server.memoryBytes()
    say(`opening ${sockets} sockets ...`)
    const people = await several(sockets / listeners, () => server.addPerson())
    const open = await openFor(server, people, sockets)
    const rows = [memoryRow(server, before)]
    say('changing what they listen to ...')
    rows.push(await changeRow(server, people[0]!, open.slice(0, listeners))) // at least one person
    say(`writing ${writesPerSecond} times a second ...`)
    rows.push(...(await writeRows(server, people)))
    say('writing into a large document ...')
    rows.push(await documentSizeRow(server, await several(2, () => server.addPerson())))
    say('writing beside a greedy guest ...')
    rows.push(...(await greedyRows(server, await several(3, () => server.addPerson()))))
    say(`opening up to ${idle} sockets, idle for ${idleMs / 1000} s ...`)
    open.push(...(await openFor(server, people, idle - sockets)))
    rows.push(await idleRow(server, open))
    for (const client of open) client.close()
    return tableOf(rows)
  } finally {
    await server.stop()
  }
}

/** Opens sockets, 200 per person in turn; each listens to the presence of its team. */
async function openFor(server: Server, people: readonly Person[], count: number): Promise<LiveClient[]> {
  const open: LiveClient[] = []
  for (let from = 0; from < count; from += opening) {
    const group = Array.from({ length: Math.min(opening, count - from) }, async (_, at) => {
      const person = people[Math.floor((from + at) / listeners) % people.length]! // the index is in range
      const client = await connect(server.port, person.idToken)
      await client.ask('q', { p: `/presence/${person.teamId}`, h: '' })
      return client
    })
    open.push(...(await Promise.all(group)))
  }
  return open
}

function memoryRow(server: Server, before: number): Row {
  const bytes = server.memoryBytes()
  return {
    what: `memory of the process with ${sockets} sockets, each signed in and listening`,
    measured: `${megabytes(bytes)}, ${megabytes(before)} before them`,
    target: '< 400 MB',
    isMet: bytes > 0 && bytes < 400e6,
  }
}

/** Measures the time from sending a change until every listener has received it. */
async function changeRow(
  server: Server,
  { idToken, userId, teamId }: Person,
  group: readonly LiveClient[],
): Promise<Row> {
  const writer = await connect(server.port, idToken)
  const times: number[] = []
  for (let change = 0; change < changes; change += 1) {
    let sentAt = 0
    const received = group.map(
      (client) =>
        new Promise<void>((resolve) => {
          client.onPush = () => {
            times.push(performance.now() - sentAt)
            resolve()
          }
        }),
    )
    sentAt = performance.now()
    await writer.ask('p', { p: `/presence/${teamId}/${userId}`, d: { change } })
    await Promise.all(received)
    await pause(50)
  }
  writer.close()
  for (const client of group) client.onPush = () => {}
  const p95 = percentile(times, 95)
  return {
    what: `a change of one team reaches its ${group.length} listeners, p95 of ${times.length}`,
    measured: `${p95.toFixed(1)} ms, median ${median(times).toFixed(1)} ms`,
    target: '< 50 ms',
    isMet: p95 < 50,
  }
}

/** Small writes at a steady rate, one request each; acknowledged writes are committed and pushed. */
async function writeRows(server: Server, people: readonly Person[]): Promise<readonly Row[]> {
  const clients = await several(writers, async (at) => {
    const person = people[at % people.length]! // the index is in range
    return { person, client: await connect(server.port, person.idToken) }
  })
  const times: number[] = []
  const pending: Promise<void>[] = []
  const total = writesPerSecond * writeSeconds
  const startedAt = performance.now()
  for (let write = 0; write < total; write += 1) {
    const early = startedAt + (write * 1000) / writesPerSecond - performance.now()
    if (early > 0) await pause(early)
    const { client, person } = clients[write % writers]! // the index is in range
    const sentAt = performance.now()
    const body = { p: `/preferences/${person.userId}/bench/${write % 100}`, d: write }
    pending.push(client.ask('p', body).then(() => void times.push(performance.now() - sentAt)))
  }
  await Promise.all(pending)
  const perSecond = total / ((performance.now() - startedAt) / 1000)
  for (const { client } of clients) client.close()
  return [
    {
      what: `small writes sustained for ${writeSeconds} s, committed and acknowledged`,
      measured: `${perSecond.toFixed(0)} a second`,
      target: `>= ${writesPerSecond} a second`,
      // The last write is acknowledged shortly after it was due.
      isMet: perSecond >= writesPerSecond * 0.98,
    },
    { what: 'one such write, p95', measured: `${percentile(times, 95).toFixed(1)} ms` },
  ]
}

async function idleRow(server: Server, open: readonly LiveClient[]): Promise<Row> {
  const bytes = server.memoryBytes()
  await pause(idleMs)
  const left = open.filter((client) => client.isOpen()).length
  return {
    what: `idle sockets still open after ${idleMs / 1000} s`,
    measured: `${left} of ${open.length}, ${megabytes(bytes)}`,
    target: `all ${idle}`,
    isMet: left === idle,
  }
}

async function several<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 0; at < count; at += 1) made.push(await make(at))
  return made
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
