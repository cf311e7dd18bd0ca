import type { Service } from '../../catalog.ts'
import { holds, type Look } from './conditions.ts'
import { sum, type Whole } from './exact.ts'
import { isActive, type Present, type Terms, unitPrice } from './services.ts'

export interface Applied {
  readonly service: Service
  readonly members: readonly string[]
  readonly unit: Whole
  readonly amount: Whole
  readonly saving: Whole
}

/** Section 10.4: tries every set and returns the best. */
export function bestBundles(
  terms: Terms,
  present: readonly Present[],
  lineQuantity: number,
  look: Look,
): readonly Applied[] {
  const candidates = terms.catalog.services.flatMap((service) => {
    const members = service.bundle && [...new Set(service.bundle.services)]
    if (!members || !isActive(service) || !holds(service.availableWhen, look)) return []
    const units = members.map((key) => pricedUnit(present, key))
    const unit = unitPrice(terms, service)
    if (unit === null || !units.every((one) => one !== undefined)) return []
    const times = BigInt(service.perLine ? 1 : lineQuantity)
    return [{ service, members, unit, amount: unit * times, saving: (sum(units) - unit) * times }]
  })
  // of two sets with the same size, the earlier in the catalog comes first
  const possible = subsets(candidates)
    .filter((set) => fits(set, present))
    .toSorted((a, b) => a.length - b.length)
  return possible.reduce((best, set) => (savingOf(set) > savingOf(best) ? set : best), [])
}

function pricedUnit(present: readonly Present[], key: string): Whole | undefined {
  const found = present.find(({ service, included }) => service.key === key && !included)
  return found?.unit ?? undefined
}

/** Every set, by the list of its positions: [], [0], [0, 1], [0, 1, 2], [0, 2], [1], ... */
function subsets<T>(all: readonly T[]): readonly (readonly T[])[] {
  return [[], ...all.flatMap((first, at) => subsets(all.slice(at + 1)).map((rest) => [first, ...rest]))]
}

function fits(set: readonly Applied[], present: readonly Present[]): boolean {
  return present.every(
    ({ service, quantity }) => set.filter(({ members }) => members.includes(service.key)).length <= quantity,
  )
}

function savingOf(set: readonly Applied[]): Whole {
  return sum(set.map(({ saving }) => saving))
}
