import type { Device } from '../library/device.ts'
import type { Fit } from './fit-words.ts'
import { deviceAt } from '../library/device-library.ts'
import { modelWords } from './model-words.ts'
import { namesOf } from './search-index.ts'

export type Range = readonly [start: number, end: number]

export interface Found {
  readonly device: Device
  /** Index among all devices, newest first. */
  readonly place: number
  readonly score: number
  readonly ranges: readonly Range[]
  readonly isExact: boolean
  /** True if the words are the full name, in any order, and no other generation has the same name. */
  readonly isWholeName: boolean
}

/** A word with the devices it matches. */
export interface FittedWord {
  readonly word: string
  readonly fits: ReadonlyMap<number, Fit>
}

/** Returns the models that match every word, unranked. `canBe`: filter. */
export function findModels(
  words: readonly FittedWord[],
  canBe: (place: number) => boolean = () => true,
): readonly Found[] {
  // start with the rarest word: models that match all words match this one too
  const [rarest] = words.toSorted((a, b) => a.fits.size - b.fits.size)
  const written = words.map(({ word }) => word)
  const found: Found[] = []
  for (const place of rarest?.fits.keys() ?? []) {
    const own = canBe(place) ? fitsOfAll(words, place) : undefined
    if (own) found.push(join(place, own, written))
  }
  return found.map((one) => {
    const siblings = one.isWholeName ? found.filter((other) => isSibling(one, other)) : []
    if (siblings.some((other) => isCalledTheSame(other, written))) return partOf(one)
    // the model named in full stays first
    return siblings.some((other) => isOfSize(other, written)) ? { ...one, isWholeName: false } : one
  })
}

/** Returns the fit of each word with a model; undefined if one does not fit. */
function fitsOfAll(words: readonly FittedWord[], place: number): readonly Fit[] | undefined {
  const own: Fit[] = []
  for (const { fits } of words) {
    const fit = fits.get(place)
    if (!fit) return undefined
    own.push(fit)
  }
  return own
}

/** Sorts the ranges and joins those separated only by a space. */
export function joinedRanges(ranges: readonly Range[]): readonly Range[] {
  const joined: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1] + 1) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

const bonus = { wholeName: 15, onePhrase: 5, accessory: -12 } as const

function join(place: number, fits: readonly Fit[], written: readonly string[]): Found {
  const device = deviceAt(place)
  const names = namesOf(place)
  const ranges = fits.flatMap((fit) =>
    names.words
      .filter(({ word }) => word === fit.word)
      // highlight an exact word completely, including the "th" of "5th"
      .map(({ start, end }): Range => [start, fit.isExact ? end : Math.min(end, start + fit.length)]),
  )
  const isExact = fits.every((fit) => fit.isExact)
  // misspelt words count as the meant ones: "ihpone 12 pro" is the full name, but not exact
  const meant = fits.map((fit, at) => (fit.isTypo && fit.word) || (written[at] ?? ''))
  const isWhole = fits.every((fit) => fit.isExact || fit.isTypo) && isNameOf(names.whole, meant)
  const isInOrder = ranges.every(([start], index) => start >= (ranges[index - 1]?.[1] ?? 0))
  const isOnePhrase = isInOrder && ranges.length > 1 && joinedRanges(ranges).length === 1
  const score =
    fits.reduce((sum, fit) => sum + fit.score, 0) +
    (isWhole ? bonus.wholeName : 0) +
    (isOnePhrase ? bonus.onePhrase : 0) +
    (device.family === 'other' ? bonus.accessory : 0)
  return { device, place, score, ranges, isExact, isWholeName: isWhole && isExact }
}

/** True for a full name, possibly with years and chips: "iPad 10 (2022)". */
function isNameOf(whole: readonly (readonly string[])[], words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    whole.some(
      (name) =>
        name.every((word) => words.includes(word)) &&
        words.every((word) => name.includes(word) || isFact.test(word) || isSizeBeside(word, name)),
    )
  )
}

/** True if a size fits and a number already determines the model: "iPad 2 9.7". */
function isSizeBeside(word: string, name: readonly string[]): boolean {
  return /^\d{1,2}\.\d$/.test(word) && name.some((own) => /^\d$/.test(own))
}

const isFact = /^(?:20\d\d|m\d)$/

function isSibling(one: Found, other: Found): boolean {
  return other !== one && other.isExact && other.device.family === one.device.family
}

/** "AirPods Pro" is the full name of the first generation, but is also used for the second and third. */
function isCalledTheSame({ place }: Found, words: readonly string[]): boolean {
  return namesOf(place).whole.some(
    (whole) =>
      words.every((word) => whole.includes(word)) &&
      whole.every((word) => words.includes(word) || !modelWords.has(word)),
  )
}

/** "iPad 11" means an iPad with 11 inches as well as the eleventh generation. */
function isOfSize({ place, device }: Found, words: readonly string[]): boolean {
  return namesOf(place).words.some(
    ({ word, end }) => words.includes(word) && device.name.startsWith('-inch', end),
  )
}

function partOf(found: Found): Found {
  return { ...found, isWholeName: false, score: found.score - bonus.wholeName }
}
