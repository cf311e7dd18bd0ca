import { textIn } from '@costard/contract'
import { Button } from '@mantine/core'
import { memo, type Ref, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { BulkRow, type RowProps } from './bulk-row.tsx'
import classes from './row-table.module.css'
import type { RowState } from './row-state.ts'
import type { Step } from '../decisions.ts'
import type { Bulk } from '../use-bulk.ts'
import { useShownRows } from './use-shown-rows.ts'
import { isReady } from './use-review-rows.ts'

/** All rows, in the order of the list; as cards on a phone. */
export function RowTable({
  ref,
  bulk,
  states,
  current,
  onCurrent,
  onStep,
}: {
  readonly ref: Ref<HTMLDivElement>
  readonly bulk: Bulk
  readonly states: readonly RowState[]
  readonly current: number | undefined
  readonly onCurrent: (row: number) => void
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk')
  const place = states.findIndex(({ reading }) => reading.row === current)
  const { count, end, more } = useShownRows(states.length, place)
  const { language } = useRegion()
  const { document, context, progress } = bulk
  const money = useMoney(document.pricing.currency)
  // Keeps the identity of the callbacks, so that only changed rows are rendered again.
  const latest = useRef({ onCurrent, onStep })
  useEffect(() => {
    latest.current = { onCurrent, onStep }
  })
  const toRow = useCallback((row: number) => latest.current.onCurrent(row), [])
  const makeStep = useCallback((step: Step) => latest.current.onStep(step), [])
  const proposition = states.find(isReady)?.result.propositionKey ?? undefined
  const amount =
    (proposition !== undefined && textIn(language, document.wording.propositions[proposition]?.name)) ||
    t('column.amount')
  const numberOf = new Map(progress.quotes.flatMap(({ number, rows }) => rows.map((row) => [row, number])))
  if (states.length === 0) return null
  return (
    <>
      <div
        ref={ref}
        className={classes.table}
        role="table"
        aria-label={t('table')}
        aria-rowcount={states.length}
      >
        <div className={classes.headings} role="row">
          <span role="columnheader" data-number>
            {t('column.row')}
          </span>
          <span role="columnheader">{t('column.pasted')}</span>
          <span role="columnheader">
            <span className="cp-hidden">{t('column.state')}</span>
          </span>
          <span role="columnheader">{t('column.device')}</span>
          <span role="columnheader">{t('column.condition')}</span>
          <span role="columnheader" data-number>
            {t('column.quantity')}
          </span>
          <span role="columnheader" data-number>
            {amount}
          </span>
          <span role="columnheader">
            <span className="cp-hidden">{t('column.leaveOut')}</span>
          </span>
        </div>
        {states.slice(0, count).map((state) => (
          <Row
            key={state.reading.row}
            state={state}
            isCurrent={state.reading.row === current}
            money={money}
            conditions={context.conditions.all}
            savedAs={numberOf.get(state.reading.row)}
            onCurrent={toRow}
            onStep={makeStep}
          />
        ))}
      </div>
      {count < states.length && (
        <div ref={end} className={classes.more}>
          <Button variant="default" size="xs" onClick={more}>
            {t('moreRows', { count: states.length - count })}
          </Button>
        </div>
      )}
    </>
  )
}

const Row = memo((props: RowProps) => <BulkRow {...props} />)
