import { partNumberLines } from './data/part-numbers.ts'
import type { Device } from './device.ts'
import { getDevice } from './device-library.ts'
import { agreed, variantFacts, type Narrowed } from './narrowed.ts'
import { readTags } from './read-tags.ts'

/** One configuration that was sold under a part number. */
export interface PartNumberFact {
  readonly device: Device
  readonly narrowed: Narrowed
  /** Holds only with this letter after the slash. */
  readonly revision?: string
  readonly isUnverified: boolean
}

/**
 * The configurations sold under these five characters. Where another device took over the number with a new
 * revision, the revision decides; without one given, all are candidates.
 */
export function findPartNumber(prefix: string, revision?: string): readonly PartNumberFact[] {
  const facts = table().get(prefix) ?? []
  if (!revision) return facts
  const ofRevision = facts.filter((fact) => fact.revision === revision)
  return ofRevision.length > 0 ? ofRevision : facts.filter((fact) => !fact.revision)
}

/** Every first five characters in the table. */
export function listPartNumberPrefixes(): readonly string[] {
  return [...table().keys()]
}

let read: ReadonlyMap<string, readonly PartNumberFact[]> | undefined

function table(): ReadonlyMap<string, readonly PartNumberFact[]> {
  read ??= readTable()
  return read
}

function readTable(): Map<string, PartNumberFact[]> {
  const facts = new Map<string, PartNumberFact[]>()
  for (const line of partNumberLines.trim().split('\n')) {
    const [key = '', tags = '', numbers = ''] = line.split('|')
    const fact = readFact(getDevice(key), readTags(tags.split(';')))
    for (const number of numbers.split(' ')) {
      const prefix = number.length === 4 ? `M${number}` : number
      const others = facts.get(prefix)
      if (others) others.push(fact)
      else facts.set(prefix, [fact])
    }
  }
  return facts
}

function readFact(device: Device, tags: ReadonlyMap<string, string>): PartNumberFact {
  const storage = tags.get('s')
  const colour = tags.get('c')
  const size = tags.get('z')
  const revision = tags.get('x')
  const identifier = tags.get('i')
  const aNumber = tags.get('a')
  const variants = device.variants.filter(
    (variant) =>
      (identifier || aNumber) &&
      (!identifier || variant.identifier === identifier) &&
      (!aNumber || variant.aNumbers.includes(aNumber)),
  )
  return {
    device,
    narrowed: {
      ...agreed(variants.map(variantFacts)),
      ...(storage && { storageGb: Number(storage) }),
      ...(colour && { colour }),
      ...(size && { sizeMm: Number(size) }),
    },
    ...(revision && { revision }),
    isUnverified: tags.has('u'),
  }
}
