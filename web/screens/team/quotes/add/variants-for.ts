import type { CatalogDocument } from '@costard/contract'
import type { Narrowed } from '@costard/devices'
import type { Variant } from '@costard/pricing'
import type { CounterDevice } from './counter-draft.ts'

type Pricing = CatalogDocument['pricing']

/** Returns the variants of a catalog that match this device. With more than one, a person has to choose. */
export function variantsFor(
  { models }: Pricing,
  { deviceKey, narrowed }: Pick<CounterDevice, 'deviceKey' | 'narrowed'>,
): readonly Variant[] {
  if (deviceKey === undefined) return []
  return models
    .filter((model) => model.deviceKey === deviceKey)
    .flatMap((model) => model.variants)
    .filter((variant) => fits(variant, narrowed))
}

/** Unknown values match anything, on either side. */
function fits({ attributes }: Variant, { storageGb, memoryGb, connectivity }: Narrowed): boolean {
  const isSame = (stated: unknown, offered: unknown) =>
    stated === undefined || offered === undefined || stated === offered
  return (
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
