import type { Minor } from '../amounts.ts'
import { sum } from '../money/arithmetic.ts'
import type { Catalog, Condition, Service, ServicePrice } from '../catalog.ts'
import { ownValue } from './own-value.ts'
import type { Program } from './condition-program.ts'

/** The services of the catalog by position. */
export interface ServiceTable {
  readonly all: readonly ServiceEntry[]
  /** Position of each requestable service: active and not a bundle. */
  readonly choosable: ReadonlyMap<string, number>
  /** Keys of choosable services, parallel to the previous list, in catalog order. */
  readonly choosableKeys: readonly string[]
  readonly choosableIndexes: readonly number[]
  /** True if any service excludes another. */
  readonly hasExclusions: boolean
  /** True if any service requires another. */
  readonly hasRequirements: boolean
  /** Prices by position without overrides, and whether any override exists. */
  readonly prices: readonly ServicePrice[]
  readonly isOverridden: boolean
  /** Positions of the active bundles. */
  readonly bundles: readonly number[]
  /** For each option of a question: positions of the services that it suggests; null if it suggests none. */
  readonly suggestedBy: readonly (readonly number[] | null)[] | null
}

export interface ServiceEntry {
  readonly service: Service
  readonly key: string
  readonly direction: 'charge' | 'payout'
  readonly perLine: boolean
  readonly maxQty: number
  /** For a bundle, the total cost of its members. */
  readonly costMinor: Minor
  readonly partBased: boolean
  readonly availableWhen: Program | null
  /** Positions; -1 for an unknown key. */
  readonly requires: readonly number[]
  /** Positions of the services that exclude this one or are excluded. */
  readonly excludes: readonly number[]
  /** Positions of the members; -1 for an unknown key. Empty unless a bundle. */
  readonly members: readonly number[]
  readonly memberKeys: readonly string[]
}

export function serviceTable(
  catalog: Catalog,
  compile: (condition: Condition | undefined) => Program | null,
): ServiceTable {
  const { services } = catalog
  const indexOf = new Map(services.map(({ key }, index) => [key, index] as const).toReversed())
  const excludes = exclusions(services, indexOf)
  const isChoosable = ({ active, bundle }: Service): boolean => active !== false && bundle === undefined
  const choosable = new Map<string, number>()
  const bundles: number[] = []
  for (const [index, service] of services.entries()) {
    if (service.bundle && service.active !== false) bundles.push(index)
    if (isChoosable(service) && !choosable.has(service.key)) choosable.set(service.key, index)
  }
  return {
    all: services.map((service, index) => ({
      service,
      key: service.key,
      direction: service.direction ?? 'charge',
      perLine: service.perLine ?? false,
      maxQty: service.maxQty ?? 1,
      costMinor: costOf(service, services),
      partBased: service.partBased ?? false,
      availableWhen: compile(service.availableWhen),
      requires: (service.requires ?? []).map((key) => indexOf.get(key) ?? -1),
      excludes: [...(excludes[index] ?? [])],
      members: service.bundle?.services.map((key) => indexOf.get(key) ?? -1) ?? [],
      memberKeys: Object.freeze([...(service.bundle?.services ?? [])]),
    })),
    prices: services.map(({ price }) => price),
    isOverridden: services.some(({ overrides = [] }) => overrides.length > 0),
    choosable,
    choosableKeys: [...choosable.keys()],
    choosableIndexes: [...choosable.values()],
    hasExclusions: excludes.some(({ size }) => size > 0),
    hasRequirements: services.some(({ requires = [] }) => requires.length > 0),
    bundles,
    suggestedBy: suggestions(catalog, choosable),
  }
}

function costOf({ costMinor = 0, bundle }: Service, services: readonly Service[]): Minor {
  if (bundle === undefined) return costMinor
  const members = services.filter(({ key }, index) => {
    return bundle.services.includes(key) && services.findIndex((other) => other.key === key) === index
  })
  return sum(members.map((member) => member.costMinor ?? 0))
}

function exclusions(services: readonly Service[], indexOf: ReadonlyMap<string, number>): Set<number>[] {
  const all = services.map(() => new Set<number>())
  for (const [index, { excludes = [] }] of services.entries()) {
    for (const key of excludes) {
      const other = indexOf.get(key)
      if (other === undefined) continue
      all[index]?.add(other)
      all[other]?.add(index)
    }
  }
  return all
}

function suggestions(
  { questions, computation }: Catalog,
  choosable: ReadonlyMap<string, number>,
): ServiceTable['suggestedBy'] {
  const byOption: (readonly number[] | null)[] = []
  let isAny = false
  for (const { type, choices, key } of questions) {
    if (type === 'boolean') byOption.push(null, null)
    if (type === 'number') for (const _ of ownValue(computation, key)?.bands ?? []) byOption.push(null)
    if (type !== 'single' && type !== 'multi') continue
    for (const { suggestsServices = [] } of choices) {
      const positions = suggestsServices.flatMap((name) => choosable.get(name) ?? [])
      byOption.push(positions.length > 0 ? positions : null)
      isAny ||= positions.length > 0
    }
  }
  return isAny ? byOption : null
}
