import { textIn } from '@costard/contract'
import { IconBooks, IconBuilding, IconFileInvoice, IconSearch, IconUser } from '@tabler/icons-react'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { pathOf } from '../quotes/list/quote-row.ts'
import { Total } from '../quotes/marks/quote-words.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { managedCatalogsQuery } from '../team-queries.ts'
import type { FindGroup, FindRow } from './find-row.ts'
import { hasWords, type Typed } from './typed-words.ts'
import { useQuoteRow } from './use-quote-row.ts'

/** Pause in typing before the server is queried. Milliseconds. */
const restMs = 180
/** Shorter texts match too many records. */
const minLength = 2
const maxRows = 5

export interface FoundRecords {
  readonly rows: FindRow[]
  /**
   * The rows for the typed text are still loading. Until then none are shown, so that Enter does not open an
   * outdated one.
   */
  readonly isSearching: boolean
  /** Nothing was searched: more characters are needed. */
  readonly isTooShort: boolean
  readonly isFailed: boolean
}

/**
 * Customers, quotes and catalogs that match the typed text: the first of each, with a link to all; then a new
 * quote for the first customer.
 */
export function useRecords({ scope, words }: Typed): FoundRecords {
  const t = useTranslations('find')
  const states = useTranslations('quotes')
  const chips = useTranslations('quoteList.chip')
  const { language } = useRegion()
  const mayEdit = useMay('catalog.edit')
  const { id: teamId } = useTeam()
  const quoteRow = useQuoteRow()
  const [settled] = useDebouncedValue(words, restMs)
  const isAsked = scope !== 'actions' && words.length >= minLength
  const search = { enabled: isAsked && settled === words, staleTime: justReadMs }
  const input = { teamId, search: settled }
  const quotes = useQuery({ ...query.quotes.list.queryOptions({ input }), ...search })
  const forAll = { ...search, enabled: search.enabled && scope === 'all' }
  const customers = useQuery({ ...query.customers.list.queryOptions({ input }), ...forAll })
  const catalogs = useQuery({ ...managedCatalogsQuery(teamId), ...forAll })
  const asked: UseQueryResult[] = scope === 'all' ? [customers, quotes, catalogs] : [quotes]
  const none = { rows: [], isSearching: false, isTooShort: false, isFailed: false }
  if (!isAsked) return { ...none, isTooShort: scope !== 'actions' }
  if (settled !== words || asked.some(({ isLoading }) => isLoading)) return { ...none, isSearching: true }
  const all = (group: FindGroup, title: string, path: string): FindRow => ({
    key: `${group}:all`,
    group,
    Icon: IconSearch,
    title,
    does: { to: `${path}?search=${encodeURIComponent(words)}` },
  })
  const customerRows = firstOf(
    customers.data?.customers,
    scope === 'all',
    ({ id, kind, name, quotes: count }) => ({
      key: id,
      group: 'customers',
      Icon: kind === 'business' ? IconBuilding : IconUser,
      title: name,
      detail: t('customerDetail', { count, kind }),
      does: { to: paths.customer(teamId, id) },
    }),
  )
  const quoteRows = firstOf(quotes.data?.quotes, true, (quote) => ({
    key: quote.id,
    group: 'quotes',
    Icon: IconFileInvoice,
    title: [
      quote.isTrial ? states('trial') : quote.number,
      quote.title,
      ...(quote.moreDevices > 0 ? [states('moreDevices', { count: quote.moreDevices })] : []),
    ].join(', '),
    detail: [
      quote.customerName ?? states('walkIn'),
      states(`state.${quote.state === 'sent' && quote.isViewed ? 'viewed' : quote.state}`),
      ...(quote.archivedAt === null ? [] : [chips('archived')]),
    ].join(', '),
    end: <Total quote={quote} />,
    does: { to: pathOf(teamId, quote) },
  }))
  const named = catalogs.data
    ?.filter(({ archivedAt, version }) => archivedAt === null && (mayEdit || version !== null))
    .map(({ id, name }) => ({ id, name: textIn(language, name) }))
    .filter(({ name }) => hasWords(name, words))
  const catalogRows = firstOf(named, scope === 'all', ({ id, name }) => ({
    key: id,
    group: 'catalogs',
    Icon: IconBooks,
    title: name,
    does: { to: paths.catalog(teamId, id) },
  }))
  return {
    ...none,
    rows: [
      ...customerRows,
      ...(customerRows.length < maxRows
        ? []
        : [all('customers', t('allCustomers'), paths.customers(teamId))]),
      ...quoteRows,
      ...(quoteRows.length < maxRows ? [] : [all('quotes', t('allQuotes'), paths.quotes(teamId))]),
      ...catalogRows,
      ...(forAll.enabled ? (customers.data?.customers ?? []).slice(0, 1).flatMap(quoteRow) : []),
    ],
    isFailed: asked.some(({ data }) => data === undefined),
  }
}

function firstOf<Item>(
  items: readonly Item[] | undefined,
  isAsked: boolean,
  rowOf: (item: Item) => FindRow,
): FindRow[] {
  return isAsked ? (items ?? []).slice(0, maxRows).map(rowOf) : []
}
