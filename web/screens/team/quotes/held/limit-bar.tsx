import { share as shareOf } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './held.module.css'

/** Bar with the range in which an amount may be adjusted, and its current position. */
export function LimitBar({
  computedMinor,
  amountMinor,
  maxAdjustBp,
  currency,
}: {
  readonly computedMinor: number
  readonly amountMinor: number | undefined
  readonly maxAdjustBp: number
  readonly currency: string
}) {
  const t = useTranslations('held.release')
  const money = useMoney(currency)
  const format = useFormatter()
  const room = shareOf(computedMinor, maxAdjustBp)
  const share =
    room === 0 || amountMinor === undefined ? 0.5 : (amountMinor - computedMinor + room) / (2 * room)
  return (
    <div className={classes.limits}>
      <div className={classes.bar} aria-hidden="true">
        {amountMinor !== undefined && (
          <i
            data-outside={share < 0 || share > 1 || undefined}
            style={{ insetInlineStart: `${100 * Math.min(1, Math.max(0, share))}%` }}
          />
        )}
      </div>
      <span>{money.full(computedMinor - room)}</span>
      <span>{t('limit', { percent: format.percent(maxAdjustBp) })}</span>
      <span>{money.full(computedMinor + room)}</span>
    </div>
  )
}
