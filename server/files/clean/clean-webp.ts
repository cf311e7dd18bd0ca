import type { CleanImage, ImageSize } from './clean-image.ts'

const keptTypes: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])
/** Flags of the extended header for chunks that follow. */
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const

/** Returns a still WebP without Exif and XMP. undefined if the WebP is incomplete or animated. */
export function cleanWebp(bytes: Buffer): CleanImage | undefined {
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  if (!isRiff || bytes.subarray(8, 12).toString('latin1') !== 'WEBP') return undefined
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  const kept: Buffer[] = []
  let size: ImageSize | undefined
  let hasPicture = false
  let at = 12
  while (at + 8 <= end) {
    const type = bytes.subarray(at, at + 4).toString('latin1')
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (next > end) return undefined
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'VP8X' && length >= 1 && ((data[0] ?? 0) & flags.animation) !== 0) return undefined
    size ??= sizeIn(type, data)
    hasPicture ||= type === 'VP8 ' || type === 'VP8L'
    if (keptTypes.has(type))
      kept.push(type === 'VP8X' ? withoutMetadata(bytes.subarray(at, next)) : bytes.subarray(at, next))
    at = next
  }
  if (!size || !hasPicture) return undefined
  const content = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + content.length, 4)
  return { bytes: Buffer.concat([head, content]), size }
}

function withoutMetadata(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = (copy[8] ?? 0) & ~(flags.exif | flags.xmp)
  return copy
}

function sizeIn(type: string, data: Buffer): ImageSize | undefined {
  if (type === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return undefined
}
