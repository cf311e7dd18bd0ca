import { Checkbox, SegmentedControl } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'
import { BigMoves } from './big-moves.tsx'
import { DoubtfulPrices } from './doubtful-prices.tsx'
import { PriceRows } from './price-rows.tsx'
import { RejectedRows } from './rejected-rows.tsx'

const kinds = ['added', 'changed', 'same', 'custom', 'doubtful', 'rejected'] as const
type Kind = (typeof kinds)[number]

/** Second step: all that a list would do, what cannot be right first. */
export function ResultStep({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport')
  const format = useFormatter()
  const [only, setOnly] = useState<Kind>()
  const toggle = (kind: Kind | undefined) => kind && setOnly(only === kind ? undefined : kind)
  useHotkeys(kinds.map((kind, at) => [String(at + 1), () => toggle(kind)]))
  const { list } = prices
  if (!list) return null
  const { plan, rejected, added } = list
  const custom = [...plan.added].filter(({ key }) => isCustom(prices, key))
  const counts: Readonly<Record<Kind, number>> = {
    added: plan.added.length,
    changed: plan.changed.length,
    same: plan.same.length,
    custom: [...added.values()].filter(({ rows }) => rows[0]?.model.deviceKey === undefined).length,
    doubtful: plan.doubtful.length,
    rejected: rejected.length,
  }
  const doubted = new Set(plan.doubtful.map(({ listed }) => listed.key))
  const moves = plan.bigMoves.filter(({ listed }) => !doubted.has(listed.key))
  const shows = (kind: Kind) => (only === undefined || only === kind) && counts[kind] > 0
  return (
    <section className={classes.result} aria-label={t('whatHappens')}>
      <ShapeNews prices={prices} />
      <div className={classes.counts} role="group" aria-label={t('whatHappens')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={only === kind}
            data-amber={(kind === 'doubtful' && prices.todo.doubts > 0) || undefined}
            onClick={() => toggle(kind)}
          >
            <span>{t(`count.${kind}`)}</span>
            <b>{format.number(counts[kind])}</b>
          </button>
        ))}
      </div>
      <div className={classes.lists}>
        <div>
          {shows('doubtful') && (
            <DoubtfulPrices prices={prices} doubtful={plan.doubtful} edits={list.edits} />
          )}
          {(only === undefined || only === 'changed') && moves.length > 0 && (
            <BigMoves prices={prices} moves={moves} edits={list.edits} />
          )}
          {shows('changed') && (
            <PriceRows
              title={t('changedPrices', { count: counts.changed })}
              listed={plan.changed}
              edits={list.edits}
            />
          )}
          {only === 'same' && <PriceRows title={t('count.same')} listed={plan.same} edits={list.edits} />}
        </div>
        <div>
          {shows('rejected') && <RejectedRows prices={prices} rejected={rejected} />}
          {shows('added') && (
            <PriceRows
              title={t('newPrices', { count: counts.added })}
              listed={plan.added}
              edits={list.edits}
            />
          )}
          {only === 'custom' && <PriceRows title={t('count.custom')} listed={custom} edits={list.edits} />}
        </div>
      </div>
      <Removed prices={prices} />
    </section>
  )
}

/** Changes in the shape of a list since the last one of its kind. */
function ShapeNews({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport.shape')
  const { known } = prices.file ?? {}
  if (!known) return null
  const { more, fewer, shape } = known
  const rows = (prices.source?.rows.length ?? 0) - shape.rows
  const names = (headings: readonly string[]) => headings.join(', ')
  const news = [
    more.length > 0 && t('more', { count: more.length, names: names(more) }),
    fewer.length > 0 && t('fewer', { count: fewer.length, names: names(fewer) }),
    rows !== 0 && t('rows', { more: Math.max(rows, 0), fewer: Math.max(-rows, 0) }),
  ].filter((one) => one !== false)
  return (
    <p className={classes.news}>
      {more.length + fewer.length === 0 ? [t('same'), ...news].join(' ') : news.join(' ')}
    </p>
  )
}

function isCustom({ list }: PriceListState, key: string): boolean {
  return list?.edits.get(key)?.row.model.deviceKey === undefined
}

/** Choice for prices that the file does not have. */
function Removed({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport')
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <span>{t('mode')}</span>
        <SegmentedControl
          size="xs"
          aria-label={t('mode')}
          data={[
            { value: 'merge', label: t('merge') },
            { value: 'replace', label: t('replace') },
          ]}
          value={prices.replaces ? 'replace' : 'merge'}
          onChange={(value) => prices.setReplaces(value === 'replace')}
        />
      </div>
      {prices.removed.length > 0 && (
        <Checkbox
          label={t('removes', { count: prices.removed.length })}
          checked={prices.removes}
          onChange={({ currentTarget }) => prices.setRemoves(currentTarget.checked)}
        />
      )}
    </div>
  )
}
