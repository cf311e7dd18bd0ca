export class UnreadablePicture extends Error {}

interface Wanted {
  /** Lengths of the longer side, tried in turn. Pixels. */
  readonly sides: readonly number[]
  /** Qualities tried in turn for each side. */
  readonly types: readonly ('image/png' | 'image/jpeg')[]
  readonly maxBytes: number
  /** Maximum bytes of the source file. */
  readonly maxFileBytes: number
}

/**
 * Scales a picture down, complete and with its proportions, which drops metadata. Returns base64. Throws
 * UnreadablePicture.
 */
export async function drawnSmall(
  file: Blob,
  { sides, types, maxBytes, maxFileBytes }: Wanted,
): Promise<string> {
  if (file.size > maxFileBytes) throw new UnreadablePicture()
  const url = URL.createObjectURL(file)
  try {
    // An image element also renders SVG, without running its scripts.
    const picture = new Image()
    picture.src = url
    await picture.decode().catch(() => {
      throw new UnreadablePicture()
    })
    for (const side of sides) {
      for (const type of types) {
        const drawn = await draw(picture, side, type)
        if (drawn.size <= maxBytes) return await base64Of(drawn)
      }
    }
    throw new UnreadablePicture()
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function draw(
  picture: HTMLImageElement,
  side: number,
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  // An SVG without a size is drawn as a square.
  const [width, height] = [picture.naturalWidth || side, picture.naturalHeight || side]
  const scale = side / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture()
  if (type === 'image/jpeg') {
    // JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), type, 0.85),
  )
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
