import { median } from '../../measure.ts'
import { type Row, tableOf } from '../../table.ts'
import type { Shares } from '../asking.ts'
import { megabytes } from '../memory.ts'
import { type Round, roundOf, takeTurns } from '../rounds.ts'
import { type Contender, type Contenders, openContenders } from './contenders.ts'

const callers = 16
const rounds = 7
const roundMs = 10_000
/** Rounds in which all requests are of one kind, and those with live sockets. */
const shortRounds = 3
const shortRoundMs = 3_000
const mix = { list: 40, open: 30, search: 10, create: 10, edit: 10 } as const satisfies Shares
/** The kind that adds quotes comes last. */
const kinds = ['list', 'open', 'search', 'edit', 'create'] as const satisfies readonly (keyof typeof mix)[]
/** Targets: requests per CPU second as a multiple of those of each peer. */
const targets = { parseServer: 0.9, directus: 5 }

/** Our server, Parse Server and Directus are asked the same mix of requests, in turns. */
export async function benchPeers(print: (line: string) => void): Promise<string> {
  const contenders = await openContenders(print)
  try {
    return tableOf(await rowsOf(contenders, print))
  } finally {
    await contenders.close()
  }
}

async function rowsOf(contenders: Contenders, print: (line: string) => void): Promise<Row[]> {
  const { ours, parseServer, directus } = contenders
  const all = [ours, parseServer, directus]
  const roundsOf = (who: readonly Contender[], shares: Shares, count: number, forMs: number) =>
    takeTurns(who, count, print, (each) => roundOf(each, () => each.work({ shares, forMs, callers })))

  print('the mix, in turns ...')
  const mixed = await roundsOf(all, mix, rounds, roundMs)
  const memory = new Map(all.map((each) => [each, each.memory()]))
  const byKind = new Map(all.map((each) => [each, [] as string[]]))
  for (const kind of kinds) {
    print(`only ${kind}, in turns ...`)
    const measured = await roundsOf(all, { [kind]: 100 }, shortRounds, shortRoundMs)
    for (const each of all) byKind.get(each)!.push(`${kind} ${perCpuSecond(measured.get(each)!)}`)
  }
  await contenders.openSockets()
  print('the mix with the live sockets of our members ...')
  const live = (await roundsOf([ours], mix, shortRounds, roundMs)).get(ours)!
  const ratioOf = (peer: Contender, target: number) =>
    ratioRow(peer.name, mixed.get(ours)!, mixed.get(peer)!, target)
  return [
    ...all.flatMap((each) => [
      { what: `${each.name}: requests per CPU second of the mix`, measured: costOf(mixed.get(each)!) },
      { what: `${each.name}: requests per CPU second by kind`, measured: byKind.get(each)!.join(', ') },
      { what: `${each.name}: memory after the mix`, measured: megabytes(memory.get(each)!) },
    ]),
    { what: 'ours, with the live sockets of 200 members, by itself', measured: costOf(live) },
    ratioOf(parseServer, targets.parseServer),
    ratioOf(directus, targets.directus),
    {
      what: `memory of ours beside ${parseServer.name}`,
      measured: `${(memory.get(ours)! / memory.get(parseServer)!).toFixed(2)} x`,
      target: '<= 1 x',
      isMet: memory.get(ours)! <= memory.get(parseServer)!,
    },
  ]
}

const costMs = ({ cost }: Round): number => cost.server + cost.database

const perCpuSecond = (measured: readonly Round[]): string => (1000 / median(measured.map(costMs))).toFixed(0)

function costOf(measured: readonly Round[]): string {
  const of = (who: keyof Round['cost']) => median(measured.map(({ cost }) => cost[who])).toFixed(2)
  return `${perCpuSecond(measured)}; server ${of('server')} + database ${of('database')} ms a request`
}

function ratioRow(peer: string, ours: readonly Round[], theirs: readonly Round[], target: number): Row {
  const ratios = ours.map((round, at) => costMs(theirs[at]!) / costMs(round)).toSorted((a, b) => a - b)
  const ratio = median(ratios)
  return {
    what: `requests per CPU second of ours beside ${peer}`,
    measured: `${ratio.toFixed(2)} x (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
    target: `>= ${target} x`,
    isMet: ratio >= target,
  }
}
