import sharp, { type SharpOptions } from 'sharp'

/**
 * Bytes that a picture takes in memory when it is read: an interlaced one is whole in memory, others are read line by
 * line, which counts as 0. Throws what sharp throws for what it cannot read, or has more pixels than the options allow.
 */
export async function bytesWhenRead(picture: Uint8Array, options: SharpOptions): Promise<number> {
  const { width, height, channels, depth, isProgressive } = await sharp(picture, options).metadata()
  return isProgressive ? width * height * channels * (depth === 'uchar' ? 1 : 2) : 0
}
