import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pino } from 'pino'
import { startTestServer } from '#testing'
import { openDatabase } from '#database'
import { connectAs, openWire, signUp } from '../testing/wire-client.ts'

const { url: origin, config } = await startTestServer()

test('closes its connections after another process has ended their sessions', async () => {
  const { databaseUrl, dataDir } = config
  const client = await connectAs(origin, await signUp(origin))
  const idle = await openWire(origin)
  const other = await openDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' }))
  await other.pool.query('delete from realtime.processes')
  await Promise.all([client.closed, idle.closed])
  await other.close()
  assert.equal((await (await openWire(origin)).ask('s', {})).s, 'ok')
})
