type Face = 'head' | 'bold' | 'body' | 'mono'

/**
 * Width of letters relative to the font size. Upper bounds: neither Hanken Grotesk nor the scalable font of
 * label printers is wider, so that a text that fits is never cut.
 */
const widths: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u, 1],
  [/[MW@%mw—]/, 0.74],
  [/[ .,:;·'’|!ijlIft()[\]-]/, 0.3],
  [/[\p{Lu}\d&+]/u, 0.58],
]
const faces: Readonly<Record<Face, number>> = { head: 1.04, bold: 1.02, body: 0.95, mono: 1 }
const monoWidth = 0.6

const graphemes = new Intl.Segmenter()

/** Returns an upper bound of the width of a text, in the unit of the size. */
export function widthOf(text: string, face: Face, size: number): number {
  const letters = [...graphemes.segment(text)]
  const ems =
    face === 'mono'
      ? letters.length * monoWidth
      : letters.reduce((sum, { segment }) => sum + emsOf(segment), 0) * faces[face]
  return ems * size
}

function emsOf(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.5
}

/**
 * Returns a text in the largest size that fits, without the words at its end that do not fit; empty if none
 * fits.
 */
export function fitted(
  text: string,
  face: Face,
  { size, least }: { readonly size: number; readonly least: number },
  room: number,
): { readonly text: string; readonly size: number } {
  const words = text.split(/\s+/).filter(Boolean)
  while (words.length > 0) {
    const left = words.join(' ').replace(/[\s·,]+$/, '')
    const fits = Math.min(size, Math.floor((size * room) / widthOf(left, face, size)))
    if (fits >= least) return { text: left, size: fits }
    words.pop()
  }
  return { text: '', size }
}
