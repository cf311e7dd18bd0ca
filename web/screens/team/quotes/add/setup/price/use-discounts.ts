import type { CatalogDocument } from '@costard/contract'
import { quantityQuestion } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'

/** Returns the quantity discounts of a catalog as text; empty if there are none. */
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
              percent: format.percent(-effect.bp),
            },
          ]
        : [],
    ),
  )
  return words.map((one, place) => t(place === 0 ? 'discount' : 'discountMore', one)).join(', ')
}
