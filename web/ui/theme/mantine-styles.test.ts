import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const mantine = join(web, 'node_modules/@mantine/core')
const base = ['baseline', 'default-css-variables', 'global']
const listed = [
  ...readFileSync(join(import.meta.dirname, 'mantine-styles.ts'), 'utf8').matchAll(/styles\/([\w-]+)\.css/g),
].map(([, name = '']) => name)

test('has the sheet of every Mantine component in use, and no other', () => {
  assert.deepEqual([...listed].sort(), [...base, ...sheetsInUse()].sort())
})

test('has the sheets in the order of styles.css', () => {
  const all = readFileSync(join(mantine, 'styles.css'), 'utf8')
  const places = listed.map((name) =>
    all.indexOf(readFileSync(join(mantine, `styles/${name}.css`), 'utf8').trim()),
  )
  assert.ok(places.every((place) => place >= 0))
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  )
})

/** Returns the names of the style modules of the imported components. */
function sheetsInUse(): readonly string[] {
  const index = readFileSync(join(mantine, 'esm/index.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/import \{([^}]*)\} from "(\.[^"]*)"/g))
    for (const name of names.split(',')) files.set(name.trim(), join(mantine, 'esm', file))
  const sheets = new Set<string>()
  const seen = new Set<string>()
  // The notifications package uses Notification.
  const waiting = [...importedNames(), 'Notification', 'Portal', 'Transition'].map((name) => files.get(name))
  for (let file = waiting.pop(); file !== undefined || waiting.length > 0; file = waiting.pop()) {
    if (file === undefined || seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const sheet = /([^/]+)\.module\.mjs$/.exec(file)?.[1]
    if (sheet !== undefined) sheets.add(sheet)
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]*)"/g))
      waiting.push(join(dirname(file), next))
  }
  return [...sheets]
}

function importedNames(): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(web, path), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '))
}
