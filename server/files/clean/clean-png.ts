import { crc32 } from 'node:zlib'
import type { CleanImage, ImageSize } from './clean-image.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that the picture and its colours need. */
const keptTypes: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
])

/** Returns a PNG without texts, times, Exif and data after its end. undefined if the PNG is incomplete. */
export function cleanPng(bytes: Buffer): CleanImage | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const kept: Buffer[] = [signature]
  let size: ImageSize | undefined
  let hasData = false
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
    if (type === 'IHDR') {
      if (size || length !== 13) return undefined
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (!size) return undefined // the size chunk must be first
    hasData ||= type === 'IDAT'
    if (keptTypes.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return hasData ? { bytes: Buffer.concat(kept), size } : undefined
    at = end
  }
  return undefined
}
