import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '@costard/contract'
import { DocumentCache } from './document-cache.ts'

test('evicts the least recently used document', () => {
  const cache = new DocumentCache(1000)
  const document = documentOf(400)
  cache.set('a', document, document)
  cache.set('b', document, document)
  assert.equal(cache.get('a'), document)
  cache.set('c', document, document)
  assert.equal(cache.get('b'), undefined)
  assert.equal(cache.get('a'), document)
  assert.equal(cache.get('c'), document)
})

test('does not cache an oversized document, and evicts nothing when the same key is set again', () => {
  const cache = new DocumentCache(1000)
  const document = documentOf(400)
  cache.set('a', document, document)
  cache.set('b', document, document)
  cache.set('b', document, document)
  assert.equal(cache.get('a'), document)
  const large = documentOf(5000)
  cache.set('large', large, large)
  assert.equal(cache.get('large'), undefined)
})

/** Returns a document that only has a number of variants. */
function documentOf(variants: number): CatalogDocument {
  return {
    pricing: { models: [{ variants: Array.from({ length: variants }) }] },
  } as unknown as CatalogDocument
}
