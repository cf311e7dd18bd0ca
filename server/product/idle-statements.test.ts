import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { test, vi } from 'vitest'
import { startTestProduct } from '#testing'

const seconds = 20

test('a process without work sends less than one statement a second', { timeout: 120_000 }, async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await startTestProduct()
  // After what the start left to do, and between two runs of what is due each minute: about eight statements.
  await pause(8_000)
  const second = new Date().getSeconds()
  if (second > 58 - seconds) await pause((65 - second) * 1_000)
  statements.mockClear()
  await pause(seconds * 1_000)
  const sent = statements.mock.calls.map(([config]) => JSON.stringify(config).slice(0, 200))
  assert.ok(
    sent.some((text) => text.includes('realtime')),
    'statements are seen',
  )
  assert.ok(sent.length < seconds, `${sent.length} statements in ${seconds} seconds\n${sent.join('\n')}`)
})
