import type { PriceMove } from '@costard/catalogs'
import { Button, Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import type { Edit } from '@costard/contract/price-grid'
import classes from '../import-prices.module.css'
import { nameOf } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'

/** Maximum number of listed prices; further ones follow once these are answered. */
const shownAtMost = 50

/** Prices that change by more than 40 %: each has to be accepted or left out. */
export function BigMoves({
  prices,
  moves,
  edits,
}: {
  readonly prices: PriceListState
  readonly moves: readonly PriceMove[]
  readonly edits: ReadonlyMap<string, Edit>
}) {
  const t = useTranslations('catalogImport')
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { agreed, left } = prices
  const isOpen = ({ listed: { key } }: PriceMove) => !agreed.has(key) && !left.has(key)
  const open = moves.filter(isOpen)
  // Answered prices stay visible as long as there is room.
  const settled = open.length < shownAtMost ? moves.filter((move) => !isOpen(move)) : []
  const shown = [...open, ...settled].slice(0, shownAtMost)
  const openAndShown = open.slice(0, shownAtMost).map(({ listed }) => listed.key)
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <b>{t('moves', { count: moves.length })}</b>
        {openAndShown.length > 1 && (
          <Button size="xs" variant="default" onClick={() => prices.agreeTo(openAndShown)}>
            {t('agreeToShown', { count: format.number(openAndShown.length) })}
          </Button>
        )}
      </div>
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('new')}</th>
              <th scope="col">{t('move')}</th>
              <th scope="col">
                <span className="cp-dim">{t('or')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ listed: { key, row, before, after }, bp }) => (
              <tr key={key} data-left={left.has(key) || undefined}>
                <td>
                  <Checkbox
                    label={labelName(nameOf(edits.get(key)))}
                    checked={agreed.has(key)}
                    disabled={left.has(key)}
                    onChange={() => prices.agree(key)}
                  />
                </td>
                <td>{row}</td>
                <td>{money.full(before ?? 0)}</td>
                <td>
                  <b>{money.full(after)}</b>
                </td>
                <td>{Math.abs(bp) < 1_000_000 && format.percent(bp, { signed: true })}</td>
                <td>
                  <Button size="compact-xs" variant="default" onClick={() => prices.leaveOut(key)}>
                    {left.has(key) ? t('takeIn') : t('leave')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
