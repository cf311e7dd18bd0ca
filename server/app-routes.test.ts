import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isAppRoute } from './app-routes.ts'

test('accepts paths that match a route', () => {
  const known = ['/', '/teams/', '/t/a1/quotes', '/t/a1/quotes/add/setup/g1', '/t/a1/quotes/add/setup/g1/x/y']
  for (const path of known) assert.ok(isAppRoute(path), path)
})

test('rejects other paths', () => {
  const unknown = ['/nowhere', '/t', '/t/a1/nothing', '/teams/add/more', '/t/a1/quotes/q1/review/x']
  for (const path of unknown) assert.ok(!isAppRoute(path), path)
})
