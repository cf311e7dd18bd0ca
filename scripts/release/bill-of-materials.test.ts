import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { test } from 'vitest'
import { productionPackages } from '../../tools/production-packages.ts'
import { root } from '../run.mjs'
import { billOfMaterials } from './bill-of-materials.ts'

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
}

test(
  'the list of components has every package of the notices, and none of the tools',
  { timeout: 60_000 },
  () => {
    const bill = JSON.parse(billOfMaterials(root, 'costard-pro', '1.2.3'))
    assert.equal(bill.bomFormat, 'CycloneDX')
    assert.equal(bill.metadata.component.purl, 'pkg:npm/costard-pro@1.2.3')
    assert.equal(bill.metadata.component.name, 'costard-pro')
    const components = bill.components as Component[]
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
    const needed = productionPackages(pathToFileURL(`${root}/`))
    assert.ok(needed.length > 100)
    assert.deepEqual(
      needed.map(({ name, version }) => `pkg:npm/${name}@${version}`).filter((purl) => !listed.has(purl)),
      [],
    )
    for (const tool of ['vitest', 'oxlint', '@playwright/test', 'firebase-13'])
      assert.ok(!components.some(({ name }) => name === tool), tool)
  },
)
