import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogDocument } from '@costard/contract'
import { DocumentCache } from './document-cache.ts'

test('keeps the documents used last, as far as they fit', () => {
  const cache = new DocumentCache(1000)
  const document = documentOf(400)
  cache.set('a', document)
  cache.set('b', document)
  assert.equal(cache.get('a'), document)
  cache.set('c', document)
  assert.equal(cache.get('b'), undefined)
  assert.equal(cache.get('a'), document)
  assert.equal(cache.get('c'), document)
})

test('keeps nothing that is too large, and gives up nothing for the same document again', () => {
  const cache = new DocumentCache(1000)
  const document = documentOf(400)
  cache.set('a', document)
  cache.set('b', document)
  cache.set('b', document)
  assert.equal(cache.get('a'), document)
  cache.set('large', documentOf(5000))
  assert.equal(cache.get('large'), undefined)
})

/** Only the variants are weighed. */
function documentOf(variants: number): CatalogDocument {
  return {
    pricing: { models: [{ variants: Array.from({ length: variants }) }] },
  } as unknown as CatalogDocument
}
