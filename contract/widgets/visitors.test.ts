import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { contract } from '../contract.ts'

test('every write that anybody may call is listed with its bound in docs/visitors.md', () => {
  const listed = readFileSync(new URL('../../docs/visitors.md', import.meta.url), 'utf8')
  const writes = Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).flatMap(([name, { '~orpc': of }]) =>
      of.meta.access === 'anybody' && of.route.method !== 'GET' ? [`${room}.${name}`] : [],
    ),
  )
  assert.ok(writes.includes('widgetVisits.submit'))
  assert.deepEqual(
    writes.filter((name) => !listed.includes(`\`${name}\``)),
    [],
  )
})
