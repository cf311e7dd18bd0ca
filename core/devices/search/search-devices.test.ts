import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { listDevices, searchDevices } from '../devices.ts'

const firstFor = {
  '15 pro': 'iPhone 15 Pro',
  '13 pro max 256': 'iPhone 13 Pro Max',
  'max pro 13 iphone': 'iPhone 13 Pro Max',
  iphone13promax: 'iPhone 13 Pro Max',
  'iphone 13': 'iPhone 13',
  'mbp 14 m1 pro': 'MacBook Pro (14-inch, 2021)',
  'mba 13 m1 8/256': 'MacBook Air (M1, 2020)',
  'ipad air 5 cell': 'iPad Air (5th generation)',
  'ipad pro 12.9 3rd gen': 'iPad Pro 12.9-inch (3rd generation)',
  'ipad pro 11 m4 256 wifi': 'iPad Pro 11-inch (M4)',
  'apple watch 45mm s7': 'Apple Watch Series 7',
  'ipohne 12 mini': 'iPhone 12 mini',
  'macbok neo': 'MacBook Neo',
  'apple iphone 13 pro 128': 'iPhone 13 Pro',
  'airpods pro': 'AirPods Pro 3',
  'iphone15,4': 'iPhone 15',
  a2638: 'iPhone 13 Pro',
} as const

for (const [query, name] of Object.entries(firstFor)) {
  test(`"${query}" finds ${name} first`, () => {
    assert.equal(searchDevices(query)[0]?.device.name, name)
  })
}

test('finds A-numbers and identifiers by prefix', () => {
  assert.ok(
    searchDevices('a263').every(({ device }) => device.aNumbers.some((own) => own.startsWith('A263'))),
  )
  assert.ok(
    searchDevices('iphone15,').every(({ device }) =>
      device.identifiers.some((own) => own.startsWith('iPhone15,')),
    ),
  )
  assert.equal(searchDevices('iphone15,').length, 4)
})

test('highlights the matching parts of the name', () => {
  const marked = (query: string): string | undefined => {
    const [hit] = searchDevices(query)
    return hit?.ranges.map(([start, end]) => hit.device.name.slice(start, end)).join('|')
  }
  assert.equal(marked('15 pro'), '15 Pro')
  assert.equal(marked('iph 13 mi'), 'iPh|13 mi')
  assert.equal(marked('ipad air 5'), 'iPad Air|5th')
})

test('reads storage, colour and connectivity from the query', () => {
  assert.deepEqual(searchDevices('13 pro 256gb graphite')[0]?.narrowed, {
    storageGb: 256,
    colour: 'Graphite',
  })
  assert.deepEqual(searchDevices('macbook air m1 16gb ram 1tb')[0]?.narrowed, {
    memoryGb: 16,
    storageGb: 1024,
  })
  assert.deepEqual(searchDevices('ipad air 5 space grey wifi')[0]?.narrowed, {
    colour: 'Space Gray',
    connectivity: 'Wi-Fi',
  })
})

test('returns models without the storage only when no other matches, with a mismatch', () => {
  const [hit] = searchDevices('iphone 13 64gb')
  assert.equal(hit?.device.name, 'iPhone 13')
  assert.deepEqual(hit.mismatches, [{ field: 'storageGb', stated: 64, offered: [128, 256, 512] }])
})

test('keeps the results while the last word is incomplete', () => {
  const names = [
    '13 pro m',
    '13 pro max',
    '13 pro max 2',
    '13 pro max 25',
    '13 pro max 256',
    '13 pro max 256 grap',
  ]
  for (const query of names)
    assert.ok(
      searchDevices(query).some(({ device }) => device.name === 'iPhone 13 Pro Max'),
      query,
    )
})

test('shows the newest first among equals', () => {
  const released = searchDevices('macbook air').map(({ device }) => device.released)
  assert.deepEqual(released, released.toSorted().reverse())
})

test('finds nothing for empty text and unrelated words', () => {
  for (const query of ['', '  ', '?!', 'zzzz', 'samsung galaxy s21'])
    assert.deepEqual(searchDevices(query), [])
})

test('finds every device by its full name and by every alias', () => {
  for (const device of listDevices()) {
    for (const name of [device.name, ...device.aliases]) {
      assert.ok(
        searchDevices(name, 60).some((hit) => hit.device === device),
        name,
      )
    }
  }
})

test('highlights stay inside the name, in order, for any query', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.mixedCase(fc.constantFrom('ipad pro', '13 mini', 'macbook m1'))),
      (query) => {
        for (const { device, ranges } of searchDevices(query)) {
          let before = -1
          for (const [start, end] of ranges) {
            assert.ok(start > before && end > start && end <= device.name.length)
            before = end
          }
        }
      },
    ),
  )
})
