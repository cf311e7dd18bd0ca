import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconHelpCircle,
  IconHourglass,
  IconX,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { MoneyWords } from '#messages/use-money.ts'
import { Icon } from '#ui/icon.tsx'
import type { Condition } from '../for-all/conditions.ts'
import { decide, type Step } from '../decisions.ts'
import { RowDevice } from './row-device.tsx'
import { isApart, needsYou, type RowState } from './row-state.ts'
import classes from './row-table.module.css'

export interface RowProps {
  readonly state: RowState
  readonly isCurrent: boolean
  readonly money: MoneyWords
  readonly conditions: readonly Condition[]
  /** Number of the quote that includes the row. */
  readonly savedAs: string | undefined
  readonly onCurrent: (row: number) => void
  readonly onStep: (step: Step) => void
}

/** Row of the list: the pasted text, its reading and its price. */
export function BulkRow({ state, isCurrent, money, conditions, savedAs, onCurrent, onStep }: RowProps) {
  const t = useTranslations('bulk')
  const { row, pasted, quantity } = state.reading
  const isOut = state.kind === 'left-out'
  return (
    <div
      className={classes.row}
      role="row"
      data-row={row}
      data-needs={needsYou(state) || undefined}
      data-apart={isApart(state) || state.kind === 'saved' || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      onPointerDown={() => onCurrent(row)}
      onFocus={() => onCurrent(row)}
    >
      <span role="cell" className={classes.place} data-number>
        {row}
      </span>
      <span role="cell" className={`${classes.pasted} cp-mono`} title={pasted}>
        {pasted}
      </span>
      <span role="cell" className={classes.state}>
        <StateIcon state={state} />
        <span className="cp-hidden">{t(`state.${state.kind}`)}</span>
      </span>
      <span role="cell" className={classes.device}>
        <RowDevice state={state} savedAs={savedAs} onStep={onStep} />
      </span>
      <span role="cell" className={classes.condition}>
        <ConditionCell state={state} isCurrent={isCurrent} conditions={conditions} onStep={onStep} />
      </span>
      <span role="cell" className={classes.quantity} data-number data-many={quantity > 1 || undefined}>
        <span className="cp-phone-only">× </span>
        {quantity > 0 && quantity}
      </span>
      <span role="cell" className={classes.amount} data-number>
        {state.kind === 'ready' ? money.full(Math.abs(state.result.netMinor)) : '—'}
      </span>
      <span role="cell" className={classes.out}>
        {state.kind !== 'saved' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={isOut ? `${t('putBack')} ${row}` : t('leaveOut', { row })}
            onClick={() => onStep(decide(`out:${row}`, isOut ? undefined : true))}
          >
            {isOut ? <IconArrowBackUp size={16} stroke={1.75} /> : <IconX size={16} stroke={1.75} />}
          </ActionIcon>
        )}
      </span>
    </div>
  )
}

function StateIcon({ state }: { readonly state: RowState }) {
  if (state.kind === 'ready' || state.kind === 'saved')
    return <IconCheck size={16} stroke={2.4} aria-hidden="true" />
  if (state.kind === 'stopped') return <Icon of={IconHourglass} size={16} />
  if (isApart(state)) return <Icon of={IconBan} size={16} />
  return <IconHelpCircle size={17} stroke={2} aria-hidden="true" />
}

/** Condition of a row; the current row can set its own. */
function ConditionCell({
  state,
  isCurrent,
  conditions,
  onStep,
}: Pick<RowProps, 'state' | 'isCurrent' | 'conditions' | 'onStep'>) {
  const t = useTranslations('bulk')
  const { row, condition: word } = state.reading
  const isKnown = 'questions' in state
  if (isApart(state) || state.kind === 'unreadable' || (!isKnown && word === '')) return null
  const label = state.condition ?? (word === '' ? t('noCondition') : word)
  if (!isKnown || !isCurrent || conditions.length === 0)
    return <span className={state.condition === undefined ? 'cp-dim' : ''}>{label}</span>
  return (
    <select
      className={classes.select}
      aria-label={t('conditionOf', { row })}
      value={conditions.find((one) => one.label === state.condition)?.key ?? ''}
      onChange={({ currentTarget }) => onStep(decide(`condition:${row}`, currentTarget.value || undefined))}
    >
      <option value="">{word === '' ? t('noCondition') : word}</option>
      {conditions.map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
