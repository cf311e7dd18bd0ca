import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { columnId } from '@costard/contract/price-grid'
import { useColumnName } from '../grid/use-column-name.ts'
import classes from '../models.module.css'
import type { PlannedCell, PlannedChange } from './plan-change.ts'

/** Number of amounts that a change affects, and the largest differences. */
export function PlannedMoves({ planned }: { readonly planned: PlannedChange }) {
  const t = useTranslations('catalogModels.change')
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { changed, same, averageMinor, biggest, stopped, blank } = planned
  return (
    <>
      <dl className={classes.counts}>
        <div>
          <dt>{t('changed')}</dt>
          <dd>{format.number(changed)}</dd>
        </div>
        <div>
          <dt>{t('same')}</dt>
          <dd>{format.number(same)}</dd>
        </div>
        <div>
          <dt>{t('average')}</dt>
          <dd>{money.signed(averageMinor)}</dd>
        </div>
      </dl>
      {biggest.length > 0 && (
        <table className={classes.moves}>
          <thead>
            <tr>
              {(['biggest', 'now', 'new'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {biggest.map((cell) => (
              <Move key={`${cell.row.id} ${columnId(cell.column)}`} cell={cell} />
            ))}
          </tbody>
        </table>
      )}
      <small className="cp-dim">
        {stopped > 0 && <>{t('stopped', { count: stopped })} </>}
        {blank > 0 && t('blank', { count: blank })}
      </small>
    </>
  )
}

function Move({ cell: { row, column, before, after } }: { readonly cell: PlannedCell }) {
  const columnName = useColumnName()
  const { labelName } = useVariantWords()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const size = column.kind === 'storage' && column.gb > 0 && columnName(column)
  return (
    <tr>
      <td>
        {row.model.name ?? row.model.id} {[labelName(row.label), size].filter(Boolean).join(' · ')}
      </td>
      <td>{money.full(before)}</td>
      <td>
        <b>{money.full(after)}</b>
      </td>
    </tr>
  )
}
