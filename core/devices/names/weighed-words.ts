import { type Fit, fitsOfNumber, fitsOfWord } from '../search/fit-words.ts'
import { listLines } from '../library/device-library.ts'
import type { FittedWord } from '../search/find-models.ts'
import { modelWords } from '../search/model-words.ts'
import { namesOf } from '../search/search-index.ts'
import type { Piece } from './pieces.ts'

/** A word of a name and its weight: words right after the start of the name weigh most. */
export interface WeighedWord extends FittedWord {
  readonly piece: Piece
  readonly weight: number
}

/** Maximum number of words in one name. */
const mostWords = 24

/**
 * Weighs the words around the start of a name. Numbers before it are usually quantities, and words after a
 * gap usually belong to something else. anchor: position of the start; undefined if no word starts a name.
 */
export function weighWords(pieces: readonly Piece[], anchor: number | undefined): readonly WeighedWord[] {
  const fitted = new Map<string, ReadonlyMap<number, Fit>>()
  const fitsOf = (word: string): ReadonlyMap<number, Fit> => {
    const known = fitted.get(word) ?? (word.includes(',') ? fitsOfNumber(word) : fitsOfWord(word))
    fitted.set(word, known)
    return known
  }
  const words: WeighedWord[] = []
  const isRetinaUnsaid = isWithoutRetinaInName(pieces)
  const isYearOfSale = isIphoneButNotSe(pieces)
  let isBroken = false
  let distance = 0
  for (const [at, piece] of pieces.entries()) {
    const isAfter = anchor !== undefined && at > anchor
    if (isAfter && distance > 1 && piece.followsNote) isBroken = true
    const fitting = piece.words.filter(
      (word) => words.length < mostWords && fitsOf(word).size > 0 && !(isRetinaUnsaid && word === 'retina'),
    )
    for (const word of fitting) {
      const isOfYear = seasons.test(word) && years.test(pieces[at + 1]?.words[0] ?? '')
      const isFar =
        (isYearOfSale && years.test(word)) ||
        (isBroken && piece.namedAs === undefined && !isOfYear && !distinctive.test(word))
      words.push({
        word,
        fits: fitsNamedAs(fitsOf(word), word, piece),
        piece,
        weight: piece.isNote && anchor !== undefined ? weights.note : weightAt(at, anchor, distance, isFar),
      })
    }
    if (anchor === undefined || at < anchor) continue
    if (fitting.length === 0 && distance > 1) isBroken = true
    distance += fitting.length
  }
  return words
}

/**
 * True for "iPhone 16 128GB 2025", sold in this year; not the iPhone 16e. Only iPhone SEs are distinguished
 * by years.
 */
function isIphoneButNotSe(pieces: readonly Piece[]): boolean {
  const said = new Set(pieces.flatMap((piece) => piece.words))
  return said.has('iphone') && !said.has('se')
}

/**
 * Numbers with their unit: "iPad 11. Generation" is none with 11 inches, "iPad 11 inch" not the eleventh
 * generation.
 */
function fitsNamedAs(
  fits: ReadonlyMap<number, Fit>,
  word: string,
  { namedAs }: Piece,
): ReadonlyMap<number, Fit> {
  if (namedAs === undefined || !/^\d/.test(word)) return fits
  const key = `${word} ${namedAs}`
  const known = numbersNamedAs.get(key)
  if (known) return known
  const isOther = namedAs === 'inch' ? isGenerationOf : word === '1' ? isSizeOrFirstSeries : isSizeOf
  const kept = new Map([...fits].filter(([place]) => !isOther(word, place)))
  // cache few: the tables have few sizes and generations, but a text may have any number
  if (numbersNamedAs.size < 200) numbersNamedAs.set(key, kept)
  return kept
}

const numbersNamedAs = new Map<string, ReadonlyMap<number, Fit>>()

function isSizeOf(word: string, place: number): boolean {
  const line = listLines()[place] ?? ''
  return new RegExp(`[ (]${word.replace('.', '\\.')}-inch`).test(line)
}

/** The first generation of watches came before the series. */
function isSizeOrFirstSeries(word: string, place: number): boolean {
  return isSizeOf(word, place) || listLines()[place]?.startsWith('watch|Apple Watch Series 1|') === true
}

function isGenerationOf(word: string, place: number): boolean {
  const line = listLines()[place] ?? ''
  // the eleventh iPad is also sold as the one with 11 inches
  if (word === '11' && line.startsWith('ipad|iPad (A16)|')) return false
  return !isSizeOf(word, place) && new RegExp(`\\(${word}(?:st|nd|rd|th) generation`).test(line)
}

/**
 * Names of MacBook Pros since 2016, and of all Macs with Apple's chips, no longer contain "Retina", although
 * the screens are.
 */
function isWithoutRetinaInName(pieces: readonly Piece[]): boolean {
  const said = new Set(pieces.flatMap((piece) => piece.words))
  if (!said.has('macbook')) return false
  const later = said.has('pro') ? /^(?:20(?:1[6-9]|2\d)|m\d|touchbar)$/ : /^m\d$/
  return [...said].some((word) => later.test(word))
}

const weights = { anchor: 6, before: 0.5, apart: 0.05, note: 0.1, unsaid: 0.3 } as const

function weightAt(at: number, anchor: number | undefined, distance: number, isFar: boolean): number {
  if (anchor === undefined) return 1
  if (at === anchor) return weights.anchor
  if (at < anchor) return weights.before - 0.02 * Math.min(20, anchor - at)
  return isFar ? weights.apart : Math.max(0.3, 1 - 0.03 * distance)
}

/** Years, chips and sizes have a high weight at any position. */
const distinctive = /^(?:20\d\d|m\d|\d\d?\.\d|retina|touchbar|functionkeys)$/

const seasons = /^(?:early|mid|late)$/
const years = /^20\d\d$/

/** True for a word so far from the name that it can only contradict the name. */
export function isApart({ weight }: WeighedWord): boolean {
  return weight <= weights.apart
}

/** Returns the words with the highest total weight that a single device has. Ties: the newest device. */
export function heaviest(
  words: readonly WeighedWord[],
  canBe: (place: number) => boolean,
): readonly WeighedWord[] {
  const sums = new Float64Array(listLines().length)
  const near = words.filter((word) => !isApart(word))
  for (const { fits, weight, piece } of near)
    for (const [place, fit] of fits) sums[place] = (sums[place] ?? 0) + weight * certaintyOf(fit, piece)
  const said = new Set(near.map(({ word }) => word))
  let best = -1
  let most = 0
  for (let place = 0; place < sums.length; place += 1) {
    const sum = sums[place]! // the index is within the length
    if (sum <= most || !canBe(place)) continue
    let rest = sum
    for (const word of modelWordsOf(place)) if (!said.has(word)) rest -= weights.unsaid
    if (rest > most + 1e-9) [best, most] = [place, rest]
  }
  return near.filter(({ fits, piece }) => {
    const fit = fits.get(best)
    return fit !== undefined && certaintyOf(fit, piece) > 0
  })
}

/** Returns the words of a name that distinguish models. */
function modelWordsOf(place: number): readonly string[] {
  return (ofModels[place] ??= namesOf(place).words.flatMap(({ word }) => (modelWords.has(word) ? word : [])))
}

const ofModels: (readonly string[])[] = []

// Notes are not prefixes of other words, except the one being typed.
function certaintyOf(fit: Fit, { isNote, isLast }: Piece): number {
  if (fit.isExact) return 1
  if (isNote && !isLast) return 0
  return fit.isTypo ? 0.6 : 0.45
}
