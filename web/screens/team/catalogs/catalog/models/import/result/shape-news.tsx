import { useTranslations } from 'use-intl'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'

/** Changes in the columns of a list since the last one of its kind, and the use of new columns. */
export function ShapeNews({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport.shape')
  const { known } = prices.file ?? {}
  const { source } = prices
  if (!known || !source) return null
  const { more, fewer, shape } = known
  const rows = source.rows.length - shape.rows
  const names = (headings: readonly string[]) => headings.join(', ')
  const isRead = (heading: string) => source.columns[source.headings.indexOf(heading)] !== undefined
  const unread = more.filter((heading) => !isRead(heading))
  const read = more.filter(isRead)
  const news = [
    unread.length > 0 && t('moreUnread', { count: unread.length, names: names(unread) }),
    read.length > 0 && t('more', { count: read.length, names: names(read) }),
    fewer.length > 0 && t('fewer', { count: fewer.length, names: names(fewer) }),
    rows !== 0 && t('rows', { more: Math.max(rows, 0), fewer: Math.max(-rows, 0) }),
  ].filter((one) => one !== false)
  const isSame = more.length + fewer.length === 0
  return (
    <p className={classes.news} data-amber={!isSame || undefined}>
      {[shape.name !== undefined && t('readLike', { name: shape.name }), isSame && t('same'), ...news]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
