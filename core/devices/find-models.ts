import type { Device } from './device.ts'
import { fitsOfNumber, fitsOfWord, type Fit } from './fit-words.ts'
import { deviceAt, listLines } from './device-library.ts'
import { namesOf } from './search-index.ts'

export type Range = readonly [start: number, end: number]

export interface Found {
  readonly device: Device
  /** Index among all devices, newest first. */
  readonly place: number
  readonly score: number
  readonly ranges: readonly Range[]
  readonly isExact: boolean
  readonly isWholeName: boolean
}

/** Returns the models that match every number and word, unranked. */
export function findModels(numbers: readonly string[], words: readonly string[]): readonly Found[] {
  const fits = [...numbers.map(fitsOfNumber), ...words.map(fitsOfWord)]
  // start with the rarest: a model that matches all matches that one too
  const [rarest] = fits.toSorted((a, b) => a.size - b.size)
  const found: Found[] = []
  for (const place of rarest?.keys() ?? listLines().keys()) {
    const own = fits.flatMap((fit) => fit.get(place) ?? [])
    if (own.length === fits.length) found.push(join(place, own, words))
  }
  return found.map((one) =>
    one.isWholeName && found.some((other) => isSibling(one, other, words)) ? partOf(one) : one,
  )
}

/** Drops "apple", which only some model names contain: "Apple iPhone 13". */
export function withoutMaker(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => word !== 'apple')
  return others.length > 0 ? others : words
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

function join(place: number, fits: readonly Fit[], words: readonly string[]): Found {
  const device = deviceAt(place)
  const names = namesOf(place)
  const ranges = fits.flatMap((fit) =>
    names.words
      .filter(({ word }) => word === fit.word)
      // highlight an exact word completely, including the "th" of "5th"
      .map(({ start, end }): Range => [start, fit.isExact ? end : Math.min(end, start + fit.length)]),
  )
  const isExact = fits.every((fit) => fit.isExact)
  const isWholeName =
    isExact &&
    words.length > 0 &&
    names.whole.some((whole) => whole.length === words.length && words.every((word) => whole.includes(word)))
  const isInOrder = ranges.every(([start], index) => start >= (ranges[index - 1]?.[1] ?? 0))
  const isOnePhrase = isInOrder && ranges.length > 1 && joinedRanges(ranges).length === 1
  const score =
    fits.reduce((sum, fit) => sum + fit.score, 0) +
    (isWholeName ? bonus.wholeName : 0) +
    (isOnePhrase ? bonus.onePhrase : 0) +
    (device.family === 'other' ? bonus.accessory : 0)
  return { device, place, score, ranges, isExact, isWholeName }
}

// "AirPods Pro" is the full name of the first generation, but is used for the second and third too, and "iPad 11" means
// an 11-inch iPad as well as the eleventh generation.
function isSibling(one: Found, other: Found, words: readonly string[]): boolean {
  if (other === one || !other.isExact || other.device.family !== one.device.family) return false
  const names = namesOf(other.place)
  const isSameModel = names.whole.some(
    (whole) =>
      words.every((word) => whole.includes(word)) &&
      whole.every((word) => words.includes(word) || !modelWords.has(word)),
  )
  const isBySize = names.words.some(
    ({ word, end }) => words.includes(word) && other.device.name.startsWith('-inch', end),
  )
  return isSameModel || isBySize
}

// Words that distinguish models, not generations.
const modelWords = new Set([
  'pro',
  'max',
  'plus',
  'mini',
  'air',
  'ultra',
  'nano',
  'shuffle',
  'touch',
  'se',
  '4k',
  'server',
  'rack',
  'wireless',
])

function partOf(found: Found): Found {
  return { ...found, isWholeName: false, score: found.score - bonus.wholeName }
}
