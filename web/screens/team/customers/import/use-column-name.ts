import type { CustomerColumn } from '@costard/contract'
import { useTranslations } from 'use-intl'

/** Returns the displayed name of a column. */
export function useColumnName(): (column: CustomerColumn) => string {
  const t = useTranslations('customers')
  return (column) =>
    column === 'firstName' || column === 'lastName' ? t(`import.${column}`) : t(`field.${column}`)
}
