/** Size of the box in which strokes are drawn; a point is two integers within. */
export const signatureBox = { width: 600, height: 200 } as const

/** Maximum characters of a sent signature. */
export const maxSignature = 6000

/** Minimum points of a signature; fewer are accidental. */
const minPoints = 4

const written = /^\d{1,3}\.\d{1,3}(?:[-_]\d{1,3}\.\d{1,3})*$/

export interface SignaturePoint {
  readonly x: number
  readonly y: number
}

/**
 * True if a text is a signature: strokes separated by `_`, their points by `-`, such as
 * "10.20-12.25_40.9-41.12".
 */
export function isSignature(text: string): boolean {
  if (text.length > maxSignature || !written.test(text)) return false
  const points = strokesIn(text).flat()
  return (
    points.length >= minPoints &&
    points.every(({ x, y }) => x <= signatureBox.width && y <= signatureBox.height)
  )
}

/**
 * Writes strokes in a pad of a size in pixels; drops every second point if there are too many. '' means no
 * signature.
 */
export function writeSignature(
  strokes: readonly (readonly SignaturePoint[])[],
  pad: { readonly width: number; readonly height: number },
): string {
  const within = (value: number, from: number, to: number) =>
    Math.min(to, Math.max(0, Math.round((value / from) * to)))
  const text = strokes
    .filter((points) => points.length > 0)
    .map((points) =>
      points
        .map(
          ({ x, y }) =>
            `${within(x, pad.width, signatureBox.width)}.${within(y, pad.height, signatureBox.height)}`,
        )
        .join('-'),
    )
    .join('_')
  if (text.length > maxSignature) {
    const fewer = strokes.map((points) => points.filter((_, place) => place % 2 === 0))
    // Strokes of one point each cannot be reduced.
    return fewer.flat().length === strokes.flat().length ? '' : writeSignature(fewer, pad)
  }
  return isSignature(text) ? text : ''
}

/** Returns the path of a signature in its box, as SVG path data: a curve through the midpoints. */
export function signaturePath(text: string): string {
  return strokesIn(text).map(pathOf).join('')
}

function strokesIn(text: string): readonly (readonly SignaturePoint[])[] {
  return text.split('_').map((stroke) =>
    stroke.split('-').map((point) => {
      const [x = 0, y = 0] = point.split('.').map(Number)
      return { x, y }
    }),
  )
}

function pathOf(points: readonly SignaturePoint[]): string {
  const [first, ...others] = points
  if (!first) return ''
  const last = others.at(-1) ?? first
  const curves = others.slice(0, -1).map(({ x, y }, place) => {
    const next = others[place + 1] ?? last
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`
}
