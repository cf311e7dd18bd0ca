import { share } from '@costard/pricing'
import { Button } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useDraft } from '../../draft/draft-context.ts'
import {
  cellId,
  cellOf,
  partIdOf,
  type AmountKind,
  type Column,
  type ModelRow,
} from '@costard/contract/price-grid'
import { useColumnName } from './grid/use-column-name.ts'
import type { PriceEdits } from './grid/use-price-edits.ts'
import classes from './models.module.css'
import { usePublishedPrices } from './use-published-prices.ts'

/** Line about the active cell: its amount by grade, the published amount, and the author of a change. */
export function CellLine({
  row,
  column,
  shown,
  edits,
}: {
  readonly row: ModelRow | undefined
  readonly column: Column | undefined
  readonly shown: AmountKind
  readonly edits: PriceEdits
}) {
  const t = useTranslations('catalogModels.line')
  const columnName = useColumnName()
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const { state } = useDraft()
  const { grades, currency } = state.document.pricing
  const money = useMoney(currency)
  if (!row || !column) return <div className={classes.line} />
  const cell = cellOf(row, column, shown)
  const problem = edits.problems.get(cellId(row, column))
  const minor = cell.kind === 'amount' ? cell.minor : null
  const isPrice = column.kind === 'storage' && shown === 'price'
  const variant = column.kind === 'storage' ? row.variants.get(column.gb) : undefined
  const elseMinor = cell.kind === 'amount' && minor === null ? cell.elseMinor : undefined
  return (
    <div className={classes.line}>
      <code translate="no">
        {[row.model.name ?? row.model.id, labelName(row.label), columnName(column)]
          .filter(Boolean)
          .join(' · ')}
      </code>
      {problem ? (
        <span data-problem role="alert">
          {problem.why === 'not-made'
            ? t('problem.not-made', { name: row.model.name ?? row.model.id, size: columnName(column) })
            : t(`problem.${problem.why}`, { text: problem.text.slice(0, 40) })}
        </span>
      ) : (
        minor !== null && <b>{money.full(minor)}</b>
      )}
      {problem?.nearest !== undefined && (
        <Button size="compact-xs" variant="default" onClick={() => edits.useNearest(problem)}>
          {t('use', { amount: money.full(problem.nearest) })}
        </Button>
      )}
      {problem && (
        <Button size="compact-xs" variant="default" onClick={() => edits.dropProblem(problem)}>
          {t('keep')}
        </Button>
      )}
      {!problem && isPrice && minor === null && cell.kind === 'amount' && <span>{t('ask')}</span>}
      {!problem && typeof shown === 'object' && column.kind === 'storage' && (
        <span>
          {minor === null
            ? elseMinor !== undefined &&
              t('share', {
                share: format.percent(shown.factorBp),
                amount: money.full(elseMinor),
              })
            : t('own')}
        </span>
      )}
      {!problem && isPrice && minor !== null && grades.length > 1 && (
        <span>
          {t('byGrade')}{' '}
          {grades.map(({ code, factorBp }) => {
            const own = variant?.gradeAmounts?.[code]
            return (
              <span key={code} data-own={own !== undefined || undefined}>
                {code} {money.full(own ?? share(minor, factorBp))}
                {own !== undefined && ` ${t('own')}`}{' '}
              </span>
            )
          })}
        </span>
      )}
      <span className={classes.sums}>
        <History row={row} column={column} shown={shown} />
      </span>
    </div>
  )
}

/** Published amount, and the author of a change since. */
function History({
  row,
  column,
  shown,
}: {
  readonly row: ModelRow
  readonly column: Column
  readonly shown: AmountKind
}) {
  const t = useTranslations('catalogModels.line')
  const format = useFormatter()
  const { members } = use(ChangesContext)
  const { state } = useDraft()
  const published = usePublishedPrices()
  const money = useMoney(state.document.pricing.currency)
  const id = partIdOf(row, column, shown)
  const changed = id === undefined ? undefined : state.changed.get(id)
  const variant = column.kind === 'storage' ? row.variants.get(column.gb) : undefined
  const model = published?.modelOf(row.model.id)
  const was =
    shown === 'price' && variant
      ? published?.priceOf(variant.id)
      : column.kind === 'floor'
        ? model?.floorMinor
        : column.kind === 'ceiling'
          ? model?.ceilingMinor
          : typeof shown === 'object' && variant
            ? model?.variants.find(({ id: one }) => one === variant.id)?.gradeAmounts?.[shown.grade]
            : undefined
  return (
    <>
      {published && was !== undefined && was !== null && (
        <span>{t('live', { version: published.version, amount: money.full(was) })}</span>
      )}
      {changed && (
        <span data-mark>
          {t('changedBy', {
            name: members.get(changed.updatedBy)?.name ?? t('colleague'),
            time: format.dateTime(new Date(changed.updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      )}
    </>
  )
}
