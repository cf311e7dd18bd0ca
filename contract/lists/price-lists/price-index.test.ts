import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { Model, Variant } from '@costard/pricing'
import { PriceIndex } from './price-index.ts'

const model = (deviceKey: string, attributes: readonly Variant['attributes'][]): Model => ({
  id: deviceKey,
  deviceKey,
  variants: attributes.map((own, place) => ({
    id: `${deviceKey}-${place}`,
    attributes: own,
    priceMinor: null,
  })),
})

const ipad = model('ipad-9th-generation', [
  { storageGb: 64, connectivity: 'wifi' },
  { storageGb: 64, connectivity: 'cellular' },
])
const watch = model('apple-watch-series-8', [
  { sizeMm: 41, connectivity: 'gps' },
  { sizeMm: 45, connectivity: 'gps' },
  { sizeMm: 45, connectivity: 'cellular' },
])
const mac = model('mac-mini-2023', [
  { chip: 'M2', ramGb: 8, storageGb: 256 },
  { chip: 'M2', ramGb: 16, storageGb: 512 },
  { chip: 'M2 Pro', ramGb: 16, storageGb: 512 },
])
// Only what the index reads of a document.
const document = { pricing: { models: [ipad, watch, mac] } } as unknown as CatalogDocument

function variantIn(of: Model, gb: number | undefined, said: string): string {
  const target = new PriceIndex(document).variantOf(of, gb, said)
  return 'why' in target ? target.why : (target.row.variants.get(target.gb)?.id ?? 'none')
}

test('reads the details of a row as names of devices are read', () => {
  for (const said of ['Wi-Fi + Cellular', 'WiFi+Cellular', 'Cellular', 'LTE', '4G'])
    assert.equal(variantIn(ipad, 64, said), 'ipad-9th-generation-1', said)
  for (const said of ['Wi-Fi', 'WLAN', 'wifi only'])
    assert.equal(variantIn(ipad, 64, said), 'ipad-9th-generation-0', said)
  assert.equal(variantIn(ipad, 64, ''), 'which-variant')
  assert.equal(variantIn(watch, 0, '45mm GPS + Cellular'), 'apple-watch-series-8-2')
  assert.equal(variantIn(watch, 0, '41mm GPS'), 'apple-watch-series-8-0')
  assert.equal(variantIn(watch, 0, 'GPS'), 'which-variant')
  assert.equal(variantIn(mac, 256, 'Mac mini M2 8/256'), 'mac-mini-2023-0')
  assert.equal(variantIn(mac, 512, 'Mac mini M2 16GB 512GB'), 'mac-mini-2023-1')
  assert.equal(variantIn(mac, 512, 'Mac mini M2 Pro 16/512'), 'mac-mini-2023-2')
})

test('prices no variant that the details contradict', () => {
  const wifiOnly = model('ipad-10th-generation', [{ storageGb: 64, connectivity: 'wifi' }])
  assert.equal(variantIn(wifiOnly, 64, 'Cellular'), 'which-variant')
  assert.equal(variantIn(mac, 256, 'Mac mini M2 Pro 256GB'), 'none')
})
