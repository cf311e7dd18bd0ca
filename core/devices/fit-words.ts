import { oneEditApart } from './one-edit-apart.ts'
import { numbersOfDevices, searchWords } from './search-index.ts'

/** How a word of the query fits one device. */
export interface Fit {
  readonly score: number
  /** The device's own word, to find it in the name; none for numbers. */
  readonly word?: string
  /** How many of its characters fit. */
  readonly length: number
  readonly isExact: boolean
}

/** Place of each device that the word fits: as it is, as a beginning, or with one typing error. */
export function fitsOfWord(word: string): ReadonlyMap<number, Fit> {
  const fits = new Map<number, Fit>()
  for (const [known, { places, weights }] of searchWords()) {
    const fit = fitOf(word, known)
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

/** Place of each device with an A-number or identifier that is, or begins with, these lower-case characters. */
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

function fitOf(word: string, known: string): Fit | undefined {
  if (known === word) return { score: scores.exact, word: known, length: known.length, isExact: true }
  if (known.startsWith(word))
    return { score: scores.prefix, word: known, length: word.length, isExact: false }
  // Digits are facts, not typing errors: "15" is never meant by "16".
  if (word.length < 4 || /\d/.test(word) || !oneEditApart(word, known)) return undefined
  return { score: scores.typo, word: known, length: known.length, isExact: false }
}
