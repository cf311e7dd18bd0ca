import { imeiCheckDigit, listDevices } from '@costard/devices'
import { listPartNumberPrefixes } from '../../core/devices/numbers/part-number-table.ts'
import { listSerialCodes } from '../../core/devices/numbers/serial-code-table.ts'

/** Every number in the tables, and generated IMEIs, serial numbers, box barcodes and SIM card numbers. */
export function numbers(): readonly string[] {
  const devices = listDevices()
  const own = [
    ...devices.flatMap(({ aNumbers, identifiers, boards }) => [...aNumbers, ...identifiers, ...boards]),
    ...devices.flatMap(({ emc }) => emc.map((number) => `EMC ${number}`)),
    ...listPartNumberPrefixes().map((prefix) => `${prefix}LL/A`),
    ...listSerialCodes().map((code) => (code.length === 4 ? `F17DK123${code}` : `RM802123${code}`)),
  ]
  const others = Array.from({ length: 1000 }, (_, at) => {
    const body = `3533251${String(at * 7919).padStart(7, '0')}`
    return [
      body + imeiCheckDigit(body),
      `IMEI: ${body.slice(0, 2)} ${body.slice(2, 8)} ${body.slice(8)} ${imeiCheckDigit(body)}`,
      `G6T${(at * 40_503 + 36 ** 6).toString(36).toUpperCase()}`,
      `0194252${String(at).padStart(6, '0')}`,
      `8901410321111${String(at).padStart(7, '0')}`,
    ]
  })
  return [...own, ...others.flat()]
}

/** Every name in the tables and some as users write them, as texts that grow letter by letter. */
export function keystrokes(): readonly string[] {
  const names = listDevices().flatMap(({ name, aliases }) => [name, ...aliases])
  const written = [
    'mbp 14 m1 pro',
    '13 pro max 256',
    'ipad air 5 cell',
    'ipohne 12 mini blue',
    'macbok air 13 2020 8/256',
    'iphone13promax',
    'apple watch 45mm s7 gps',
    'a2638',
    'macbookpro18,3',
  ]
  const all = [...names, ...written].flatMap((text) =>
    Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)),
  )
  return [...new Set(all)]
}

/** Texts of 10,000 characters that are as expensive to read as possible. */
export const longTexts: readonly string[] = [
  '1 2 3 ',
  '12 34 ',
  'A1B2C3D4 ',
  'iphone pro ',
  '9',
  '8/256 ',
  '1.299,00 € ',
  'a1,1 ',
  'a-1-',
  'iphone13promaxx ',
  'MLT53 ',
  'iphnoe macbok ',
  'battery health ',
  'IMEI 35 ',
].map((piece) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000))

/** Pasted texts: a listing, a box label and a settings screen. */
export const pastes: readonly string[] = [
  'iPhone 13 Pro 256GB Graphite A2638 IMEI 49 015420 323751 8',
  'Apple iPhone 13 Pro, Graphite, 128GB\n(1P) Part No. MLT53LL/A\n(S) Serial No. SG6TZ4X0QKX\nIMEI/MEID 490154203237518\nUPC 194252707432',
  'Model Name: MacBook Pro\nModel Identifier: MacBookPro18,3\nModel Number: MKGR3LL/A\nChip: Apple M1 Pro\nMemory: 16 GB\nSerial Number (system): G6TZ4X0QKX',
]
