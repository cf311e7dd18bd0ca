import type { Device } from '../library/device.ts'
import type { Kind, Warning } from './identification.ts'
import { agreed, differences, type Match } from './narrowed.ts'
import type { NameReading } from '../names/read-name.ts'

export interface Joined {
  readonly matches: readonly Match[]
  readonly warnings: readonly Warning[]
}

interface CodeMatches {
  readonly kind: Kind
  readonly matches: readonly Match[]
}

/**
 * Returns the models that match all codes. If there are none, all models, most matches first, and a warning.
 */
export function joinCodes(all: readonly CodeMatches[]): Joined {
  const said = all.filter(({ matches }) => matches.length > 0)
  const byDevice = new Map<Device, Match[]>()
  for (const match of said.flatMap(({ matches }) => matches)) {
    byDevice.set(match.device, [...(byDevice.get(match.device) ?? []), match])
  }
  const groups = [...byDevice.values()].sort((a, b) => b.length - a.length)
  const onAll = groups.filter((group) => group.length === said.length)
  if (onAll.length > 0 || said.length === 0) return mergeEach(onAll)
  const { matches } = mergeEach(groups)
  return { matches, warnings: [{ code: 'models-differ', kinds: said.map(({ kind }) => kind) }] }
}

/**
 * Narrows the models found by codes to those that a name fits. A name can be truncated; codes cannot, so they
 * win.
 */
export function joinName(codes: Joined, name: NameReading, kinds: readonly Kind[]): Joined {
  const named = name.named.map(({ device }): Match => ({ device, narrowed: {} }))
  if (named.length === 0) return codes
  if (codes.matches.length === 0) return { ...codes, matches: named }
  const both = codes.matches.filter(({ device }) => named.some((one) => one.device === device))
  if (both.length > 0) return { ...codes, matches: both }
  if (!name.isSpecific) return codes
  return {
    matches: [...codes.matches, ...named],
    warnings: [...codes.warnings, { code: 'models-differ', kinds: [...kinds, 'name'] }],
  }
}

function mergeEach(groups: readonly (readonly Match[])[]): Joined {
  const merged = groups.map(mergeDetails)
  return {
    matches: merged.flatMap(({ matches }) => matches),
    warnings: merged.flatMap(({ warnings }) => warnings),
  }
}

/** Merges several facts about one device. A contradicting detail stays open, with a warning. */
export function mergeDetails(group: readonly Match[]): Joined {
  const [first, ...others] = group
  if (!first) return { matches: [], warnings: [] }
  const { device } = first
  let { narrowed } = first
  const warnings: Warning[] = []
  for (const other of others) {
    for (const field of differences(narrowed, other.narrowed)) {
      warnings.push({ code: 'details-differ', deviceKey: device.key, field })
    }
    narrowed = agreed([
      { ...narrowed, ...other.narrowed },
      { ...other.narrowed, ...narrowed },
    ])
  }
  return { matches: [{ device, narrowed }], warnings }
}
