import { setTimeout as delay } from 'node:timers/promises'
import { openShop } from '../bench-shop.ts'
import { analyze, databaseOf } from '../embedded-database.ts'
import { cpuMsOf, cpuMsOfTree } from '../identity/cpu-time.ts'
import { median } from '../measure.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'
import { closeConnections } from '../widget/http-client.ts'
import { plainVariants } from './plain-variants.ts'
import { callers, requestsTo, type Waited } from './requests.ts'
import { startRows } from './starts.ts'

const rounds = 9
const warmRounds = 1
/** Wait for jobs that requests cause, such as news, which belong to their cost. Milliseconds. */
const restMs = 300
const [port, plainPort] = [3981, 3982]
/** A trick is kept if it saves this share of the CPU time of something that users wait for. */
const leastSaved = 0.15

/** CPU of one request. Milliseconds. */
interface Cost {
  readonly server: number
  readonly database: number
}

interface Side {
  readonly server: OurServer
  readonly requests: readonly Waited[]
}

/** Compares the server with a version without one of its tricks, for each trick. Returns the table. */
export async function benchTricks(print: (line: string) => void): Promise<string> {
  const only = process.env['TRICKS']?.split(',')
  const names = Object.keys(plainVariants).filter((name) => only?.includes(name) ?? true)
  const rows: Row[] = []
  for (const name of names) {
    print(`without ${name} ...`)
    rows.push(...(await rowsOf(name, print)))
  }
  if (only?.includes('start') ?? true) rows.push(...(await startRows()))
  return tableOf(rows)
}

async function rowsOf(trick: string, print: (line: string) => void): Promise<Row[]> {
  const preload = new URL(`replace.ts?${trick}`, import.meta.url).href
  const product = await openSide(trick, port, [])
  const plain = await openSide(trick, plainPort, ['--import', preload]).catch(async (error: unknown) => {
    await product.server.stop()
    throw error
  })
  try {
    const rows: Row[] = []
    for (const [index, { what }] of product.requests.entries()) {
      const costs: { with: Cost; without: Cost }[] = []
      for (let round = -warmRounds; round < rounds; round += 1) {
        const measured = { with: { server: 0, database: 0 }, without: { server: 0, database: 0 } }
        const sides = [['with', product] as const, ['without', plain] as const]
        // The two alternate in starting a round, since other load on the machine changes slowly.
        for (const [name, side] of round % 2 === 0 ? sides : sides.toReversed())
          measured[name] = await costOf(side, index, round)
        if (round >= 0) costs.push(measured)
      }
      const row = rowOf(trick, what, costs)
      print(`${row.what}: ${row.measured}`)
      rows.push(row)
    }
    return rows
  } finally {
    for (const { server } of [product, plain]) await server.stop()
  }
}

async function openSide(trick: string, at: number, flags: readonly string[]): Promise<Side> {
  const server = await startOurServer(at, { flags, logLevel: 'error' })
  const all = await requestsTo(server, await openShop(server))
  const requests = all.filter(({ what }) => plainVariants[trick]?.requests.includes(what))
  for (const index of requests.keys()) await costOf({ server, requests }, index, -warmRounds - 1)
  await analyze(server)
  return { server, requests }
}

async function costOf({ server, requests }: Side, index: number, round: number): Promise<Cost> {
  const { times, ask } = requests[index]!
  const before = cpuOf(server)
  let next = 0
  const askInTurn = async (caller: number) => {
    // Texts different from those of all earlier rounds.
    while (next < times) await ask(caller, (round + 100) * 1_000 + next++)
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => askInTurn(caller)))
  await delay(restMs)
  const after = cpuOf(server)
  closeConnections(server.port) // before the server closes them as unused
  return {
    server: (after.server - before.server) / times,
    database: (after.database - before.database) / times,
  }
}

/** CPU time so far of all processes of the server and of its database. Milliseconds. */
function cpuOf(server: OurServer): Cost {
  return { server: cpuMsOf(server.pid), database: cpuMsOfTree(databaseOf(server).pid) }
}

function rowOf(trick: string, what: string, costs: readonly { with: Cost; without: Cost }[]): Row {
  const ratios = costs.map((one) => sum(one.with) / sum(one.without)).toSorted((a, b) => a - b)
  const ratio = median(ratios)
  const text = (cost: (one: (typeof costs)[number]) => Cost) =>
    `${median(costs.map((one) => cost(one).server)).toFixed(2)} + ${median(costs.map((one) => cost(one).database)).toFixed(2)} ms`
  return {
    what: `${trick}: ${what}`,
    measured: `${ratio.toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}); ${text((one) => one.with)}, without ${text((one) => one.without)}`,
    target: `<= ${1 - leastSaved}`,
    isMet: ratio <= 1 - leastSaved,
  }
}

const sum = ({ server, database }: Cost): number => server + database
