import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Hono } from 'hono'
import { atFirstCall } from './at-first-call.ts'

test('a handler is made once, at the first call, and again if that failed', async () => {
  let made = 0
  const routes = new Hono().get(
    '/',
    atFirstCall(async () => {
      made += 1
      if (made === 1) throw new Error('not yet')
      return async (c) => c.text('answer')
    }),
  )
  assert.equal(made, 0)
  assert.equal((await routes.request('/')).status, 500)
  const answers = await Promise.all([routes.request('/'), routes.request('/')])
  assert.deepEqual(await Promise.all(answers.map((answer) => answer.text())), ['answer', 'answer'])
  assert.equal(made, 2)
})
