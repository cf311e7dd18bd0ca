import type { Bp, Minor } from './amounts.ts'
import type { PriceRequest } from './price-request.ts'
import type { TaxMode } from './price-result.ts'
import type { AppliedBundle } from './bundles.ts'
import type { LineService } from './line.ts'
import { devicesFor } from './service-price.ts'
import type { Device, Tables } from './tables.ts'

/** A part of the line that is taxed on its own; adjustment and tax are written into it. */
export interface Component {
  readonly key: string
  readonly isDevice: boolean
  readonly direction: 'charge' | 'payout'
  readonly taxClass: string
  readonly taxAt: number
  readonly costMinor: Minor
  amountMinor: Minor
  mode: TaxMode
  rateBp: Bp
  taxMinor: Minor
}

/** The device, then services that no bundle has taken up, then bundles. */
export function componentsOf(
  tables: Tables,
  device: Device,
  request: PriceRequest,
  offerMinor: Minor,
  services: readonly LineService[],
  bundles: readonly AppliedBundle[],
): Component[] {
  const { catalog, main } = tables
  const { quantity = 1 } = request
  const components: Component[] = [
    {
      key: 'device',
      isDevice: true,
      direction: main,
      taxClass: catalog.taxClass,
      taxAt: 0, // the catalog's class is the first
      costMinor: deviceCost(tables, device, request, quantity),
      amountMinor: offerMinor * quantity,
      mode: 'none',
      rateBp: 0,
      taxMinor: 0,
    },
  ]
  for (const { at, quantity: all, unitMinor } of services) {
    let units = all
    for (const { members } of bundles) for (const member of members) if (member === at) units -= 1
    if (units === 0) continue
    const times = units * devicesFor(tables, at, quantity)
    components.push(serviceComponent(tables, at, (unitMinor ?? 0) * times, costOf(tables, at) * times))
  }
  for (const { at, members, amountMinor } of bundles) {
    let costMinor = 0
    for (const member of new Set(members)) costMinor += costOf(tables, member)
    const times = devicesFor(tables, at, quantity)
    components.push(serviceComponent(tables, at, amountMinor, costMinor * times))
  }
  return components
}

/** A repair sells no device; a purchase price is that of the very units, so it comes before the catalog's. */
function deviceCost(
  { catalog }: Tables,
  { variant }: Device,
  { tax }: PriceRequest,
  quantity: number,
): Minor {
  if (catalog.kind !== 'sell') return 0
  return tax.purchaseMinor ?? (variant.costMinor ?? 0) * quantity
}

function serviceComponent({ services }: Tables, at: number, amountMinor: Minor, costMinor: Minor): Component {
  const { key, direction, service, taxAt } = services.all[at]! // a position of the table
  return {
    key,
    isDevice: false,
    direction,
    taxClass: service.taxClass,
    taxAt,
    costMinor,
    amountMinor,
    mode: 'none',
    rateBp: 0,
    taxMinor: 0,
  }
}

function costOf({ services }: Tables, at: number): Minor {
  return services.all[at]!.costMinor // a position of the table
}
