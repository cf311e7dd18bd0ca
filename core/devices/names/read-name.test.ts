import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { identify, type Identification } from '../devices.ts'
import { imeiAmong } from '../scan/find-digits.ts'
import { mostTokens, readPieces } from './pieces.ts'

const names = ({ hits }: Identification): string[] => hits.map(({ device }) => device.name)

test('says what it left aside', () => {
  const found = identify('iPhone 14 Plus 256gb purple unlocked, 91% battery health')
  assert.deepEqual(found.aside, ['unlocked', '91% battery health'])
  assert.deepEqual(found.matches[0]?.narrowed, { storageGb: 256, colour: 'Purple' })
  assert.deepEqual(identify('Vends iPhone 13 mini 128 Go bleu très bon état 250 €').aside, [
    'Vends',
    'très bon état 250 €',
  ])
  assert.deepEqual(identify('iPhone 13 foo 128').unknown, ['foo'])
})

test('says which words name another model', () => {
  const found = identify('iPhone 14 pro/plus')
  assert.deepEqual(
    found.matches.map(({ device }) => device.name),
    ['iPhone 14 Pro', 'iPhone 14 Plus'],
  )
  assert.deepEqual(found.warnings, [{ code: 'words-differ', words: ['plus'] }])
  assert.equal(identify('iPhone 13 wie neu mini Kratzer').confidence, 'several')
})

test('is never exact when it names two models in full', () => {
  const two = (text: string): { readonly keys: string[]; readonly words: readonly string[] } => {
    const { confidence, matches, warnings } = identify(text)
    assert.equal(confidence, 'several', text)
    const words = warnings.flatMap((warning) => (warning.code === 'words-differ' ? warning.words : []))
    return { keys: matches.map(({ device }) => device.key), words }
  }
  // an accessory sold along is returned, but not as the device
  assert.deepEqual(two('Mac mini (2024) Magic Mouse 2'), {
    keys: ['mac-mini-2024'],
    words: ['Magic Mouse 2'],
  })
  assert.deepEqual(two('iPad Air 5 mit Apple Pencil 2').keys, ['ipad-air-5th-generation'])
  assert.deepEqual(two('iPhone XR, iPhone 14').keys, ['iphone-xr', 'iphone-14'])
  assert.deepEqual(two('iPhone 14, Pro Display XDR').keys, ['iphone-14-pro'])
  assert.deepEqual(two('AirPods Max 2, AirPods Max').keys, ['airpods-max-2', 'airpods-max'])
  assert.equal(two('MYFQ2LL/A, Magic Mouse 2').keys.length, 2)
  assert.equal(identify('iPad Air 4 64GB Sky Blue with Apple Pencil').confidence, 'exact')
})

test('names other makers', () => {
  for (const text of ['Samsung Galaxy Watch 6', 'Surface Pro 7', 'Galaxy Buds'])
    assert.equal(identify(text).problem?.code, 'other-maker', text)
  assert.notEqual(identify('Samsung Galaxy S21 gegen iPhone 12').confidence, 'exact')
  assert.notEqual(identify('Hülle für iPhone 13').confidence, 'exact')
})

test('a box, a part, an accessory or an imitation is not surely the device', () => {
  for (const text of [
    'iPhone 12 box only',
    'iPhone 13 nur OVP',
    'iPhone 14 Pro boîte vide',
    'iPhone 15 solo la caja',
    'iPhone 14 Pro 256GB dummy',
    'iPhone 12 64GB logic board',
    'iPhone 14 Pro Max leather case',
    'iPhone 14 Pro Max case with MagSafe, blue',
    'Repuestos iPhone 7',
    'iPhone 13 Ladekabel',
    'Display für iPhone 11',
    'iPhone 13 128GB silicone case',
  ])
    assert.equal(identify(text).confidence, 'several', text)
  for (const text of [
    'iPhone 13 with case',
    'iPhone 13 mit Hülle',
    'iPhone 13 without charger or box',
    'iPhone 13 (no cable, no box)',
    'iPhone 13 for parts',
    'iPhone 12 kaputtes Display',
    'iPad Pro 11 M4 256GB, charger',
  ])
    assert.equal(identify(text).confidence, 'exact', text)
})

