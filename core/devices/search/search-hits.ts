import { deviceKey } from '../library/device-key.ts'
import { deviceAt, listLines } from '../library/device-library.ts'
import type { Device } from '../library/device.ts'
import { type Found, joinedRanges, type Range } from './find-models.ts'
import type { NameReading } from '../names/read-name.ts'
import type { Match, Narrowed } from '../identify/narrowed.ts'
import { type Mismatch, narrowDevice } from '../identify/narrow-device.ts'
import { hasStatedFacts, type Stated } from '../identify/stated.ts'

export interface SearchHit {
  readonly device: Device
  /** Parts of device.name to highlight: [start, end) pairs in order. */
  readonly ranges: readonly Range[]
  /** Details in the text: 256 GB in "13 pro max 256". */
  readonly narrowed: Narrowed
  /** Details with which this model was never made. Models that fit come first, unless this one is named. */
  readonly mismatches: readonly Mismatch[]
}

/** Maximum number of models for one text, by default. */
export const mostHits = 60

export function hitsOfMatches(matches: readonly Match[]): readonly SearchHit[] {
  return matches.map((match) => ({ ...match, ranges: [], mismatches: [] }))
}

/** Returns the models that the words may mean, best first, then newest first. */
export function hitsOfName(name: NameReading, text: string, atMost: number): readonly SearchHit[] {
  const { found, stated } = name
  if (found.length === 0) return (name.maker ?? name.unknown.length > 0) ? [] : ofStated(stated, atMost)
  const written = deviceKey(text)
  const all = found.map((one) => hitOf(one, name, written))
  const isNamed = ({ place }: ScoredHit): boolean => name.named.some((one) => one.place === place)
  // the named model stays first, even if it never had these details
  const isNamedFitting = all.some((one) => isNamed(one) && fits(one))
  const shown = all.filter((one) => fits(one) || (!isNamedFitting && isNamed(one)))
  return (
    (shown.length > 0 ? shown : all)
      // names that contradict each other keep the order of the text
      .sort((a, b) => (name.against.length > 0 ? 0 : b.score - a.score || a.place - b.place))
      .slice(0, atMost)
      .map(({ hit }) => hit)
  )
}

interface ScoredHit {
  readonly hit: SearchHit
  readonly score: number
  readonly place: number
}

function hitOf(found: Found, { stated, named }: NameReading, written: string): ScoredHit {
  const { device, place, ranges } = found
  const narrowing = narrowDevice(device, stated)
  const isNamed = named.length < mostNamed && named.some((one) => one.place === place)
  return {
    hit: { device, ranges: joinedRanges(ranges), ...narrowing },
    score:
      found.score +
      5 * Object.keys(narrowing.narrowed).length +
      (isNamed ? 10 : 0) +
      (device.key === written ? 20 : 0),
    place,
  }
}

/** Maximum number of models that count as named; more means an incomplete name. */
const mostNamed = 4

function fits({ hit }: ScoredHit): boolean {
  return hit.mismatches.length === 0
}

/** Returns the models with the stated details, for a text without further words. */
function ofStated(stated: Stated, atMost: number): readonly SearchHit[] {
  if (!hasStatedFacts(stated)) return []
  const hits: SearchHit[] = []
  for (const place of listLines().keys()) {
    const device = deviceAt(place)
    const narrowing = narrowDevice(device, stated)
    if (narrowing.mismatches.length > 0 || Object.keys(narrowing.narrowed).length === 0) continue
    hits.push({ device, ranges: [], ...narrowing })
    if (hits.length === atMost) break
  }
  return hits
}
