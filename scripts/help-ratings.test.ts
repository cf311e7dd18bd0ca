import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestProduct } from '../server/testing/testing.ts'
import { runHelpRatings } from './run-help-ratings.ts'

const { config, database } = await startTestProduct()

async function run(...words: string[]): Promise<readonly [code: number, stdout: string, stderr: string]> {
  let [stdout, stderr] = ['', '']
  const code = await runHelpRatings(words, {
    env: { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir },
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
  })
  return [code, stdout, stderr]
}

test('prints the sums, what was of no use first', async () => {
  const head = 'answer\tlanguage\tof use\tof no use\n'
  assert.deepEqual(await run(), [0, head, ''])
  await database.pool.query(
    `insert into product.help_ratings values ('rounding', 'en', 5, 1), ('signature', 'de', 0, 3)`,
  )
  assert.deepEqual(await run(), [0, `${head}signature\tde\t0\t3\nrounding\ten\t5\t1\n`, ''])
  assert.deepEqual(await run('all'), [64, '', 'Usage: npm run help-ratings\n'])
})
