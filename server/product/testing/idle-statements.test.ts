import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { test, vi } from 'vitest'
import { startTestProduct } from '#testing'

const seconds = 20

test('a process without work sends less than one statement a second', { timeout: 240_000 }, async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const { database } = await startTestProduct()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  // The start leaves jobs behind, some of which a busy machine runs later: the process has to be idle in one
  // window only.
  await pause(8_000)
  let sent: string[] = []
  for (let window = 0; window < 4; window += 1) {
    await afterJobsOfTheMinute()
    statements.mockClear()
    await pause(seconds * 1_000)
    const clients = statements.mock.contexts as pg.Client[]
    sent = statements.mock.calls.flatMap(([config], index) =>
      clients[index]?.database === rows[0]?.name ? [JSON.stringify(config).slice(0, 200)] : [],
    )
    if (sent.length < seconds) break
  }
  assert.ok(
    sent.some((text) => text.includes('realtime')),
    'statements are seen',
  )
  assert.ok(sent.length < seconds, `${sent.length} statements in ${seconds} seconds\n${sent.join('\n')}`)
})

/** Waits until the jobs of each minute are done: about eight statements in its first seconds. */
async function afterJobsOfTheMinute(): Promise<void> {
  const second = new Date().getSeconds()
  if (second < 5 || second > 58 - seconds) await pause(((65 - second) % 60) * 1_000)
}
