import assert from 'node:assert/strict'
import { gzipBytesOf, scriptNames, scriptsFor } from '../steps/built-scripts.ts'
import { test } from '../steps/story.ts'

// Read from the build, without a page: which scripts a view needs beside those of the list of quotes.
const shell = [
  'first-view',
  'signed-in',
  'session-views',
  'waiting-views',
  'list-tools',
  'live-database',
  'en-signed-in',
]
const views = scriptNames.filter((name) => name.endsWith('-views'))
const maxScripts = 16
const maxFirstBytes = 150_000
const maxCatalogBytes = 90_000
const maxViewBytes = 110_000

test('a first sign-in needs at most 150 kB of scripts by gzip', () => {
  const bytes = gzipBytesOf(scriptsFor('first-view'))
  assert.ok(bytes <= maxFirstBytes, `${bytes}`)
})

test("views of catalogs need at most 90 kB of scripts by gzip beside the shell's, others 110 kB, in few files", () => {
  const ofShell = scriptsFor(...shell)
  assert.ok(views.length >= 14, views.join(', '))
  const found = views.flatMap((view) => {
    const more = [...scriptsFor(view)].filter((script) => !ofShell.has(script))
    const bytes = gzipBytesOf(more)
    const most = view.startsWith('catalog') ? maxCatalogBytes : maxViewBytes
    const isTooMuch = bytes > most || ofShell.size + more.length > maxScripts
    return isTooMuch ? [`${view}: ${bytes} bytes, ${more.join(' ')}`] : []
  })
  assert.deepEqual(found, [])
})
