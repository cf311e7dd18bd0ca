import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import type { Column } from '@costard/contract/price-grid'

export function useColumnName(): (column: Column) => string {
  const t = useTranslations('catalogModels.column')
  const { sizeName } = useVariantWords()
  return (column) => {
    if (column.kind !== 'storage') return t(column.kind)
    return column.gb === 0 ? t('oneSize') : sizeName(column.gb)
  }
}
