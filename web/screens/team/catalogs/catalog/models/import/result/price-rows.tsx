import type { ListedPrice } from '@costard/catalogs'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import type { Edit } from '@costard/contract/price-grid'
import classes from '../import-prices.module.css'
import { nameOf } from '@costard/contract/price-lists'

/** Prices listed at first, and once all are asked for; the rest is in the grid after the import. */
const few = 8
const many = 500

/** Prices with their names: what they are now, and what they become. */
export function PriceRows({
  title,
  listed,
  edits,
}: {
  readonly title: string
  readonly listed: readonly ListedPrice[]
  readonly edits: ReadonlyMap<string, Edit>
}) {
  const t = useTranslations('catalogImport')
  const { labelName } = useVariantWords()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const [isWhole, setWhole] = useState(false)
  const hasBefore = listed.some(({ before }) => before !== null)
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <b>{title}</b>
        {listed.length > few && (
          <Button size="compact-xs" variant="default" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'fewer' : 'seeAll')}
          </Button>
        )}
      </div>
      <div className={`${classes.table} ${classes.amounts}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('row')}</th>
              {hasBefore && <th scope="col">{t('now')}</th>}
              <th scope="col">{t('new')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, isWhole ? many : few).map(({ key, row, before, after }) => (
              <tr key={key}>
                <td>{labelName(nameOf(edits.get(key)))}</td>
                <td>{row}</td>
                {hasBefore && <td>{before === null ? '–' : money.full(before)}</td>}
                <td>
                  <b>{money.full(after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
