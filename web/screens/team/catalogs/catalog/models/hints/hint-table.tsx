import type { PriceSource } from '@costard/contract'
import { dayIn, daysLeft } from '@costard/quotes'
import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDays } from '../../../../kit/use-days.ts'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { type HintColumn, type HintRow, largeMoveBp } from './hint-rows.ts'
import classes from './hints.module.css'

/** Number of rows rendered at a time. */
const rowsAtOnce = 300
/** Age from which a hint is grey. */
const staleDays = 2

export function HintTable({
  rows,
  source,
  hintsAt,
  chosen,
  sort,
  onSort,
  onChoose,
}: {
  readonly rows: readonly HintRow[]
  readonly source: PriceSource
  readonly hintsAt: string | null
  readonly chosen: HintRow | undefined
  readonly sort: { readonly by: HintColumn; readonly isDown: boolean } | undefined
  readonly onSort: (by: HintColumn) => void
  readonly onChoose: (variantId: string) => void
}) {
  const t = useTranslations('catalogHints')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const [most, setMost] = useState(rowsAtOnce)
  const isStale = hintsAt !== null && daysLeft(days.today, dayIn(timeZone, new Date(hintsAt))) > staleDays
  const hintHead =
    hintsAt === null ? source.hint : t('hintAt', { hint: source.hint, day: days.inWords(hintsAt) })
  const head = (by: HintColumn, text: string, isTheirs = false) => (
    <th
      aria-sort={sort?.by !== by ? 'none' : sort.isDown ? 'descending' : 'ascending'}
      data-theirs={isTheirs || undefined}
    >
      <UnstyledButton onClick={() => onSort(by)}>{text}</UnstyledButton>
    </th>
  )
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-stale={isStale || undefined}>
        <thead>
          <tr>
            {head('name', t('variant'))}
            <th>{t('floor')}</th>
            {head('own', t('own'))}
            {head('hint', hintHead, true)}
            {head('offBp', t('off'), true)}
            <th>{t('byRule')}</th>
            {head('moveBp', t('move'))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <Row
              key={row.variantId}
              row={row}
              isChosen={row === chosen}
              onChoose={() => onChoose(row.variantId)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button variant="subtle" onClick={() => setMost(most + rowsAtOnce)}>
          {t('more', { count: rows.length - most })}
        </Button>
      )}
    </div>
  )
}

function Row({
  row,
  isChosen,
  onChoose,
}: {
  readonly row: HintRow
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('catalogHints')
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const amount = (minor: number | null) => (minor === null ? '–' : money.full(minor))
  const percent = (bp: number | null) => (bp === null ? '–' : format.percent(bp, { signed: true }))
  const { name, floor, own, hint, offBp, steps, moveBp } = row
  const isChanged = steps !== undefined && steps.result !== own
  return (
    <tr aria-current={isChosen || undefined} onClick={onChoose}>
      <th scope="row">
        <UnstyledButton onClick={onChoose}>{name}</UnstyledButton>
      </th>
      <td className="cp-dim">{amount(floor)}</td>
      <td>{amount(own)}</td>
      <td data-theirs>{amount(hint)}</td>
      <td data-theirs>{percent(offBp)}</td>
      <td data-filled={isChanged || undefined}>
        {steps ? amount(steps.result) : hint === null ? t('noHint') : '–'}
      </td>
      <td className={moveBp !== null && Math.abs(moveBp) > largeMoveBp ? classes.down : undefined}>
        {percent(moveBp)}
      </td>
    </tr>
  )
}
