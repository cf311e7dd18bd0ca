import { minAnswersForShares } from '@costard/contract'
import { quoteStates } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconPlus, IconStack2, IconZoomCancel } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import { CatalogNotes } from '../../kit/catalog-notes.tsx'
import { ListSearch } from '../../list/list-search.tsx'
import { ListProblem, SkeletonRows } from '../../list/list-states.tsx'
import list from '../../list/list.module.css'
import { PageHeader } from '../../shell/page-header.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { filtersIn, hasChips, isNarrowed, type ListFilters, without } from '../filters/list-filters.ts'
import { NoQuotes } from './no-quotes.tsx'
import { QuoteCards } from './quote-cards.tsx'
import { QuotesFoot } from './quotes-foot.tsx'
import { QuoteTable, useQuoteSorts } from './quote-table.tsx'
import { quotesQuery, quoteViewsQuery } from '../quotes-query.ts'
import { useChipsWords } from '../filters/use-chip-words.ts'
import { useFilters } from '../filters/use-filters.ts'
import { useSelectAll } from '../bulk/use-select-all.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { ViewActions } from '../views/view-actions.tsx'
import { ViewTabs } from '../views/view-tabs.tsx'
import { waitingViewIn } from '../waiting/waiting-query.ts'

/** Loaded separately, since few members answer requests. */
const Waiting = lazyView(
  () => import('../../../views/waiting-views.ts'),
  ({ WaitingScreen }) => WaitingScreen,
)

/** Loaded separately, since only those who just created a team see it. */
const FirstSteps = lazyView(
  () => import('../../first-steps/first-steps.tsx'),
  ({ FirstSteps }) => FirstSteps,
)

/** Loaded separately, since only new teams have samples. */
const SampleQuotes = lazyView(
  () => import('../samples/sample-quotes.tsx'),
  ({ SampleQuotes }) => SampleQuotes,
)

const HeaderFigures = lazyView(
  () => import('./list-tools.ts'),
  ({ HeaderFigures }) => HeaderFigures,
)
const AssistantAsks = lazyView(
  () => import('./list-tools.ts'),
  ({ AssistantAsks }) => AssistantAsks,
)
const BulkBar = lazyView(
  () => import('./list-tools.ts'),
  ({ BulkBar }) => BulkBar,
)
const ColumnsMenu = lazyView(
  () => import('./list-tools.ts'),
  ({ ColumnsMenu }) => ColumnsMenu,
)
const SortSheet = lazyView(
  () => import('./list-tools.ts'),
  ({ SortSheet }) => SortSheet,
)
const ExportQuotes = lazyView(
  () => import('./list-tools.ts'),
  ({ ExportQuotes }) => ExportQuotes,
)

