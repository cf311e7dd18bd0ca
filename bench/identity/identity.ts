import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { createClient, type Client, type Reply } from './client.ts'
import { startEmulator } from './emulator.ts'
import { startOurs } from './ours.ts'
import type { Service } from './service.ts'

const rounds = 9
const roundMs = 1500
const warmMs = 3000
/** Numbers of concurrent clients, each with its own connection and one call at a time. */
const clientCounts = [16, 64]
const password = 'correct horse battery'

interface Runner {
  readonly service: Service
  readonly users: readonly User[]
}

interface User {
  readonly email: string
  readonly tokens: Reply
}

interface Round {
  readonly perSecond: number
  /** CPU time per request. Microseconds. */
  readonly serverUs: number
  readonly databaseUs: number
}

interface Call {
  readonly name: string
  readonly hasTarget: boolean
  readonly make: (client: Client, user: User) => Promise<unknown>
}

const calls: readonly Call[] = [
  {
    name: 'lookup',
    hasTarget: true,
    make: (client, { tokens: { idToken } }) => client.api('lookup', { idToken }),
  },
  {
    name: 'token refresh',
    hasTarget: true,
    make: (client, { tokens: { refreshToken } }) => client.refresh(refreshToken),
  },
  {
    name: 'anonymous sign-up',
    hasTarget: true,
    make: (client) => client.api('signUp', { returnSecureToken: true }),
  },
  {
    name: 'password sign-in',
    hasTarget: false,
    make: (client, { email }) =>
      client.api('signInWithPassword', { email, password, returnSecureToken: true }),
  },
]

/** Compares our server with the emulator, each in its own process. Returns the table. */
export async function benchIdentity(print: (line: string) => void): Promise<string> {
  print('starting both servers ...')
  await using running = new AsyncDisposableStack()
  const runners: Runner[] = []
  for (const start of [() => startOurs(4610), () => startEmulator(4620)]) {
    const service = await start()
    running.defer(() => service.stop())
    runners.push({ service, users: await signUpAll(service) })
  }
  const rows: Row[] = []
  for (const call of calls) {
    for (const clients of clientCounts) {
      print(`${call.name}, ${clients} clients ...`)
      rows.push(...rowsOf(call, clients, runners, await measureServers(runners, call, clients)))
    }
  }
  return tableOf(rows)
}

async function signUpAll(service: Service): Promise<readonly User[]> {
  const client = createClient(service)
  const users: User[] = []
  while (users.length < Math.max(...clientCounts)) {
    const email = `person-${users.length}@shop.example`
    users.push({ email, tokens: await client.api('signUp', { email, password, returnSecureToken: true }) })
  }
  client.close()
  return users
}

/** Runs both servers in every round, in rotating order, so that other load on the machine affects both. */
async function measureServers(
  runners: readonly Runner[],
  call: Call,
  clients: number,
): Promise<readonly Round[][]> {
  const found: Round[][] = runners.map(() => [])
  for (const runner of runners) await load(runner, call, clients, warmMs)
  for (let round = 0; round < rounds; round += 1) {
    const order = runners.map((_, at) => (at + round) % runners.length)
    for (const at of order) found[at]!.push(await load(runners[at]!, call, clients, roundMs)) // the index is within runners
  }
  return found
}

async function load({ service, users }: Runner, { make }: Call, clients: number, ms: number): Promise<Round> {
  const before = service.cpu()
  const startedAt = performance.now()
  let done = 0
  const keepCalling = async (user: User): Promise<void> => {
    const client = createClient(service)
    while (performance.now() - startedAt < ms) {
      await make(client, user)
      done += 1
    }
    client.close()
  }
  await Promise.all(users.slice(0, clients).map(keepCalling))
  const seconds = (performance.now() - startedAt) / 1000
  const after = service.cpu()
  return {
    perSecond: done / seconds,
    serverUs: ((after.server - before.server) * 1000) / done,
    databaseUs: ((after.database - before.database) * 1000) / done,
  }
}

function rowsOf(
  { name, hasTarget }: Call,
  clients: number,
  runners: readonly Runner[],
  found: readonly Round[][],
): readonly Row[] {
  const [ours = [], theirs = []] = found
  const ratio = median(ours.map(({ perSecond }, at) => perSecond / theirs[at]!.perSecond)) // both have the same number of rounds
  return [
    ...runners.map(({ service }, at): Row => {
      const of = (field: keyof Round) => median(found[at]!.map((round) => round[field])) // one list per runner
      const database = of('databaseUs') > 0 ? `, PostgreSQL ${of('databaseUs').toFixed(0)} us` : ''
      return {
        what: `${name}, ${clients} clients: ${service.name}`,
        measured: `${of('perSecond').toFixed(0)} requests/s; CPU ${of('serverUs').toFixed(0)} us${database}`,
      }
    }),
    {
      what: `${name}, ${clients} clients: ours vs emulator`,
      measured: `${ratio.toFixed(2)} x`,
      ...(hasTarget && { target: '>= 1.0 x', isMet: ratio >= 1 }),
    },
  ]
}
