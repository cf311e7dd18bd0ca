import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAppRoute } from './app-routes.ts'

test('knows the paths of the web app', () => {
  const known = [
    '/',
    '/teams/',
    '/t/a1/quotes',
    '/t/a1/quotes/add/setup/g1',
    '/t/a1/quotes/add/setup/g1/x/y/z',
    '/t/a1/catalogs/g1/computation/questions/q1',
    '/q/Zm9vYmFy',
  ]
  for (const path of known) assert.ok(isAppRoute(path), path)
})

test('knows no others', () => {
  for (const path of [
    '/nowhere',
    '/t',
    '/t/a1/nothing',
    '/teams/add/more',
    '/t/a1/quotes/q1/review/x',
  ]) {
    assert.ok(!isAppRoute(path), path)
  }
})
