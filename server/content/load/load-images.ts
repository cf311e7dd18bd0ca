import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentLimits } from '../content-limits.ts'
import type { ContentImage } from '../document.ts'
import { ContentFault } from './content-fault.ts'

const types: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }

/**
 * Reads the size of every image, by file name. SVG is refused, since it can contain scripts. Throws
 * ContentFault.
 */
export async function loadImages(folders: readonly string[]): Promise<Map<string, ContentImage>> {
  const found = new Map<string, ContentImage>()
  for (const folder of folders) {
    const inside = join(folder, 'images')
    if (!existsSync(inside)) continue
    for (const name of (await readdir(inside)).toSorted()) {
      if (!name.startsWith('.')) found.set(name, await readImage(join(inside, name)))
    }
  }
  if (found.size > contentLimits.maxImages)
    throw new ContentFault(`${folders.join(', ')}: more than ${contentLimits.maxImages} images`)
  return found
}

async function readImage(file: string): Promise<ContentImage> {
  if ((await stat(file)).size > contentLimits.maxImageBytes)
    throw new ContentFault(`${file}: is larger than ${contentLimits.maxImageBytes} bytes`)
  const bytes = await readFile(file)
  const { format, width, height } = await sharp(bytes, { limitInputPixels: contentLimits.maxImagePixels })
    .metadata()
    .catch((error: Error) => {
      throw new ContentFault(`${file}: is no image (${error.message})`)
    })
  const type = types[format ?? '']
  if (type === undefined) throw new ContentFault(`${file}: is ${format}; accepted: PNG, JPEG, WebP`)
  if (width * height > contentLimits.maxImagePixels)
    throw new ContentFault(`${file}: has more than ${contentLimits.maxImagePixels} pixels`)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
  return { file, type, width, height, hash }
}
