import type { Barcode } from './barcode.ts'
import type { Detect } from './detector.ts'

/** Longest sides to try, in pixels: fine print needs many, noise and blur disappear with few. */
const sides = [2200, 1300, 750]
/** Rotations to try for skewed bars, in degrees; quarter turns need none. */
const angles = [45, 22.5, -22.5]

/** Returns all codes in a picture. Throws when the picture cannot be opened. */
export async function readPicture(file: Blob, detect: Detect): Promise<readonly Barcode[]> {
  const picture = await createImageBitmap(file)
  try {
    const straight = await readAt(picture, 0, detect)
    if (straight.length > 0) return straight
    for (const angle of angles) {
      const turned = await readAt(picture, angle, detect)
      if (turned.length > 0) return turned
    }
    return []
  } finally {
    picture.close()
  }
}

async function readAt(picture: ImageBitmap, angle: number, detect: Detect): Promise<readonly Barcode[]> {
  const longest = Math.max(picture.width, picture.height)
  const found = new Map<string, Barcode>()
  for (const side of sides) {
    // Enlarging more than twice adds no detail.
    if (side > 2 * longest && side !== sides.at(-1)) continue
    const scale = Math.min(side / longest, 2)
    for (const barcode of await detect(drawn(picture, scale, angle))) found.set(barcode.text, barcode)
  }
  return [...found.values()]
}

/** Draws the picture on white with a margin: readers need a quiet zone around a code. */
function drawn(picture: ImageBitmap, scale: number, angle: number): OffscreenCanvas {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const [width, height] = [picture.width * scale, picture.height * scale]
  const margin = 24
  const canvas = new OffscreenCanvas(
    Math.ceil(width * cos + height * sin) + 2 * margin,
    Math.ceil(width * sin + height * cos) + 2 * margin,
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
