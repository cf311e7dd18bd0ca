import { shopLimits } from '@costard/contract'

/** Sides of the result, tried in turn. Pixels. */
const sides = [256, 128] as const
/** Bytes of a file that is opened at all. */
const largestFile = 2 * 1024 * 1024

/**
 * Draws a picture into a small one, whole and with its proportions, which drops metadata. Returns base64 of PNG.
 * Throws UnreadableLogo.
 */
export async function smallLogo(file: Blob): Promise<string> {
  if (file.size > largestFile) throw new UnreadableLogo()
  const url = URL.createObjectURL(file)
  try {
    // An image element also draws SVG, without running its scripts.
    const picture = new Image()
    picture.src = url
    await picture.decode().catch(() => {
      throw new UnreadableLogo()
    })
    for (const side of sides) {
      const png = await draw(picture, side)
      if (png.size <= shopLimits.maxLogoBytes) return await base64Of(png)
    }
    throw new UnreadableLogo()
  } finally {
    URL.revokeObjectURL(url)
  }
}

export class UnreadableLogo extends Error {}

async function draw(picture: HTMLImageElement, side: number): Promise<Blob> {
  // An SVG without a size has none: as a square.
  const [width, height] = [picture.naturalWidth || side, picture.naturalHeight || side]
  const scale = side / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableLogo()
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadableLogo())), 'image/png'),
  )
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
