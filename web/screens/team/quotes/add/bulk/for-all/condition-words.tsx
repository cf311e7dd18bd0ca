import { compareNames } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { decide, type Step } from '../decisions.ts'
import { FoldingCard } from './folding-card.tsx'
import classes from './for-all.module.css'
import { conditionKeyOf } from '../match/resolve-row.ts'
import type { Bulk } from '../use-bulk.ts'

/** The words for the condition in the list, each translated once for all its rows. */
export function ConditionWords({
  bulk: { states, context, decisions },
  onStep,
}: {
  readonly bulk: Bulk
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk.words')
  const { conditions, remembered } = context
  const counts = new Map<string, number>()
  for (const state of states)
    if ('questions' in state || state.kind === 'detail' || state.kind === 'choose')
      counts.set(state.reading.condition, (counts.get(state.reading.condition) ?? 0) + 1)
  if (conditions.all.length === 0 || counts.size === 0) return null
  const words = [...counts].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || compareNames(a, b))
  const { customer } = decisions
  return (
    <FoldingCard title={t('title')} state={<span className="cp-dim">{t('rows')}</span>}>
      {words.map(([word, rows]) => {
        const key = conditionKeyOf(word, decisions, conditions, remembered)
        return (
          <div key={word} className={classes.word}>
            <span className="cp-mono">{word === '' ? t('none') : word}</span>
            <span aria-hidden="true" className="cp-dim">
              →
            </span>
            <select
              className={classes.select}
              data-open={key === undefined || undefined}
              aria-label={word === '' ? t('meaningOfNone') : t('meaning', { word })}
              value={key ?? ''}
              onChange={({ currentTarget }) =>
                onStep(decide(`word:${word}`, currentTarget.value || undefined))
              }
            >
              <option value="">{t('choose')}</option>
              {conditions.all.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </select>
            <span className="cp-dim" data-number>
              {rows}
            </span>
          </div>
        )
      })}
      <p className={`${classes.note} cp-dim`}>
        {customer?.is !== undefined && customer.is !== 'new'
          ? t('remembered', { name: customer.name })
          : t('forOne')}
      </p>
    </FoldingCard>
  )
}
