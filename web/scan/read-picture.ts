import type { Barcode } from './barcode.ts'
import type { Detect } from './detector.ts'
import { quietPx, readInPasses } from './read-in-passes.ts'

/** Returns all codes in a picture. Throws if the picture cannot be decoded. */
export async function readPicture(file: Blob, detect: Detect): Promise<readonly Barcode[]> {
  const picture = await createImageBitmap(file)
  try {
    const longest = Math.max(picture.width, picture.height)
    return await readInPasses(longest, (scale, degrees) => detect(drawn(picture, scale, degrees)))
  } finally {
    picture.close()
  }
}

/** Draws the picture on white with a margin. */
function drawn(picture: ImageBitmap, scale: number, degrees: number): OffscreenCanvas {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const [width, height] = [picture.width * scale, picture.height * scale]
  const canvas = new OffscreenCanvas(
    Math.ceil(width * cos + height * sin) + 2 * quietPx,
    Math.ceil(width * sin + height * cos) + 2 * quietPx,
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures in workers')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(radians)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  return canvas
}
