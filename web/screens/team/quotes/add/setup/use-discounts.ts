import { type CatalogDocument, quantityQuestion } from '@costard/contract'
import { useFormatter, useTranslations } from 'use-intl'

/** Returns the discounts of a catalog for quantities, in words; empty if it has none. */
export function useDiscounts({ pricing }: CatalogDocument): string {
  const t = useTranslations('counter.setup')
  const format = useFormatter()
  const bands = pricing.computation[quantityQuestion]?.bands ?? []
  const words = bands.flatMap(({ from, effects }) =>
    effects.flatMap((effect) =>
      effect.kind === 'percent' && effect.bp < 0
        ? [
            {
              from,
              percent: format.number(-effect.bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
            },
          ]
        : [],
    ),
  )
  return words.map((one, place) => t(place === 0 ? 'discount' : 'discountMore', one)).join(', ')
}
