import { useTranslations } from 'use-intl'
import { type Column, sizeOf } from './price-table.ts'

export function useColumnName(): (column: Column) => string {
  const t = useTranslations('catalogModels.column')
  return (column) => {
    if (column.kind !== 'storage') return t(column.kind)
    return column.gb === 0 ? t('oneSize') : sizeOf(column.gb)
  }
}
