import type { Service } from './catalog.ts'
import { holds, type Facts } from './condition.ts'
import { finding, type Finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'

export interface ChosenService {
  readonly service: Service
  readonly quantity: number
  readonly isIncluded: boolean
}

/** The services of the line in catalog order: what the offer includes, and what was asked for and goes together. */
export function chooseServices(
  services: readonly Service[],
  requested: PriceRequest['services'],
  facts: Facts,
  propositionKey: string,
): { readonly chosen: readonly ChosenService[]; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const quantities = requestedQuantities(services, requested ?? [], facts, findings)
  const included = services.filter(
    (service) =>
      service.includedInPropositions?.includes(propositionKey) &&
      isChoosable(service) &&
      isAvailable(service, facts),
  )
  const asked = services.filter((service) => quantities.has(service.key) && !included.includes(service))
  const accepted = satisfied(compatible(asked, findings), included, findings)
  const chosen = services
    .filter((service) => included.includes(service) || accepted.includes(service))
    .map((service) => {
      const quantity = quantities.get(service.key) ?? 1
      return { service, quantity, isIncluded: included.includes(service) }
    })
  return { chosen, findings }
}

/** Bundles apply themselves, so nobody chooses them. */
export function isChoosable({ active, bundle }: Service): boolean {
  return active !== false && bundle === undefined
}

export function isAvailable({ availableWhen }: Service, facts: Facts): boolean {
  return holds(availableWhen, facts)
}

function requestedQuantities(
  services: readonly Service[],
  requested: NonNullable<PriceRequest['services']>,
  facts: Facts,
  findings: Finding[],
): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { key, quantity = 1 } of requested) {
    const path = `services.${key}`
    const service = services.find((candidate) => candidate.key === key && isChoosable(candidate))
    if (service === undefined) {
      findings.push(finding('unknown-service', path))
      continue
    }
    if (taken.has(key)) {
      findings.push(finding('duplicate-service', path))
      continue
    }
    if (!Number.isInteger(quantity) || quantity < 1) {
      findings.push(finding('invalid-service-quantity', path))
      continue
    }
    const { maxQty = 1 } = service
    if (quantity > maxQty) findings.push(finding('service-quantity-reduced', path))
    if (isAvailable(service, facts)) taken.set(key, Math.min(quantity, maxQty))
    else findings.push(finding('service-unavailable', path))
  }
  return taken
}

/** Of two that exclude each other, whichever names the other, the earlier in the catalog stays. */
function compatible(asked: readonly Service[], findings: Finding[]): Service[] {
  const accepted: Service[] = []
  for (const service of asked) {
    const isExcluded = accepted.some(
      (other) => service.excludes?.includes(other.key) || other.excludes?.includes(service.key),
    )
    if (isExcluded) findings.push(finding('service-excluded', `services.${service.key}`))
    else accepted.push(service)
  }
  return accepted
}

/** Dropping one service may leave another without what it requires, so it starts again until nothing changes. */
function satisfied(asked: readonly Service[], included: readonly Service[], findings: Finding[]): Service[] {
  let accepted = [...asked]
  for (;;) {
    const present = new Set([...accepted, ...included].map(({ key }) => key))
    const lacking = accepted.find(({ requires }) => requires?.some((key) => !present.has(key)))
    if (lacking === undefined) return accepted
    findings.push(finding('service-requires', `services.${lacking.key}`))
    accepted = accepted.filter((service) => service !== lacking)
  }
}
