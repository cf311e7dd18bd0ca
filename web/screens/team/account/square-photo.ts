/** Maximum side of the result. Pixels. */
const largestSide = 256
/** Maximum bytes; the server rejects larger files. */
const largestSize = 100_000

/**
 * Crops the middle of a picture to a small square and re-encodes it, which drops metadata such as location and
 * camera. Returns base64 of WebP, or of JPEG where the browser cannot encode WebP. Throws UnreadablePicture.
 */
export async function squarePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture()
  })
  const side = Math.min(picture.width, picture.height)
  const size = Math.min(side, largestSide)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture()
  context.fillStyle = '#fff' // JPEG has no transparency
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, size, size)
  picture.close()
  for (const quality of [0.9, 0.75, 0.5]) {
    const photo = await draw(canvas, quality)
    if (photo.size <= largestSize) return base64Of(photo)
  }
  throw new UnreadablePicture()
}

export class UnreadablePicture extends Error {}

async function draw(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  // A browser that cannot encode the requested type returns PNG.
  const webp = await encode(canvas, 'image/webp', quality)
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality)
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), type, quality),
  )
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
