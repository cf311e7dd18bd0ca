import type { ImageSize } from './clean-image.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** A file that is what its type says. Images have no metadata: no place, camera or time. */
export interface CleanFile {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  readonly bytes: Buffer
  /** Size of an image in pixels; null for other files. */
  readonly size: ImageSize | null
}

/**
 * Returns the file by its content, ignoring its name; undefined if its type is not accepted, or it is
 * incomplete. Linear in its length.
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

/** Readers look for the end in the last 1,024 bytes: ISO 32000-1, H.3. */
const pdfEnd = 1024

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-pdfEnd).includes('%%EOF')
}
