import type { ManagedCatalog } from '@costard/contract'
import { useTranslations } from 'use-intl'
import list from '../list/list.module.css'

/** Number of quotes that are priced with a catalog; for very many, a lower bound. */
export function UsedBy({ catalog }: { readonly catalog: ManagedCatalog }) {
  const t = useTranslations('catalogs')
  const { quotes, hasMoreQuotes } = catalog
  if (quotes === 0) return <span className={list.dim}>{t('unused')}</span>
  return <>{t('usedBy', { count: quotes, isMore: String(hasMoreQuotes) })}</>
}
