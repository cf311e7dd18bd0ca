import { Button, CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useRegion } from '#messages/region-context.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { currencyExponent, type Rounding } from '@costard/pricing'
import { useDraft } from '../../../draft/draft-context.ts'
import { amountsIn } from '../grid/paste.ts'
import type { AmountKind, PriceTable } from '../grid/price-table.ts'
import { useColumnName } from '../grid/use-column-name.ts'
import type { Range } from '../grid/range.ts'
import classes from '../models.module.css'
import { type By, readChange } from './read-change.ts'
import type { CellChange, PlannedChange } from './plan-change.ts'

/** Changes all selected amounts at once. What would come out stands in the cells themselves before it is applied. */
export function ChangePrices({
  side,
  table,
  range,
  shown,
  planned,
  onChange,
  onApply,
  onClose,
}: {
  /** Where it leaves the selection in sight. */
  readonly side: 'left' | 'right'
  readonly table: PriceTable
  readonly range: Range
  readonly shown: AmountKind
  readonly planned: PlannedChange | undefined
  readonly onChange: (change: CellChange | null) => void
  readonly onApply: (plan: PlannedChange) => void
  readonly onClose: () => void
}) {
  const t = useTranslations('catalogModels.change')
  const common = useTranslations('common')
  const columnName = useColumnName()
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const { region } = useRegion()
  const { state } = useDraft()
  const { currency } = state.document.pricing
  const money = useMoney(currency)
  const unit = 10 ** currencyExponent(currency)
  const [by, setBy] = useState<By>('percent')
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<Pick<Rounding, 'stepMinor' | 'mode'>>({
    stepMinor: unit,
    mode: 'nearest',
  })
  const cells = amountsIn(table, range, shown).length
  const read = readChange(by, text, rounding, currency, region)
  const update = (next: {
    readonly by?: By
    readonly text?: string
    readonly rounding?: typeof rounding
  }) => {
    const all = { by, text, rounding, ...next }
    setBy(all.by)
    setText(all.text)
    setRounding(all.rounding)
    const found = readChange(all.by, all.text, all.rounding, currency, region)
    onChange(found && 'change' in found ? found.change : null)
  }
  const apply = () => planned && planned.changed > 0 && onApply(planned)
  const steps = [
    ...new Set([1, unit / 10, unit, unit * 5, unit * 10].map((size) => Math.max(1, Math.round(size)))),
  ]
  return (
    <form
      className={classes.card}
      data-side={side}
      role="dialog"
      aria-label={t('title', { count: cells })}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.cardHead}>
        <h2>{t('title', { count: cells })}</h2>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </div>
      <SegmentedControl
        fullWidth
        aria-label={t('by')}
        data={[
          { value: 'percent', label: t('percent') },
          { value: 'amount', label: t('amount') },
          { value: 'to', label: t('to') },
        ]}
        value={by}
        onChange={(value) => update({ by: value === 'amount' || value === 'to' ? value : 'percent' })}
      />
      <div className={classes.fields}>
        <TextInput
          autoFocus
          label={t('value')}
          inputMode="decimal"
          maxLength={30}
          placeholder={by === 'percent' ? '+3' : by === 'amount' ? '-5' : ''}
          value={text}
          error={read && 'problem' in read ? t(`problem.${read.problem}`) : undefined}
          onChange={({ currentTarget }) => update({ text: currentTarget.value })}
          rightSection={by === 'percent' ? '%' : currency}
        />
        {by !== 'to' && (
          <label className={classes.rounding}>
            {t('round')}
            <select
              className={classes.select}
              value={`${rounding.stepMinor} ${rounding.mode}`}
              onChange={({ currentTarget }) => {
                const [size, way] = currentTarget.value.split(' ')
                const mode = way === 'down' || way === 'up' ? way : 'nearest'
                update({ rounding: { stepMinor: Number(size), mode } })
              }}
            >
              {(['nearest', 'down', 'up'] as const).flatMap((way) =>
                steps.map((size) => (
                  <option key={`${size} ${way}`} value={`${size} ${way}`}>
                    {t(`rounding.${way}`, { step: money.brief(size) })}
                  </option>
                )),
              )}
            </select>
          </label>
        )}
      </div>
      {planned && (
        <>
          <dl className={classes.counts}>
            <div>
              <dt>{t('changed')}</dt>
              <dd>{format.number(planned.changed)}</dd>
            </div>
            <div>
              <dt>{t('same')}</dt>
              <dd>{format.number(planned.same)}</dd>
            </div>
            <div>
              <dt>{t('average')}</dt>
              <dd>{money.signed(planned.averageMinor)}</dd>
            </div>
          </dl>
          {planned.biggest.length > 0 && (
            <table className={classes.moves}>
              <thead>
                <tr>
                  <th scope="col">{t('biggest')}</th>
                  <th scope="col">{t('now')}</th>
                  <th scope="col">{t('new')}</th>
                </tr>
              </thead>
              <tbody>
                {planned.biggest.map(({ row, column, before, after }) => (
                  <tr key={`${row.id} ${column.kind === 'storage' ? column.gb : column.kind}`}>
                    <td>
                      {row.model.name ?? row.model.id}{' '}
                      {[
                        labelName(row.label),
                        column.kind === 'storage' && column.gb > 0 && columnName(column),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                    <td>{money.full(before)}</td>
                    <td>
                      <b>{money.full(after)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <small className="cp-dim">
            {planned.stopped > 0 && <>{t('stopped', { count: planned.stopped })} </>}
            {planned.blank > 0 && t('blank', { count: planned.blank })}
          </small>
        </>
      )}
      <div className={classes.actions}>
        <Button type="submit" disabled={!planned || planned.changed === 0}>
          {t('apply', { count: planned?.changed ?? 0 })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
