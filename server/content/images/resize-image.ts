import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { CodedError } from '#http'
import { contentLimits } from '../content-limits.ts'
import type { ContentImage } from '../document.ts'

/**
 * Widths used by the client times the densities 1, 2 and 3; others are rounded up, which limits the number of
 * variants.
 */
const widths = [640, 828, 1200, 1280, 1656, 1920, 2048, 2400, 2484, 3600, 3840]

/** Returns an image as WebP with a width in pixels, never larger than the original. */
export type ResizeImage = (image: ContentImage, width: number) => Promise<Uint8Array<ArrayBuffer>>

/** Resizes a limited number of images at once. Throws content/busy if too many wait. */
export function imageResizer(): ResizeImage {
  const limit = pLimit(contentLimits.resizedAtOnce)
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: contentLimits.cachedImageBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
  })
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (image, width) => {
    const made = Math.min(image.width, widths.find((each) => each >= width) ?? contentLimits.maxImageWidth)
    const key = `${image.hash}/${made}`
    const known = cache.get(key)
    if (known) return Promise.resolve(known)
    const waited = running.get(key)
    if (waited) return waited
    if (limit.pendingCount >= contentLimits.maxResizesWaiting) return Promise.reject(busy())
    const resizing = limit(() => resized(image, made))
    running.set(key, resizing)
    resizing.then(
      (bytes) => {
        cache.set(key, bytes)
        running.delete(key)
      },
      () => running.delete(key),
    )
    return resizing
  }
}

async function resized({ file }: ContentImage, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp') // 28 MB, so only loaded by servers that show pictures of the content
  const bytes = await sharp(file, { limitInputPixels: contentLimits.maxImagePixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  return Uint8Array.from(bytes)
}

function busy(): CodedError {
  return new CodedError({
    code: 'content/busy',
    status: 503,
    message: 'Too many images are being resized. Try again soon.',
    retryAfterSeconds: 2,
  })
}
