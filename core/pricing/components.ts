import type { Minor } from './amounts.ts'
import { sum } from './arithmetic.ts'
import type { AppliedBundle } from './bundles.ts'
import type { LineService } from './line-services.ts'
import { devicesFor } from './service-price.ts'
import type { Subject } from './subject.ts'

export type Direction = 'charge' | 'payout'

/** A part of the line that is taxed on its own. */
export interface Component {
  readonly key: string
  readonly isDevice: boolean
  readonly direction: Direction
  readonly taxClass: string
  readonly amountMinor: Minor
  readonly costMinor: Minor
}

/** The way the money of this kind of deal flows. */
export function mainDirection({ catalog }: Subject): Direction {
  return catalog.kind === 'buy' ? 'payout' : 'charge'
}

/** The device, then services that no bundle has taken up, then bundles. */
export function componentsOf(
  offerMinor: Minor,
  services: readonly LineService[],
  bundles: readonly AppliedBundle[],
  subject: Subject,
): Component[] {
  return [
    deviceComponent(offerMinor, subject),
    ...services.flatMap((entry) => serviceComponent(entry, bundles, subject)),
    ...bundles.map((bundle) => bundleComponent(bundle, subject)),
  ]
}

export function totalIn(direction: Direction, components: readonly Component[]): Minor {
  return sum(
    components.filter((component) => component.direction === direction).map(({ amountMinor }) => amountMinor),
  )
}

function deviceComponent(offerMinor: Minor, subject: Subject): Component {
  const { catalog, quantity } = subject
  return {
    key: 'device',
    isDevice: true,
    direction: mainDirection(subject),
    taxClass: catalog.taxClass,
    amountMinor: offerMinor * quantity,
    costMinor: deviceCost(subject),
  }
}

/** A repair sells no device; a purchase price is that of the very units, so it comes before the catalog's. */
function deviceCost({ catalog, request, variant, quantity }: Subject): Minor {
  if (catalog.kind !== 'sell') return 0
  return request.tax.purchaseMinor ?? (variant.costMinor ?? 0) * quantity
}

function serviceComponent(
  { service, quantity, direction, unitMinor }: LineService,
  bundles: readonly AppliedBundle[],
  subject: Subject,
): Component[] {
  const bundled = bundles.flatMap(({ members }) => members).filter((key) => key === service.key).length
  const units = quantity - bundled
  if (units === 0) return []
  const times = units * devicesFor(service, subject)
  return [
    {
      key: service.key,
      isDevice: false,
      direction,
      taxClass: service.taxClass,
      amountMinor: (unitMinor ?? 0) * times,
      costMinor: (service.costMinor ?? 0) * times,
    },
  ]
}

function bundleComponent(
  { service, members, direction, amountMinor }: AppliedBundle,
  subject: Subject,
): Component {
  const costs = subject.catalog.services.filter(({ key }) => members.includes(key))
  return {
    key: service.key,
    isDevice: false,
    direction,
    taxClass: service.taxClass,
    amountMinor,
    costMinor: sum(costs.map(({ costMinor = 0 }) => costMinor)) * devicesFor(service, subject),
  }
}
