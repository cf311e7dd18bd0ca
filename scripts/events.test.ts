import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestProduct } from '../server/testing/testing.ts'
import { runEvents } from './run-events.ts'

const { config, database } = await startTestProduct()

async function events(...words: string[]): Promise<readonly [code: number, stdout: string, stderr: string]> {
  let [stdout, stderr] = ['', '']
  const code = await runEvents(words, {
    env: { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir },
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
  })
  return [code, stdout, stderr]
}

test('lists failed events without their payload, and delivers one again', async () => {
  assert.deepEqual(await events('failed'), [0, '[]\n', ''])
  // All attempts are used up; a payload without a handler is not removed.
  await database.pool.query(
    `select graphile_worker.add_job('event', '{"type": "lost", "payload": "secret"}', run_at => now() + interval '1 hour', max_attempts => 1)`,
  )
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'no handler'`,
  )
  const [code, stdout] = await events('failed')
  assert.equal(code, 0)
  const [{ jobId, type, error }] = JSON.parse(stdout)
  assert.deepEqual([type, error], ['lost', 'no handler'])
  assert.doesNotMatch(stdout, /secret/)
  const [retried, said] = await events('retry', jobId)
  assert.equal(retried, 0)
  assert.match(said, /is delivered again/)
  assert.deepEqual(await events('retry', '999999'), [67, '', 'No failed event has job 999999\n'])
})

test('refuses other words with its usage', async () => {
  for (const words of [
    [],
    ['failed', '1'],
    ['retry'],
    ['retry', 'x'],
    ['retry', '1', '2'],
    ['remove', '1'],
  ]) {
    const [code, stdout, stderr] = await events(...words)
    assert.deepEqual([code, stdout], [64, ''])
    assert.match(stderr, /^Usage: npm run events/)
  }
})
