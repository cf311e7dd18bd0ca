import { partNumberLines } from '../data/part-numbers.ts'
import type { Device } from '../library/device.ts'
import { getDevice } from '../library/device-library.ts'
import type { Narrowed } from '../identify/narrowed.ts'
import { readPacked } from './packed-numbers.ts'
import { partNumberOf, partNumberValue } from './part-number-value.ts'

/** One configuration that was sold under a part number. */
export interface PartNumberFact {
  readonly device: Device
  readonly narrowed: Narrowed
  /** Applies only with this letter after the slash. */
  readonly revision?: string
  readonly isUnverified: boolean
}

/**
 * Returns the configurations sold under these five characters. When another device reused the number with a new
 * revision, the revision decides; without one, all are candidates.
 */
export function findPartNumber(prefix: string, revision?: string): readonly PartNumberFact[] {
  const value = partNumberValue(prefix)
  const facts = (value !== undefined && table().get(value)?.map(readFact)) || []
  if (!revision) return facts
  const ofRevision = facts.filter((fact) => fact.revision === revision)
  return ofRevision.length > 0 ? ofRevision : facts.filter((fact) => !fact.revision)
}

/** Returns all five-character prefixes in the table. */
export function listPartNumberPrefixes(): readonly string[] {
  return [...table().keys()].map(partNumberOf)
}

/** An unparsed configuration. */
interface Configuration {
  readonly key: string
  readonly facts: string
}

let read: ReadonlyMap<number, readonly Configuration[]> | undefined

function table(): ReadonlyMap<number, readonly Configuration[]> {
  read ??= readTable()
  return read
}

function readTable(): Map<number, readonly Configuration[]> {
  const table = new Map<number, readonly Configuration[]>()
  for (const line of partNumberLines.trim().split('\n')) {
    const [key = '', configurations = '', numbers = ''] = line.split('|')
    // nearly every number has one configuration, so numbers share the single-element lists
    const alone = configurations.split(';').map((facts): readonly Configuration[] => [{ key, facts }])
    let at = 0
    readPacked(numbers, (value, step) => {
      at = (at + step) % alone.length
      const own = alone[at] ?? []
      const others = table.get(value)
      table.set(value, others ? [...others, ...own] : own)
    })
  }
  return table
}

function readFact({ key, facts }: Configuration): PartNumberFact {
  const [storage, colour, size, connectivity, chip, revision, unverified] = facts.split(',')
  return {
    device: getDevice(key),
    narrowed: {
      ...(connectivity && { connectivity }),
      ...(chip && { chip }),
      ...(storage && { storageGb: Number(storage) }),
      ...(colour && { colour }),
      ...(size && { sizeMm: Number(size) }),
    },
    ...(revision && { revision }),
    isUnverified: unverified === 'u',
  }
}
