import type { Device, DeviceVariant } from './device.ts'
import { deviceAt, listLines } from './device-library.ts'
import { agreed, variantFacts, type Match } from '../identify/narrowed.ts'

export type HardwareKind = 'aNumber' | 'identifier' | 'emc' | 'board'

/**
 * Returns the models with this number, newest first, with the facts about the variant. Several are normal for
 * Macs.
 */
export function findByHardware(kind: HardwareKind, value: string): readonly Match[] {
  const wanted = normalised(kind, value)
  const known = found[kind].get(wanted)
  if (known) return known
  if (!isWritten(wanted)) return noMatches
  const matches = placesWith(wanted)
    .map(deviceAt)
    .filter((device) => ofDevice[kind](device).some((own) => normalised(kind, own) === wanted))
    .map((device): Match => ({ device, narrowed: narrowedBy(device, kind, wanted) }))
  // keep only values in the tables: a text can contain any number of words
  found[kind].set(wanted, matches)
  return matches
}

/** Returns the letter prefixes of identifiers, upper case: IPHONE, MACBOOKPRO. */
export function identifierFamilies(): ReadonlySet<string> {
  families ??= new Set(
    Array.from(upperLines().matchAll(/[; ]([A-Z]+)\d+,\d/g), ([, letters = '']) => letters),
  )
  return families
}

function narrowedBy(device: Device, kind: HardwareKind, wanted: string): Match['narrowed'] {
  const carries = (variant: DeviceVariant): boolean =>
    ofVariant(variant, kind).some((own) => normalised(kind, own) === wanted)
  return agreed(device.variants.filter(carries).map(variantFacts))
}

/** Returns the indexes of lines with this value in any field. Searches the raw text, so no index has to be built. */
function placesWith(value: string): readonly number[] {
  if (!/^[A-Z0-9][A-Z0-9,-]{1,}$/.test(value)) return []
  const text = upperLines()
  const places: number[] = []
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const isWhole =
      beside.test(text.charAt(at - 1)) && ends.test(text.slice(at + value.length, at + value.length + 3))
    if (!isWhole) continue
    const place = placeOf(at)
    if (place !== places.at(-1)) places.push(place)
  }
  return places
}

/** True if the tables contain the value. Checked first, since most look-ups find nothing. */
function isWritten(value: string): boolean {
  if (lookups < fewLookups) {
    lookups += 1
    return true
  }
  written ??= new Set(upperLines().match(/[A-Z0-9][A-Z0-9,-]*/g))
  return written.has(value) || written.has(`${value}AP`)
}

const noMatches: readonly Match[] = []

/** Number of searches after which an index is built: building takes longer than a few searches. */
const fewLookups = 20
let lookups = 0

let written: ReadonlySet<string> | undefined

const beside = /[; ]/
const ends = /^(?:AP)?(?:[;| \n]|$)/

function placeOf(at: number): number {
  const starts = lineStarts()
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

const found: Readonly<Record<HardwareKind, Map<string, readonly Match[]>>> = {
  aNumber: new Map(),
  identifier: new Map(),
  emc: new Map(),
  board: new Map(),
}
let families: ReadonlySet<string> | undefined
let upper: string | undefined
let starts: readonly number[] | undefined

function upperLines(): string {
  upper ??= listLines().join('\n').toUpperCase()
  return upper
}

function lineStarts(): readonly number[] {
  let start = 0
  starts ??= listLines().map((line) => {
    start += line.length + 1
    return start - line.length - 1
  })
  return starts
}

const ofDevice: Readonly<Record<HardwareKind, (device: Device) => readonly string[]>> = {
  aNumber: ({ aNumbers }) => aNumbers,
  identifier: ({ identifiers }) => identifiers,
  emc: ({ emc }) => emc,
  board: ({ boards }) => boards,
}

function ofVariant(variant: DeviceVariant, kind: HardwareKind): readonly string[] {
  if (kind === 'aNumber') return variant.aNumbers
  const value = kind === 'emc' ? undefined : variant[kind]
  return value ? [value] : []
}

// Board names are written with or without the suffix AP ("application processor").
function normalised(kind: HardwareKind, value: string): string {
  const upper = value.toUpperCase()
  return kind === 'board' && /\d[A-Z]?AP$/.test(upper) ? upper.slice(0, -2) : upper
}
