import { Button } from '@mantine/core'
import { IconPlus, IconZoomCancel } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { PageLoader } from '#ui/page-loader.tsx'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { CatalogNotes } from '../catalog-notes.tsx'
import { ListSearch } from '../list-search.tsx'
import { ListProblem, SkeletonRows } from '../list-states.tsx'
import list from '../list.module.css'
import { PageHeader } from '../page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { QuoteCards } from './quote-cards.tsx'
import { QuoteTable } from './quote-table.tsx'
import { filtersIn, type QuoteFilters, quotesQuery } from './quotes-query.ts'
import { StateTabs } from './state-tabs.tsx'
import { waitingViewIn } from './waiting/waiting-query.ts'

/** In its own file: few members answer. */
const Waiting = lazy(async () => ({ default: (await import('../../waiting-views.ts')).WaitingScreen }))

/** All quotes of a team, newest first, filtered by state and search; both are kept in the URL. */
export function QuotesScreen() {
  const t = useTranslations('quotes')
  const team = useTeam()
  const { user } = useSignedIn()
  const isPhone = useScreenSize() === 'phone'
  const [params] = useSearchParams()
  const filters = filtersIn(params)
  const { state, search } = filters
  const found = useInfiniteQuery(quotesQuery(team.id, filters))
  const quotes = found.data?.pages.flatMap((page) => page.quotes)
  const counts = found.data?.pages[0]?.counts
  const isFiltered = state !== undefined || search !== ''
  // Before the first quote there is nothing to filter, and one button to start with.
  const isFirstDay = counts?.all === 0 && !isFiltered
  const Rows = isPhone ? QuoteCards : QuoteTable
  const view = waitingViewIn(params)
  const mayAnswer = useMay('quote.override')
  if (view && mayAnswer)
    return (
      <>
        <PageHeader title={t('title')} action={!isPhone && <NewQuote isPlain />} />
        <StateTabs current={undefined} counts={counts} />
        <Suspense fallback={<PageLoader />}>
          <Waiting key={view} view={view} />
        </Suspense>
      </>
    )
  return (
    <>
      <PageHeader title={t('title')} action={!isPhone && !isFirstDay && <NewQuote />} />
      {!isFirstDay && (
        <>
          <StateTabs current={state} counts={counts} />
          <div className={list.filters}>
            <ListSearch label={t('searchLabel')} hint={t('searchHint')} />
          </div>
        </>
      )}
      {!(isFirstDay && user.isAnonymous) && <CatalogNotes hasLink />}
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {quotes && quotes.length > 0 && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? list.reloading : ''}>
          <Rows quotes={quotes} />
        </div>
      )}
      {quotes?.length === 0 && (isFiltered ? <NoMatch state={state} search={search} /> : <NoQuotes />)}
      {quotes && quotes.length > 0 && (
        <footer className={list.foot}>
          <span role="status">
            {isFiltered
              ? t('found', { shown: quotes.length })
              : t('shown', { shown: quotes.length, all: counts?.all ?? quotes.length })}
          </span>
          {!isPhone && <KeyHints />}
          {found.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              aria-busy={found.isFetchingNextPage}
              onClick={() => !found.isFetchingNextPage && void found.fetchNextPage()}
            >
              {t(found.isFetchingNextPage ? 'loadingMore' : 'more')}
            </Button>
          )}
        </footer>
      )}
    </>
  )
}

/** isPlain: something else on screen is the first thing to do. */
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
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={hasKeys && <kbd>N</kbd>}
    >
      {t('newQuote')}
    </Button>
  )
}

function NoQuotes() {
  const t = useTranslations('quotes.empty')
  return (
    <Message title={t('title')} action={<NewQuote />}>
      {t('text')}
    </Message>
  )
}

function NoMatch({ state, search }: { readonly state: QuoteFilters['state']; readonly search: string }) {
  const t = useTranslations('quotes')
  const [, setParams] = useSearchParams()
  const stateWord = state ? t(`state.${state}`) : ''
  const title = () => {
    if (search === '') return t('noMatch.state', { state: stateWord })
    return state ? t('noMatch.wordsInState', { search, state: stateWord }) : t('noMatch.words', { search })
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
      {search !== '' && t('noMatch.text')}
    </Message>
  )
}

function KeyHints() {
  const t = useTranslations('quotes.keys')
  return (
    <span aria-hidden="true">
      <kbd>J</kbd> <kbd>K</kbd> {t('move')} · <kbd>Enter</kbd> {t('open')}
    </span>
  )
}
