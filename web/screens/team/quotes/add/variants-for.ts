import type { CatalogDocument } from '@costard/contract'
import type { Narrowed } from '@costard/devices'
import type { Variant } from '@costard/pricing'
import type { CounterDevice } from './counter-draft.ts'

type Pricing = CatalogDocument['pricing']

/** The variants of a catalog that this device can be. More than one means that a person has to say which. */
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

/** What is not known, on either side, fits. */
function fits({ attributes }: Variant, { storageGb, memoryGb, connectivity }: Narrowed): boolean {
  const isSame = (stated: unknown, offered: unknown) =>
    stated === undefined || offered === undefined || stated === offered
  return (
    isSame(storageGb, attributes['storageGb']) &&
    isSame(memoryGb, attributes['ramGb']) &&
    isSame(connectivity && connectivityAttribute(connectivity), attributes['connectivity'])
  )
}

/** Device facts say "Wi-Fi + Cellular" where catalogs say cellular. */
function connectivityAttribute(connectivity: string): 'wifi' | 'cellular' {
  return /cellular|3g/i.test(connectivity) ? 'cellular' : 'wifi'
}
