import { deviceKey } from './device-key.ts'
import type { Device } from './device.ts'
import { findModels, joinedRanges, type Found, type Range, withoutMaker } from './find-models.ts'
import { identifierFamilies } from './hardware-index.ts'
import type { Narrowed } from './narrowed.ts'
import { queryWords } from './query-words.ts'
import { narrowDevice, type Mismatch } from './narrow-device.ts'
import { hasStatedFacts, mayBecomeStated, readStated, type Stated } from './stated.ts'

export interface SearchHit {
  readonly device: Device
  /** Parts of device.name to highlight: [start, end) pairs in order. */
  readonly ranges: readonly Range[]
  /** Details in the query beyond the model: 256 GB in "13 pro max 256". */
  readonly narrowed: Narrowed
  /** Details this model was never made with. Such models are returned only when no other matches. */
  readonly mismatches: readonly Mismatch[]
  /** Every word matches exactly, none only as a prefix or with a typo. */
  readonly isExact: boolean
  /** The words are the full name, in any order, and no other generation is called the same. */
  readonly isWholeName: boolean
}

/** Search as you type: all words must match, in any order. Best first, then newest first. */
export function searchDevices(query: string, limit = 20): readonly SearchHit[] {
  const { stated, rest } = readStated(query.slice(0, maxLength))
  const { numbers, words } = splitNumbers(rest)
  const isOnlyStated = numbers.length + words.length === 0
  if (isOnlyStated && !hasStatedFacts(stated)) return []
  const written = deviceKey(query)
  const hits = findAsTyped(numbers, words).map((found) => toHit(found, stated, written))
  const fitting = hits.filter(
    ({ hit }) => hit.mismatches.length === 0 && !(isOnlyStated && Object.keys(hit.narrowed).length === 0),
  )
  return (fitting.length > 0 || isOnlyStated ? fitting : hits)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, limit)
    .map(({ hit }) => hit)
}

/** Longer input cannot be a device name. Characters. */
const maxLength = 120

// An incomplete last word ("13 pro 25") must not empty the list.
function findAsTyped(numbers: readonly string[], words: readonly string[]): readonly Found[] {
  const asTyped = findModels(numbers, words)
  const found = asTyped.length > 0 ? asTyped : findModels(numbers, withoutMaker(words))
  const last = words.at(-1)
  if (found.length > 0 || !last || numbers.length + words.length < 2 || !mayBecomeStated(last)) return found
  return findModels(numbers, words.slice(0, -1))
}

function toHit(
  found: Found,
  stated: Stated,
  written: string,
): { readonly hit: SearchHit; readonly score: number; readonly place: number } {
  const { device, place, isExact, isWholeName } = found
  const narrowedMatches = narrowDevice(device, stated)
  return {
    hit: { device, ranges: joinedRanges(found.ranges), isExact, isWholeName, ...narrowedMatches },
    score: found.score + 5 * Object.keys(narrowedMatches.narrowed).length + (device.key === written ? 20 : 0),
    place,
  }
}

// Identifiers contain a comma: "iphone15,", "macbookpro18,3".
function splitNumbers(text: string): {
  readonly numbers: readonly string[]
  readonly words: readonly string[]
} {
  const numbers: string[] = []
  const rest = text.replace(/\b([a-z]+)\d+,(?:\d+|$)/g, (number, family) => {
    if (!identifierFamilies().has(family.toUpperCase())) return number
    numbers.push(number)
    return ' '
  })
  return { numbers, words: queryWords(rest) }
}
