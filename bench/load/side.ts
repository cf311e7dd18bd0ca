import { cpuMsOfTree } from '../identity/cpu-time.ts'
import { type OurServer, startOurServer } from '../our-server.ts'
import { type Member, openCrowd } from './crowd.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { openSockets } from './sockets.ts'

/** A server with its own PostgreSQL, and signed-in members, at first without sockets. */
export interface Side {
  readonly server: OurServer
  readonly crowd: readonly Member[]
  readonly origin: string
  readonly postgres: Postgres
  /** CPU time so far. Milliseconds. */
  readonly cpuMs: () => Cpu
  /** Each member follows the revisions of the team, as open screens do. */
  readonly openSockets: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface Cpu {
  readonly server: number
  readonly database: number
}

interface Ports {
  readonly server: number
  readonly postgres: number
}

/** main: the entry of the server. */
export async function openSide(ports: Ports, main?: URL): Promise<Side> {
  const postgres = await startPostgres(ports.postgres)
  const closing: (() => Promise<void> | void)[] = [postgres.stop]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const databaseUrl = await postgres.create('costard')
    const server = await startOurServer(ports.server, {
      databaseUrl,
      logLevel: 'error',
      ...(main && { main }),
    })
    closing.push(server.stop)
    const crowd = await openCrowd(server, databaseUrl)
    return {
      server,
      crowd,
      origin: `http://127.0.0.1:${server.port}`,
      postgres,
      cpuMs: () => ({ server: cpuMsOfTree(server.pid), database: cpuMsOfTree(postgres.pid) }),
      async openSockets() {
        const sockets = await openSockets(crowd, server.port)
        closing.push(() => sockets.forEach((socket) => socket.close()))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
