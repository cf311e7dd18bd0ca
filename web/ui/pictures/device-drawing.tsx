import { drawings } from '@costard/devices/drawings'

/** Our own line drawing of a device type, in the current text colour. */
export function DeviceDrawing({
  silhouette,
  size = 30,
}: {
  readonly silhouette: string
  readonly size?: number
}) {
  const known = Object.hasOwn(drawings, silhouette) ? (silhouette as keyof typeof drawings) : 'iphone' // the key is one of the drawings
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex', flex: 'none' }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        // Below 30 px, thinner strokes look grey.
        strokeWidth={size < 30 ? 2.6 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
        dangerouslySetInnerHTML={{ __html: drawings[known] }}
      />
    </span>
  )
}
