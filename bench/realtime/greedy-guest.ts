import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from '../table.ts'
import type { Guest } from './guest.ts'
import { startInThread } from './in-thread.ts'
import { connect, type LiveClient } from './live-client.ts'
import { percentile } from './percentile.ts'
import type { Person, Server } from './server.ts'

const writesPerSecond = 10
const seconds = 20
/** Number of open pages of the team. */
const pages = 5
const greedySockets = 20
const crowd = 120

/**
 * A member writes and receives their own presence, alone and beside a guest who writes as much as the limits
 * allow.
 */
export async function greedyRows(server: Server, people: readonly Person[]): Promise<readonly Row[]> {
  const [member, guest, other] = people
  if (!member || !guest || !other) throw new Error('three people are needed')
  const team = await Promise.all(
    Array.from({ length: pages }, async () => {
      const client = await connect(server.port, member.idToken)
      await client.ask('q', { p: `/presence/${member.teamId}`, h: '' })
      return client
    }),
  )
  await writeTimes(team, member, 2) // warm-up
  const alone = percentile((await writeTimes(team, member, seconds)).times, 95)
  const { port } = server
  const greedy = await startInThread<Guest, number>(new URL('guest.ts', import.meta.url), {
    ...guest,
    port,
    sockets: greedySockets,
  })
  const beside = percentile((await writeTimes(team, member, seconds)).times, 95)
  const guestWrites = await greedy.stop()
  const health = await startInThread<string, number>(
    new URL('health.ts', import.meta.url),
    `http://127.0.0.1:${port}/livez`,
  )
  const crowding = await startInThread<Guest, number>(new URL('crowd.ts', import.meta.url), {
    ...other,
    port,
    sockets: crowd,
  })
  const { refused } = await writeTimes(team, member, seconds)
  const [slowestHealthMs, written] = await Promise.all([health.stop(), crowding.stop()])
  for (const client of team) client.close()
  return [
    {
      what: `a write of a team, p95, beside a guest with ${greedySockets} sockets who writes as fast as possible`,
      measured: `${beside.toFixed(1)} ms, ${alone.toFixed(1)} ms alone; ${guestWrites} writes of the guest`,
      target: '<= 2 x alone',
      isMet: beside <= 2 * alone,
    },
    {
      what: `writes of a team refused while ${crowd} sockets of a guest send 10 MB each at once`,
      measured: `${refused}; ${written} of the ${crowd} written in ${seconds} s`,
      target: '0',
      isMet: refused === 0,
    },
    {
      what: 'slowest answer of /livez meanwhile',
      measured: `${slowestHealthMs.toFixed(0)} ms`,
      target: '< 1000 ms',
      isMet: slowestHealthMs < 1_000,
    },
  ]
}

async function writeTimes(
  team: readonly LiveClient[],
  { teamId, userId }: Person,
  forSeconds: number,
): Promise<{ readonly times: number[]; readonly refused: number }> {
  const times: number[] = []
  let refused = 0
  const pending: Promise<void>[] = []
  const total = writesPerSecond * forSeconds
  const startedAt = performance.now()
  for (let write = 0; write < total; write += 1) {
    const early = startedAt + (write * 1000) / writesPerSecond - performance.now()
    if (early > 0) await pause(early)
    const sentAt = performance.now()
    const page = write % team.length
    const asked = team[page]!.ask('p', { p: `/presence/${teamId}/${userId}/page${page}`, d: { write } }) // the index is in range
    pending.push(
      asked.then(
        () => void times.push(performance.now() - sentAt),
        () => void (refused += 1),
      ),
    )
  }
  await Promise.all(pending)
  return { times, refused }
}
