import pg from 'pg'
import { cpuMsOfTree } from '../../identity/cpu-time.ts'
import type { Request, Shares } from '../asking.ts'
import { memoryOf } from '../memory.ts'
import { work } from '../mix.ts'
import { type Cpu, openSide, type Side } from '../side.ts'
import { directusIndex, startDirectus } from './directus.ts'
import { parseServerIndex, startParseServer } from './parse-server.ts'
import type { Peer } from './peer.ts'
import { fill, rowsOfTeams } from './peer-data.ts'
import { workerAt } from './peer-mix.ts'

/** A server under the mix; all have a database in the same PostgreSQL. */
export interface Contender {
  readonly name: string
  readonly cpuMs: () => Cpu
  readonly memory: () => number
  readonly work: (choice: {
    readonly shares: Shares
    readonly forMs: number
    readonly callers: number
  }) => Promise<readonly Request[]>
}

export interface Contenders {
  readonly ours: Contender
  readonly parseServer: Contender
  readonly directus: Contender
  /** Opens the live sockets of the members at our server. */
  readonly openSockets: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts the three servers with the same quotes. */
export async function openContenders(print: (line: string) => void): Promise<Contenders> {
  print('20 teams with 200 members ...')
  const side = await openSide({ server: 3983, postgres: 3985 })
  const peers: Peer[] = []
  const close = async () => {
    for (const peer of peers) await peer.stop()
    await side.close()
  }
  try {
    const rows = await rowsOfTeams(side.crowd)
    const open = async (
      database: string,
      start: (databaseUrl: string) => Promise<Peer>,
      index: string,
    ): Promise<Contender> => {
      const databaseUrl = await side.postgres.create(database)
      const peer = await start(databaseUrl)
      peers.push(peer)
      print(`the quotes for ${peer.name} ...`)
      const teams = await fill(peer, rows)
      await change(databaseUrl, index)
      return {
        name: peer.name,
        cpuMs: () => ({ server: cpuMsOfTree(peer.pid), database: side.cpuMs().database }),
        memory: () => memoryOf(peer.pid),
        work: workerAt(peer, teams),
      }
    }
    return {
      ours: ourContender(side),
      parseServer: await open('parse', (url) => startParseServer(3987, url), parseServerIndex),
      directus: await open('directus', (url) => startDirectus(3988, url), directusIndex),
      openSockets: side.openSockets,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function ourContender(side: Side): Contender {
  return {
    name: 'ours',
    cpuMs: side.cpuMs,
    memory: () => memoryOf(side.server.pid),
    work: (choice) => work({ ...side, ...choice, thinkMs: 0 }),
  }
}

async function change(databaseUrl: string, index: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    await database.query(index)
    await database.query('analyze')
  } finally {
    await database.end()
  }
}