/** All quotes of a team, newest first; filters, search and view are kept in the URL. */
export function QuotesScreen() {
  const t = useTranslations('quotes')
  const team = useTeam()
  const { user } = useSignedIn()
  const isPhone = useScreenSize() === 'phone'
  const mayExport = useMay('customer.export')
  const mayEditTeam = useMay('team.edit')
  const showsFirstSteps = team.showsFirstSteps && mayEditTeam && !user.isAnonymous
  const [params] = useSearchParams()
  const filters = filtersIn(params)
  const found = useInfiniteQuery(quotesQuery(team.id, filters))
  const saved = useQuery(quoteViewsQuery(team.id))
  const view = saved.data?.views.find(({ id }) => id === params.get('view'))
  const quotes = found.data?.pages.flatMap((page) => page.quotes)
  const selection = useSelection(quotes ?? [])
  const selectAll = useSelectAll(found, quotes ?? [], selection)
  const counts = found.data?.pages[0]?.counts
  const searchedTo = found.data?.pages.at(-1)?.searchedTo ?? undefined
  const isFiltered = isNarrowed(filters)
  // Before the first quote there is nothing to filter, only one button to start with.
  const isFirstDay = counts?.all === 0 && !counts['archived'] && !isFiltered
  const shownAs = {
    hidden: saved.data?.hiddenColumns ?? [],
    columnOrder: saved.data?.columnOrder ?? [],
    isCompact: saved.data?.isCompact ?? false,
  }
  const [, setFilters] = useFilters()
  const order = {
    sort: filters.sort,
    onSort: (sort: string | undefined) =>
      setFilters({ ...without(filters, 'sort'), ...(sort !== undefined && { sort }) }),
  }
  const sorts = useQuoteSorts()
  const waiting = waitingViewIn(params)
  const mayAnswer = useMay('quote.override')
  if (waiting && mayAnswer)
    return (
      <>
        <PageHeader title={t('title')} action={!isPhone && <NewQuote isPlain />} />
        <ViewTabs filters={filters} counts={counts} views={saved.data?.views ?? []} current={undefined} />
        <Suspense fallback={<PageLoader />}>
          <Waiting key={waiting} view={waiting} />
        </Suspense>
      </>
    )
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          !isPhone &&
          !isFirstDay && (
            <span className="cp-flex cp-wrap cp-gap-8">
              <Suspense>{(counts?.all ?? 0) >= minAnswersForShares && <HeaderFigures />}</Suspense>
              <Suspense>{mayExport && counts && <ExportQuotes filters={filters} />}</Suspense>
              <QuoteAList />
              <NewQuote />
            </span>
          )
        }
      />
      {!isFirstDay && (
        <>
          <ViewTabs filters={filters} counts={counts} views={saved.data?.views ?? []} current={view} />
          <div className={list.filters}>
            <ListSearch label={t('searchLabel')} hint={t('searchHint')} />
            <FilterBar />
            <ViewActions filters={filters} view={view} />
            <Suspense>{isPhone && <SortSheet choices={sorts} order={order} />}</Suspense>
            <Suspense>{!isPhone && saved.data && <ColumnsMenu shownAs={shownAs} />}</Suspense>
          </div>
        </>
      )}
      <Suspense>{showsFirstSteps && <FirstSteps />}</Suspense>
      {!showsFirstSteps && !(isFirstDay && user.isAnonymous) && <CatalogNotes isAside />}
      <Asks filters={filters} />
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {quotes && quotes.length > 0 && !isFirstDay && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? list.reloading : ''}>
          {isPhone ? (
            <QuoteCards quotes={quotes} />
          ) : (
            <QuoteTable quotes={quotes} selection={selection} order={order} shownAs={shownAs} />
          )}
        </div>
      )}
      {quotes && isFirstDay && (
        <NoQuotes isPlain={showsFirstSteps} trial={quotes.find((one) => one.isTrial)} />
      )}
      {quotes?.length === 0 && !isFirstDay && <NoMatch filters={filters} />}
      <Suspense>{team.showsSamples && quotes && !isFiltered && <SampleQuotes />}</Suspense>
      <Suspense>{!isPhone && quotes && <BulkBar selection={selection} selectAll={selectAll} />}</Suspense>
      {quotes && !isFirstDay && (quotes.length > 0 || found.hasNextPage) && (
        <QuotesFoot
          found={found}
          shown={quotes.filter(({ isTrial }) => !isTrial).length}
          hasKeys={quotes.length > 0}
          all={isFiltered ? undefined : counts?.all}
          searchedTo={searchedTo}
          exports={<Suspense>{mayExport && counts && <ExportQuotes filters={filters} />}</Suspense>}
        />
      )}
    </>
  )
}

function Asks({ filters }: { readonly filters: ListFilters }) {
  return (
    <Suspense>
      <AssistantAsks filters={filters} />
    </Suspense>
  )
}

/** isPlain: another element on screen is the primary action. */
function NewQuote({ isPlain = false }: { readonly isPlain?: boolean }) {
  const t = useTranslations('quotes')
  const team = useTeam()
  const hasKeys = useScreenSize() !== 'phone'
  if (!useMay('quote.create')) return undefined
  return (
    <Button
      component={Link}
      to={paths.identify(team.id)}
      variant={isPlain ? 'default' : 'filled'}
      leftSection={<Icon of={IconPlus} size={18} />}
      rightSection={hasKeys && <kbd>N</kbd>}
    >
      {t('newQuote')}
    </Button>
  )
}

/** On wide screens; elsewhere the first step of a quote links to it. */
function QuoteAList() {
  const t = useTranslations('quotes')
  const team = useTeam()
  const hasRoom = useScreenSize() === 'desk'
  const mayQuote = useMay('quote.create')
  if (!mayQuote || !hasRoom) return undefined
  return (
    <Button
      component={Link}
      to={paths.bulkQuote(team.id)}
      variant="default"
      leftSection={<Icon of={IconStack2} size={18} />}
    >
      {t('empty.list')}
    </Button>
  )
}

/** Shown if nothing matches: repeats the search text and names the filters. */
function NoMatch({ filters }: { readonly filters: ListFilters }) {
  const t = useTranslations('quotes')
  const [, setParams] = useSearchParams()
  const { search } = filters
  const state = quoteStates.find((known) => known === filters.state)
  const stateWord = state ? t(`state.${state}`) : ''
  const title = () => {
    if (search !== undefined)
      return state ? t('noMatch.wordsInState', { search, state: stateWord }) : t('noMatch.words', { search })
    return state ? t('noMatch.state', { state: stateWord }) : t('noMatch.filters')
  }
  return (
    <Message
      title={title()}
      icon={<IconZoomCancel size={32} stroke={1.5} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={() => setParams({}, { preventScrollReset: true })}>
          {t('noMatch.clear')}
        </Button>
      }
    >
      {hasChips(filters) ? <UsedChips filters={filters} /> : search !== undefined && t('noMatch.text')}
    </Message>
  )
}

function UsedChips({ filters }: { readonly filters: ListFilters }) {
  const t = useTranslations('quotes.noMatch')
  const format = useFormatter()
  const wordsOf = useChipsWords()
  return t('chips', { chips: format.list(wordsOf(filters), { type: 'unit' }) })
}
