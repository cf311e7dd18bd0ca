import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { identify, listDevices, type Identification } from '../devices.ts'
import { listPartNumberPrefixes } from '../numbers/part-number-table.ts'
import { findSerialCode, listSerialCodes } from '../numbers/serial-code-table.ts'

const names = (found: Identification): string[] => found.matches.map(({ device }) => device.name)

const exact = {
  A2638: ['aNumber', 'iPhone 13 Pro', {}],
  a2638: ['aNumber', 'iPhone 13 Pro', {}],
  'Model: A2772': ['aNumber', 'Apple Watch Series 8', { connectivity: 'GPS + Cellular', sizeMm: 41 }],
  'iPhone15,4': ['identifier', 'iPhone 15', {}],
  'MACBOOKPRO18,3': ['identifier', 'MacBook Pro (14-inch, 2021)', { chip: 'M1 Pro' }],
  'MacBook Pro 18,3': ['identifier', 'MacBook Pro (14-inch, 2021)', { chip: 'M1 Pro' }],
  J575c: ['board', 'Mac Studio (2025)', { chip: 'M4 Max' }],
  d63ap: ['board', 'iPhone 13 Pro', {}],
  'EMC 2835': ['emc', 'MacBook Pro (Retina, 13-inch, Early 2015)', {}],
  2835: ['emc', 'MacBook Pro (Retina, 13-inch, Early 2015)', {}],
  'MLT53LL/A': ['partNumber', 'iPhone 13 Pro', { storageGb: 128, colour: 'Graphite' }],
  'flt53zd/a': ['partNumber', 'iPhone 13 Pro', { storageGb: 128, colour: 'Graphite' }],
  MLT53: ['partNumber', 'iPhone 13 Pro', { storageGb: 128, colour: 'Graphite' }],
  '1PMLT53LL/A': ['partNumber', 'iPhone 13 Pro', { storageGb: 128, colour: 'Graphite' }],
  'MNNN2LL/A': ['partNumber', 'Apple Watch Series 1', { colour: 'Gold', sizeMm: 42 }],
  'MD760LL/B': ['partNumber', 'MacBook Air (13-inch, Early 2014)', {}],
  'MD760LL/A': ['partNumber', 'MacBook Air (13-inch, Mid 2013)', {}],
  C02XL0YZJG5J: ['serial', 'MacBook Pro (15-inch, 2018)', {}],
  'Serial Number: CO2XLOYZJG5J': ['serial', 'MacBook Pro (15-inch, 2018)', {}],
  SC02XL0YZJG5J: ['serial', 'MacBook Pro (15-inch, 2018)', {}],
  'iPhone 13 Pro': ['name', 'iPhone 13 Pro', {}],
  '13promax': ['name', 'iPhone 13 Pro Max', {}],
  'iPad Air 5 64gb blue cellular': [
    'name',
    'iPad Air (5th generation)',
    { storageGb: 64, colour: 'Blue', connectivity: 'Wi-Fi + Cellular' },
  ],
} as const

test('reads a code that is there twice once', () => {
  assert.deepEqual(identify('MLT53LL/A MLT53LL/A'), identify('MLT53LL/A'))
})

for (const [text, expected] of Object.entries(exact)) {
  const [kind, name, narrowed] = expected
  test(`"${text}" is ${name}`, () => {
    const found = identify(text)
    assert.deepEqual(
      {
        kind: found.kind,
        names: names(found),
        confidence: found.confidence,
        narrowed: found.matches[0]?.narrowed,
      },
      { kind, names: [name], confidence: 'exact', narrowed },
    )
  })
}

test('returns every candidate for a shared number', () => {
  for (const [text, count] of [
    ['A1278', 6],
    ['MacBookPro11,1', 2],
    ['MD760', 2],
    ['MD212LL/A', 2],
  ] as const) {
    const found = identify(text)
    assert.equal(found.matches.length, count, text)
    assert.equal(found.confidence, 'several')
    assert.deepEqual(found.ask, ['model'])
  }
  assert.equal(identify('airpods pro').confidence, 'several')
  assert.ok(names(identify('iPad 11')).includes('iPad (A16)'))
})

