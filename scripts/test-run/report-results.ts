import { Transform } from 'node:stream'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import type { TestResult } from './file-result.ts'
import { loading } from './worker-words.ts'

/** Names of the tests that run, from the file inwards. */
const names: string[] = []
let lastNesting = 0

/** Reporter of a worker: sends the result of each test to the process that started it, and `done` after a file. */
export default new Transform({
  writableObjectMode: true,
  transform(event: TestEvent, _encoding, next) {
    send(event)
    next()
  },
})

function send({ type, data }: TestEvent): void {
  if (type === 'test:start') names[data.nesting] = data.name
  if (type !== 'test:pass' && type !== 'test:fail') return
  const { nesting, details, skip, todo } = data
  if (nesting === 1 && data.name === loading) return
  const error = type === 'test:fail' ? data.details.error : undefined
  const result: TestResult = {
    name: names.slice(1, nesting + 1).join(' > '),
    isSuite: details.type === 'suite',
    isParent: lastNesting > nesting,
    durationMs: details.duration_ms,
    outcome: error ? 'failed' : skip !== undefined || todo !== undefined ? 'skipped' : 'passed',
    ...(error && !isFailedBySubtests(error) && { reason: inspect(error.cause ?? error) }),
  }
  lastNesting = nesting
  process.send?.({ type: nesting === 0 ? 'done' : 'test', result })
}

// A parent fails with its subtests; their own errors say why.
function isFailedBySubtests(error: object): boolean {
  return 'failureType' in error && error.failureType === 'subtestsFailed'
}
