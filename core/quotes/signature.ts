/** The box that a signature is drawn in. */
export const signatureBox = { width: 600, height: 200 } as const

export const maxStrokes = 100
export const maxSignaturePoints = 3000
/** Characters of a signature: of each point "600,200 ". */
export const maxSignatureText = maxSignaturePoints * 8

/** Less ink than this is a slip of the finger. In the units of the box. */
const leastInk = 60

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

/** Writes strokes as "x,y x,y;x,y": points between spaces, strokes between semicolons. */
export function signatureText(strokes: readonly Stroke[]): string {
  return strokes.map((stroke) => stroke.map((point) => point.join(',')).join(' ')).join(';')
}

/** Returns the strokes of a signature; undefined if it is none, too long, or hardly any. */
export function readSignature(text: string): readonly Stroke[] | undefined {
  if (text.length > maxSignatureText || !/^[\d, ;]+$/.test(text)) return undefined
  const strokes = text.split(';').map((stroke) => stroke.split(' ').map(readPoint))
  const points = strokes.flat()
  if (strokes.length > maxStrokes || points.length > maxSignaturePoints) return undefined
  if (!strokes.every((stroke): stroke is Point[] => stroke.every((point) => point !== undefined)))
    return undefined
  return inkOf(strokes) < leastInk ? undefined : strokes
}

function readPoint(text: string): Point | undefined {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? []
  const point = [Number(x), Number(y)] as const
  return point[0] <= signatureBox.width && point[1] <= signatureBox.height ? point : undefined
}

function inkOf(strokes: readonly Stroke[]): number {
  return strokes
    .flatMap((stroke) =>
      stroke.slice(1).map(([x, y], place) => Math.hypot(x - stroke[place]![0], y - stroke[place]![1])),
    )
    .reduce((sum, length) => sum + length, 0)
}

/** Returns a signature as SVG, black on nothing. */
export function signatureSvg(strokes: readonly Stroke[]): string {
  const path = strokes
    // A dot is a line of no length, which round caps show.
    .map(
      ([first, ...others]) => `M${first!.join(' ')}L${(others.length ? others : [first!]).flat().join(' ')}`,
    )
    .join('')
  const { width, height } = signatureBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
