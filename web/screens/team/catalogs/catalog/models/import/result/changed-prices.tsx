import type { ListedPrice } from '@costard/catalogs'
import { Button } from '@mantine/core'
import { IconTrendingUp } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import type { Edit } from '@costard/contract/price-grid'
import { nameOf } from '@costard/contract/price-lists'
import { useDraft } from '../../../../draft/draft-context.ts'
import classes from '../import-prices.module.css'

/** Prices listed at first, and once all are asked for; the rest is in the grid after the import. */
const few = 8
const many = 500

/** Moves of more are told in red. Basis points. */
const largeBp = 2500

/** Prices that the list changes, the largest move first, and how they go on the whole. */
export function ChangedPrices({
  changed,
  edits,
}: {
  readonly changed: readonly ListedPrice[]
  readonly edits: ReadonlyMap<string, Edit>
}) {
  const t = useTranslations('catalogImport')
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const [isWhole, setWhole] = useState(false)
  const moves = useMemo(() => byMove(changed), [changed])
  const ups = moves.filter(({ by }) => by > 0).length
  const average = moves.reduce((sum, { by }) => sum + by, 0) / moves.length
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <span>
          <Icon of={IconTrendingUp} size={18} /> <b>{t('biggestMoves')}</b>{' '}
          <span className="cp-dim">{t('ofChanged', { count: changed.length })}</span>
        </span>
        {moves.length > few && (
          <Button size="compact-xs" variant="subtle" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'fewer' : 'seeAll')}
          </Button>
        )}
      </div>
      <div className={`${classes.table} ${classes.amounts}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('new')}</th>
              <th scope="col">{t('move')}</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, isWhole ? many : few).map(({ listed: { key, before, after }, bp }) => (
              <tr key={key}>
                <td>{labelName(nameOf(edits.get(key)))}</td>
                <td>{money.full(before ?? 0)}</td>
                <td>
                  <b>{money.full(after)}</b>
                </td>
                <td data-large={Math.abs(bp) > largeBp || undefined}>
                  {Math.abs(bp) < 1_000_000 ? format.percent(bp, { signed: true }) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cp-dim">
        {t('moveSum', {
          ups,
          downs: moves.length - ups,
          average: `${average > 0 ? '+' : ''}${money.full(Math.round(average))}`,
        })}
      </p>
    </div>
  )
}

interface Move {
  readonly listed: ListedPrice
  /** Change in minor units, and as a share of the price now in basis points. */
  readonly by: number
  readonly bp: number
}

function byMove(changed: readonly ListedPrice[]): readonly Move[] {
  return changed
    .map((listed): Move => {
      const before = listed.before ?? 0
      const by = listed.after - before
      return { listed, by, bp: before === 0 ? Number.MAX_SAFE_INTEGER : Math.round((by * 10_000) / before) }
    })
    .toSorted((one, other) => Math.abs(other.bp) - Math.abs(one.bp))
}
