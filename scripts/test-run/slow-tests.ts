import type { FileResult } from './file-result.ts'

/** A test that runs alone may take this long, a story of the browser three times as long. Milliseconds. */
const testLimitMs = 5_000
const storyLimitMs = 15_000

/** Files whose tests may exceed the limit, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'core/pricing/compute/pricing-laws.long.test.ts': 'thousands of random catalogs for each law',
  'core/pricing/compute/reference.long.test.ts': '20,000 random prices, computed twice',
  'e2e/killed-server.e2e.ts': 'the whole product starts four times, each with its own PostgreSQL',
  'e2e/killed-while-saving-quotes.e2e.ts': 'the server starts twice with its own PostgreSQL',
  'e2e/live-connection.e2e.ts': 'waits for the REST fallback, and that a short outage stays unmentioned',
  'scripts/account-embedded.long.test.ts': 'commands are processes that start a PostgreSQL',
  'server/database/embedded/embedded.test.ts': 'starts and kills PostgreSQL clusters',
  'server/product/customer-page/public-quote-pages.test.ts': 'makes one visit more than a network may, 301',
  'server/product/team-lifecycle/killed-while-leaving.long.test.ts':
    'waits until jobs of a killed process are released',
  'server/realtime/socket/slow-client.long.test.ts': 'fills the send buffer of a client that reads nothing',
}

/** Files that mostly wait for real time: they run beside the others and occupy no core. */
export const waitingFiles: ReadonlySet<string> = new Set([
  'e2e/killed-server.e2e.ts',
  'e2e/live-connection.e2e.ts',
  'conformance/realtime-reconnect.long.test.ts',
  'e2e/npm-start.e2e.ts',
  'server/realtime/socket/slow-client.long.test.ts',
  'server/product/team-lifecycle/killed-while-leaving.long.test.ts',
])

export interface SlowTest {
  readonly name: string
  readonly durationMs: number
}

/** Two at a time on two cores take up to twice as long. */
export const besideOthers = 2

/** Tests of a file that exceed their limit, times a factor, without being allowed to. */
export function slowTests({ file, tests }: FileResult, factor: number): SlowTest[] {
  if (file in allowed) return []
  const limitMs = file.endsWith('.e2e.ts') ? storyLimitMs : testLimitMs
  return tests
    .filter(({ isParent, durationMs }) => !isParent && durationMs > limitMs * factor)
    .map(({ name, durationMs }) => ({ name: `${file} > ${name}`, durationMs }))
}
