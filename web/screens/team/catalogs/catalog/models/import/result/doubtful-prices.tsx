import type { DoubtfulPrice } from '@costard/catalogs'
import { SegmentedControl } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import { useDraft } from '../../../../draft/draft-context.ts'
import type { Edit } from '@costard/contract/price-grid'
import classes from '../import-prices.module.css'
import { nameOf } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'

/** Maximum number of listed prices; further ones follow once these are answered. */
const shownAtMost = 50

/** Prices that seem wrong, each to be confirmed or left out. Nothing is preselected. */
export function DoubtfulPrices({
  prices,
  decides,
  doubtful,
  edits,
}: {
  readonly prices: PriceListState
  readonly decides: boolean
  readonly doubtful: readonly DoubtfulPrice[]
  readonly edits: ReadonlyMap<string, Edit>
}) {
  const t = useTranslations('catalogImport')
  const { labelName } = useVariantWords()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { agreed, left, agree, leaveOut } = prices
  const isOpen = ({ listed: { key } }: DoubtfulPrice) => !agreed.has(key) && !left.has(key)
  const open = doubtful.filter(isOpen)
  const shown = [...open, ...doubtful.filter((one) => !isOpen(one))].slice(0, shownAtMost)
  return (
    <div className={classes.card} data-amber={open.length > 0 || undefined}>
      <div className={classes.head}>
        <span>
          <Icon of={IconAlertTriangle} size={18} />{' '}
          <b>{t(decides ? 'doubts' : 'doubtsOfSource', { count: doubtful.length })}</b>
        </span>
      </div>
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('new')}</th>
              {decides && (
                <th scope="col">
                  <span className="cp-dim">{t('or')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ listed: { key, row, before, after }, why, against }) => {
              const name = labelName(nameOf(edits.get(key)))
              return (
                <tr key={key} data-left={left.has(key) || undefined}>
                  <td>
                    {name}
                    <br />
                    <span className="cp-dim">
                      {t(`doubt.${why}`, { amount: money.full(against) })} {t('rowNumber', { row })}
                    </span>
                  </td>
                  <td>{before === null ? '–' : money.full(before)}</td>
                  <td>
                    <b>{money.full(after)}</b>
                  </td>
                  {decides && (
                    <td>
                      <SegmentedControl
                        size="xs"
                        aria-label={name}
                        data={[
                          { value: 'right', label: t('isRight') },
                          { value: 'out', label: t('leave') },
                        ]}
                        value={agreed.has(key) ? 'right' : left.has(key) ? 'out' : ''}
                        onChange={(value) => (value === 'right' ? agree(key) : leaveOut(key))}
                      />
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
