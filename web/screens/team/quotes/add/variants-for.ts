import type { CatalogDocument } from '@costard/contract'
import { fitsVariant } from '@costard/devices'
import type { Variant } from '@costard/pricing'
import type { CounterLine } from './counter-line.ts'

type Pricing = CatalogDocument['pricing']

/**
 * Returns the variants of a catalog that match the line's device, and the one chosen before. If there are
 * several, the user has to choose.
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
        (deviceKey !== undefined &&
          model.deviceKey === deviceKey &&
          fitsVariant(variant.attributes, narrowed)),
    ),
  )
}
