import { deviceAt, listLines } from '../library/device-library.ts'
import { fitsOfWord } from '../search/fit-words.ts'
import { modelWords } from '../search/model-words.ts'
import { nameIn } from '../search/search-index.ts'
import { wordsIn } from '../search/words.ts'
import type { Anchor } from './anchors.ts'
import type { Piece } from './pieces.ts'
import type { Place } from './places.ts'

/** A model with a number that its line never had: "iPhone 9". */
export interface NeverNamed {
  readonly place: Place
  /** Models of the same line, nearest number first. */
  readonly near: readonly number[]
}

/** Families whose models differ by small numbers. */
const numbered = new Set(['iphone', 'ipad', 'watch', 'airpods', 'homepod'])

/** Maximum number of models offered instead. */
const mostNear = 6

/** Returns the named model if it never existed. A number at the end that may be incomplete does not count. */
export function neverNamedIn(pieces: readonly Piece[], anchors: readonly Anchor[]): NeverNamed | undefined {
  const [anchor] = anchors
  const start = pieces[anchor?.at ?? -1]
  if (!anchor || !start || !numbered.has(anchor.word)) return undefined
  const said: string[] = [...start.words]
  let end = start
  for (const piece of pieces.slice(anchor.at)) {
    if (piece !== start) {
      if (piece.followsNote || !piece.words.every(isOfLine)) break
      said.push(...piece.words)
    }
    end = piece
    if (said.some(isNumber)) break
  }
  const number = said.find(isNumber)
  const line = said.filter((word) => word !== number && word !== 'apple')
  if (number === undefined) return undefined
  const ofLine = modelsWith(line)
  const fits = fitsOfWord(number)
  const later = pieces.flatMap(({ words }) => words)
  const isKnown = ofLine.some((place) => {
    const fit = fits.get(place)
    const name = nameIn(listLines()[place] ?? '')
    // "iPhone 2" is not the iPhone SE, but "iPad 13" may mean 13 inches
    const isSaid =
      name.includes(`${number}-inch`) ||
      wordsIn(name).every((word) => !modelWords.has(word) || later.includes(word))
    return (
      isSaid &&
      fit !== undefined &&
      (fit.isExact || (end.isLast && isNumber(fit.word ?? '')) || fit.word?.startsWith(`${number}.`) === true)
    )
  })
  if (isKnown || ofLine.length === 0) return undefined
  const wanted = Number.parseInt(number, 10)
  const near = ofLine
    .map((place) => ({ place, distance: Math.abs(numberOf(place) - wanted) }))
    .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
    .slice(0, mostNear)
    .map(({ place }) => place)
  return { place: [start.start, end.end], near }
}

/** Returns the models with all these words; not accessories. */
function modelsWith(words: readonly string[]): readonly number[] {
  const [first, ...others] = words.map((word) => fitsOfWord(word))
  const lines = listLines()
  return [...(first ?? [])].flatMap(([place, { isExact }]) =>
    isExact &&
    others.every((fits) => fits.get(place)?.isExact) &&
    lines[place]?.startsWith('other|') === false
      ? place
      : [],
  )
}

/** Matches "9" and "13e". Amounts, sizes and years are not pieces, or have more digits. */
function isNumber(word: string): boolean {
  return /^\d{1,2}[a-z]?$/.test(word)
}

function isOfLine(word: string): boolean {
  return isNumber(word) || modelWords.has(word) || word === 'series'
}

/** Returns the number in the name of a model, or of its generation. */
function numberOf(place: number): number {
  const words = wordsIn(nameIn(listLines()[place] ?? ''))
  if (words.includes('x') || words.includes('xr') || words.includes('xs')) return 10
  const number = words.find((word) => isNumber(word)) ?? deviceAt(place).generation
  return number === undefined ? 0 : Number.parseInt(String(number), 10)
}
