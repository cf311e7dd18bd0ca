import sharp, { type SharpOptions } from 'sharp'

/**
 * Returns the memory needed to read a picture, in bytes: an interlaced one is held as a whole, others are
 * read line by line, which counts as 0. Throws sharp's error for a picture that sharp cannot read, or that
 * has more pixels than the options allow.
 */
export async function bytesWhenRead(picture: Uint8Array, options: SharpOptions): Promise<number> {
  const { width, height, channels, depth, isProgressive } = await sharp(picture, options).metadata()
  return isProgressive ? width * height * channels * (depth === 'uchar' ? 1 : 2) : 0
}
