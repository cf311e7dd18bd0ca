import type { TraceLabels } from '@costard/contract'
import type { TraceStep } from '@costard/pricing'
import { useLocale, useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { receiptLines } from './receipt-lines.ts'
import classes from './receipt.module.css'

/** How a price came about, line by line like a till receipt. */
export function Receipt({
  trace,
  labels,
  currency,
  total,
  numbers,
}: {
  readonly trace: readonly TraceStep[]
  readonly labels: TraceLabels
  readonly currency: string
  /** Left out where the same amount stands right below. */
  readonly total?: { readonly label: string; readonly minor: number }
  /** Numbers of the questions as they stand on the screen; without them a line says its question. */
  readonly numbers?: Readonly<Record<string, number>>
}) {
  const t = useTranslations('trace')
  const locale = useLocale()
  const money = useMoney(currency)
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const percent = (bp: number) => percentFormat.format(bp / 10_000).replace('-', '−')
  const lines = receiptLines(trace, { t, labels, money, percent, saysQuestions: !numbers })
  return (
    <ol className={classes.receipt}>
      {lines.map(({ key, questionKey, title, detail, minor, isSum }, index) => (
        <li key={key} data-sum={isSum || undefined}>
          {numbers && (
            <span className={classes.number}>{questionKey !== undefined && numbers[questionKey]}</span>
          )}
          <span className={classes.words}>
            {title} {detail !== undefined && <span className="cp-dim">{detail}</span>}
          </span>
          <span>{index === 0 || isSum ? money.full(minor) : money.signed(minor)}</span>
        </li>
      ))}
      {total && (
        <li data-total>
          {numbers && <span className={classes.number} />}
          <span className={classes.words}>{total.label}</span>
          <span>{money.full(total.minor)}</span>
        </li>
      )}
    </ol>
  )
}
