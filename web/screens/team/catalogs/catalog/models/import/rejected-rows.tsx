import { Button, Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { exportRejected } from './export-prices.ts'
import classes from './import-prices.module.css'
import type { RejectedRow } from './read-price-list.ts'
import type { PriceListState } from './use-price-list.ts'

/** The most rows listed; all of them are in the file. */
const shownAtMost = 50

/** Rows that cannot be imported, with the reason and the nearest that could. */
export function RejectedRows({
  prices,
  rejected,
}: {
  readonly prices: PriceListState
  readonly rejected: readonly RejectedRow[]
}) {
  const t = useTranslations('catalogImport')
  const { state } = useDraft()
  const money = useMoney(state.document.pricing.currency)
  const save = () =>
    exportRejected([
      [t('row'), t('inFile'), t('reason')],
      ...rejected.map(({ row, text, why }) => [String(row), text, t(`why.${why}`)]),
    ])
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <b>{t('rejected', { count: rejected.length })}</b>
        <Button size="xs" variant="default" onClick={save}>
          {t('theseRows')}
        </Button>
      </div>
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('inFile')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('closest')}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, shownAtMost).map(({ row, text, why, nearest }) => (
              <tr key={`${row} ${why}`}>
                <td>{row}</td>
                <td>
                  <code translate="no">{text}</code>
                </td>
                <td>{t(`why.${why}`)}</td>
                <td>
                  {nearest !== undefined && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      onClick={() => prices.sayAmount(row, nearest)}
                    >
                      {t('use', { amount: money.full(nearest) })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Checkbox
        label={t('leaveOut', { count: rejected.length })}
        checked={prices.leavesOut}
        onChange={({ currentTarget }) => prices.setLeavesOut(currentTarget.checked)}
      />
    </div>
  )
}
