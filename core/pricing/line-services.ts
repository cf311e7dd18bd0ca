import type { Minor } from './amounts.ts'
import type { Proposition } from './catalog.ts'
import type { ChosenService } from './chosen-services.ts'
import { devicesFor, unitPrice } from './service-price.ts'
import type { Subject } from './subject.ts'
import type { StepDraft } from './trace.ts'

export interface LineService extends ChosenService {
  readonly direction: 'charge' | 'payout'
  readonly unitMinor: Minor | null
  readonly amountMinor: Minor
}

/** The chosen services with their prices; what an offer includes is free, what is on request counts nothing yet. */
export function lineServices(
  chosen: readonly ChosenService[],
  proposition: Proposition,
  subject: Subject,
): LineService[] {
  return chosen.map((entry) => {
    const { service, quantity, isIncluded } = entry
    const unitMinor = isIncluded ? 0 : unitPrice(service, proposition, subject)
    const amountMinor = (unitMinor ?? 0) * quantity * devicesFor(service, subject)
    return { ...entry, direction: service.direction ?? 'charge', unitMinor, amountMinor }
  })
}

export function serviceSteps(
  services: readonly LineService[],
  mainDirection: 'charge' | 'payout',
  subject: Subject,
): StepDraft[] {
  return services.map(({ service, quantity, isIncluded, direction, unitMinor, amountMinor }) => ({
    scope: 'line',
    kind: 'service',
    serviceKey: service.key,
    rule: { unitMinor, quantity: quantity * devicesFor(service, subject), included: isIncluded },
    delta: direction === mainDirection ? amountMinor : 0 - amountMinor,
    visibility: 'customer',
  }))
}
