import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

test('the changes begin with the version of package.json, and say what operators do', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [, first = ''] = read('CHANGELOG.md').split(/^## /m)
  assert.equal(first.split('\n')[0], version)
  assert.match(first, /^\*\*To do before the upgrade\*\*$/m)
})
