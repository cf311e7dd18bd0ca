import { pathToFileURL } from 'node:url'
import { median } from '../measure.ts'
import type { Row } from '../table.ts'
import type { Kind, Request } from './asking.ts'
import { megabytes, memoryOf } from './memory.ts'
import { work } from './mix.ts'
import { type Round, roundOf, takeTurns } from './rounds.ts'
import { type Cpu, openSide, type Side } from './side.ts'

/** Number of members who make successive requests. */
const callers = 16
const rounds = 7
const roundMs = 10_000
/** Target: share of the CPU time of the other checkout. */
const targetShare = 0.5

/**
 * CPU time per request of the mix, on this server and, alternately, on one in another checkout. @param other
 * Folder of the other checkout, with its packages.
 */
export async function turnRows(other: string | undefined, print: (line: string) => void): Promise<Row[]> {
  print('20 teams with 200 members ...')
  const ours = await openSide({ server: 3983, postgres: 3985 })
  const theirs = other === undefined ? undefined : await openOther(other).catch(closing(ours))
  const sides = theirs ? [ours, theirs] : [ours]
  try {
    for (const side of sides) await side.openSockets()
    const costs = await takeTurns(sides, rounds, print, (side) =>
      roundOf(side, () => work({ ...side, forMs: roundMs, thinkMs: 0, callers })),
    )
    const own = costs.get(ours)!
    return [
      ...rowsOf('the mix', own),
      { what: 'memory of the server after it', measured: megabytes(memoryOf(ours.server.pid)) },
      ...(theirs ? rowsOf('the mix, the other checkout', costs.get(theirs)!) : []),
      ...(theirs ? [ratioRow(own, costs.get(theirs)!)] : []),
    ]
  } finally {
    for (const side of sides) await side.close()
  }
}

function openOther(folder: string): Promise<Side> {
  const main = new URL('server/main.ts', `${pathToFileURL(folder).href}/`)
  return openSide({ server: 3984, postgres: 3986 }, main)
}

function closing(side: Side) {
  return async (error: unknown): Promise<never> => {
    await side.close()
    throw error
  }
}

function rowsOf(what: string, rounds: readonly Round[]): Row[] {
  const of = (who: keyof Cpu) => median(rounds.map(({ cost }) => cost[who])).toFixed(2)
  const all = rounds.flatMap(({ requests }) => requests)
  return [
    {
      what: `CPU of a request of ${what}`,
      measured: `server ${of('server')} + database ${of('database')} ms`,
    },
    { what: `median of ${what} by kind`, measured: medians(all) },
  ]
}

function medians(requests: readonly Request[]): string {
  const kinds = new Set(requests.map(({ kind }) => kind))
  const of = (kind: Kind) => median(requests.filter((each) => each.kind === kind).map(({ ms }) => ms))
  return [...kinds].map((kind) => `${kind} ${of(kind).toFixed(0)}`).join(', ') + ' ms'
}

function ratioRow(ours: readonly Round[], theirs: readonly Round[]): Row {
  const total = ({ cost }: Round) => cost.server + cost.database
  const ratios = ours.map((round, at) => total(round) / total(theirs[at]!)).toSorted((a, b) => a - b)
  const ratio = median(ratios)
  return {
    what: 'CPU of a request beside the other checkout, in turns',
    measured: `${ratio.toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
    target: `<= ${targetShare}`,
    isMet: ratio <= targetShare,
  }
}
