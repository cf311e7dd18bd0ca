import type { CatalogPart } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'

/** Returns the value of a part in a few words; empty if that takes more than a line. */
export function usePartValue(document: CatalogDocument): (part: CatalogPart) => string {
  const t = useTranslations('catalog.value')
  const money = useMoney(document.pricing.currency)
  const format = useFormatter()
  const percent = (bp: number) => format.percent(bp)
  return (part) => {
    if (part.value === null) return t('none')
    switch (part.kind) {
      case 'price':
      case 'cost':
      case 'serviceCost':
        return money.full(part.value.minor)
      case 'gradePrices':
        return Object.entries(part.value)
          .map(([code, minor]) => `${code} ${money.full(minor)}`)
          .join(', ')
      case 'rate':
        return percent(part.value.rateBp)
      case 'grade':
        return percent(part.value.factorBp)
      case 'servicePrice': {
        const { price } = part.value
        if (price.mode === 'fixed') return money.full(price.amountMinor)
        return price.mode === 'percentOfBase' ? percent(price.bp) : t('onRequest')
      }
      default:
        return ''
    }
  }
}
