import { Button } from '@mantine/core'
import { IconBan, IconDatabase, IconHelpCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './bulk-head.module.css'
import { isApart, needsYou, type RowState, type StateKind } from './rows/row-state.ts'
import type { Bulk } from './use-bulk.ts'

export type RowFilter = 'all' | Exclude<StateKind, 'number'>

/** Returns the filter that shows a row; a number without a model is filtered as a choice. */
export function filterOf({ kind }: RowState): RowFilter {
  return kind === 'number' ? 'choose' : kind
}

const filters: readonly RowFilter[] = [
  'ready',
  'choose',
  'detail',
  'condition',
  'answers',
  'unreadable',
  'not-apple',
  'unlisted',
  'stopped',
  'left-out',
  'saved',
]

const icons: Partial<Record<RowFilter, typeof IconBan>> = {
  choose: IconHelpCircle,
  detail: IconDatabase,
  'not-apple': IconBan,
}

/** Name of the list, its progress, and a filter for its rows. */
export function BulkHead({
  bulk,
  filter,
  onFilter,
}: {
  readonly bulk: Bulk
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
}) {
  const t = useTranslations('bulk')
  const { list, states } = bulk
  const rows = list.rows.length
  const count = (of: RowFilter) =>
    of === 'all' ? states.length : states.filter((state) => filterOf(state) === of).length
  return (
    <>
      <div className={classes.head}>
        <h1>{list.name === '' ? t('pasted', { rows }) : t('fromFile', { rows, name: list.name })}</h1>
        <Progress bulk={bulk} />
      </div>
      <div className={classes.filters} role="group" aria-label={t('filters')}>
        {(['all', ...filters] as const)
          .filter((of) => of === 'all' || of === filter || count(of) > 0)
          .map((of) => {
            const Icon = icons[of]
            return (
              <button
                key={of}
                type="button"
                className={classes.filter}
                aria-pressed={of === filter}
                data-needs={
                  ['choose', 'detail', 'condition', 'answers', 'unreadable'].includes(of) || undefined
                }
                onClick={() => onFilter(of)}
              >
                {Icon && <Icon size={15} stroke={2} aria-hidden="true" />}
                {t(`filter.${of}`)} {count(of)}
              </button>
            )
          })}
        <span className={`${classes.order} cp-dim cp-desk-only`}>{t('order')}</span>
      </div>
    </>
  )
}

/** Number of rows read so far, later the number of ready rows. */
function Progress({ bulk: { list, states, isReading, isStopped, stop, goOn } }: { readonly bulk: Bulk }) {
  const t = useTranslations('bulk')
  const left = list.rows.length - states.length
  if (isReading)
    return (
      <div className={classes.progress}>
        <Meter
          value={states.length}
          max={list.rows.length}
          label={t('readingRows', { read: states.length, all: list.rows.length })}
        />
        <span>{t('readingRows', { read: states.length, all: list.rows.length })}</span>
        <Button variant="default" size="xs" onClick={stop}>
          {t('stop')}
        </Button>
      </div>
    )
  const out = states.filter(isApart).length
  const ready = states.filter(({ kind }) => kind === 'ready' || kind === 'saved').length
  const all = states.length - out
  const needing = states.filter(needsYou).length
  return (
    <div className={classes.progress}>
      <b>{t('ready', { ready, all })}</b>
      <Meter value={ready} max={all} label={t('readyLabel', { ready, all })} />
      <span className="cp-dim" role="status">
        {[needing > 0 && t('needYou', { count: needing }), out > 0 && t('leftOut', { count: out })]
          .filter(Boolean)
          .join(', ')}
      </span>
      {isStopped && left > 0 && (
        <>
          <span>{t('stopped', { left })}</span>
          <Button variant="default" size="xs" onClick={goOn}>
            {t('goOn')}
          </Button>
        </>
      )}
    </div>
  )
}

function Meter({
  value,
  max,
  label,
}: {
  readonly value: number
  readonly max: number
  readonly label: string
}) {
  return (
    <span
      className={classes.meter}
      role="progressbar"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-label={label}
    >
      <i style={{ width: `${max === 0 ? 0 : (100 * value) / max}%` }} />
    </span>
  )
}
