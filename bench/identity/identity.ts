import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { createClient, type Client, type Reply } from './client.ts'
import { startEmulator } from './emulator.ts'
import { startOurs } from './ours.ts'
import type { Service } from './service.ts'

const rounds = 9
const roundMs = 1500
const warmMs = 3000
/** How many people call at the same time, each over a connection of their own and one call after the other. */
const crowds = [16, 64]
const password = 'correct horse battery'

interface Runner {
  readonly service: Service
  readonly people: readonly Person[]
}

interface Person {
  readonly email: string
  readonly tokens: Reply
}

interface Round {
  readonly perSecond: number
  /** CPU time of a request. Microseconds. */
  readonly serverUs: number
  readonly databaseUs: number
}

interface Call {
  readonly name: string
  readonly hasTarget: boolean
  readonly make: (client: Client, person: Person) => Promise<unknown>
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

/** Races our server against the emulator, both as processes of their own, and gives the table. */
export async function benchIdentity(say: (line: string) => void): Promise<string> {
  say('starting both ...')
  await using running = new AsyncDisposableStack()
  const runners: Runner[] = []
  for (const start of [() => startOurs(4610), () => startEmulator(4620)]) {
    const service = await start()
    running.defer(() => service.stop())
    runners.push({ service, people: await signUpAll(service) })
  }
  const rows: Row[] = []
  for (const call of calls) {
    for (const crowd of crowds) {
      say(`${call.name}, ${crowd} at a time ...`)
      rows.push(...rowsOf(call, crowd, runners, await raceServers(runners, call, crowd)))
    }
  }
  return tableOf(rows)
}

async function signUpAll(service: Service): Promise<readonly Person[]> {
  const client = createClient(service)
  const everyone: Person[] = []
  while (everyone.length < Math.max(...crowds)) {
    const email = `person-${everyone.length}@shop.example`
    everyone.push({ email, tokens: await client.api('signUp', { email, password, returnSecureToken: true }) })
  }
  client.close()
  return everyone
}

/** Both in every round, the order turning, so that a busy machine is busy for both. */
async function raceServers(
  runners: readonly Runner[],
  call: Call,
  crowd: number,
): Promise<readonly Round[][]> {
  const found: Round[][] = runners.map(() => [])
  for (const runner of runners) await load(runner, call, crowd, warmMs)
  for (let round = 0; round < rounds; round += 1) {
    const order = runners.map((_, at) => (at + round) % runners.length)
    for (const at of order) found[at]!.push(await load(runners[at]!, call, crowd, roundMs)) // indexes of runners
  }
  return found
}

async function load({ service, people }: Runner, { make }: Call, crowd: number, ms: number): Promise<Round> {
  const before = service.cpu()
  const startedAt = performance.now()
  let done = 0
  const keepCalling = async (person: Person): Promise<void> => {
    const client = createClient(service)
    while (performance.now() - startedAt < ms) {
      await make(client, person)
      done += 1
    }
    client.close()
  }
  await Promise.all(people.slice(0, crowd).map(keepCalling))
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
  crowd: number,
  runners: readonly Runner[],
  found: readonly Round[][],
): readonly Row[] {
  const [ours = [], theirs = []] = found
  const ratio = median(ours.map(({ perSecond }, at) => perSecond / theirs[at]!.perSecond)) // as many rounds
  return [
    ...runners.map(({ service }, at): Row => {
      const of = (field: keyof Round) => median(found[at]!.map((round) => round[field])) // one for each
      const database = of('databaseUs') > 0 ? `, PostgreSQL ${of('databaseUs').toFixed(0)} us` : ''
      return {
        what: `${name}, ${crowd} at a time: ${service.name}`,
        measured: `${of('perSecond').toFixed(0)} requests/s; CPU ${of('serverUs').toFixed(0)} us${database}`,
      }
    }),
    {
      what: `${name}, ${crowd} at a time: ours to the emulator`,
      measured: `${ratio.toFixed(2)} x`,
      ...(hasTarget && { target: '>= 1.0 x', isMet: ratio >= 1 }),
    },
  ]
}
