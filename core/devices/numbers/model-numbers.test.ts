import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '../devices.ts'

test('a generation in words is no size in inches', () => {
  for (const text of [
    'iPad (11th generation)',
    'iPad 11th gen',
    'iPad 11. Generation',
    'iPad 11e génération',
    'iPad 11ª generación',
    'iPad generation 11',
  ]) {
    const { confidence, matches } = identify(text)
    assert.deepEqual([confidence, matches[0]?.device.key], ['exact', 'ipad-a16'], text)
  }
  const open = identify('iPad 11')
  assert.deepEqual([open.confidence, open.hits[0]?.device.key], ['several', 'ipad-a16'])
  assert.ok(open.matches.length > 2)
  // the eleventh iPad is sold as one with 11 inches, but no other iPad without a size in its name
  assert.deepEqual(
    identify('iPad 11 inch').matches.flatMap(({ device: { name, key } }) =>
      name.includes('11-inch') ? [] : key,
    ),
    ['ipad-a16'],
  )
  assert.deepEqual(
    identify('iPad Air (7th generation)').matches.map(({ device }) => device.key),
    ['ipad-air-11-inch-m3', 'ipad-air-13-inch-m3'],
  )
})

test('a model that never was says so, with near ones', () => {
  for (const [text, name, near] of [
    ['iphone 9', 'iphone 9', 'iphone-8'],
    ['iPhone 9 64GB', 'iPhone 9', 'iphone-8'],
    ['iPhone SE 4', 'iPhone SE 4', 'iphone-se-3rd-generation'],
    ['iPhone 13e', 'iPhone 13e', 'iphone-13'],
    ['iPad mini 9', 'iPad mini 9', 'ipad-mini-6th-generation'],
    ['Apple Watch Series 30', 'Watch Series 30', 'apple-watch-series-12'],
    ['AirPods 9', 'AirPods 9', 'airpods-5'],
  ] as const) {
    const { confidence, problem, matches } = identify(text)
    assert.deepEqual([confidence, problem], ['several', { code: 'no-such-model', name }], text)
    assert.ok(
      matches.some(({ device }) => device.key === near),
      text,
    )
  }
  for (const text of ['iphone 1', 'iPad 13', 'iPad Pro 12', 'iPad 7', 'Apple Watch 7', 'iPhone 14 Pro 3x'])
    assert.equal(identify(text).problem, undefined, text)
})

test('keeps a name that is said exactly', () => {
  for (const text of ['Apple Watch Ultra', 'apple watch ultra']) {
    const { confidence, matches } = identify(text)
    assert.deepEqual([confidence, matches[0]?.device.key], ['exact', 'apple-watch-ultra'], text)
  }
  assert.equal(identify('Apple Vision Pro').confidence, 'several')
  assert.equal(identify('iPhone 2').confidence, 'several')
})

test('reads the shorthand of wholesalers', () => {
  for (const [text, key, narrowed] of [
    ['IPH 13 128 BLK UNLK', 'iphone-13', { storageGb: 128, colour: 'Midnight' }],
    ['IPH XS 64 GLD UNLK', 'iphone-xs', { storageGb: 64, colour: 'Gold' }],
    ['iPhone 11 Pro 256 SG', 'iphone-11-pro', { storageGb: 256, colour: 'Space Gray' }],
    ['15 pm 256 natural', 'iphone-15-pro-max', { storageGb: 256, colour: 'Natural Titanium' }],
    ['iPhone 8 64 Go or', 'iphone-8', { storageGb: 64, colour: 'Gold' }],
    ['iPhone 8 Plus or 64 Go', 'iphone-8-plus', { storageGb: 64, colour: 'Gold' }],
    ['iPhone 13 128 rose', 'iphone-13', { storageGb: 128, colour: 'Pink' }],
    ['iPhone 7 32 Go rose, débloqué', 'iphone-7', { storageGb: 32, colour: 'Rose Gold' }],
    ['iPhone 13 128GB, minuit', 'iphone-13', { storageGb: 128, colour: 'Midnight' }],
  ] as const) {
    const { confidence, matches } = identify(text)
    assert.deepEqual(
      [confidence, matches[0]?.device.key, matches[0]?.narrowed],
      ['exact', key, narrowed],
      text,
    )
  }
  // phones of other makers are sold as this
  const { confidence, matches } = identify('i14 pro max 1tb')
  assert.deepEqual([confidence, matches[0]?.device.key], ['several', 'iphone-14-pro-max'])
  // an English "or"
  assert.equal(identify('iphone 8 64gb or 256gb').matches[0]?.narrowed.colour, undefined)
})

test('a rating is no memory, and the network called 3 no model', () => {
  for (const text of [
    'iPhone 12 64GB 9/10',
    'iPhone 12 64GB condition 7/10',
    'iPhone 12 64GB, Zustand 8,5/10',
    'iPhone 12 64 Go état 9/10',
    'iPhone 12 64GB estado 9/10',
    'iPhone 12 64GB 4/5',
    'iPhone 12 64GB 3',
    'iPhone 12 64GB on 3',
    'iPhone 12 64GB Network: 3',
  ]) {
    const { confidence, matches, warnings } = identify(text)
    assert.deepEqual(
      [confidence, matches[0]?.device.key, matches[0]?.narrowed, warnings],
      ['exact', 'iphone-12', { storageGb: 64 }, []],
      text,
    )
  }
  assert.equal(identify('MacBook Air M1 8/256').matches[0]?.narrowed.memoryGb, 8)
})

test('an IMEI with blanks around the slash before its software version', () => {
  for (const text of ['35 332510 123456 3 / 01', '35-332510-123456-3/01', '353325 10 1234563 /01'])
    assert.equal(identify(text).imei?.imei, '353325101234563', text)
})
