import type { Catalog } from '../catalog.ts'
import type { TaxTable } from './tax-table.ts'

/** A possible component of a line, taxed separately: the device at 0, then each service at its position + 1. */
export interface ComponentEntry {
  readonly key: string
  readonly direction: 'charge' | 'payout'
  readonly taxClass: string
  /** Position of the class in TaxTable.classes. */
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
