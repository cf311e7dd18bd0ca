import type { Catalog } from '../catalog.ts'
import type { TaxTable } from './tax-table.ts'

/** What can be a part of the line that is taxed on its own: the device, then the services by position. */
export interface ComponentEntry {
  readonly key: string
  readonly direction: 'charge' | 'payout'
  readonly taxClass: string
  /** Position of the class among those with rates. */
  readonly taxAt: number
}

export function componentTable(
  { taxClass, services }: Catalog,
  main: ComponentEntry['direction'],
  { positionOf }: TaxTable,
): readonly ComponentEntry[] {
  return [
    { key: 'device', direction: main, taxClass, taxAt: positionOf(taxClass) },
    ...services.map((service): ComponentEntry => ({
      key: service.key,
      direction: service.direction ?? 'charge',
      taxClass: service.taxClass,
      taxAt: positionOf(service.taxClass),
    })),
  ]
}
