import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { cellId, type AmountKind, type PriceTable } from '@costard/contract/price-grid'
import { amountsIn } from './grid/paste.ts'
import type { Place, Range } from './grid/range.ts'
import type { PriceEdits } from './grid/use-price-edits.ts'
import classes from './models.module.css'

/** Problems in the grid, and sums of the selected cells. */
export function GridFoot({
  table,
  range,
  shown,
  edits,
  onGo,
}: {
  readonly table: PriceTable
  readonly range: Range
  readonly shown: AmountKind
  readonly edits: PriceEdits
  readonly onGo: (place: Place) => void
}) {
  const t = useTranslations('catalogModels.foot')
  const format = useFormatter()
  const { state } = useDraft()
  const money = useMoney(state.document.pricing.currency)
  const cells = amountsIn(table, range, shown)
  const amounts = cells.flatMap(({ minor }) => (minor === null ? [] : [minor]))
  const [lowest = 0] = amounts
  const sums = amounts.reduce(
    (found, minor) => ({
      total: found.total + minor,
      low: Math.min(found.low, minor),
      high: Math.max(found.high, minor),
    }),
    { total: 0, low: lowest, high: lowest },
  )
  const wrong = [...edits.problems.values()]
  const show = () => {
    const row = table.rows.findIndex(
      (one) => one.kind === 'model' && wrong.some((at) => at.row.id === one.id),
    )
    const at = wrong.find((one) => one.row.id === table.rows[row]?.id)
    const column = table.columns.findIndex((one) => at && cellId(at.row, one) === cellId(at.row, at.column))
    if (row >= 0 && column >= 0) onGo({ row, column })
  }
  return (
    <div className={classes.foot}>
      <span role="status" data-problem={wrong.length > 0 || undefined}>
        {wrong.length > 0 && t('problems', { count: wrong.length })}
      </span>
      {wrong.length > 0 && (
        <Button size="compact-xs" variant="default" onClick={show}>
          {t('show')}
        </Button>
      )}
      {wrong.length > 1 && (
        <Button size="compact-xs" variant="default" onClick={edits.dropProblems}>
          {t('keepAll')}
        </Button>
      )}
      {amounts.length > 1 && (
        <span className={classes.sums}>
          <span>{t('cells', { count: cells.length })}</span>
          <span>
            {t('average')} <b>{money.full(Math.round(sums.total / amounts.length))}</b>
          </span>
          <span>
            {t('lowest')} <b>{money.full(sums.low)}</b>
          </span>
          <span>
            {t('highest')} <b>{money.full(sums.high)}</b>
          </span>
        </span>
      )}
      {amounts.length <= 1 && (
        <span className={classes.sums}>
          {t('rows', { count: format.number(table.rows.filter(({ kind }) => kind === 'model').length) })}
        </span>
      )}
    </div>
  )
}
