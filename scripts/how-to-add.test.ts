import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

/** Pages that refer to files, with the minimum number of files that they name. */
const pages = {
  'docs/how-to-add.md': 21,
  'ARCHITECTURE.md': 21,
  'core/pricing/README.md': 15,
  'server/product/README.md': 1,
  'web/screens/README.md': 15,
}

test('the recipes, the architecture and the READMEs of large folders name files that exist', () => {
  for (const [page, least] of Object.entries(pages)) {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(/`((?:contract|core|docs|e2e|scripts|server|templates|web)\/[\w./-]+)`/g)]
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))
    assert.deepEqual(missing, [], page)
    assert.ok(named.length >= least, `${page}: ${named.length}`)
  }
})
