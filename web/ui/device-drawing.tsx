const drawings = import.meta.glob<string>('../assets/devices/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Our own line drawing of a kind of device, in the colour of the text around it. */
export function DeviceDrawing({
  silhouette,
  size = 30,
}: {
  readonly silhouette: string
  readonly size?: number
}) {
  const drawing =
    drawings[`../assets/devices/${silhouette}.svg`] ?? drawings['../assets/devices/iphone.svg'] ?? ''
  // Below 30 px the strokes would turn grey.
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
