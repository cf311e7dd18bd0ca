import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import { exportRejected } from '../export-prices.ts'
import classes from '../import-prices.module.css'
import type { RejectedRow } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'

/** The most rows listed; all of them are in the file. */
const shownAtMost = 50

/** Rows that do not go in, with the reason, and a way out where none can be off by a factor. */
export function RejectedRows({
  prices,
  rejected,
}: {
  readonly prices: PriceListState
  readonly rejected: readonly RejectedRow[]
}) {
  const t = useTranslations('catalogImport')
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
              <th scope="col">{t('wayOut')}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, shownAtMost).map((one) => (
              <tr key={`${one.row} ${one.place} ${one.why}`}>
                <td>{one.row}</td>
                <td>
                  <code translate="no">{one.text}</code>
                </td>
                <td>{t(`why.${one.why}`)}</td>
                <td>
                  <WayOut prices={prices} of={one} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cp-dim">{t('othersGoIn', { count: rejected.length })}</p>
    </div>
  )
}

function WayOut({ prices, of }: { readonly prices: PriceListState; readonly of: RejectedRow }) {
  const t = useTranslations('catalogImport')
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { row, place, nearest, why, name } = of
  if (nearest !== undefined && place !== undefined)
    return (
      <Button size="compact-xs" variant="default" onClick={() => prices.sayAmount(row, place, nearest)}>
        {t('use', { amount: money.full(nearest) })}
      </Button>
    )
  return why === 'no-device' && name !== undefined && name !== '' ? (
    <Button size="compact-xs" variant="default" onClick={() => prices.makeCustom(name)}>
      {t('makeCustom')}
    </Button>
  ) : (
    '–'
  )
}
