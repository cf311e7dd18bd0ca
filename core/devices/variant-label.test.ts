import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeLabel, variantLabel } from './variant-label.ts'

test('labels a variant by its distinguishing attributes', () => {
  assert.equal(variantLabel({ storageGb: 256 }), '256 GB')
  assert.equal(variantLabel({ storageGb: 1024, connectivity: 'cellular' }), '1 TB · Cellular')
  assert.equal(variantLabel({ ramGb: 8, storageGb: 512 }), '8 GB · 512 GB')
  assert.equal(variantLabel({}), '')
})

test('formats sizes as sold', () => {
  assert.equal(sizeLabel(1536), '1536 GB')
  assert.equal(sizeLabel(2048), '2 TB')
})
