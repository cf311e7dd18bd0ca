import type { Minor } from './amounts.ts'
import { sum } from './arithmetic.ts'
import type { Proposition, Service } from './catalog.ts'
import { isAvailable } from './chosen-services.ts'
import type { Facts } from './condition.ts'
import type { LineService } from './line-services.ts'
import { devicesFor, unitPrice } from './service-price.ts'
import type { Subject } from './subject.ts'
import type { StepDraft } from './trace.ts'

export interface AppliedBundle {
  readonly service: Service
  readonly members: readonly string[]
  readonly direction: 'charge' | 'payout'
  readonly unitMinor: Minor
  readonly amountMinor: Minor
  readonly savingMinor: Minor
}

/** The set of bundles that saves the customer most; each applies at most once and takes one unit of each member. */
export function bundlesFor(
  services: readonly LineService[],
  proposition: Proposition,
  facts: Facts,
  subject: Subject,
): AppliedBundle[] {
  const priced = services.filter(({ unitMinor, isIncluded }) => unitMinor !== null && !isIncluded)
  const units = new Map(priced.map(({ service, unitMinor }) => [service.key, unitMinor ?? 0]))
  const candidates = subject.catalog.services
    .filter((service) => service.active !== false && isAvailable(service, facts))
    .map((service) => candidate(service, units, proposition, subject))
    .filter((bundle) => bundle !== undefined)
  const quantities = new Map(priced.map(({ service, quantity }) => [service.key, quantity]))
  return bestSet(candidates, quantities)
}

export function bundleSteps(
  bundles: readonly AppliedBundle[],
  mainDirection: 'charge' | 'payout',
): StepDraft[] {
  return bundles.map(({ service, members, direction, unitMinor, savingMinor }) => ({
    scope: 'line',
    kind: 'bundle',
    serviceKey: service.key,
    rule: { unitMinor, services: members },
    delta: direction === mainDirection ? 0 - savingMinor : savingMinor,
    visibility: 'customer',
  }))
}

/** Only a bundle that could be applied and saves something: the others never win. */
function candidate(
  service: Service,
  units: ReadonlyMap<string, Minor>,
  proposition: Proposition,
  subject: Subject,
): AppliedBundle | undefined {
  const members = service.bundle?.services
  if (members === undefined || !members.every((key) => units.has(key))) return undefined
  const unitMinor = unitPrice(service, proposition, subject)
  if (unitMinor === null) return undefined
  const devices = devicesFor(service, subject)
  const savingMinor = (sum(members.map((key) => units.get(key) ?? 0)) - unitMinor) * devices
  if (savingMinor <= 0) return undefined
  const direction = service.direction ?? 'charge'
  return { service, members, direction, unitMinor, amountMinor: unitMinor * devices, savingMinor }
}

/**
 * Greatest saving, then fewest bundles, then the earliest in the catalog. Sets are tried in the order of
 * their lists of positions, so among equals the first one met stays.
 */
function bestSet(
  candidates: readonly AppliedBundle[],
  quantities: ReadonlyMap<string, number>,
): AppliedBundle[] {
  let best: readonly AppliedBundle[] = []
  const extend = (set: readonly AppliedBundle[], left: ReadonlyMap<string, number>, from: number): void => {
    if (isBetter(set, best)) best = set
    for (let index = from; index < candidates.length; index += 1) {
      const next = candidates[index]
      const rest = next && without(next.members, left)
      if (next && rest) extend([...set, next], rest, index + 1)
    }
  }
  extend([], quantities, 0)
  return [...best]
}

function isBetter(set: readonly AppliedBundle[], best: readonly AppliedBundle[]): boolean {
  const gain = saving(set) - saving(best)
  return gain > 0 || (gain === 0 && set.length < best.length)
}

function saving(set: readonly AppliedBundle[]): Minor {
  return sum(set.map(({ savingMinor }) => savingMinor))
}

/** The units left after taking one of each; undefined when there are not enough. */
function without(
  members: readonly string[],
  left: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> | undefined {
  const rest = new Map(left)
  for (const key of members) {
    const units = (rest.get(key) ?? 0) - 1
    if (units < 0) return undefined
    rest.set(key, units)
  }
  return rest
}