test('inches with a comma are no identifier', () => {
  for (const text of ['MacBook Pro 13,3 256GB', 'MacBook Pro 14,2” 16 GB RAM', 'MacBook Pro 15,4 Zoll 2015'])
    assert.deepEqual(identify(text).kinds, ['name'], text)
  assert.equal(
    identify('MacBook Pro 15,4 2015').matches[0]?.device.key,
    'macbook-pro-retina-15-inch-mid-2015',
  )
  assert.deepEqual(identify('"MacBookPro14,2"').kinds, ['identifier'])
  assert.deepEqual(identify('MacBook Pro 18,3').kinds, ['identifier'])
})

test('products that are not in the tables are no similar ones', () => {
  for (const text of ['eMac', 'eMac G4 1.25 GHz', 'Power Mac G5', 'Omega Speedmaster Watch, full set'])
    assert.deepEqual(names(identify(text)), [], text)
})

test('keeps to the name that is said', () => {
  for (const [text, ...keys] of [
    ['iPhone 6 S', 'iphone-6s'],
    ['iPhone 6 S Plus 128gb', 'iphone-6s-plus'],
    ['iphone 7 P', 'iphone-7-plus'],
    ['iPhone 8/8 Plus', 'iphone-8', 'iphone-8-plus'],
    ['iPhone 6S 32GB unlocked, boxed, plus extras', 'iphone-6s'],
    ['MacBook Neo A18 Pro', 'macbook-neo'],
    ['MacBook Pro 14 M4 Pro', 'macbook-pro-14-inch-m4-pro-or-m4-max-2024'],
    ['MacBook Pro 16 Retina 2019', 'macbook-pro-16-inch-2019'],
    ['Mac mini 2024 M4', 'mac-mini-2024'],
  ])
    assert.deepEqual(
      identify(text ?? '').matches.map(({ device }) => device.key),
      keys,
      text,
    )
})

test('keeps a list while somebody types', () => {
  const typed = [
    '3rd g',
    '16/',
    '45m',
    '64 g',
    'apple watch s8 45',
    'apple watch se 2 44 cellular',
    'ihpone 12 pro',
    'iphone 14 pro max 256 gb',
    'macbook air m1 8/256',
    'ipad pro 12.9 3rd gen',
  ]
  for (const text of typed) assert.ok(names(identify(text)).length > 0, text)
  for (const text of typed.slice(4).filter((one) => !one.startsWith('ihpone')))
    for (let length = 2; length < text.length; length += 1)
      assert.ok(names(identify(text.slice(0, length))).length > 0, text.slice(0, length))
})

test('shows the named model first, with the storages that exist', () => {
  const [first, second] = identify('iphone 17 128gb').hits
  assert.equal(first?.device.name, 'iPhone 17')
  assert.deepEqual(first.mismatches, [{ field: 'storageGb', stated: 128, offered: [256, 512] }])
  assert.equal(second?.device.name, 'iPhone 17e')
  assert.equal(names(identify('ihpone 12 pro'))[0], 'iPhone 12 Pro')
  assert.ok(names(identify('ipad pro m4')).every((name) => name.startsWith('iPad')))
})

test('keeps the chip, and asks for it where it is open', () => {
  for (const [text, chip] of [
    ['mac mini m4 pro', 'M4 Pro'],
    ['mbp 14 m1 pro', 'M1 Pro'],
    ['mac studio m4 max', 'M4 Max'],
  ] as const) {
    const { matches, confidence } = identify(text)
    assert.deepEqual([matches[0]?.narrowed.chip, confidence], [chip, 'exact'], text)
  }
  assert.equal(identify('mac mini 2024').ask[0], 'chip')
})

test('refuses an IMEI that no device has, and reads one with a software version', () => {
  for (const imei of ['000000000000000', '004999010640000'])
    assert.equal(identify(imei).problem?.code, 'imei-reserved', imei)
  const { kind, imei } = identify('IMEI SV: 3533251012345601')
  assert.deepEqual([kind, imei?.softwareVersion], ['imeisv', '01'])
})

test('looks at each group of digits a bounded number of times', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\d{1,3}$/), { maxLength: 3000 }), (parts) => {
      let looks = 0
      const counted = new Proxy(parts, {
        get: (all, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1
          return Reflect.get(all, key)
        },
      })
      imeiAmong(counted)
      assert.ok(looks <= parts.length * 15, `${looks} looks at ${parts.length} groups`)
    }),
    { numRuns: 40 },
  )
})

test('reads a bounded number of words', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('iphone', '13', 'w1', 'mbp', '128', 'de', '7+')), (words) => {
      assert.ok(readPieces(Array(200).fill(words.join(' ')).join(' ')).pieces.length <= mostTokens)
    }),
    { numRuns: 40 },
  )
})
