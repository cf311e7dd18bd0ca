import { useTranslations } from 'use-intl'
import classes from '../import-prices.module.css'
import type { SourceTable } from '../list-shape.ts'
import type { PriceListState } from '../use-price-list.ts'

/** Contents of a list besides prices, which are reported, never dropped silently. */
export function ListNotesOf({
  prices,
  source,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
}) {
  const t = useTranslations('catalogImport')
  const { told } = prices.list ?? {}
  const passed = Map.groupBy(source.passed, ({ why }) => why)
  const notes = [
    ...[...passed].map(([why, rows]) => t(`passed.${why}`, { count: rows.length, row: rows[0]?.row ?? 0 })),
    ...(told
      ? [
          told.withoutAmount > 0 && t('told.withoutAmount', { count: told.withoutAmount }),
          told.rounded > 0 && t('told.rounded', { count: told.rounded }),
          told.repeats > 0 && t('told.repeats', { count: told.repeats }),
          told.leftOut > 0 && t('told.leftOut', { count: told.leftOut }),
          ...[...told.noResults].map(([place, count]) =>
            t('told.noResults', { count, heading: source.headings[place] ?? '' }),
          ),
        ]
      : []),
  ].filter((note) => note !== false)
  return notes.length === 0 ? null : (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
