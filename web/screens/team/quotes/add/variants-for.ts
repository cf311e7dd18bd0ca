import type { CatalogDocument } from '@costard/contract'
import type { Narrowed } from '@costard/devices'
import type { Variant } from '@costard/pricing'
import type { CounterLine } from './counter-line.ts'

type Pricing = CatalogDocument['pricing']

/**
 * Returns the variants of a catalog that match the line's device, and the one chosen before. With more than one, a
 * person has to choose.
 */
export function variantsFor(
  { id, models }: Pricing,
  { deviceKey, narrowed, setups }: Pick<CounterLine, 'deviceKey' | 'narrowed' | 'setups'>,
): readonly Variant[] {
  const chosen = setups[id]?.variantId
  return models.flatMap((model) =>
    model.variants.filter(
      (variant) =>
        variant.id === chosen ||
        (deviceKey !== undefined && model.deviceKey === deviceKey && fits(variant, narrowed)),
    ),
  )
}

/** Unknown values match anything, on either side. */
function fits({ attributes }: Variant, { chip, storageGb, memoryGb, connectivity }: Narrowed): boolean {
  const isSame = (stated: unknown, offered: unknown) =>
    stated === undefined || offered === undefined || stated === offered
  return (
    isSame(chip, attributes['chip']) &&
    isSame(storageGb, attributes['storageGb']) &&
    isSame(memoryGb, attributes['ramGb']) &&
    isSame(connectivity && connectivityAttribute(connectivity), attributes['connectivity'])
  )
}

/** Device data says "Wi-Fi + Cellular" or "GPS" where catalogs say `cellular` or `gps`. */
function connectivityAttribute(connectivity: string): 'wifi' | 'gps' | 'cellular' {
  if (/cellular|3g/i.test(connectivity)) return 'cellular'
  return /gps/i.test(connectivity) ? 'gps' : 'wifi'
}
