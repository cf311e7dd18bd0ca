import type { BookEntry, BookTotals } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useEscape } from '#ui/layout/use-escape.ts'
import { Icon } from '#ui/icon.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Message } from '#ui/notes/message.tsx'
import { useToday } from '../kit/use-today.ts'
import { LabelsButton } from '../labels/labels-button.tsx'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import list from '../list/list.module.css'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { BookCards } from './book-cards.tsx'
import { BookFilterBar } from './book-filter-bar.tsx'
import { lastMonths } from '../kit/months.ts'
import { bookFiltersIn, bookQuery, isNarrowed } from './book-query.ts'
import { BookTable } from './book-table.tsx'
import classes from './book.module.css'
import { BrokenNote, useBookCheck } from './chain-state.tsx'
import { EntryPane } from './entry-pane.tsx'
import { OffNote } from './off-note.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { useMonthName } from '../kit/use-month-name.ts'

/** Number of months to choose from; older entries are found with "All". */
const months = 24

/** The devices that the team bought, newest first, with the selected one beside them. */
export function PurchaseBookScreen() {
  const t = useTranslations('purchaseBook')
  const quotes = useTranslations('quotes')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const [params, setParams] = useSearchParams()
  const today = useToday(team.timeZone)
  const filters = bookFiltersIn(params, today)
  const found = useInfiniteQuery(bookQuery(team.id, filters))
  const check = useBookCheck()
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? []
  const seq = Number(params.get('entry'))
  const chosen = entries.find((entry) => entry.seq === seq)
  const isEmpty = check.data?.entries === 0
  const close = () => setParams((before) => withEntry(before, undefined), { replace: true })
  useEscape(() => chosen && close())
  const pathOf = (entry: BookEntry) => `?${withEntry(params, entry.seq)}`
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        up={{ to: paths.quotes(team.id), title: quotes('title') }}
        action={
          <span className="cp-flex cp-wrap cp-gap-8">
            <PayoutsLink />
            {!isPhone && <Labels entries={entries} />}
            {!isEmpty && <Export month={filters.days?.from.slice(0, 7) ?? today.slice(0, 7)} today={today} />}
          </span>
        }
      />
      <BrokenNote />
      <OffNote />
      {isEmpty ? (
        <Message title={t('empty')}>{t('emptyText')}</Message>
      ) : (
        <div className={classes.desk} data-open={chosen !== undefined || undefined}>
          <div className={classes.main}>
            <BookFilterBar months={lastMonths(today, months)} filters={filters} />
            {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
            {found.isPending && !found.error && <SkeletonRows />}
            {found.data && entries.length === 0 && <NoMatch />}
            {entries.length > 0 && (
              <div
                aria-busy={found.isPlaceholderData}
                className={found.isPlaceholderData ? list.reloading : ''}
              >
                {isPhone ? (
                  <BookCards entries={entries} pathOf={pathOf} />
                ) : (
                  <BookTable entries={entries} chosen={chosen?.seq} pathOf={pathOf} />
                )}
              </div>
            )}
            {found.data && entries.length > 0 && (
              <footer className={list.foot}>
                <Foot
                  shown={entries.length}
                  totals={found.data.pages[0]?.totals ?? undefined}
                  isWhole={check.data?.isUnbroken === true && !isNarrowed(filters)}
                />
                {found.hasNextPage && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-busy={found.isFetchingNextPage}
                    onClick={() => !found.isFetchingNextPage && void found.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                )}
              </footer>
            )}
          </div>
          {chosen && <EntryPane key={chosen.seq} entry={chosen} onClose={close} />}
        </div>
      )}
    </>
  )
}

/** Labels of the visible devices as one print job, newest first. */
function Labels({ entries }: { readonly entries: readonly BookEntry[] }) {
  const quoteIds = [...new Set(entries.flatMap(({ quoteId }) => quoteId ?? []))]
  return quoteIds.length > 0 && <LabelsButton quoteIds={quoteIds} variant="default" />
}

function PayoutsLink() {
  const t = useTranslations('payouts')
  const { id } = useTeam()
  if (!useMay('customer.export')) return null
  return (
    <Button component={Link} to={paths.payouts(id)} variant="default">
      {t('title')}
    </Button>
  )
}

function Export({ month, today }: { readonly month: string; readonly today: string }) {
  const t = useTranslations('purchaseBook')
  const nameOf = useMonthName()
  const mayExport = useMay('book.manage')
  const [isOpen, dialog] = useDisclosure(false)
  if (!mayExport) return null
  const offered = lastMonths(today, months)
  return (
    <>
      <Button leftSection={<Icon of={IconDownload} size={18} />} onClick={dialog.open}>
        {t('exportMonth', { month: nameOf(month) })}
      </Button>
      {isOpen && (
        <ExportDialog
          month={month}
          months={offered.includes(month) ? offered : [...offered, month]}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

/** isWhole: the entries are consecutive, without a gap. */
function Foot({
  shown,
  totals,
  isWhole,
}: {
  readonly shown: number
  readonly totals: BookTotals | undefined
  readonly isWhole: boolean
}) {
  const t = useTranslations('purchaseBook')
  if (!totals) return <span>{t('shown', { shown, all: shown })}</span>
  const { entries, firstNumber, lastNumber, bought } = totals
  return (
    <>
      <span role="status">{t('shown', { shown, all: entries })}</span>
      <span>
        {bought.length > 0 && t('boughtFor')}{' '}
        {bought.map((sum, place) => (
          <span key={sum.currency}>
            {place > 0 && ' + '}
            <Sum {...sum} />
          </span>
        ))}
        {firstNumber !== null && lastNumber !== null && (
          <span className={classes.range}>
            {t(isWhole ? 'range' : 'rangeFound', { first: firstNumber, last: lastNumber })}
          </span>
        )}
      </span>
    </>
  )
}

function Sum({ currency, amountMinor }: BookTotals['bought'][number]) {
  return <b>{useMoney(currency).full(amountMinor)}</b>
}

function NoMatch() {
  const t = useTranslations('purchaseBook')
  const [, setParams] = useSearchParams()
  return (
    <Message
      title={t('noMatch')}
      action={
        <Button variant="default" onClick={() => setParams({ month: 'all' })}>
          {t('showAll')}
        </Button>
      }
    />
  )
}

function withEntry(params: URLSearchParams, seq: number | undefined): URLSearchParams {
  const after = new URLSearchParams(params)
  after.delete('entry')
  if (seq !== undefined) after.set('entry', String(seq))
  return after
}
