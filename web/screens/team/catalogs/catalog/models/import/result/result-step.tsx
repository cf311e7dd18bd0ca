import { Checkbox, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'
import { BigMoves } from './big-moves.tsx'
import { ChangedPrices } from './changed-prices.tsx'
import { DoubtfulPrices } from './doubtful-prices.tsx'
import { NameOfList } from './name-of-list.tsx'
import { PriceRows } from './price-rows.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { ShapeNews } from './shape-news.tsx'

const kinds = ['added', 'changed', 'same', 'custom', 'doubtful', 'rejected'] as const
type Kind = (typeof kinds)[number]

/** Second step: preview of all changes, prices that seem wrong first. */
export function ResultStep({
  prices,
  decides,
}: {
  readonly prices: PriceListState
  /** False: the held list of a source, which is accepted or rejected as a whole. */
  readonly decides: boolean
}) {
  const t = useTranslations('catalogImport')
  const format = useFormatter()
  const [only, setOnly] = useState<Kind>()
  const toggle = (kind: Kind | undefined) => kind && setOnly(only === kind ? undefined : kind)
  useScreenKeys(kinds.map((kind, at) => [String(at + 1), () => toggle(kind)]))
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
            data-amber={
              (kind === 'doubtful' && (decides ? prices.todo.doubts : counts.doubtful) > 0) || undefined
            }
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
            <DoubtfulPrices prices={prices} decides={decides} doubtful={plan.doubtful} edits={list.edits} />
          )}
          {decides && (only === undefined || only === 'changed') && moves.length > 0 && (
            <BigMoves prices={prices} moves={moves} edits={list.edits} />
          )}
          {shows('changed') && <ChangedPrices changed={plan.changed} edits={list.edits} />}
          {only === 'same' && <PriceRows title={t('count.same')} listed={plan.same} edits={list.edits} />}
        </div>
        <div>
          {shows('rejected') && <RejectedRows prices={prices} decides={decides} rejected={rejected} />}
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
      {decides && <Removed prices={prices} />}
      {decides && <NameOfList prices={prices} />}
    </section>
  )
}

function isCustom({ list }: PriceListState, key: string): boolean {
  return list?.edits.get(key)?.row.model.deviceKey === undefined
}

/** Choice about prices that are missing in the file. */
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
