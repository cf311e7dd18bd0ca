import { Button, CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { amountsIn } from '../grid/paste.ts'
import type { AmountKind, PriceTable } from '@costard/contract/price-grid'
import type { Range } from '../grid/range.ts'
import classes from '../models.module.css'
import type { CellChange, PlannedChange } from './plan-change.ts'
import { PlannedMoves } from './planned-moves.tsx'
import { useTypedChange } from './use-typed-change.ts'

/** Dialog to change all selected amounts at once. The cells show a preview. */
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
  /** Side of the dialog that keeps the selection visible. */
  readonly side: 'start' | 'end'
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
  const title = t('title', { count: amountsIn(table, range, shown).length })
  return (
    <form
      className={classes.card}
      data-side={side}
      role="dialog"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (planned && planned.changed > 0) onApply(planned)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.cardHead}>
        <h2>{title}</h2>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </div>
      <ChangeFields onChange={onChange} />
      {planned && <PlannedMoves planned={planned} />}
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

/** Fields of a change: its amount or target, and the rounding. */
function ChangeFields({ onChange }: { readonly onChange: (change: CellChange | null) => void }) {
  const t = useTranslations('catalogModels.change')
  const { currency } = useDraft().state.document.pricing
  const money = useMoney(currency)
  const { typed, problem, steps, update } = useTypedChange(onChange)
  const { by, text, rounding } = typed
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('by')}
        data={(['percent', 'amount', 'to'] as const).map((value) => ({ value, label: t(value) }))}
        value={by}
        onChange={(value) => update({ by: value })}
      />
      <div className={classes.fields}>
        <TextInput
          autoFocus
          label={t('value')}
          inputMode="decimal"
          maxLength={30}
          placeholder={by === 'percent' ? '+3' : by === 'amount' ? '-5' : ''}
          value={text}
          error={problem && t(`problem.${problem}`)}
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
    </>
  )
}