test('a name selects among models that share a number', () => {
  assert.deepEqual(names(identify('MacBook Pro 13 Mid 2012 A1278')), ['MacBook Pro (13-inch, Mid 2012)'])
})

test('combines several facts in one paste', () => {
  const found = identify('iPhone 13 Pro 256GB Graphite A2638 IMEI 49 015420 323751 8')
  assert.deepEqual(found.kinds, ['aNumber', 'name', 'imei'])
  assert.deepEqual(found.matches[0]?.narrowed, { storageGb: 256, colour: 'Graphite' })
  assert.equal(found.confidence, 'exact')
  assert.equal(found.imei?.imei, '490154203237518')
  assert.deepEqual(found.ask, [])
  assert.deepEqual(found.warnings, [])
})

test('reads a copied settings page', () => {
  const found = identify(
    'Model Name: iPhone 13 Pro\nModel Number: MLT53LL/A\nSerial Number: G6TZ4X0QKX\nIMEI: 49 015420 323751 8',
  )
  assert.deepEqual(found.kinds, ['partNumber', 'name', 'serial', 'imei'])
  assert.equal(found.confidence, 'exact')
  assert.equal(found.serial?.serial, 'G6TZ4X0QKX')
})

test('characters without a width change nothing', () => {
  const found = identify('iPh\u200Bone 13\u200D 128\uFEFFGB')
  assert.deepEqual([names(found), found.confidence], [['iPhone 13'], 'exact'])
})

test('two names in one text are never one device for sure', () => {
  for (const text of ['iMac (24-inch, Late 2006) iPhone XR', 'MacBook Air (M1, 2020) iPhone XR']) {
    const found = identify(text)
    assert.deepEqual([found.confidence, names(found).at(-1)], ['several', 'iPhone XR'], text)
  }
})

test('warns when two facts name different models and returns both', () => {
  const found = identify('iPhone 13 A2638')
  assert.deepEqual(names(found), ['iPhone 13 Pro', 'iPhone 13'])
  assert.equal(found.confidence, 'several')
  assert.deepEqual(found.warnings, [{ code: 'models-differ', kinds: ['aNumber', 'name'] }])
})

test('warns about a storage or colour the model was never made with', () => {
  assert.deepEqual(identify('iPhone 13 Pro 64GB').warnings, [
    {
      code: 'never-made',
      deviceKey: 'iphone-13-pro',
      field: 'storageGb',
      stated: 64,
      offered: [128, 256, 512, 1024],
    },
  ])
  assert.equal(identify('iPhone 13 Pro coral').warnings[0]?.code, 'never-made')
})

test('leaves a contradicting detail open', () => {
  const found = identify('MLT53LL/A 256GB')
  assert.deepEqual(found.matches[0]?.narrowed, { colour: 'Graphite' })
  assert.deepEqual(found.warnings, [
    { code: 'details-differ', deviceKey: 'iphone-13-pro', field: 'storageGb' },
  ])
  assert.deepEqual(found.ask, ['storage'])
})

test('reads the origin from a part number', () => {
  const { partNumber } = identify('FLT53ZD/A')
  assert.deepEqual(partNumber, {
    partNumber: 'FLT53ZD/A',
    prefix: 'MLT53',
    sold: 'refurbished',
    region: 'ZD',
    regionName: 'Europe',
    revision: 'A',
  })
  const replacement = identify('NLT53LL/A')
  assert.equal(replacement.confidence, 'several')
  assert.deepEqual(replacement.warnings, [{ code: 'number-may-differ', sold: 'replacement' }])
  assert.equal(identify('Z11B0003QD/A').partNumber?.sold, 'custom')
})

test('reads plant, half-year and week of a twelve-character serial number', () => {
  assert.deepEqual(identify('C02XL0YZJG5J').serial, {
    form: 'twelve',
    serial: 'C02XL0YZJG5J',
    plant: 'C02',
    refurbished: false,
    years: [2018],
    half: 2,
    week: 43,
    unit: '0YZ',
    code: 'JG5J',
  })
})

test('reads plant, year and week of an eleven-character serial number', () => {
  const found = identify('RM8023453N5')
  assert.ok(found.serial?.form === 'eleven')
  assert.deepEqual([found.serial.plant, found.serial.refurbished, found.serial.week], ['RM', true, 2])
})

