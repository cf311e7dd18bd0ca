import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

// Otherwise such a file could be bundled with a view that imports validation: two files would import each
// other, and one would read the other before it has run. The build does not warn, and the app does not start.
test('what files of validation import is in validation too, if it makes schemas', () => {
  const pattern = chunkGroups.find(({ name }) => name === 'validation')?.test
  assert.ok(pattern instanceof RegExp)
  const isIn = (path: string): boolean => pattern.test(`/${path}`)
  const contract = readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('contract', path))
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('node_modules'))
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
  const makesSchemas = (path: string): boolean => / from 'zod'/.test(textOf(path))
  const left = contract
    .filter(isIn)
    .flatMap((path) =>
      [...textOf(path).matchAll(/^import (?!type )[^']*from '(\.[^']*)'/gm)]
        .map(([, imported = '']) => join(dirname(path), imported))
        .filter((imported) => makesSchemas(imported) && !isIn(imported)),
    )
  assert.deepEqual([...new Set(left)], [])
})
