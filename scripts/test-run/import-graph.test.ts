import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsReaching } from './import-graph.ts'

const tests = [
  'core/quotes/quotes.test.ts',
  'contract/contract.test.ts',
  'server/product/quotes/send-quote.test.ts',
  'e2e/live-quotes.e2e.ts',
]

test('a rule of core reaches its tests, the server and every story', () => {
  const reached = testsReaching(['core/quotes/quotes.ts'], tests)
  assert.deepEqual(
    reached,
    tests.filter((path) => !path.startsWith('contract/')),
  )
})

test('a screen reaches stories only', () => {
  assert.deepEqual(testsReaching(['web/screens/home/home-screen.tsx'], tests), ['e2e/live-quotes.e2e.ts'])
})

test('a test file reaches itself', () => {
  assert.deepEqual(testsReaching(['core/quotes/quotes.test.ts'], tests), ['core/quotes/quotes.test.ts'])
})

test('a document reaches nothing', () => {
  assert.deepEqual(testsReaching(['README.md'], tests), [])
})

test('a migration or a package reaches everything', () => {
  assert.deepEqual(testsReaching(['server/database/migrations/0001.sql'], tests), tests)
  assert.deepEqual(testsReaching(['package-lock.json'], tests), tests)
})
