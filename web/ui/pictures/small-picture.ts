/** Maximum edge of an uploaded picture. Pixels. */
const longestEdge = 2000
const quality = 0.85

/**
 * Returns a picture as a JPEG of at most 2,000 pixels, upright and without metadata; other files unchanged. A
 * picture that this browser cannot read, such as HEIC in most, stays unchanged too: the server reports the
 * accepted types.
 */
export async function smallPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') && !/\.(heic|heif)$/i.test(file.name)) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = '#fff' // JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new File([blob], file.name, { type: 'image/jpeg' }) : file
}
