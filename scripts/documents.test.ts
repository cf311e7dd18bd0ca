import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'vitest'
import { listFiles } from './list-files.ts'
import { root } from './run.mjs'

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const files = listFiles('.', /./)
/**
 * THIRD-PARTY-NOTICES.md contains texts of others, and the page at its beginning has links relative to the
 * root.
 */
const pages = files.filter(
  (path) => path.endsWith('.md') && !/^(?:THIRD-PARTY-NOTICES|tools\/bundled-software)\.md$/.test(path),
)
/** Files that are created at run time, in a release, a backup, a document or a response. */
const madeLater = new Set([
  'backup.json',
  'contents.json',
  'init.json',
  'quote.json',
  'sbom.cdx.json',
  'NNN-thing-decided.md',
])

test('links of pages lead to files', () => {
  assert.ok(pages.length > 50)
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => posix.join(posix.dirname(page), link))
      .filter((path) => !existsSync(`${root}/${path}`))
      .map((path) => `${page}: ${path}`),
  )
  assert.deepEqual(broken, [])
})

test('pages name files that exist, by the end of their path', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`(\w[\w./-]*\.(?:ts|tsx|mjs|md|typ|css|ya?ml|json|sh))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !madeLater.has(posix.basename(path)) && !existsSync(`${root}/${path}`))
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`)))
      .map((path) => `${page}: ${path}`),
  )
  assert.deepEqual(missing, [])
})

test('commands that pages name are in package.json', () => {
  const commands = new Set(Object.keys(JSON.parse(read('package.json')).scripts))
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)]
      .filter(([, command = '']) => !commands.has(command))
      .map(([mention]) => `${page}: ${mention}`),
  )
  assert.deepEqual(unknown, [])
})

test('the list of documents has every page of docs, and each top folder has a README', () => {
  const listed = read('docs/README.md')
  const left = pages.filter(
    (path) =>
      posix.dirname(path) === 'docs' &&
      path !== 'docs/README.md' &&
      !listed.includes(`](${posix.basename(path)})`),
  )
  assert.deepEqual(left, [])
  const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))
  assert.deepEqual(
    [...folders].filter((folder) => !folder.startsWith('.') && !existsSync(`${root}/${folder}/README.md`)),
    [],
  )
})
