const drawings = import.meta.glob<string>('../assets/devices/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Our own line drawing of a device type, in the current text colour. */
export function DeviceDrawing({
  silhouette,
  size = 30,
}: {
  readonly silhouette: string
  readonly size?: number
}) {
  const drawing =
    drawings[`../assets/devices/${silhouette}.svg`] ?? drawings['../assets/devices/iphone.svg'] ?? ''
  // Below 30 px, thinner strokes look grey.
  const markup = drawing
    .replace(/width="48" height="48"/, `width="${size}" height="${size}"`)
    .replace(/stroke-width="2"/, `stroke-width="${size < 30 ? 2.6 : 2}"`)
  return (
    <span
      aria-hidden="true"
      style={{ display: 'inline-flex', flex: 'none' }}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
