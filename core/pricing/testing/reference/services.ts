import type { Catalog, Proposition, Service } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import { holds, type Look } from './conditions.ts'
import { roundPrice, share, whole, type Whole } from './exact.ts'
import type { Findings } from './findings.ts'
import { offerRounding } from './offers.ts'
import { servicePriceFor, type Subject } from './subject.ts'

/** A service on the line. */
export interface Present {
  readonly service: Service
  readonly quantity: number
  readonly unit: Whole | null // null: on request
  readonly included: boolean
}

/** The inputs for service prices. */
export interface Terms {
  readonly catalog: Catalog
  readonly subject: Subject
  readonly base: Whole | null
  readonly proposition: Proposition
  readonly byHand: PriceRequest['byHand']
}

/** Sections 10.1 to 10.3: the services of the line, in catalog order. */
export function presentServices(
  terms: Terms,
  request: PriceRequest,
  look: Look,
  findings: Findings,
): readonly Present[] {
  const { catalog, proposition } = terms
  const taken = takeRequested(catalog, request, look, findings)
  const single = catalog.services.filter((service) => isActive(service) && !service.bundle)
  const included = single.filter(
    (service) =>
      service.includedInPropositions?.includes(proposition.key) && holds(service.availableWhen, look),
  )
  const accepted = acceptable(
    single.filter((service) => taken.has(service.key) && !included.includes(service)),
    included,
    findings,
  )
  return single
    .filter((service) => included.includes(service) || accepted.includes(service))
    .map((service) => ({
      service,
      quantity: taken.get(service.key) ?? 1,
      unit: included.includes(service) ? 0n : unitPrice(terms, service),
      included: included.includes(service),
    }))
}

/** Section 10.5. */
export function suggestedServices(
  catalog: Catalog,
  chosen: (questionKey: string) => readonly string[],
  look: Look,
): readonly string[] {
  const named = catalog.questions.flatMap((question) =>
    question.type === 'single' || question.type === 'multi'
      ? question.choices
          .filter(({ key }) => chosen(question.key).includes(key))
          .flatMap(({ suggestsServices = [] }) => suggestsServices)
      : [],
  )
  return catalog.services
    .filter((service) => isActive(service) && !service.bundle && holds(service.availableWhen, look))
    .map(({ key }) => key)
    .filter((key) => named.includes(key))
}

/** Section 10.3; null: on request. */
export function unitPrice(terms: Terms, service: Service): Whole | null {
  const { catalog, proposition } = terms
  const unit = unratedPrice(terms, service)
  if (unit === null) return null
  const { appliesTo = 'base', rateBp } = proposition
  if (!service.partBased || appliesTo === 'base' || rateBp === 10000) return unit
  return roundPrice(share(unit, rateBp), offerRounding(catalog, proposition))
}

function unratedPrice({ subject, base, byHand }: Terms, service: Service): Whole | null {
  const price = servicePriceFor(subject, service)
  if (price.mode === 'fixed') return whole(price.amountMinor)
  if (price.mode === 'percentOfBase') return share(base ?? whole(byHand?.amountMinor ?? 0), price.bp)
  const [, typed] = Object.entries(byHand?.services ?? {}).find(([key]) => key === service.key) ?? []
  return typed === undefined ? null : whole(typed)
}

export function isActive({ active }: Service): boolean {
  return active !== false
}

/** Section 10.1: quantities by key. */
function takeRequested(
  catalog: Catalog,
  { services = [] }: PriceRequest,
  look: Look,
  findings: Findings,
): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { key, quantity = 1 } of services) {
    const path = `services.${key}`
    const service = catalog.services.find((one) => one.key === key)
    if (!service || !isActive(service) || service.bundle) {
      findings.add('unknown-service', path)
      continue
    }
    if (taken.has(key)) {
      findings.add('duplicate-service', path)
      continue
    }
    if (!Number.isInteger(quantity) || quantity < 1) {
      findings.add('invalid-service-quantity', path)
      continue
    }
    const { maxQty = 1 } = service
    if (quantity > maxQty) findings.add('service-quantity-reduced', path)
    if (!holds(service.availableWhen, look)) {
      findings.add('service-unavailable', path)
      continue
    }
    taken.set(key, Math.min(quantity, maxQty))
  }
  return taken
}

/** Section 10.2: compatible services. */
function acceptable(
  asked: readonly Service[],
  included: readonly Service[],
  findings: Findings,
): readonly Service[] {
  let accepted: Service[] = []
  for (const service of asked) {
    const clashes = accepted.some(
      (other) => service.excludes?.includes(other.key) || other.excludes?.includes(service.key),
    )
    if (clashes) findings.add('service-excluded', `services.${service.key}`)
    else accepted.push(service)
  }
  for (;;) {
    const there = [...accepted, ...included].map(({ key }) => key)
    const lost = accepted.find(({ requires = [] }) => !requires.every((key) => there.includes(key)))
    if (!lost) return accepted
    findings.add('service-requires', `services.${lost.key}`)
    accepted = accepted.filter((service) => service !== lost)
  }
}
