export interface TestRun {
  readonly tests: readonly TestResult[]
  /** Failures outside of a test, such as a file that cannot be loaded. */
  readonly faults: readonly string[]
}

interface TestResult {
  readonly name: string
  readonly durationMs: number
  /** unstable: it failed, then passed when repeated. */
  readonly outcome: 'passed' | 'failed' | 'unstable' | 'skipped'
}

/**
 * Prints the slowest tests, the unstable and failed ones, and the counts as the last line. Returns true if
 * all passed.
 */
export function report(runs: readonly TestRun[]): boolean {
  const tests = runs.flatMap((run) => run.tests)
  const named = (outcome: TestResult['outcome']): string[] =>
    tests.filter((test) => test.outcome === outcome).map(({ name }) => name)
  const unstable = named('unstable')
  const failed = [...named('failed'), ...runs.flatMap(({ faults }) => faults)]
  const slowest = tests.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10)
  list(
    'The slowest tests',
    slowest.map(({ name, durationMs }) => `${seconds(durationMs)}  ${name}`),
  )
  list('Unstable, failed and then passed', unstable)
  list('Failed', failed)
  console.log(`\n${named('passed').length + unstable.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(7)