test('uses the model to decide between 2010 and 2020', () => {
  const [code] = listSerialCodes().filter((own) => findSerialCode(own)?.device.key === 'iphone-11-pro-max')
  assert.deepEqual(identify(`F17CK123${code}`).serial, {
    ...identify(`F17CK123${code}`).serial,
    years: [2020],
  })
  assert.deepEqual(identify('F17CK1230000').serial, {
    ...identify('F17CK1230000').serial,
    years: [2010, 2020],
  })
})

test('warns when the year of a serial number does not match its model', () => {
  const [code] = listSerialCodes().filter((own) => findSerialCode(own)?.device.key === 'iphone-11-pro-max')
  const found = identify(`F17JK123${code}`)
  assert.equal(found.confidence, 'several')
  assert.deepEqual(found.warnings[0], { code: 'serial-year', deviceKey: 'iphone-11-pro-max' })
})

test('never guesses the model of a random serial number', () => {
  for (const text of ['G6TZ4X0QKX', 'Serial Number G6TZ4X0QKX', 'HX9K2LQ7']) {
    const found = identify(text)
    assert.deepEqual(
      [found.kind, found.confidence, found.problem?.code],
      ['serial', 'none', 'serial-random'],
      text,
    )
  }
})

test('reports numbers that are not of a device, and unknown numbers', () => {
  const kinds = {
    '': 'empty',
    ' \n ': 'empty',
    A0000012345678: 'meid',
    '89014103211118510720': 'iccid',
    '89049032004008882600012345678901': 'eid',
    A9999: 'aNumber',
    'iPhone99,1': 'identifier',
    '194252707432': 'productBarcode',
    'https://www.apple.com/iphone/A2638': 'link',
    'hello world': 'unknown',
    'samsung galaxy s21 128GB': 'unknown',
  } as const
  for (const [text, kind] of Object.entries(kinds)) {
    assert.equal(identify(text).kind, kind, text)
    assert.equal(identify(text).confidence, 'none', text)
  }
  assert.deepEqual(identify('89014103211118510720').problem, { code: 'not-a-device' })
  assert.deepEqual(identify('A9999').problem, { code: 'not-in-library', kind: 'aNumber' })
})

test('asks for open details in the fixed order', () => {
  assert.deepEqual(identify('iPhone 13 Pro').ask, ['storage', 'colour'])
  assert.deepEqual(identify('iPad Pro 11 M4').ask, ['storage', 'connectivity', 'colour'])
  assert.deepEqual(identify('MacBook Pro 14-inch 2021').ask, ['chip', 'storage', 'memory', 'colour'])
  assert.deepEqual(identify('Apple Watch Series 8').ask, ['size', 'connectivity', 'colour'])
})

test('reports which facts to confirm', () => {
  assert.deepEqual(identify('A2222').warnings, [
    { code: 'to-confirm', deviceKey: 'iphone-11', fields: ['aNumbers'] },
  ])
  assert.deepEqual(identify('iPhone 15').warnings, [
    { code: 'to-confirm', deviceKey: 'iphone-15', fields: ['colours'] },
  ])
})

test('every number in the tables finds its device', () => {
  for (const device of listDevices()) {
    const finds = (text: string): void =>
      assert.ok(
        identify(text).matches.some((match) => match.device === device),
        `${text} of ${device.name}`,
      )
    for (const number of [...device.aNumbers, ...device.identifiers, ...device.boards]) finds(number)
    for (const emc of device.emc) finds(`EMC ${emc}`)
  }
})

test('every part number in the tables finds a device', () => {
  for (const prefix of listPartNumberPrefixes()) {
    for (const text of [prefix, `${prefix}LL/A`, `${prefix}LL/B`]) {
      const found = identify(text)
      assert.equal(found.kind, 'partNumber', text)
      assert.ok(found.matches.length > 0, text)
    }
  }
})

test('every serial code in the tables finds its device', () => {
  for (const code of listSerialCodes()) {
    const device = findSerialCode(code)?.device
    const start = code.length === 4 ? 'F17DK123' : 'RM802123'
    assert.ok(
      identify(start + code).matches.some((match) => match.device === device),
      code,
    )
  }
})

