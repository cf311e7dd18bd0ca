import type { TraceLabels } from '@costard/contract'
import { explain, type TraceStep } from '@costard/pricing'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './receipt.module.css'

/** Computation of a price, line by line like a till receipt. */
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
  /** Omit if the same amount is shown directly below. */
  readonly total?: { readonly label: string; readonly minor: number }
  /** Numbers of the questions on screen; without them a line names its question. */
  readonly numbers?: Readonly<Record<string, number>>
}) {
  const { region } = useRegion()
  const money = useMoney(currency)
  // Reasons to reject, to review or to give a range are shown beside the price, not in its computation.
  const lines = explain(trace, region, { currency, labels, omitsQuestions: numbers !== undefined }).filter(
    ({ kind }) => kind !== 'note',
  )
  return (
    <ol className={classes.receipt}>
      {lines.map(({ key, questionKey, title, detail, minor, kind }, index) => (
        <li key={key} data-sum={kind === 'sum' || undefined}>
          {numbers && (
            <span className={classes.number}>{questionKey !== undefined && numbers[questionKey]}</span>
          )}
          <span className="cp-grow">
            {title} {detail !== undefined && <span className="cp-dim">{detail}</span>}
          </span>
          <span>
            {/* A line without effect on the sum, such as included tax, has its amount in the text. */}
            {minor !== 0 && (index === 0 || kind === 'sum' ? money.full(minor) : money.signed(minor))}
          </span>
        </li>
      ))}
      {total && (
        <li data-total>
          {numbers && <span className={classes.number} />}
          <span className="cp-grow">{total.label}</span>
          <span>{money.full(total.minor)}</span>
        </li>
      )}
    </ol>
  )
}
