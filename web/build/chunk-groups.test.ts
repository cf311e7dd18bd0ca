import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const root = join(import.meta.dirname, '../..')

test('the groups find the files of the contract that they name', () => {
  const files = readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' }).map((path) =>
    join('contract', path),
  )
  for (const { name, test: pattern } of chunkGroups) {
    if (!(pattern instanceof RegExp)) continue
    const lists = [...pattern.source.matchAll(/contract\[\\\\\/\]\(\?:[^)]+\)\?\(([\w|-]+)\)(-limits)?/g)]
    for (const [, names = '', ending = ''] of lists)
      for (const one of names.split('|')) {
        const isFound = files.some((path) => path.endsWith(`/${one}${ending}.ts`) && pattern.test(path))
        assert.ok(isFound, `${String(name)}: ${one}${ending}.ts`)
      }
    if (name === 'validation' || name === 'basics') assert.ok(lists.length > 0, name)
  }
})
