const exif = 'Exif\0\0'
const orientationTag = 0x0112
const short = 3
/** Maximum number of entries to read; a camera writes about twenty. */
const maxEntries = 200

/** Returns the orientation from an Exif segment; undefined if upright or not specified. */
export function orientationIn(data: Buffer): number | undefined {
  if (data.subarray(0, exif.length).toString('latin1') !== exif) return undefined
  const tiff = data.subarray(exif.length)
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const read16 = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const directory = tiff.length < 8 ? tiff.length : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = Math.min(read16(directory), maxEntries)
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12
    if (read16(at) !== orientationTag || read16(at + 2) !== short) continue
    const value = read16(at + 8)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** Returns an Exif segment that contains only the orientation. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(short, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length])
  return Buffer.concat([head, Buffer.from(exif, 'latin1'), tiff])
}
