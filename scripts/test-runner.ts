import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { startTestPostgres } from '../server/testing/test-database.ts'

// Two files at a time: more wait for each other on the two cores of the smallest machine we think of.
const concurrency = 2
const timeoutMs = 300_000

const postgres = await startTestPostgres()
try {
  const counts = await runFiles(process.argv.slice(2), {
    ...process.env,
    COSTARD_TEST_DATABASE_URL: postgres.url,
  })
  process.send?.(counts)
} finally {
  await postgres.stop()
}

async function runFiles(
  files: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 }
  const tests = run({ files, concurrency, timeout: timeoutMs, env })
  tests.on('test:summary', ({ file, counts: all }) => {
    if (file !== undefined) return // the sum over all files comes without one
    counts.passed = all.passed
    counts.failed = all.tests - all.passed - all.skipped - all.todo
  })
  const output = tests.compose(new spec())
  output.pipe(process.stdout, { end: false })
  await finished(output)
  return counts
}
