import { useTranslations } from 'use-intl'
import classes from '../import-prices.module.css'
import type { SourceTable } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'

/** Notes about contents of a list besides prices, so that nothing is dropped silently. */
export function ListNotesOf({
  prices,
  source,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
}) {
  const t = useTranslations('catalogImport')
  const { notes, otherEdits = [], costs = [] } = prices.list ?? {}
  const passed = Map.groupBy(source.passed, ({ why }) => why)
  const sentences = [
    ...[...passed].map(([why, rows]) => t(`passed.${why}`, { count: rows.length, row: rows[0]?.row ?? 0 })),
    ...(notes
      ? [
          notes.withoutAmount > 0 && t('notes.withoutAmount', { count: notes.withoutAmount }),
          otherEdits.length > 0 && t('notes.limits', { count: otherEdits.length }),
          costs.length > 0 && t('notes.costs', { count: costs.length }),
          notes.rounded > 0 && t('notes.rounded', { count: notes.rounded }),
          notes.repeats > 0 && t('notes.repeats', { count: notes.repeats }),
          notes.leftOut > 0 && t('notes.leftOut', { count: notes.leftOut }),
          ...[...notes.noResults].map(([place, count]) =>
            t('notes.noResults', { count, heading: source.headings[place] ?? '' }),
          ),
        ]
      : []),
  ].filter((note) => note !== false)
  return sentences.length === 0 ? null : (
    <ul className={classes.notes}>
      {sentences.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
