import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { createClient, type Client, type Reply } from './client.ts'
import { startEmulator } from './emulator.ts'
import { startOurs } from './ours.ts'
import type { Service } from './service.ts'

const rounds = 9
const roundMs = 1500
const warmMs = 3000
/** Each with a connection and one call at a time. */
const people = 64
const password = 'correct horse battery'

interface Runner {
  readonly service: Service
  readonly people: readonly Person[]
}

interface Person {
  readonly client: Client
  readonly email: string
  readonly tokens: Reply
}

interface Round {
  readonly perSecond: number
  /** CPU time of a request. Microseconds. */
  readonly serverUs: number
  readonly databaseUs: number
}

const calls: readonly {
  readonly name: string
  readonly hasTarget: boolean
  readonly work: (person: Person) => Promise<unknown>
}[] = [
  {
    name: 'lookup',
    hasTarget: true,
    work: ({ client, tokens: { idToken } }) => client.api('lookup', { idToken }),
  },
  {
    name: 'token refresh',
    hasTarget: true,
    work: ({ client, tokens }) => client.refresh(tokens.refreshToken),
  },
  {
    name: 'anonymous sign-up',
    hasTarget: true,
    work: ({ client }) => client.api('signUp', { returnSecureToken: true }),
  },
  {
    name: 'password sign-in',
    hasTarget: false,
    work: ({ client, email }) =>
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
    const everyone: Person[] = []
    running.defer(() => everyone.forEach(({ client }) => client.close()))
    for (let at = 0; at < people; at += 1) everyone.push(await signUp(service, `person-${at}@shop.example`))
    runners.push({ service, people: everyone })
  }
  const rows: Row[] = []
  for (const { name, hasTarget, work } of calls) {
    say(`${name} ...`)
    const found = await raceServers(runners, work)
    rows.push(...rowsOf(name, hasTarget, runners, found))
  }
  return tableOf(rows)
}

async function signUp(service: Service, email: string): Promise<Person> {
  const client = createClient(service)
  return { client, email, tokens: await client.api('signUp', { email, password, returnSecureToken: true }) }
}

/** Both in every round, the order turning, so that a busy machine is busy for both. */
async function raceServers(
  runners: readonly Runner[],
  work: (typeof calls)[number]['work'],
): Promise<readonly Round[][]> {
  const found: Round[][] = runners.map(() => [])
  for (const runner of runners) await load(runner, work, warmMs)
  for (let round = 0; round < rounds; round += 1) {
    const order = runners.map((_, at) => (at + round) % runners.length)
    for (const at of order) found[at]!.push(await load(runners[at]!, work, roundMs)) // indexes of runners
  }
  return found
}

async function load(runner: Runner, work: (typeof calls)[number]['work'], ms: number): Promise<Round> {
  const before = runner.service.cpu()
  const startedAt = performance.now()
  let done = 0
  const call = async (person: Person) => {
    while (performance.now() - startedAt < ms) {
      await work(person)
      done += 1
    }
  }
  await Promise.all(runner.people.map(call))
  const seconds = (performance.now() - startedAt) / 1000
  const after = runner.service.cpu()
  return {
    perSecond: done / seconds,
    serverUs: ((after.server - before.server) * 1000) / done,
    databaseUs: ((after.database - before.database) * 1000) / done,
  }
}

function rowsOf(
  name: string,
  hasTarget: boolean,
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
        what: `${name}: ${service.name}`,
        measured: `${of('perSecond').toFixed(0)} requests/s; CPU ${of('serverUs').toFixed(0)} us${database}`,
      }
    }),
    {
      what: `${name}: ours to the emulator`,
      measured: `${ratio.toFixed(2)} x`,
      ...(hasTarget && { target: '>= 1.0 x', isMet: ratio >= 1 }),
    },
  ]
}
