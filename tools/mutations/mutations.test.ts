import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { mutationsPage } from './mutations-page.ts'
import { mutations, timesFound } from './mutations.ts'

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url)

test('each mutation changes a text that stands once in its file, and names a test that exists', () => {
  assert.ok(mutations.length >= 30, `${mutations.length}`)
  const stale = mutations.filter(
    ({ file, text, replacement, test: catching }) =>
      text === replacement ||
      !existsSync(at(catching)) ||
      !existsSync(at(file)) ||
      timesFound(readFileSync(at(file), 'utf8'), text) !== 1,
  )
  assert.deepEqual(stale, [])
})

test('the page of mutations says what the list says, and each was caught', () => {
  assert.equal(readFileSync(at('docs/mutations.md'), 'utf8'), mutationsPage())
  assert.deepEqual(
    mutations.filter(({ caughtBy }) => !caughtBy),
    [],
  )
})
