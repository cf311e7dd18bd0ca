import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify, type Identification } from '../devices.ts'

const imei = '490154203237518'
const secondImei = '353325101234569'

const scans: Readonly<Record<string, Partial<Summary>>> = {
  '1PMLT53LL/A': { partNumber: 'MLT53LL/A' },
  '1P MLT53LL/A': { partNumber: 'MLT53LL/A' },
  '(1P)MLT53LL/A': { partNumber: 'MLT53LL/A' },
  '30PMLT53LL/A': { partNumber: 'MLT53LL/A' },
  'MLT53-LL/A': { partNumber: 'MLT53LL/A' },
  'MLT5 3LL/A': { partNumber: 'MLT53LL/A' },
  SC02XL0YZJG5J: { serial: 'C02XL0YZJG5J' },
  '(S) C02XL0YZJG5J': { serial: 'C02XL0YZJG5J' },
  '(S) Serial No. SG6TZ4X0QKX': { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  SG6TZ4X0QKX: { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  'SN:G6TZ4X0QKX': { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  'Seriennummer: G6TZ4X0QKX': { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  'Numéro de série C02XL0YZJG5J': { serial: 'C02XL0YZJG5J' },
  'C02X-L0YZ-JG5J': { serial: 'C02XL0YZJG5J' },
  [`IMEI1:${imei}`]: { imei },
  [`IMEI${imei}`]: { imei },
  [`IMEI/MEID ${imei}`]: { imei },
  [`IMEI1: ${imei} IMEI2: ${secondImei}`]: { imei, secondImei },
  [`${imei}\n${secondImei}`]: { imei, secondImei },
  [`${imei},${secondImei}`]: { imei, secondImei },
  [`]C1${imei}`]: { imei },
  [`(8002)${imei}`]: { imei },
  '49-015420-323751-8/01': { imei },
  'MEID: A00000049259B1': { meid: 'A00000049259B1' },
  'A0 000004 9259B1': { meid: 'A00000049259B1' },
  '268435456004822449': { meid: 'A00000004995B1' },
  'A-2638': { kind: 'aNumber' },
  'A 2638': { kind: 'aNumber' },
  '194252707432': { kind: 'productBarcode', problem: 'product-barcode' },
  '0194252707432': { kind: 'productBarcode', problem: 'product-barcode' },
  '(01)00194252707432': { kind: 'productBarcode', problem: 'product-barcode' },
  '0100194252707432': { kind: 'productBarcode', problem: 'product-barcode' },
  'UPC: 1 94252 70743 2': { kind: 'productBarcode', problem: 'product-barcode' },
  '4006381333931': { kind: 'productBarcode', problem: 'product-barcode' },
  '(01)00194252707432(21)G6TZ4X0QKX': { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  '010019425270743221G6TZ4X0QKX': { serial: 'G6TZ4X0QKX', problem: 'serial-random' },
  'https://www.apple.com/iphone?imei=490154203237518': { kind: 'link', problem: 'link' },
  'www.example.org/A2638': { kind: 'link', problem: 'link' },
  'WIFI:S:counter;T:WPA;P:abc12345;;': { kind: 'link', problem: 'link' },
  'LPA:1$smdp.example$490154203237518': { kind: 'link', problem: 'link' },
  '8901 4103 2111 1851 0720': { kind: 'iccid', problem: 'not-a-device' },
  '8901410321111851072F': { kind: 'iccid', problem: 'not-a-device' },
  'EID: 8904 9032 0040 0888 2600 0123 4567 8901': { kind: 'eid', problem: 'not-a-device' },
  [`ICCID: 89014103211118510720 IMEI: ${imei}`]: { imei },
  [`194252707432\n${imei}`]: { imei },
  [`https://example.org ${imei}`]: { imei },
}

for (const [text, wanted] of Object.entries(scans)) {
  test(`scan of ${JSON.stringify(text)}`, () => {
    const found = summaryOf(identify(text))
    const { kind = found.kind } = wanted
    assert.deepEqual(found, { ...noResult, ...wanted, kind })
  })
}

test('reads the barcodes of a box', () => {
  const found = identify(`194252707432\nSG6TZ4X0QKX\n1PMLT53LL/A\n${imei}\n89049032004008882600012345678901`)
  assert.deepEqual(summaryOf(found), {
    ...noResult,
    kind: 'partNumber',
    partNumber: 'MLT53LL/A',
    serial: 'G6TZ4X0QKX',
    imei,
  })
  assert.equal(found.matches[0]?.device.name, 'iPhone 13 Pro')
  assert.equal(found.confidence, 'exact')
})

test('reads the copied settings of a phone', () => {
  const found = identify(`Name\tiPhone
iOS Version\t17.1.2 (21B101)
Model Name\tiPhone 13 Pro
Model Number\tMLT53LL/A
Serial Number\tG6TZ4X0QKX
Songs\t0
Photos\t1,234
Capacity\t128 GB
Available\t61.23 GB
Wi-Fi Address\tA4:83:E7:12:34:56
Modem Firmware\t3.20.00
SEID\t044D5C8F0A1B2C3D4E5F60718293A4B5C6D7E8F901234567
IMEI\t49 015420 323751 8
IMEI2\t35 332510 123456 9
ICCID\t8901410321111851072`)
  assert.deepEqual(summaryOf(found), {
    ...noResult,
    kind: 'partNumber',
    partNumber: 'MLT53LL/A',
    serial: 'G6TZ4X0QKX',
    imei,
    secondImei,
  })
  assert.deepEqual([found.confidence, found.warnings], ['exact', []])
  assert.deepEqual(found.matches[0]?.narrowed, { storageGb: 128, colour: 'Graphite' })
})

test('reads the copied system report of a Mac', () => {
  const found = identify(`Model Name: MacBook Pro
Model Identifier: MacBookPro18,3
Model Number: MKGR3LL/A
Chip: Apple M1 Pro
Total Number of Cores: 8 (6 performance and 2 efficiency)
Memory: 16 GB
System Firmware Version: 8419.121.2
Serial Number (system): G6TZ4X0QKX
Hardware UUID: 6B29FC40-CA47-1067-B31D-00DD010662DA
Provisioning UDID: 00006000-000C11E23A8B801E`)
  assert.deepEqual(
    found.matches.map(({ device, narrowed }) => [device.name, narrowed.memoryGb]),
    [['MacBook Pro (14-inch, 2021)', 16]],
  )
  assert.equal(found.serial?.serial, 'G6TZ4X0QKX')
  assert.equal(found.confidence, 'exact')
})

test('finds the name on a screen without known numbers, not as exact', () => {
  const found = identify(`MacBook Pro
14-inch, 2021
Chip Apple M1 Pro
Memory 16 GB
Startup disk Macintosh HD
Serial number G6TZ4X0QKX
macOS Ventura 13.4`)
  assert.deepEqual(
    found.matches.map(({ device }) => device.name),
    ['MacBook Pro (14-inch, 2021)'],
  )
  assert.equal(found.confidence, 'several')
})

test('other text on a label or in an advertisement does not make a known model doubtful', () => {
  for (const text of [
    'Apple iPhone 13 Pro',
    'Apple iPhone 13 Pro A2638 with box and charger',
    'Designed by Apple in California Assembled in China Model A2638 EMC 3680 FCC ID: BCG-E3997A',
  ]) {
    const found = identify(text)
    assert.deepEqual(
      [found.matches.map(({ device }) => device.key), found.confidence],
      [['iphone-13-pro'], 'exact'],
    )
  }
})

test('two other model names next to a number are a contradiction', () => {
  const found = identify('MacBook (13-inch, Late 2008) A3447 Apple Watch Series 1')
  assert.equal(found.confidence, 'several')
  assert.equal(found.warnings[0]?.code, 'models-differ')
})

test('a box barcode with a wrong digit is not taken for an incomplete IMEI', () => {
  assert.equal(identify('194252707433').kind, 'productBarcode')
  assert.deepEqual(identify('353325101234').problem, { code: 'imei-length', digits: 12 })
})

test('reads both forms of a MEID and verifies the check digit', () => {
  const meid = { meid: 'AF0123450ABCDE', decimal: '293608736500703710' }
  for (const text of ['AF0123450ABCDE', 'AF 012345 0ABCDE C', 'MEID DEC: 293608736500703710']) {
    assert.deepEqual(identify(text).meid, meid, text)
  }
  assert.equal(identify('AF0123450ABCDED').meid, undefined)
  // 18 digits above 32 or 24 bits, or below A0
  assert.equal(identify('999999999999999999').meid, undefined)
  assert.equal(identify('000000000100000001').meid, undefined)
})

interface Summary {
  readonly kind: string
  readonly imei: string | undefined
  readonly secondImei: string | undefined
  readonly meid: string | undefined
  readonly serial: string | undefined
  readonly partNumber: string | undefined
  readonly problem: string | undefined
}

const noResult = {
  imei: undefined,
  secondImei: undefined,
  meid: undefined,
  serial: undefined,
  partNumber: undefined,
  problem: undefined,
}

function summaryOf(found: Identification): Summary {
  return {
    kind: found.kind,
    imei: found.imei?.imei,
    secondImei: found.secondImei?.imei,
    meid: found.meid?.meid,
    serial: found.serial?.serial,
    partNumber: found.partNumber?.partNumber,
    problem: found.problem?.code,
  }
}
