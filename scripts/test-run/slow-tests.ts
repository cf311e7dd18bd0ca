import type { FileResult } from './file-result.ts'

/** A test that runs alone may take this long, a story of the browser three times as long. Milliseconds. */
const testLimitMs = 5_000
const storyLimitMs = 15_000

/** Tests that may exceed the limit, each with its reason: `file > test`. */
const allowed: Readonly<Record<string, string>> = {}

/** Files that mostly wait for real time: they run beside the others and occupy no core. */
export const waitingFiles: ReadonlySet<string> = new Set([
  'e2e/killed-server.e2e.ts',
  'e2e/live-connection.e2e.ts',
  'e2e/npm-start.e2e.ts',
])

export interface SlowTest {
  readonly name: string
  readonly durationMs: number
}

/** Two at a time on two cores take up to twice as long. */
export const besideOthers = 2

/** Tests of a file that exceed their limit, times a factor, without being allowed to. */
export function slowTests({ file, tests }: FileResult, factor: number): SlowTest[] {
  const limitMs = file.endsWith('.e2e.ts') ? storyLimitMs : testLimitMs
  return tests
    .filter(({ isParent, durationMs }) => !isParent && durationMs > limitMs * factor)
    .map(({ name, durationMs }) => ({ name: `${file} > ${name}`, durationMs }))
    .filter(({ name }) => !(name in allowed))
}
