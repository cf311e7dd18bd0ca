import { partNumberLines } from '../data/part-numbers.ts'
import type { Device } from '../library/device.ts'
import { getDevice } from '../library/device-library.ts'
import type { Narrowed } from '../identify/narrowed.ts'
import { readPacked, sumsBeside } from './packed-numbers.ts'
import { partNumberOf, partNumberValue } from './part-number-value.ts'

/** A configuration sold under a part number. */
export interface PartNumberFact {
  readonly device: Device
  readonly narrowed: Narrowed
  /** If set, only for this letter after the slash. */
  readonly revision?: string
  readonly isUnverified: boolean
}

/**
 * Returns the configurations sold under these five characters. If another device reused the number with a new
 * revision, the revision decides; without one, all are candidates.
 */
export function findPartNumber(prefix: string, revision?: string): readonly PartNumberFact[] {
  const value = partNumberValue(prefix)
  const facts = (value !== undefined && configurationsOf(value).map(readFact)) || []
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

/** Number of look-ups after which a table is built: building takes longer than a few searches. */
const fewLookups = 20
let lookups = 0
let read: ReadonlyMap<number, readonly Configuration[]> | undefined

function configurationsOf(value: number): readonly Configuration[] {
  if (read || lookups >= fewLookups) return table().get(value) ?? []
  lookups += 1
  return lines().flatMap((line) => {
    const [key = '', configurations = '', numbers = ''] = line.split('|')
    const sums = sumsBeside(numbers, value)
    if (sums.length === 0) return []
    const all = configurations.split(';')
    return sums.map((sum): Configuration => ({ key, facts: all[sum % all.length] ?? '' }))
  })
}

function table(): ReadonlyMap<number, readonly Configuration[]> {
  read ??= readTable()
  return read
}

function readTable(): Map<number, readonly Configuration[]> {
  const table = new Map<number, readonly Configuration[]>()
  for (const line of lines()) {
    const [key = '', configurations = '', numbers = ''] = line.split('|')
    // nearly all numbers have one configuration, so they share the lists with one element
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

function lines(): readonly string[] {
  return partNumberLines.trim().split('\n')
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
