import type { CleanImage, ImageSize } from './clean-image.ts'
import { orientationIn, orientationSegment } from './orientation.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const app1 = 0xe1
/** Segments that the picture needs: quantisation and Huffman tables, restart interval. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd])

/**
 * Returns a JPEG without metadata: of the application segments only JFIF, the colour profile and Adobe's
 * transform are kept, and the orientation; comments and everything after the end are removed. undefined if
 * the JPEG is incomplete.
 */
export function cleanJpeg(bytes: Buffer): CleanImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const kept: Buffer[] = []
  let size: ImageSize | undefined
  let orientation: number | undefined
  let hasScan = false
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // a fill byte
      continue
    }
    if (marker === endOfImage) {
      if (!size || !hasScan) return undefined
      const head = [
        bytes.subarray(0, 2),
        ...(orientation === undefined ? [] : [orientationSegment(orientation)]),
      ]
      return { bytes: Buffer.concat([...head, ...kept, bytes.subarray(at, at + 2)]), size }
    }
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    const data = bytes.subarray(at + 4, end)
    if (isFrame(marker)) {
      if (size || data.length < 5) return undefined
      size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) }
    }
    if (marker === app1) orientation ??= orientationIn(data)
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    hasScan ||= marker === startOfScan
    if (isKept(marker, data)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

/** Start of frame: C0 to CF, without tables and reserved markers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isKept(marker: number, data: Buffer): boolean {
  const starts = (text: string): boolean => data.subarray(0, text.length).toString('latin1') === text
  if (marker === 0xe0) return starts('JFIF\0')
  if (marker === 0xe2) return starts('ICC_PROFILE\0')
  if (marker === 0xee) return starts('Adobe')
  return marker === startOfScan || isFrame(marker) || tables.has(marker)
}

/** Returns the position of the next marker after coded data; FF 00 and restart markers belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}
