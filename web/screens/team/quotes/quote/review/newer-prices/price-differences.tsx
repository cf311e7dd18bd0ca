import type { NewerPrice, NewerPrices } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import classes from './price-differences.module.css'

/** Lines of a draft whose prices would change, and the total, before and after. */
export function PriceDifferences({
  prices: { lines, netBeforeMinor, netAfterMinor },
  currency,
}: {
  readonly prices: NewerPrices
  readonly currency: string
}) {
  const t = useTranslations('counter.review.newerPrices')
  const { labelName } = useVariantWords()
  const common = useTranslations('common')
  const total = netAfterMinor ?? netBeforeMinor ?? 0
  const changed = lines.filter(({ isListed }) => isListed)
  const unlisted = lines.filter(({ isListed }) => !isListed)
  const same = changed.filter(
    ({ beforeMinor, afterMinor }) => beforeMinor !== null && beforeMinor === afterMinor,
  )
  const shown = changed.filter((line) => !same.includes(line))
  return (
    <>
      {shown.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('device')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('after')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <tr key={line.lineId}>
                  <th scope="row">
                    {line.deviceName} <span className="cp-dim">{labelName(line.variantLabel)}</span>
                  </th>
                  <Amounts before={line.beforeMinor} after={line.afterMinor} currency={currency} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  {total === 0 ? common('nothingToPay') : t(total > 0 ? 'customerPays' : 'youPay')}
                </th>
                <Amounts before={netBeforeMinor} after={netAfterMinor} currency={currency} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {same.length > 0 && <p className="cp-dim">{t('same', { count: same.length })}</p>}
      {changed
        .filter(({ gone }) => gone.length > 0)
        .map(({ lineId, deviceName, gone }) => (
          <p key={lineId}>
            {t('gone', { device: deviceName, gone: gone.map(({ label }) => label).join('; ') })}
          </p>
        ))}
      {unlisted.length > 0 && <p>{t('unlisted', { count: unlisted.length, devices: namesOf(unlisted) })}</p>}
    </>
  )
}

function Amounts({
  before,
  after,
  currency,
}: {
  readonly before: number | null
  readonly after: number | null
  readonly currency: string
}) {
  const t = useTranslations('counter.review.newerPrices')
  const money = useMoney(currency)
  const words = (minor: number | null) => (minor === null ? t('noPrice') : money.full(Math.abs(minor)))
  const difference =
    before !== null && after !== null && before !== after && Math.sign(before) * Math.sign(after) >= 0
      ? Math.abs(after) - Math.abs(before)
      : undefined
  return (
    <>
      <td>{words(before)}</td>
      <td>
        {words(after)}
        {difference !== undefined && <span className={classes.difference}>{money.signed(difference)}</span>}
      </td>
    </>
  )
}

function namesOf(lines: readonly NewerPrice[]): string {
  return [...new Set(lines.map(({ deviceName }) => deviceName))].join(', ')
}
