import type { ImageSize } from './clean-image.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** A file whose content matches its type. Images have no metadata such as place, camera or time. */
export interface CleanFile {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  readonly bytes: Buffer
  /** Size of an image in pixels; null for other files. */
  readonly size: ImageSize | null
}

/**
 * Returns the cleaned file, with the type determined from its content, not its name; undefined if the type is
 * not accepted, or the file is incomplete. Takes linear time.
 */
export function cleanFile(bytes: Buffer): CleanFile | undefined {
  if (isPdf(bytes)) return { type: 'application/pdf', bytes, size: null }
  for (const [type, clean] of filters) {
    const image = clean(bytes)
    if (image) return { type, ...image }
  }
  return undefined
}

const filters = [
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/webp', cleanWebp],
] as const

/** Readers search for the end in the last 1,024 bytes: ISO 32000-1, H.3. */
const pdfEnd = 1024

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-pdfEnd).includes('%%EOF')
}
