import { type Identification, identify } from '@costard/devices'
import type { Barcode } from '#scan/barcode.ts'
import { isMisread } from './after-scan.ts'

/** One barcode that says something of a device. */
export interface Reading {
  readonly text: string
  /** The text as it is written properly, without the letters that only barcodes put before a number. */
  readonly value: string
  readonly says: 'imei' | 'serial' | 'partNumber' | 'model' | 'several'
}

/** What the camera has seen of one device so far. */
export interface Readings {
  readonly used: readonly Reading[]
  /** Seen, not trusted yet. */
  readonly once: readonly string[]
  /** The last thing seen was a number whose check digit does not fit. */
  readonly isMisread: boolean
}

export const noReadings: Readings = { used: [], once: [], isMisread: false }

/** Adds what a frame holds. The same object comes back when it holds nothing new. */
export function withBarcodes(before: Readings, barcodes: readonly Barcode[]): Readings {
  let readings = before
  for (const barcode of barcodes) readings = withBarcode(readings, barcode)
  return readings
}

/** What a picture holds: it shows the same twice. */
export function readingsOf(barcodes: readonly Barcode[]): Readings {
  return withBarcodes(withBarcodes(noReadings, barcodes), barcodes)
}

/** All of it as one text, for `identify`. */
export function joinedText({ used }: Readings): string {
  return used.map(({ value }) => value).join(' ')
}

function withBarcode(before: Readings, { format, text: raw }: Barcode): Readings {
  const text = raw.trim()
  if (isOfGoods(format) || text === '' || before.used.some((reading) => reading.text === text)) return before
  const found = identify(text)
  if (isMisread(found)) return before.isMisread ? before : { ...before, isMisread: true }
  const says = meaningOf(found, text)
  if (!says) return before
  // This kind has no check digit of its own, and lines on a box can look like one: it must be seen twice.
  if (format === 'code_39' && !before.once.includes(text)) return { ...before, once: [...before.once, text] }
  return { ...before, used: [...before.used, { text, value: found.input, says }], isMisread: false }
}

/** The number of the article in shops, which every piece of it has. */
function isOfGoods(format: string): boolean {
  return format.startsWith('ean') || format.startsWith('upc')
}

function meaningOf(
  { kinds, matches, imei, serial }: Identification,
  text: string,
): Reading['says'] | undefined {
  // Links on boxes and labels lead to help pages, whose addresses hold names of devices.
  if (/^https?:/i.test(text)) return undefined
  const codes = kinds.filter((kind) => kind !== 'name')
  if (codes.length > 1) return 'several'
  if (imei || codes[0] === 'meid') return 'imei'
  if (serial) return 'serial'
  if (codes[0] === 'partNumber') return 'partNumber'
  return matches.length > 0 ? 'model' : undefined
}
