import { oneEditApart } from './one-edit-apart.ts'
import { numbersOfDevices, searchWords } from './search-index.ts'

/** Fit of a query word with one device. */
export interface Fit {
  readonly score: number
  /** Matching word of the device, to locate it in the name; absent for numbers. */
  readonly word?: string
  /** Number of matching characters. */
  readonly length: number
  readonly isExact: boolean
  readonly isTypo?: true
}

/** Limits of the cache of words. */
const mostKnown = { words: 5_000, fits: 100_000 } as const

const known = new Map<string, ReadonlyMap<number, Fit>>()
let knownFits = 0

/**
 * Returns the devices that match the word, by index: exactly, as a prefix, or with one typo. Cached, since
 * lists of devices repeat their words.
 */
export function fitsOfWord(word: string): ReadonlyMap<number, Fit> {
  const found = known.get(word)
  if (found) return found
  const fits = findFits(word)
  if (known.size >= mostKnown.words || knownFits >= mostKnown.fits) {
    known.clear()
    knownFits = 0
  }
  known.set(word, fits)
  knownFits += fits.size
  return fits
}

function findFits(word: string): ReadonlyMap<number, Fit> {
  const fits = new Map<number, Fit>()
  // no typo tolerance for digits: "15" never matches "16"
  const mayBeTypo = word.length >= 4 && !/\d/.test(word) && !unlisted.has(word)
  for (const [own, { places, weights }] of searchWords()) {
    const fit = fitOf(word, own, mayBeTypo)
    if (!fit) continue
    for (const [at, place] of places.entries()) {
      const score = fit.score * (weights[at] ?? 0)
      const before = fits.get(place)
      if (!before || before.score < score) fits.set(place, { ...fit, score })
    }
  }
  if (/^a\d{2,4}$/.test(word)) {
    for (const [place, fit] of fitsOfNumber(word)) if (!fits.has(place)) fits.set(place, fit)
  }
  return fits
}

/** Other products whose names are close to those in the tables. */
const unlisted = new Set(['emac'])

/**
 * Returns the devices with an A-number or identifier that equals, or starts with, this lower-case text, by
 * index.
 */
export function fitsOfNumber(number: string): ReadonlyMap<number, Fit> {
  const fits = new Map<number, Fit>()
  for (const [place, numbers] of numbersOfDevices().entries()) {
    const isExact = numbers.includes(number)
    if (!isExact && !numbers.some((own) => own.startsWith(number))) continue
    fits.set(place, { score: isExact ? scores.exact : scores.prefix, length: 0, isExact })
  }
  return fits
}

const scores = { exact: 30, prefix: 20, typo: 10 } as const

function fitOf(word: string, known: string, mayBeTypo: boolean): Fit | undefined {
  if (known === word) return { score: scores.exact, word: known, length: known.length, isExact: true }
  if (known.startsWith(word))
    return { score: scores.prefix, word: known, length: word.length, isExact: false }
  if (!mayBeTypo || !oneEditApart(word, known)) return undefined
  return { score: scores.typo, word: known, length: known.length, isExact: false, isTypo: true }
}
