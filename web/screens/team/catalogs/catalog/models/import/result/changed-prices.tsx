import type { ListedPrice } from '@costard/catalogs'
import { IconTrendingUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import type { Edit } from '@costard/contract/price-grid'
import { nameOf } from '@costard/contract/price-lists'
import { useDraft } from '../../../../draft/draft-context.ts'
import { FewPrices } from './few-prices.tsx'

/** Changes above this are red. Basis points. */
const largeBp = 2500

/** Prices changed by the list, largest change first, with a summary. */
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
  const moves = useMemo(() => byMove(changed), [changed])
  const ups = moves.filter(({ by }) => by > 0).length
  const average = moves.reduce((sum, { by }) => sum + by, 0) / moves.length
  return (
    <FewPrices
      title={
        <span>
          <Icon of={IconTrendingUp} size={18} /> <b>{t('biggestMoves')}</b>{' '}
          <span className="cp-dim">{t('ofChanged', { count: changed.length })}</span>
        </span>
      }
      buttonLook="subtle"
      columns={[t('device'), t('now'), t('new'), t('move')]}
      rows={moves}
      rowOf={({ listed: { key, before, after }, bp }) => (
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
      )}
    >
      <p className="cp-dim">
        {t('moveSum', {
          ups,
          downs: moves.length - ups,
          average: `${average > 0 ? '+' : ''}${money.full(Math.round(average))}`,
        })}
      </p>
    </FewPrices>
  )
}

interface Move {
  readonly listed: ListedPrice
  /** Returns the change in minor units, and as a share of the current price in basis points. */
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
