import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

test('the recipes, the architecture and the README of the product name files that exist', () => {
  for (const page of ['docs/how-to-add.md', 'ARCHITECTURE.md', 'server/product/README.md']) {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(/`((?:contract|core|docs|e2e|scripts|server|templates|web)\/[\w./-]+)`/g)]
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))
    assert.deepEqual(missing, [], page)
    if (page !== 'server/product/README.md') assert.ok(named.length > 20, `${page}: ${named.length}`)
  }
})
