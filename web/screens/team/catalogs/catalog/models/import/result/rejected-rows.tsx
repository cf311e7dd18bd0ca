import { Button, Menu } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { Icon } from '#ui/icon.tsx'
import { useDraft } from '../../../../draft/draft-context.ts'
import { exportRejected } from '../export-prices.ts'
import classes from '../import-prices.module.css'
import type { RejectedRow } from '@costard/contract/price-lists'
import { useSizeName } from '../mapping/use-size-name.ts'
import type { PriceListState } from '../use-price-list.ts'

/** Maximum number of listed rows; the exported file has all. */
const shownAtMost = 50

/** Rows that are left out, with the reason, and a correction if the amount cannot be wrong by a factor. */
export function RejectedRows({
  prices,
  decides,
  rejected,
}: {
  readonly prices: PriceListState
  readonly decides: boolean
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
        <span className={classes.refused}>
          <Icon of={IconAlertCircle} size={18} /> <b>{t('rejected', { count: rejected.length })}</b>
        </span>
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
              {decides && <th scope="col">{t('wayOut')}</th>}
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
                {decides && (
                  <td>
                    <WayOut prices={prices} of={one} />
                  </td>
                )}
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
  const { row, place, nearest, why, name, sizes = [] } = of
  if (nearest !== undefined && place !== undefined)
    return (
      <Button size="compact-xs" variant="default" onClick={() => prices.sayAmount(row, place, nearest)}>
        {t('use', { amount: money.full(nearest) })}
      </Button>
    )
  if (sizes.length > 0) return <Storages prices={prices} row={row} sizes={sizes} why={why} />
  return why === 'no-device' && name !== undefined && name !== '' ? (
    <Button size="compact-xs" variant="default" onClick={() => prices.makeCustom(name)}>
      {t('makeCustom')}
    </Button>
  ) : (
    '–'
  )
}

/** Storages for a row: the nearest to an unknown one, and a choice of all. */
function Storages({
  prices,
  row,
  sizes,
  why,
}: {
  readonly prices: PriceListState
  readonly row: number
  readonly sizes: readonly number[]
  readonly why: RejectedRow['why']
}) {
  const t = useTranslations('catalogImport')
  const sizeName = useSizeName()
  const [first] = sizes
  const isNear = first !== undefined && (sizes.length === 1 || why === 'not-made')
  return (
    <span className={classes.ways}>
      {isNear && (
        <Button size="compact-xs" variant="default" onClick={() => prices.sayStorage(row, first)}>
          {t('use', { amount: sizeName(first) })}
        </Button>
      )}
      {sizes.length > 1 && <StorageMenu sizes={sizes} onChoose={(gb) => prices.sayStorage(row, gb)} />}
    </span>
  )
}

function StorageMenu({
  sizes,
  onChoose,
}: {
  readonly sizes: readonly number[]
  readonly onChoose: (gb: number) => void
}) {
  const t = useTranslations('catalogImport')
  const sizeName = useSizeName()
  return (
    <Menu>
      <Menu.Target>
        <Button size="compact-xs" variant="default">
          {t('chooseStorage')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sizes
          .toSorted((one, other) => one - other)
          .map((gb) => (
            <Menu.Item key={gb} onClick={() => onChoose(gb)}>
              {sizeName(gb)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