const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']
const garbage = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.lorem(),
  fc.array(fc.constantFrom(...letters), { minLength: 6, maxLength: 16 }).map((all) => all.join('')),
  fc.array(fc.constantFrom(...'0123456789 -./'), { maxLength: 40 }).map((all) => all.join('')),
)

// A random string can contain a real code by chance; it is then skipped.
const holdsCode = (found: Identification): boolean =>
  ['serial', 'partNumber', 'board', 'emc', 'aNumber', 'identifier'].includes(found.kind)

test('accepts any text and is never exact about garbage', () => {
  fc.assert(
    fc.property(garbage, (text) => {
      const found = identify(text)
      if (found.confidence === 'exact') assert.ok(holdsCode(found), text)
      if (found.kind === 'serial' && found.serial?.form === 'random') assert.equal(found.matches.length, 0)
      assert.equal(found.confidence === 'none', found.matches.length === 0)
    }),
    { numRuns: 2000 },
  )
})

test('never matches random ten-character serial numbers', () => {
  const serial = fc
    .array(fc.constantFrom(...letters), { minLength: 10, maxLength: 10 })
    .map((all) => all.join(''))
  fc.assert(fc.property(serial, (text) => assert.notEqual(identify(text).confidence, 'exact')))
})

test('ignores letter case and surrounding spaces', () => {
  const code = fc.constantFrom(
    'A2638',
    'iPhone15,4',
    'MLT53LL/A',
    'C02XL0YZJG5J',
    'J575c',
    'EMC 2835',
    'iPhone 13 Pro 256GB',
  )
  fc.assert(
    fc.property(fc.mixedCase(code), (mixed) => {
      assert.deepEqual(names(identify(`  ${mixed} `)), names(identify(mixed.toUpperCase())))
      assert.equal(identify(mixed).confidence, 'exact')
    }),
  )
})

test('a capacity that rules out a model named in full leaves the choice open', () => {
  const found = identify('Apple Watch Ultra 256GB')
  assert.deepEqual(
    found.matches.map(({ device }) => device.key),
    ['apple-watch-ultra-4'],
  )
  assert.equal(found.confidence, 'several')
})

test('storage and memory of a phone in any order; two storages name none', () => {
  const storageOf = (text: string) => {
    const { confidence, matches } = identify(text)
    return [confidence, matches[0]?.narrowed.storageGb]
  }
  for (const text of [
    'iPhone 13 128GB + 4GB',
    'iPhone 13 4+128GB',
    'iPhone 13, 4GB RAM + 128GB ROM',
    'iPhone 13 128GB/4GB',
  ])
    assert.deepEqual(storageOf(text), ['exact', 128], text)
  for (const text of ['iPhone 8 64/256GB', 'iPhone 12 64GB / 128GB', 'iPhone 13 128GB + 256GB'])
    assert.deepEqual(storageOf(text), ['exact', undefined], text)
  const { matches } = identify('MacBook Air M1 16GB/256GB (16GB)')
  assert.deepEqual([matches[0]?.narrowed.memoryGb, matches[0]?.narrowed.storageGb], [16, 256])
  assert.deepEqual(identify('MacBook Pro 13.3&quot; M1&nbsp;256GB').unknown, [])
  assert.equal(identify('iPad mini 6/64').matches[0]?.device.name, 'iPad mini (6th generation)')
})

test('a text that names both connections with "or" says neither, so it is asked', () => {
  const connectionIn = (text: string) => {
    const { matches, ask } = identify(text)
    return [matches.length, matches[0]?.narrowed.connectivity, ask.includes('connectivity')]
  }
  for (const text of [
    'iPad Air 5 Wi-Fi or Cellular 64GB',
    'iPad Air 5 Wi-Fi or Wi-Fi + Cellular 64GB',
    'iPad Air 5 WLAN oder LTE 64 GB',
    'iPad Air 5 Wi-Fi ou 4G 64 Go',
    'iPad Air 5 Cellular o WiFi 64 GB',
    'iPad Air 5 with or without cellular 64GB',
    'Apple Watch Series 8 GPS or Cellular 45mm',
  ])
    assert.deepEqual(connectionIn(text), [1, undefined, true], text)
  assert.deepEqual(connectionIn('iPad Air 5 Wi-Fi + Cellular 64GB'), [1, 'Wi-Fi + Cellular', false])
})
