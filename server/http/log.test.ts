import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { testDatabase } from '#testing'
import { createLog } from './log.ts'

const database = await testDatabase()

test('logs a failed query with its reason and without its values', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, (line) => void lines.push(line))
  const error = await database.orm
    .execute(sql`select * from nothing where token = ${'hunter2'}`)
    .catch((e) => e)
  log.error({ error }, 'failed')
  const [line = ''] = lines
  assert.doesNotMatch(line, /hunter2|"client"/)
  assert.match(line, /relation \\"nothing\\" does not exist/)
  assert.match(line, /42P01/)
  assert.match(line, /at /)
})
