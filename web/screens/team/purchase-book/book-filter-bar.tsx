import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { OneOf, OneOrNone } from '#ui/fields/one-of.tsx'
import { Icon } from '#ui/icon.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { ListSearch } from '../list/list-search.tsx'
import list from '../list/list.module.css'
import { useSites } from '../site/sites-query.ts'
import { allMonths, type BookFilters } from './book-query.ts'
import { ChainState } from './chain-state.tsx'
import { useMonthName } from '../kit/use-month-name.ts'

/** Filters: search, period, site and missing papers; they are kept in the address. */
export function BookFilterBar({
  months,
  filters: { days, siteId, isPaperMissing },
}: {
  readonly months: readonly string[]
  readonly filters: BookFilters
}) {
  const t = useTranslations('purchaseBook')
  const nameOf = useMonthName()
  const { sites, nameOf: siteOf } = useSites()
  const [, setParams] = useSearchParams()
  const period = useRef<HTMLSelectElement>(null)
  useKeys({
    d: () => {
      period.current?.focus()
      period.current?.showPicker()
    },
  })
  const set = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(name)
        after.delete('entry')
        if (value !== undefined) after.set(name, value)
        return after
      },
      { replace: true },
    )
  const month = days?.from.slice(0, 7) ?? allMonths
  const offered = months.includes(month) || month === allMonths ? months : [...months, month]
  return (
    <div className={list.filters} data-last>
      <ListSearch label={t('search')} hint={t('searchHint')} />
      <OneOf
        size="xs"
        ref={period}
        aria-label={t('period')}
        aria-keyshortcuts="d"
        values={[...offered, allMonths]}
        value={month}
        wordOf={(one) => (one === allMonths ? t('all') : nameOf(one))}
        onPick={(one) => set('month', one)}
      />
      {sites.length > 0 && (
        <OneOrNone
          size="xs"
          aria-label={t('site')}
          none={t('allSites')}
          values={sites.map(({ id }) => id)}
          value={siteId}
          wordOf={(one) => siteOf(one) ?? one}
          onPick={(one) => set('site', one)}
        />
      )}
      <Button
        size="xs"
        radius="xl"
        variant={isPaperMissing ? 'light' : 'default'}
        aria-pressed={isPaperMissing}
        leftSection={<Icon of={IconId} size={14} />}
        onClick={() => set('papers', isPaperMissing ? undefined : 'missing')}
      >
        {t('papersMissing')}
      </Button>
      <span className={list.side}>
        <ChainState />
      </span>
    </div>
  )
}
