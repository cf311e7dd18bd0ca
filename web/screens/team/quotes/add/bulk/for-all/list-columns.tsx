import type { Column } from '@costard/contract/device-rows'
import { useTranslations } from 'use-intl'
import type { BulkList } from '../bulk-list.ts'
import { decide, type Decisions, type Step } from '../decisions.ts'
import { widthOf } from '../match/chosen-columns.ts'
import { FoldingCard } from './folding-card.tsx'
import classes from './for-all.module.css'

const kinds: readonly Column[] = ['device', 'condition', 'quantity', 'imei', 'serial']

/** For a column without a heading, the first value within this many rows is shown. */
const lookedAt = 20

/** The columns of the list with their meanings. A list with one column has nothing to choose. */
export function ListColumns({
  list,
  decisions,
  onStep,
}: {
  readonly list: BulkList
  readonly decisions: Decisions
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk.columns')
  const places = Array.from({ length: widthOf(list) }, (_, place) => place)
  if (places.length < 2) return null
  const nameOf = (place: number) => {
    const heading = list.columns?.headings[place]
    if (heading) return heading
    return list.rows.slice(0, lookedAt).find(({ cells }) => cells[place])?.cells[place] ?? t('empty')
  }
  return (
    <FoldingCard title={t('title')} state={<span className="cp-dim">{t('readAs')}</span>}>
      {places.map((place) => {
        const known = list.columns?.has[place]
        const name = nameOf(place)
        return (
          <div key={place} className={classes.word}>
            <span className="cp-mono">{name}</span>
            <span aria-hidden="true" className="cp-dim">
              →
            </span>
            <select
              className={classes.select}
              aria-label={t('meaning', { name })}
              value={decisions[`column:${place}`] ?? known ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onStep(
                  decide(`column:${place}`, value === (known ?? '') ? undefined : (value as Column | 'none')),
                )
              }
            >
              {/* Without headings, a row is read as a whole. */}
              {known === undefined && <option value="">{t(list.columns ? 'none' : 'unknown')}</option>}
              {(known !== undefined || !list.columns) && <option value="none">{t('none')}</option>}
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(kind)}
                </option>
              ))}
            </select>
          </div>
        )
      })}
    </FoldingCard>
  )
}
