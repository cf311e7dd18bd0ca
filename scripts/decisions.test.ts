import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { listFiles } from './list-files.ts'

const folder = 'docs/decisions'
const records = listFiles(folder, /\/\d{3}-[\w.-]+\.md$/).map((path) => path.slice(folder.length + 1))
const numbers = new Set(records.map((name) => name.slice(0, 3)))
const texts = listFiles('.', /\.(md|ts|tsx|mjs)$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('each decision that is mentioned has a record', () => {
  assert.ok(records.length > 50, `${records.length}`)
  const missing = texts.flatMap(({ path, text }) => [
    ...[...text.matchAll(/decisions\/(\d{3}-[\w.-]+\.md)/g)]
      .filter(([, name = '']) => !records.includes(name))
      .map(([mention]) => `${path}: ${mention}`),
    ...[...text.matchAll(/\bdecisions?\s+\[?(\d{3})\b/gi)]
      .filter(([, number = '']) => !numbers.has(number))
      .map(([mention]) => `${path}: ${mention}`),
  ])
  assert.deepEqual(missing, [])
})

test('records link to records under their own number', () => {
  const wrong = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\[(?:decision\s+)?(\d{3})\]\((?:[\w./]*decisions\/)?(\d{3})-([\w.-]+\.md)\)/gi)]
      .filter(([, label, number, rest]) => label !== number || !records.includes(`${number}-${rest}`))
      .map(([mention]) => `${path}: ${mention}`),
  )
  assert.deepEqual(wrong, [])
})

test('each record is in the index once, with its title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8')
  const listed = [...index.matchAll(/^- \[(.+?)\]\((\d{3}-[\w.-]+\.md)\): .+\.$/gm)]
  assert.deepEqual(listed.map(([, , name]) => name).sort(), records.toSorted())
  for (const [, title, name] of listed)
    assert.equal(readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0], `# ${title}`, name)
})

test('a record has a date, a status, its sections, and names files that exist', () => {
  for (const name of records) {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    assert.match(text, /^Date: \d{4}-\d\d-\d\d$/m, name)
    assert.match(text, /^Status: accepted$/m, name)
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)
    assert.deepEqual(sections, ['Context', 'Choice', 'Consequences', 'Revisit when'], name)
    const missing = [
      ...text.matchAll(/`((?:contract|core|docs|e2e|scripts|server|templates|tools|web)\/[\w./-]+)`/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path) && !/^server\/failed$/.test(path))
    assert.deepEqual(missing, [], name)
  }
})
