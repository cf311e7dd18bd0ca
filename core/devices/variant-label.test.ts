import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeLabel, variantLabel } from './variant-label.ts'

test('a variant is named by what sets it apart', () => {
  assert.equal(variantLabel({ storageGb: 256 }), '256 GB')
  assert.equal(variantLabel({ storageGb: 1024, connectivity: 'cellular' }), '1 TB · Cellular')
  assert.equal(variantLabel({ ramGb: 8, storageGb: 512 }), '8 GB · 512 GB')
  assert.equal(variantLabel({}), '')
})

test('sizes are written as they are sold', () => {
  assert.equal(sizeLabel(1536), '1536 GB')
  assert.equal(sizeLabel(2048), '2 TB')
})
