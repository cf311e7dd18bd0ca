import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const page of ['SECURITY.md', 'docs/reliability.md']) {
  test(`every line of ${page} names a test that exists`, () => {
    const rows = readFileSync(`${root}${page}`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'))
    const threats = rows.filter((row) => /\.(test|e2e)\.ts`/.test(row))
    assert.ok(threats.length > 10)
    for (const row of threats)
      for (const [, file = ''] of row.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g))
        assert.ok(existsSync(root + file), `${page}: ${file}`)
  })
}

test('each promise has the day of its figures, or is tested in each run', () => {
  const rows = readFileSync(`${root}docs/reliability.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Promise|---)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  assert.ok(rows.length > 20)
  for (const [, promise, tests = '', , date = ''] of rows) {
    assert.match(tests, /`/, promise)
    const isLong = [...tests.matchAll(/`([^`]+\.ts)`/g)].every(([, file = '']) => /\.long\./.test(file))
    assert.match(
      date,
      isLong ? /^(20\d\d-\d\d-\d\d|each long run)$/ : /^(20\d\d-\d\d-\d\d|each run)$/,
      promise,
    )
  }
})

test('each threat has a test', () => {
  const text = readFileSync(`${root}SECURITY.md`, 'utf8')
  const [table = ''] = /\| Threat +\|[\s\S]*?\n\n/.exec(text) ?? []
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:\*\*|Threat|---)/.test(line))
  assert.ok(rows.length > 20)
  for (const row of rows) assert.match(row, /\.test\.ts` +\|$/, row)
})
