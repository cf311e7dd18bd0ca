import { type Identification, identify } from '@costard/devices'
import type { Barcode } from '#scan/barcode.ts'
import { isCompleted, isMisread } from './after-scan.ts'

/** One barcode with information about a device. */
export interface Reading {
  readonly text: string
  /** The normalised text, without prefix letters that only barcodes have. */
  readonly value: string
  readonly says: 'imei' | 'serial' | 'partNumber' | 'model' | 'several'
}

/** Codes of one device that the camera has read so far. */
export interface Readings {
  readonly used: readonly Reading[]
  /** Codes read only once, which are not trusted yet. */
  readonly seenOnce: readonly string[]
  /** The last code was a number with a wrong or missing check digit. */
  readonly isMisread: boolean
}

export const noReadings: Readings = { used: [], seenOnce: [], isMisread: false }

/** Adds the codes of a camera frame. Returns the same object if there is nothing new. */
export function withBarcodes(before: Readings, barcodes: readonly Barcode[]): Readings {
  let readings = before
  for (const barcode of barcodes) readings = withBarcode(readings, barcode)
  return readings
}

/** Returns the readings of a still picture: its codes count as read twice. */
export function readingsOf(barcodes: readonly Barcode[]): Readings {
  return withBarcodes(withBarcodes(noReadings, barcodes), barcodes)
}

/** Returns all readings as one text to identify. */
export function joinedText({ used }: Readings): string {
  return used.map(({ value }) => value).join(' ')
}

function withBarcode(before: Readings, { format, text: raw }: Barcode): Readings {
  const text = raw.trim()
  if (isOfGoods(format) || text === '' || before.used.some((reading) => reading.text === text)) return before
  const found = identify(text)
  if (isMisread(found) || isCompleted(found))
    return before.isMisread ? before : { ...before, isMisread: true }
  const says = meaningOf(found, text)
  if (!says) return before
  // Code 39 has no check digit, and lines on a box can look like one: two readings are required.
  if (format === 'code_39' && !before.seenOnce.includes(text))
    return { ...before, seenOnce: [...before.seenOnce, text] }
  return { ...before, used: [...before.used, { text, value: found.input, says }], isMisread: false }
}

/** UPC and EAN identify the product, not the individual device. */
function isOfGoods(format: string): boolean {
  return format.startsWith('ean') || format.startsWith('upc')
}

function meaningOf(
  { kinds, matches, imei, serial }: Identification,
  text: string,
): Reading['says'] | undefined {
  // Links on boxes lead to help pages, whose URLs contain device names.
  if (/^https?:/i.test(text)) return undefined
  const codes = kinds.filter((kind) => kind !== 'name')
  if (codes.length > 1) return 'several'
  if (imei || codes[0] === 'meid') return 'imei'
  if (serial) return 'serial'
  if (codes[0] === 'partNumber') return 'partNumber'
  return matches.length > 0 ? 'model' : undefined
}
